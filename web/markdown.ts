import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

/**
 * Rules pages: `## Title {#anchor}` makes a heading that can be linked to, `{{merchant m07}}` stands
 * for a drawing, and a link such as `new_world#work` leads to the rules of another mode.
 */
export function rulesPages(site = false): Plugin {
  return {
    name: "rules-pages",
    load(id) {
      if (!id.endsWith(".md")) return null;
      const heads: { id: string; title: string }[] = [];
      const marked = new Marked({
        renderer: {
          heading({ tokens, depth }) {
            const text = this.parser.parseInline(tokens);
            const [, title = text, anchor] = /^(.*?)\s*\{#([a-z-]+)\}$/.exec(text) ?? [];
            if (!anchor) return `<h${depth}>${text}</h${depth}>`;
            if (depth === 2) heads.push({ id: anchor, title });
            return `<h${depth} id="${anchor}">${title}</h${depth}>`;
          },
          link({ href, tokens }) {
            const to = /^[a-z_0-9]+(#[a-z-]+)?$/.test(href)
              ? `${site ? "?" : ""}/rules/${href}`
              : href;
            return `<a href="${to}">${this.parser.parseInline(tokens)}</a>`;
          },
        },
      });
      const text = readFileSync(id, "utf8").replace(
        /\{\{([a-z]+) ([A-Za-z0-9.]+)\}\}/g,
        (_, kind: string, name: string) => `<span data-draw="${kind} ${name}"></span>`,
      );
      const html = marked.parse(text, { async: false });
      return `export default ${JSON.stringify({ html, heads })}`;
    },
  };
}
