/** Python in a worker: loads the engine, and then carries out calls of one of its rooms, one after the other. */

import { loadPyodide } from "pyodide";
import { forget, recall, remember } from "./memory";

export type Name = "desk" | "thinker";
export interface Begin {
  /** Where the files of the engine lie. */
  engine: string;
  /** The object that is called: `century.solo`'s desk or thinker; or Python's memory is kept. */
  room: Name | "memory";
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

const ROOMS: Record<Name, string> = {
  desk: "from century.solo.desk import Desk as Room",
  thinker: "from century.solo.thinker import Thinker as Room",
};
const DOOR = "from century.solo.door import door";
const DICE = "import random; random.seed()"; // which a kept memory has thrown already
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

/** A file of the engine; what has come of it is told, and its end. */
async function load(path: string, ended?: () => void): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  whole += Number(answer.headers.get("Content-Length") ?? 0);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      loaded += part.length;
      say({ loaded, whole });
      out.enqueue(part);
    },
    flush: ended,
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
type Python = Awaited<ReturnType<typeof loadPyodide>>;

/** Python with the project's packages, from a kept memory or from nothing. */
async function start(engine: string, given: object): Promise<Python> {
  const file = (name: string, ended?: () => void) => load(engine + name, ended);
  // Python starts while the last file comes, which would take from the line of what it needs.
  let isHere = (): void => undefined;
  const century = new Promise<void>((done) => (isHere = done)).then(() => file("century.zip"));
  century.catch(() => undefined); // who waits for it hears of it
  const [script, wasm, standard] = await Promise.all([
    file("pyodide.asm.mjs.packed"),
    file("pyodide.asm.wasm.packed", () => isHere()),
    file("python.zip"),
  ]);
  // Pyodide asks for its files by address; these are here already.
  const here: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => unpacked(wasm, "application/wasm"),
    "python.zip": () => new Response(standard),
  };
  const fetchElsewhere = self.fetch.bind(self);
  self.fetch = (asked, ...rest) => {
    const name = (asked instanceof Request ? asked.url : asked.toString()).split("/").at(-1)!;
    return name in here ? Promise.resolve(here[name]!()) : fetchElsewhere(asked, ...rest);
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
    ...given,
  } as Parameters<typeof loadPyodide>[0]).finally(() => (self.fetch = fetchElsewhere));
  const archive = await new Response(await century).arrayBuffer();
  python.unpackArchive(new Uint8Array(archive), "zip", { extractDir: HOME });
  return python;
}

/** Imports everything, and keeps the memory for later starts. */
async function keep(engine: string): Promise<void> {
  const python = await start(engine, { _makeSnapshot: true });
  python.runPython([...Object.values(ROOMS), DOOR, "import gc; gc.collect()"].join("\n"));
  await remember(engine, python.makeMemorySnapshot()).catch((error: unknown) =>
    console.warn("starts stay slow:", error),
  );
}

/** Without the kept memory where it does not fit. */
async function startQuickly(engine: string): Promise<Python> {
  const memory = await recall(engine).catch(() => null);
  if (memory)
    try {
      return await start(engine, { _loadSnapshot: memory });
    } catch (error) {
      console.warn("the kept memory does not fit:", error);
      await forget();
    }
  return start(engine, {});
}

async function open(engine: string, room: Name): Promise<(text: string) => string> {
  const python = await startQuickly(engine);
  isCompiled = python.runPython(`${DICE}\n${COMPILED}`) as boolean;
  return python.runPython(`${ROOMS[room]}\n${DOOR}\ndoor(Room())`) as (text: string) => string;
}

let call: Promise<(text: string) => string> | undefined;

addEventListener("message", ({ data }: MessageEvent<Begin | Call>) => {
  if ("room" in data) {
    const { engine, room } = data;
    const begun = room === "memory" ? keep(engine) : (call = open(engine, room));
    begun.then(
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
