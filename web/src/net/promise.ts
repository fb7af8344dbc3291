/** Whether a game was dealt from the seed that the server promised at its start. */

import { read, write } from "../ui/storage";
import type { DealPromise } from "./api";

const KEY = "century-promises";
const MOST = 200;

const noted = (): Record<string, string> => JSON.parse(read(KEY) ?? "{}") as Record<string, string>;

/** Notes the promise of a game when it is first seen. */
export function note(game: string, deal: DealPromise): void {
  const all = noted();
  if (!deal.commitment || game in all) return;
  const kept = Object.entries(all).slice(1 - MOST);
  write(KEY, JSON.stringify({ ...Object.fromEntries(kept), [game]: deal.commitment }));
}

export type Verdict = "kept" | "broken" | "unchecked";

/** Browsers compute hashes only on pages that nobody can have changed on their way. */
export async function check(game: string, deal: DealPromise): Promise<Verdict> {
  const promised = noted()[game] ?? deal.commitment;
  if (!promised || promised !== deal.commitment) return "broken";
  if (!("subtle" in crypto)) return "unchecked";
  const text = new TextEncoder().encode(`century-seed/1 ${deal.salt} ${deal.seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const digits = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits === promised ? "kept" : "broken";
}
