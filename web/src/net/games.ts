/** Making games. */

import { nickname } from "../text/names";
import type { NewGame } from "./api";
import { about, post, signIn, type State } from "./server";

const LEVELS = ["easy", "normal", "hard", "master", "grandmaster"];

/** The levels for people where the server has them, else its bots. */
export async function levels(): Promise<string[]> {
  const { bots } = await about();
  const found = LEVELS.filter((level) => bots.includes(level));
  return found.length ? found : bots;
}

export async function usual(): Promise<string> {
  const own = await levels();
  return ["normal", "greedy"].find((level) => own.includes(level)) ?? own[0]!;
}

export async function make(game: NewGame): Promise<string> {
  await signIn(nickname());
  const made = await post<State>("/games", { hints: true, ...game });
  return made.game;
}

/** A first game: one opponent, of the gentlest kind. */
export async function playGuided(mode: string): Promise<string> {
  const bot = (await levels())[0]!;
  return make({ mode, seats: [{ kind: "human" }, { kind: "bot", bot }] });
}

/** A person against two bots; who begins is left to chance. */
export async function playNow(mode: string): Promise<string> {
  const bot = await usual();
  const seats: NewGame["seats"] = [{ kind: "human" }, { kind: "bot", bot }, { kind: "bot", bot }];
  return make({ mode, seats: shuffled(seats) });
}

/** The same in an order that chance gives. */
export function shuffled<T>(list: T[]): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
