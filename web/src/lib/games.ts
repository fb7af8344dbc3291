/** Making games, and telling about them in a line. */

import { about, post, signIn, type Brief, type SeatInfo, type State } from "./server";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export const MODES = ["spice_road", "new_world", "east_west_1", "east_west_2", "east_west_3"];
const LEVELS = ["easy", "normal", "hard", "master"];

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

export interface Wanted {
  mode: string;
  seats: { kind: string; bot?: string }[];
  options?: Record<string, string | number>;
  public?: boolean;
  clock?: Record<string, string | number>;
  hints?: boolean;
}

export async function make(wanted: Wanted): Promise<string> {
  await signIn(nickname());
  const made = await post<State>("/games", { hints: true, ...wanted });
  return made.game;
}

export const nickname = (): string => settings.name.trim() || say("guest");

/** A person against two bots. */
export async function playNow(mode: string): Promise<string> {
  const bot = await usual();
  return make({ mode, seats: [{ kind: "human" }, { kind: "bot", bot }, { kind: "bot", bot }] });
}

const BOT_NAMES = ["Mira", "Tomas", "Jonas", "Lena", "Ravi", "Ida", "Noor", "Emil"];

/** What everybody at a table is called: people by their nickname, bots by names that nobody else has. */
export function seatNames(seats: SeatInfo[], here: Record<number, string> = {}): string[] {
  const free = BOT_NAMES.filter(
    (name) => !seats.some((seat) => seat.kind === "human" && seat.nickname === name),
  );
  return seats.map((seat, i) => {
    if (seat.kind === "bot") return free.shift() ?? say("seat-name", { seat: i + 1 });
    if (seat.kind === "open" || !seat.nickname) return say("seat-open");
    if (here[i]) return here[i];
    // Several people at one screen share the name of its player.
    const shared = seats.filter((other) => other.player === seat.player);
    return shared.length > 1 ? `${seat.nickname} ${shared.indexOf(seat) + 1}` : seat.nickname;
  });
}

/** Who plays, for a line of a list. */
export const people = (game: Brief): string =>
  seatNames(game.seats, friendsHere(game.game))
    .filter((_, i) => game.seats[i]!.kind !== "open")
    .join(", ");

const FRIENDS = "century-friends";

/** The names of friends at this screen, by seat; only this browser knows them. */
export function friendsHere(game: string): Record<number, string> {
  try {
    return (
      (JSON.parse(localStorage.getItem(FRIENDS) ?? "{}") as Record<string, Record<number, string>>)[
        game
      ] ?? {}
    );
  } catch {
    return {};
  }
}

export function keepFriends(game: string, names: Record<number, string>): void {
  if (!Object.keys(names).length) return;
  let kept: Record<string, Record<number, string>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(FRIENDS) ?? "{}") as typeof kept;
  } catch {
    // What cannot be read is written anew.
  }
  localStorage.setItem(FRIENDS, JSON.stringify({ ...kept, [game]: names }));
}
