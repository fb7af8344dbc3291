// Compiles Python for the browser: node compile.mjs SOURCE.zip OUT.zip, and both once more for another archive.
// The same Python that will run it compiles it, so a start reads what is compiled already.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
const compile = python.runPython(`
import io, marshal, zipfile
from importlib.util import MAGIC_NUMBER

def compiled(data):
    """The same archive with code in place of source; what is no source stays."""
    out = io.BytesIO()
    head = MAGIC_NUMBER + bytes(12)  # no time and no size of a source: nobody will look for one
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as source, zipfile.ZipFile(out, "w") as target:
        for name in source.namelist():
            text = source.read(name)
            if name.endswith(".py"):
                code = compile(text, name, "exec", dont_inherit=True, optimize=2)
                name, text = name + "c", head + marshal.dumps(code)
            target.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()

compiled
`);
for (let i = 2; i < process.argv.length; i += 2) {
  const [source, target] = process.argv.slice(i);
  const archive = compile(new Uint8Array(fs.readFileSync(source)));
  fs.writeFileSync(target, archive.toJs());
}
