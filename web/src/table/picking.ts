/** Choosing several cubes in any order, by the whole choices that the server tells; what they do only it knows. */

import { COLOURS, type Colour, type Phrase } from "../net/model";
import type { OpenChoice } from "../net/api";
import { count } from "../pieces/drawing";

/** Facts of a question that say how many cubes are still to be chosen. */
const COUNTED = ["steps", "cubes"];

/** Cubes in the order in which tokens tell them. */
export const inOrder = (cubes: readonly string[]): string =>
  COLOURS.map((cube) => cube.repeat(cubes.filter((one) => one === cube).length)).join("");

/** Whether one heap has all cubes of another. */
const within = (part: string, all: string): boolean =>
  COLOURS.every((cube) => count(part, cube) <= count(all, cube));

/** The choice of exactly these cubes. */
export const whole = (choices: OpenChoice[], picks: readonly string[]): OpenChoice | undefined =>
  choices.find((choice) => choice.cubes === inOrder(picks));

/** Whether these cubes may have been picked so far: a whole choice, or cubes that are there towards one. */
export function possible(choices: OpenChoice[], held: string, picks: readonly string[]): boolean {
  const picked = inOrder(picks);
  return (
    !picks.length ||
    whole(choices, picks) !== undefined ||
    (within(picked, held) && choices.some((choice) => within(picked, choice.cubes)))
  );
}

/** The colours that may be picked next. */
export const openTo = (choices: OpenChoice[], held: string, picks: readonly string[]): Colour[] =>
  COLOURS.filter((cube) => possible(choices, held, [...picks, cube]));

/** What is held with these cubes picked: as a whole choice says, else without them. */
export const holding = (choices: OpenChoice[], held: string, picks: readonly string[]): string =>
  whole(choices, picks)?.held ??
  COLOURS.map((cube) =>
    cube.repeat(count(held, cube) - picks.filter((one) => one === cube).length),
  ).join("");

/** The picks without the last one of a colour. */
export function without(picks: readonly string[], cube: string): string[] {
  const last = picks.lastIndexOf(cube);
  return picks.filter((_, i) => i !== last);
}

/** The question after so many picks: as the server would ask it then, if it tells, else counted down. */
export function asking(
  question: Phrase | null,
  then: Phrase | null | undefined,
  picks: number,
): Phrase | null {
  if (!question || !picks) return question;
  if (then) return then;
  const left = Object.entries(question.facts).map(([name, fact]) => [
    name,
    COUNTED.includes(name) && typeof fact === "number" ? fact - picks : fact,
  ]);
  return { ...question, facts: Object.fromEntries(left) as Phrase["facts"] };
}
