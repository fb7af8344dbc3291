import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PALETTE = fileURLToPath(new URL("../src/century/drawing/palette.toml", import.meta.url));
const SELECTORS = { light: ":root", dark: ':root[data-theme="dark"]' };

/** `import "virtual:palette.css"`: the colours that the drawing and the terminal have too. */
export function palette(): Plugin {
  return {
    name: "palette",
    resolveId: (id) => (id === "virtual:palette.css" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0virtual:palette.css") return null;
      this.addWatchFile(PALETTE);
      const text = readFileSync(PALETTE, "utf8");
      return Object.entries(SELECTORS)
        .map(([theme, selector]) => `${selector} { ${properties(text, theme)} }`)
        .join("\n");
    },
  };
}

/** The lines NAME = "VALUE" under the head of a theme. */
function properties(text: string, theme: string): string {
  const lines = text.split(`\n[${theme}]\n`)[1]!.split("\n[")[0]!;
  return lines.replace(/^#.*$/gm, "").replace(/^([a-z0-9-]+) = "(.*)"$/gm, "--$1: $2;");
}
