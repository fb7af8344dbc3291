// Python of the engine in a folder, in Node: the arguments are the folder and a program.
const [folder, program] = process.argv.slice(1);
const { readFileSync } = await import("node:fs");
const { loadPyodide } = await import("pyodide");
const python = await loadPyodide({ stdLibURL: `${folder}/python.zip`, lockFileContents: '{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten_5_0_3","python":"3.14.2"},"packages":{}}' });
const archive = new Uint8Array(readFileSync(`${folder}/century.zip`));
python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
try {
  python.runPython(readFileSync(program, "utf8"));
} catch (error) {
  console.log(error.message);
}
