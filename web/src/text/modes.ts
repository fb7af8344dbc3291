/** What a mode is called and told about; one without words of its own has its title. */

import { catalogue } from "../net/modes.svelte";
import { say } from "./words.svelte";

function named(message: string, mode: string): string {
  const name = say(message, { mode });
  return name === mode ? (catalogue.of(mode)?.title ?? mode) : name;
}

export const modeName = (mode: string): string => named("mode-short", mode);
export const modeTitle = (mode: string): string => named("mode", mode);

/** How the contents of its boxes are known, as a fact of a message. */
export const modeTrust = (mode: string): string =>
  catalogue.published(mode) ? "published" : "other";
