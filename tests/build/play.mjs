// node play.mjs WASM FOLDER: what the library for browsers makes of the games in a folder, as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [, , library, folder] = process.argv;
const read = (name) => readFileSync(`${folder}/${name}`);
const about = JSON.parse(read("about.json"));
const { instance } = await WebAssembly.instantiate(readFileSync(library), {});
const century = instance.exports;

let end = century.__heap_base.value;
function place(bytes) {
  const begin = (end + 15) & ~15;
  end = begin + bytes;
  const missing = end - century.memory.buffer.byteLength;
  if (missing > 0) century.memory.grow(Math.ceil(missing / 65536));
  return begin;
}
const bytes = (begin, size) => new Uint8Array(century.memory.buffer, begin, size);
const numbers = (begin, count) => new BigInt64Array(century.memory.buffer, begin, count);

const results = {};
for (const [mode, players] of about.tables) {
  const given = read(`${mode} ${players}`);
  const constants = place(given.length);
  bytes(constants, given.length).set(given);
  const state = place(about.state);

  const states = createHash("sha256");
  for (let seed = 0; seed < about.games; seed++) {
    bytes(state, about.state).fill(0);
    century.century_setup(constants, state, BigInt(seed));
    do states.update(bytes(state, about.state));
    while (century.century_playout(constants, state, 1n));
  }

  const net = place(about.net);
  bytes(net, about.net).set(read(`${mode}.net`));
  const [nodes, used, pair] = [place(about.nodes * about.node), place(8), place(2 * about.state)];
  const [path, scratch] = [place(8 * about.depth), place(about.scratch)];
  for (const [begin, size] of [
    [state, about.state],
    [nodes, about.nodes * about.node],
    [scratch, about.scratch],
  ])
    bytes(begin, size).fill(0);
  numbers(used, 1)[0] = 1n;
  century.century_setup(constants, state, 1n);
  century.century_search(
    constants,
    state,
    ...[nodes, BigInt(about.nodes), used, 1n, pair, 2n, path, BigInt(about.depth)],
    net,
    scratch,
    BigInt(about.simulations),
    7n,
  );
  const tree = createHash("sha256").update(bytes(nodes, about.nodes * about.node));
  results[`${mode} ${players}`] = [states.digest("hex"), tree.digest("hex")];
}
console.log(JSON.stringify(results));
