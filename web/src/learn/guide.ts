/** A first game with the coach: how long it goes, and what speaks for a move. */

import type { Advice } from "../net/server";
import type { Table } from "../table/table.svelte";
import { cubes, say } from "../text/words.svelte";

/** So many turns of the learner the coach stays. */
export const TURNS = 10;

/** After so many milliseconds the bots are asked again, where they had no advice. */
export const AGAIN = 3000;

type Option = Advice["options"][number];

/** What the expected play after a move brings: the next point card, and the points at the end. */
export function reasons(table: Table, option: Option, seat: number): string[] {
  const told = [say("hint-score", { points: Math.round(option.scores[seat] ?? 0) })];
  let turns = 0;
  let last = seat;
  for (const step of option.line) {
    if (step.seat === seat && last !== seat) turns++;
    last = step.seat;
    const { card } = step.phrase.facts;
    if (step.seat !== seat || !step.token.startsWith("claim") || typeof card !== "string") continue;
    const { points, cost } = table.components.points[card] ?? {};
    if (points === undefined || cost === undefined) continue;
    const why = turns ? "why-later.seen" : "why-now.seen";
    return [say(why, { card, points, turns, cost: cubes(cost) }), ...told];
  }
  return told;
}
