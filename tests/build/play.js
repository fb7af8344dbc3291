// What the library for browsers makes of some games: checksums of their states and of a tree.
// The same text runs in Node and in a page; it is one function, to be called with what is given.
async (given) => {
  const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytesOf(given.library), {});
  const century = instance.exports;

  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    for (let i = 0; i < 8; i++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
    return byte;
  });
  const checksum = (sum, bytes) => {
    let rest = ~sum;
    for (const byte of bytes) rest = table[(rest ^ byte) & 255] ^ (rest >>> 8);
    return ~rest >>> 0;
  };

  let end = century.__heap_base.value;
  const place = (size) => {
    const begin = (end + 15) & ~15;
    end = begin + size;
    const missing = end - century.memory.buffer.byteLength;
    if (missing > 0) century.memory.grow(Math.ceil(missing / 65536));
    return begin;
  };
  const bytes = (begin, size) => new Uint8Array(century.memory.buffer, begin, size);
  const put = (data) => {
    const begin = place(data.length);
    bytes(begin, data.length).set(data);
    return begin;
  };

  const results = {};
  for (const { name, constants, net } of given.games) {
    const c = put(bytesOf(constants));
    const state = place(given.state);
    let states = 0;
    for (let seed = 0; seed < given.seeds; seed++) {
      bytes(state, given.state).fill(0);
      century.century_setup(c, state, BigInt(seed));
      do states = checksum(states, bytes(state, given.state));
      while (century.century_playout(c, state, 1n));
    }

    const root = put(new Uint8Array(given.state));
    century.century_setup(c, root, 1n);
    const nodes = put(new Uint8Array(given.nodes * given.node));
    const used = put(new Uint8Array(8).fill(1, 0, 1));
    century.century_search(
      ...[c, root, nodes, BigInt(given.nodes), used, 1n, place(2 * given.state), 2n],
      ...[place(8 * given.depth), BigInt(given.depth), put(bytesOf(net))],
      ...[put(new Uint8Array(given.scratch)), BigInt(given.simulations), 7n],
    );
    results[name] = [states, checksum(0, bytes(nodes, given.nodes * given.node))];
  }
  return results;
};
