import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../src/century/locales/", import.meta.url);

/** `import("words:fr")`: all Fluent files of a language as one text. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const folder = new URL(`${id.slice("\0words:".length)}/`, LOCALES);
      const pages = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl"))
        .sort();
      const text = pages.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}
