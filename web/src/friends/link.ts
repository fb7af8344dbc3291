/** Handing a link on: by the clipboard, or by whatever the device shares with. */

import { notify } from "../ui/notices.svelte";
import { say } from "../text/words.svelte";

export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(say("link-copied"), "ic-link");
  } catch {
    notify(say("link-shown"), "ic-link");
  }
}

/** Browsers have a share sheet on phones, and on some desks. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Whoever closes the sheet has changed their mind, and nothing went wrong. */
export async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(link);
  }
}
