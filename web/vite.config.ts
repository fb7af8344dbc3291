import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fonts } from "./fonts.ts";
import { languages } from "./languages.ts";
import { rulesPages } from "./markdown.ts";
import { addresses } from "./addresses.ts";
import { packed } from "./packed.ts";
import { palette } from "./palette.ts";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

/** The drawings stand in the page itself: <use> reaches them there without a request. */
function symbols(): Plugin {
  return {
    name: "symbols",
    transformIndexHtml: (html) =>
      html.replace("<!-- symbols -->", () =>
        readFileSync(new URL("../src/century/drawing/symbols.svg", import.meta.url), "utf8")
          .replace(/<!--.*?-->/gs, "")
          .replace(/>\s+</g, "><"),
      ),
  };
}

/** What main.ts asks for is named in the page, so that the browser asks for it before main.ts has come. */
function early(base: string): Plugin {
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === "chunk");
        const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/src/start.ts"));
        const names = new Set(start ? [start.fileName, ...start.imports] : []);
        return [...names]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: base + name },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

/** Few files: on a slow line each costs a way there and back. The first that matches takes a module. */
const FILES = [
  {
    name: "first",
    test: /src\/(pages\.ts|text\/language\.ts|net\/(?!api|games)[a-z]+\.ts|ui\/(address|storage)\.ts)|vite\/preload/,
  },
  {
    name: "client",
    test: /node_modules\/(?!uqr)|src\/(net\/(?!promise|lessons)|text\/(?!marks|seen)|ui\/(?!Dialog|ReadGames|frame|motion|pinch|sound)|App|start|pages\/(Home|Lost|Top|GameList|ModePicture)|pieces\/(Icon|Emblem))/,
  },
  { name: "pieces", test: /src\/(pieces|text\/(marks|seen))/ },
  { name: "table", test: /src\/(tables?\/|ui\/(Dialog|frame|motion|pinch|sound)|pages\/Game\.)/ },
];

/** In the mode `site` the client is built for a host without a server: see docs/site.md. */
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  const base = site ? "./" : "/";
  return {
    base,
    resolve: { conditions: site ? ["site", ...defaultClientConditions] : undefined },
    define: { "import.meta.env.ENGINE": JSON.stringify(process.env.CENTURY_ENGINE ?? "") },
    worker: { format: "es" },
    plugins: [
      addresses(site),
      svelte(),
      symbols(),
      palette(),
      fonts(),
      early(base),
      rulesPages(site),
      languages(),
      ...(site ? [] : [packed()]),
    ],
    server: {
      proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
      fs: { allow: [".."] },
    },
    build: {
      outDir: "../src/century/server/static",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 400,
      rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
    },
  };
});
