/** Notices that reach this browser while it is closed. */

import { post } from "../net/server";
import { settings } from "../ui/settings.svelte";

const WORKER = "/notices.js";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration("/");

/** What this browser takes now. */
export async function pushed(): Promise<PushSubscription | null> {
  return canPush() ? ((await (await worker())?.pushManager.getSubscription()) ?? null) : null;
}

/** Asks the person, and then the push service of the browser; false where one of them says no. */
export async function begin(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const taken = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = taken.toJSON();
  await post("/players/me/push", { endpoint, keys, language: settings.language });
  return true;
}

export async function end(): Promise<void> {
  const taken = await pushed();
  if (!taken) return;
  await post("/players/me/push/remove", { endpoint: taken.endpoint });
  await taken.unsubscribe();
  await (await worker())?.unregister();
}
