import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../src/century/locales/", import.meta.url);

/** What only a learner reads; it is asked for when a lesson is. */
const LESSONS = "lessons_";

/** `import("words:fr")`: all Fluent files of a language as one text; `lessons:fr`, those of the lessons. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (/^(words|lessons):/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = /^\0(words|lessons):(.*)$/.exec(id) ?? [];
      if (!kind) return null;
      const folder = new URL(`${language}/`, LOCALES);
      const pages = readdirSync(folder)
        .filter(
          (name) => name.endsWith(".ftl") && name.startsWith(LESSONS) === (kind === "lessons"),
        )
        .sort();
      const text = pages.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}
