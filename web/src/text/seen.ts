/** Sentences for people who see the pieces: without the ids of cards and tiles, with names for seats. */

import type { Fact, Phrase } from "../net/model";
import { say } from "./words.svelte";

type Namer = (seat: number) => string;

function fact(value: Fact, name?: Namer): Fact {
  if (Array.isArray(value)) return value.map((one) => seen(one, name));
  return typeof value === "object" ? seen(value, name) : value;
}

/** A message may have other words for who sees the pieces: its attribute `seen`. */
function seen(phrase: Phrase, name?: Namer): Phrase {
  const facts = Object.fromEntries(
    Object.entries(phrase.facts).map(([key, value]) => [key, fact(value, name)]),
  );
  if (name && phrase.facts.seat !== undefined) facts.player = name(Number(phrase.facts.seat));
  return { message: `${phrase.message}.seen`, facts };
}

export const tellSeen = (phrase: Phrase, name?: Namer): string => say(seen(phrase, name));
