/** Sentences for people who see the pieces: without the ids of cards and tiles, with names for seats. */

import type { Fact, Phrase } from "../net/model";
import { mark } from "./marks";
import { say, sayFact } from "./words.svelte";

type Namer = (seat: number) => string;

/** Facts that name a place, and the piece that it is. */
const PLACES: Record<string, (value: string) => string> = {
  location: (id) => id,
  space: (id) => id,
  island: (index) => `island ${index}`,
};

const isCubes = (value: Fact): value is Phrase[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one.message === "cubes");

const letters = (cubes: Phrase[]): string =>
  cubes.map(({ facts }) => sayFact(facts.cube!).repeat(Number(facts.count))).join("");

function fact(key: string, value: Fact, name: Namer | undefined, within: Phrase | null): Fact {
  const place = PLACES[key];
  if (within && place && typeof value !== "object")
    return mark(String(value), place(String(value)));
  if (within && isCubes(value)) {
    // The price of a card names the card.
    const { card } = within.facts;
    const named = key === "cost" && typeof card === "string" ? card : "";
    return mark(sayFact(value), named, letters(value));
  }
  if (Array.isArray(value)) return value.map((one) => seen(one, name, within !== null));
  return typeof value === "object" ? seen(value, name, within !== null) : value;
}

/** A message may have other words for who sees the pieces: its attribute `seen`. */
function seen(phrase: Phrase, name: Namer | undefined, marked: boolean): Phrase {
  const facts = Object.fromEntries(
    Object.entries(phrase.facts).map(([key, value]) => [
      key,
      fact(key, value, name, marked ? phrase : null),
    ]),
  );
  if (name && phrase.facts.seat !== undefined) facts.player = name(Number(phrase.facts.seat));
  return { message: `${phrase.message}.seen`, facts };
}

export const tellSeen = (phrase: Phrase, name?: Namer): string => say(seen(phrase, name, false));

/** The same with marks where it names places and cubes. */
export const tellMarked = (phrase: Phrase, name?: Namer): string => say(seen(phrase, name, true));
