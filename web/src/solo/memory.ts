/** Python's memory once all is imported, kept by the browser: whoever starts from it imports nothing. */

const CACHE = "memory";
const packing = (way: CompressionStream | DecompressionStream) =>
  way as unknown as TransformStream<Uint8Array, Uint8Array>;

/** What was kept for this engine; nothing where the browser keeps nothing. */
export async function recall(engine: string): Promise<Uint8Array | null> {
  if (!("caches" in self)) return null;
  const kept = await caches.match(engine, { cacheName: CACHE }).catch(() => undefined);
  const bytes = kept?.body?.pipeThrough(packing(new DecompressionStream("gzip")));
  return bytes ? new Uint8Array(await new Response(bytes).arrayBuffer()) : null;
}

/** Keeps it, and nothing of other engines. */
export async function remember(engine: string, memory: Uint8Array): Promise<void> {
  const packed = new Blob([memory as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(packing(new CompressionStream("gzip")));
  const whole = await new Response(packed).blob();
  await forget();
  await (await caches.open(CACHE)).put(engine, new Response(whole));
}

export const forget = (): Promise<boolean> => caches.delete(CACHE);

/** Whether there is something to do: the browser keeps files, and none of this engine's memory. */
export async function isWanted(engine: string): Promise<boolean> {
  try {
    return !(await caches.match(engine, { cacheName: CACHE }));
  } catch {
    return false; // it keeps nothing
  }
}
