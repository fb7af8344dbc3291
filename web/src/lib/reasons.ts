/**
 * Why something cannot be done, in the reader's language. The server tells it in one line of English;
 * the lines that players meet are told here in our own words, and any other as "not possible now".
 */

import type { Facts } from "./words.svelte";
import { cubes, say } from "./words.svelte";

const held = (letters: string): Facts[string] => (/^[YRGB]+$/.test(letters) ? cubes(letters) : say("no-cubes"));
const many = (count: string): number => (count === "no" ? 0 : Number(count));

const PATTERNS: [RegExp, (found: string[]) => string][] = [
  [/^(?:its card |the trade there )?costs ([YRGB]+), and seat \d+ has ([YRGB]+|no cubes)/, ([, cost, have]) => say("reason-cost", { cost: cubes(cost!), have: held(have!) })],
  [/^costs (\d+|no) cubes?, and seat \d+ has ([YRGB]+|no cubes)/, ([, count, have]) => say("reason-cubes", { count: many(count!), have: held(have!) })],
  [/^needs (\d+) settlers?, and seat \d+ has (\d+|no) settlers? free/, ([, needed, have]) => say("reason-settlers", { needed: many(needed!), have: many(have!) })],
  [/must rest first/, () => say("reason-played")],
  [/^the exploration tile .* covers it/, () => say("reason-covered")],
  [/has settlers there$|settlers? on it$/, () => say("reason-own")],
  [/^the ship of seat \d+ is at sea/, () => say("reason-sea")],
  [/has no trading post/, () => say("reason-no-post")],
  [/^no card lies/, () => say("reason-no-card")],
  [/^the trades at its posts cost/, () => say("reason-post-cost")],
  [/^every island in reach asks/, () => say("reason-toll")],
];

export function tellReason(line: string): string {
  for (const [pattern, tell] of PATTERNS) {
    const found = pattern.exec(line);
    if (found) return tell(found);
  }
  return say("not-now");
}

/** The settlers that a place would need, where the reason tells it. */
export function neededSettlers(line: string): number | undefined {
  const found = /^needs (\d+) settlers?/.exec(line);
  return found ? Number(found[1]) : undefined;
}
