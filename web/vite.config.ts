import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { languages } from "./languages";
import { rulesPages } from "./markdown";
import { defineConfig, type Plugin } from "vite";

/** The drawings stand in the page itself: <use> reaches them there without a request. */
function symbols(): Plugin {
  return {
    name: "symbols",
    transformIndexHtml: (html) =>
      html.replace("<!-- symbols -->", () =>
        readFileSync(new URL("src/symbols.svg", import.meta.url), "utf8")
          .replace(/<!--.*?-->/gs, "")
          .replace(/>\s+</g, "><"),
      ),
  };
}

export default defineConfig({
  plugins: [svelte(), symbols(), rulesPages(), languages()],
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/century/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
