/** The service worker: everything is kept once a game was played, and another version asks before it takes over. */

import { status } from "./status.svelte";

/** A worker that waits takes over when the person says so; then the page begins anew. */
function offer(waiting: ServiceWorker): void {
  status.update = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    waiting.postMessage("take over");
  };
}

function follow(registration: ServiceWorkerRegistration): void {
  // Without a controller the first worker takes over by itself, and nobody has to be asked.
  const ready = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  };
  ready(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => ready(installing));
  });
}

async function register(first: boolean): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const address = new URL("worker.js", document.baseURI);
    if (first || (await navigator.serviceWorker.getRegistration(address)))
      follow(await navigator.serviceWorker.register(address, { updateViaCache: "none" }));
  } catch (error) {
    console.warn("this page needs the net:", error); // as in a window that keeps nothing
  }
}

/** Someone who has only looked at the first page has not asked for megabytes. */
export const lookForUpdate = (): Promise<void> => register(false);

/** From now on no net is needed. */
export async function keepEverything(): Promise<void> {
  await register(true);
  // The browser may ask the person, or say no; then it forgets games only when its disk is full.
  if ("storage" in navigator) await navigator.storage.persist().catch(() => false);
}
