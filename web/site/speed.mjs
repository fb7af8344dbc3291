// Simulations of the engine in a folder, and seconds of processor time that they took: node speed.mjs FOLDER
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
const lockFileContents = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});
function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const before = process.cpuUsage();
const python = await loadPyodide({ stdLibURL: `${folder}/python.zip`, lockFileContents });
const extractDir = "/lib/python3.14/site-packages";
const archive = new Uint8Array(fs.readFileSync(`${folder}/century.zip`));
python.unpackArchive(archive, "zip", { extractDir });
python.runPython("import century.solo.desk");
const { user, system } = process.cpuUsage(before);
const found = { start: (user + system) / 1e6, memory: python._module.HEAP8.length };
python.runPython(fs.readFileSync(new URL("speed.py", import.meta.url), "utf8"));
for (const mode of python.runPython("list(century.modes())").toJs()) {
  found[mode] = Infinity;
  for (let i = 0; i < python.globals.get("TRIES"); i++) {
    python.runPython(`prepare("${mode}")`);
    found[mode] = Math.min(
      found[mode],
      timed(() => python.runPython("grow()")),
    );
  }
}
console.log(JSON.stringify(found));
