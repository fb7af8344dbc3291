// The service worker of a table without a server: once everything is here, no net is needed.
// `tools/make_site.py` names the version and the files.
const VERSION = "__VERSION__";
const FILES = "__FILES__";
const CACHE = `century-${VERSION}`;
// What belongs to the engine is named by its content, so another version may take it over.
const isEngine = (name) => name.startsWith("engine-");

async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of FILES) {
    if (await cache.match(name)) continue;
    const known = isEngine(name) ? await caches.match(new URL(name, registration.scope)) : null;
    const answer = known ?? (await fetch(name, { cache: isEngine(name) ? "default" : "reload" }));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(name, answer);
  }
}

addEventListener("install", (event) => event.waitUntil(keep()));

addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("century-") && name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(remove());
});

// The page asks for it, once nobody is in the middle of a game.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const name =
      mode === "navigate" ? "index.html" : url.slice(registration.scope.length).split(/[?#]/)[0];
    return (await cache.match(name || "index.html")) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
