/** What jsdom lacks of a browser, and a clean one for every test. */

import { beforeAll, beforeEach, vi } from "vitest";

/** The media queries that hold; a test may add to them. */
export const holds = new Set<string>();

const listeners = new Map<string, (() => void)[]>();
window.matchMedia = (query) =>
  ({
    get matches() {
      return holds.has(query);
    },
    media: query,
    addEventListener: (_: string, heard: () => void) =>
      listeners.set(query, [...(listeners.get(query) ?? []), heard]),
  }) as unknown as MediaQueryList;

/** The reader's system changes its mind. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) holds.add(query);
  else holds.delete(query);
  for (const heard of listeners.get(query) ?? []) heard();
}

window.scrollTo = vi.fn();
Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } });
// No test says anything in another tongue by accident.
Object.defineProperty(navigator, "languages", { value: ["en"], configurable: true });

beforeAll(async () => {
  const { speak } = await import("../src/text/words.svelte");
  await speak("en");
});

beforeEach(() => {
  holds.clear();
  localStorage.clear();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});
