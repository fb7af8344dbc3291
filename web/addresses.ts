import type { Plugin } from "vite";

/** For a host without a server: links to pages of the client, as `src/ui/address.ts` tells them. */
export function addresses(site: boolean): Plugin {
  return {
    name: "addresses",
    enforce: "pre",
    transform(code, id) {
      if (!site || !id.endsWith(".svelte")) return null;
      return code
        .replaceAll('href="/fonts.txt"', 'href="fonts.txt"')
        .replace(/href="\/(?!api\/)/g, 'href="?/');
    },
  };
}
