/** Python in a worker: loads the engine, and then carries out calls of one of its rooms, one after the other. */

import { loadPyodide } from "pyodide";

export interface Begin {
  /** Where the files of the engine lie. */
  engine: string;
  /** The object that is called: `century.solo`'s desk or thinker. */
  room: "desk" | "thinker";
}
export interface Call {
  id: number;
  text: string;
}
/** How much of the engine has come, the answer to a call, or what went wrong. */
export type Said =
  | { loaded: number; whole: number }
  | { ready: boolean } // whether the compiled rules could be used
  | { id: number; text: string }
  | { id: number; fault: string }
  | { broken: string };

const ROOMS = {
  desk: "from century.solo.desk import Desk as Room",
  thinker: "from century.solo.thinker import Thinker as Room",
};
const COMPILED = "from century.rules.machine import ways; ways.way() == ways.LIBRARY";
const HOME = "/lib/python3.14/site-packages";
/** What Pyodide asks before it installs packages from elsewhere, which it never does here. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});

const say = (said: Said): void => postMessage(said);

let loaded = 0;
let whole = 0;

/** A file of the engine; what has come of it is told. */
async function load(path: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  whole += Number(answer.headers.get("Content-Length") ?? 0);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      loaded += part.length;
      say({ loaded, whole });
      out.enqueue(part);
    },
  });
  return answer.body.pipeThrough(count);
}

const unpacked = (packed: ReadableStream<Uint8Array>, type: string): Response =>
  new Response(
    packed.pipeThrough(
      new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>,
    ),
    { headers: { "Content-Type": type } },
  );

let isCompiled = true;

async function begin({ engine, room }: Begin): Promise<(text: string) => string> {
  const file = (name: string) => load(engine + name);
  const [script, wasm, standard, century] = await Promise.all([
    file("pyodide.asm.mjs.packed"),
    file("pyodide.asm.wasm.packed"),
    file("python.zip"),
    file("century.zip"),
  ]);
  // Pyodide asks for its files by address; these are here already.
  const given: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => unpacked(wasm, "application/wasm"),
    "python.zip": () => new Response(standard),
  };
  const fetchElsewhere = self.fetch.bind(self);
  self.fetch = (asked, ...rest) => {
    const name = (asked instanceof Request ? asked.url : asked.toString()).split("/").at(-1)!;
    return name in given ? Promise.resolve(given[name]!()) : fetchElsewhere(asked, ...rest);
  };
  const code = await unpacked(script, "text/javascript").blob();
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ address)) as {
    default: unknown;
  };
  URL.revokeObjectURL(address);
  const python = await loadPyodide({
    indexURL: engine,
    stdLibURL: `${engine}python.zip`,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: engine,
    createPyodideModule,
  } as Parameters<typeof loadPyodide>[0]);
  const archive = await new Response(century).arrayBuffer();
  python.unpackArchive(new Uint8Array(archive), "zip", { extractDir: HOME });
  isCompiled = python.runPython(COMPILED) as boolean;
  return python.runPython(`${ROOMS[room]}\nfrom century.solo.door import door\ndoor(Room())`) as (
    text: string,
  ) => string;
}

let call: Promise<(text: string) => string> | undefined;

addEventListener("message", ({ data }: MessageEvent<Begin | Call>) => {
  if ("room" in data) {
    call = begin(data);
    call.then(
      () => say({ ready: isCompiled }),
      (error: unknown) => say({ broken: String(error) }),
    );
    return;
  }
  call
    ?.then((carryOut) => carryOut(data.text))
    .then(
      (text) => say({ id: data.id, text }),
      (error: unknown) => say({ id: data.id, fault: String(error) }),
    );
});
