import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Scripts and styles compressed as well as can be, beside the files: a server has no time for it. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const pack = async (name: string) => {
        const file = join(dir!, name);
        await writeFile(`${file}.br`, await compress(await readFile(file)));
      };
      await Promise.all(names.map(pack));
    },
  };
}
