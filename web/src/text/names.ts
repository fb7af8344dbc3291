/** What people and bots at a table are called. */

import type { Brief, SeatInfo } from "../net/server";
import { settings } from "../ui/settings.svelte";
import { read, write } from "../ui/storage";
import { say } from "./words.svelte";

export const nickname = (): string => settings.name.trim() || say("guest");

const BOT_NAMES = ["Mira", "Tomas", "Jonas", "Lena", "Ravi", "Ida", "Noor", "Emil"];

/** What everybody at a table is called: people by their nickname, bots by names that nobody else has. */
export function seatNames(seats: SeatInfo[], here: Record<number, string> = {}): string[] {
  const free = BOT_NAMES.filter(
    (name) => !seats.some((seat) => seat.kind === "human" && seat.nickname === name),
  );
  return seats.map((seat, i) => {
    if (seat.kind === "bot") return free.shift() ?? say("seat-name", { seat: i + 1 });
    if (seat.kind === "open" || !seat.nickname)
      return say(seat.closed ? "seat-closed" : "seat-open");
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
      (JSON.parse(read(FRIENDS) ?? "{}") as Record<string, Record<number, string>>)[game] ?? {}
    );
  } catch {
    return {};
  }
}

export function keepFriends(game: string, names: Record<number, string>): void {
  if (!Object.keys(names).length) return;
  let kept: Record<string, Record<number, string>> = {};
  try {
    kept = JSON.parse(read(FRIENDS) ?? "{}") as typeof kept;
  } catch {
    // What cannot be read is written anew.
  }
  write(FRIENDS, JSON.stringify({ ...kept, [game]: names }));
}
