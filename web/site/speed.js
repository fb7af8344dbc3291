// Runs Python of the engine beside it, for `tools/site_speed.py`: first tells how much memory it has.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const near = (path) => new URL(path, import.meta.url).href;
const text = async (path) => (await fetch(near(path))).text();

async function begin() {
  const python = await loadPyodide({
    indexURL: near("pyodide/"),
    stdLibURL: near("engine/python.zip"),
    lockFileContents: await text("pyodide/pyodide-lock.json"),
  });
  const archive = await (await fetch(near("engine/century.zip"))).arrayBuffer();
  const extractDir = "/lib/python3.14/site-packages";
  python.unpackArchive(new Uint8Array(archive), "zip", { extractDir });
  python.runPython("import century.solo.desk");
  python.runPython(await text("speed.py"));
  return python;
}

const begun = begin();
const tell = (work) =>
  work.then(
    (answer) => postMessage({ answer }),
    (fault) => postMessage({ fault: String(fault) }),
  );
tell(begun.then((python) => python._module.HEAP8.length));
addEventListener("message", ({ data }) => {
  void tell(begun.then((python) => void python.runPython(data)));
});
