/** Sentences for people who see the pieces: without the ids of cards and tiles, with names for seats. */

import type { Fact, Phrase } from "../net/model";
import { say } from "./words.svelte";

const SEEN: Record<string, string> = {
  "ask-place": "seen-ask-place",
  "ask-claim": "seen-ask-claim",
  "ask-market": "seen-ask-market",
  "ask-replace": "seen-ask-replace",
  "ask-pay": "seen-ask-pay",
  "action-play": "seen-play",
  "action-acquire": "seen-acquire",
  "action-acquire-cubes": "seen-acquire-cubes",
  "action-claim-row": "seen-claim-row",
  "action-place": "seen-place",
  "action-work-oust": "seen-work-oust",
  "at-fort-card": "seen-fort-card",
  "at-fort-bonus": "seen-fort-bonus",
  "at-fort-either": "seen-fort-either",
  "at-market-use": "seen-market-use",
  "at-market-take": "seen-market-take",
  "at-market-either": "seen-market-either",
  "at-ship-trade-here": "seen-ship-trade",
  "action-route": "seen-route",
  "action-bonus": "seen-bonus",
  "action-claim": "seen-claim",
  "action-explore": "seen-explore",
  "action-explore-beside": "seen-explore-beside",
  "action-use": "seen-use",
  "action-take": "seen-take",
  "action-replace": "seen-replace",
  "action-swap": "seen-swap",
  "action-sail": "seen-sail",
  "action-pay": "seen-pay",
  "action-build": "seen-build",
  "action-post": "seen-post",
  "merchant-card": "seen-merchant",
  "point-card": "seen-point",
  "point-card-benefit": "seen-point-benefit",
  "bonus-tile": "seen-bonus-tile",
  "exploration-tile": "seen-exploration-tile",
  "market-tile": "seen-market-tile",
  "why-now": "seen-why-now",
  "why-later": "seen-why-later",
  "why-rival": "seen-why-rival",
  "why-better": "seen-why-better",
  "why-close": "seen-why-close",
};

type Namer = (seat: number) => string;

function fact(told: Fact, name?: Namer): Fact {
  if (Array.isArray(told)) return told.map((one) => seen(one, name));
  return typeof told === "object" ? seen(told, name) : told;
}

function seen(phrase: Phrase, name?: Namer): Phrase {
  const facts = Object.fromEntries(
    Object.entries(phrase.facts).map(([key, told]) => [key, fact(told, name)]),
  );
  if (name && phrase.facts.seat !== undefined) facts.player = name(Number(phrase.facts.seat));
  return { message: SEEN[phrase.message] ?? phrase.message, facts };
}

export const tellSeen = (phrase: Phrase, name?: Namer): string => say(seen(phrase, name));
