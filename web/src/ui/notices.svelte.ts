/** Short notices, and what the live regions read out. */

import { Refused } from "../net/server";
import { say } from "../text/words.svelte";

export interface Notice {
  id: number;
  text: string;
  icon: string;
}

let last = 0;
export const notices: Notice[] = $state([]);
/** Sentences are added, not replaced: each is read, also when several come at once. */
export const live: { polite: { id: number; text: string }[]; assertive: string } = $state({
  polite: [],
  assertive: "",
});
const HEARD = 6;

function show(text: string, icon: string): void {
  const id = ++last;
  notices.push({ id, text, icon });
  setTimeout(() => {
    const at = notices.findIndex((notice) => notice.id === id);
    if (at >= 0) notices.splice(at, 1);
  }, 4200);
}

/** Shows a sentence for a moment, and reads it out. */
export function notify(text: string, icon = "ic-check"): void {
  show(text, icon);
  tell(text);
}

/** Reads a sentence out after what is being read. */
export function tell(text: string): void {
  live.polite = [...live.polite.slice(1 - HEARD), { id: ++last, text }];
}

/** Says at once why something is not possible. */
export function warn(text: string): void {
  live.assertive = "";
  queueMicrotask(() => (live.assertive = text));
  show(text, "ic-close");
}

/** What the server refused, in the reader's words. */
export function fault(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const { code, facts } = error.fault;
  return facts.reason ? say(facts.reason) : say("fault", { code });
}

export function complain(error: unknown): void {
  warn(fault(error));
}
