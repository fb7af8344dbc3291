import { expect, test } from "vitest";
import { partsOf, signsOf, stepsOf } from "../../src/learn/signs";
import type { Mode } from "../../src/net/server";
import { say } from "../../src/text/words.svelte";

const plain = { forts: [], markets: [], market: "none", settlers: 0, islands: false, posts: false };
const cards = { ...plain, market: "hand" } as unknown as Mode;
const land = { ...plain, forts: ["A1.1"], settlers: 12 } as unknown as Mode;
const sea = {
  ...land,
  markets: ["E2.1"],
  market: "use",
  islands: true,
  posts: true,
};
const names = (mode: Mode): string[] => signsOf(mode).map(({ sign }) => sign);

test("a mode has the symbols of what it is played with", () => {
  expect(names(cards)).toContain("coin-gold");
  expect(names(cards)).not.toContain("pawn");
  expect(names(land)).toEqual(expect.arrayContaining(["pawn", "nw-tool", "fort", "tile", "bonus"]));
  expect(names(land)).not.toContain("post");
  expect(names(sea)).toEqual(expect.arrayContaining(["market", "renew", "sail", "goods"]));
});

test("every symbol, step and part has words of its own", () => {
  for (const mode of [cards, land, sea]) {
    const told = names(mode).map((sign) => say("legend-sign", { sign }));
    expect(new Set(told).size).toBe(told.length);
    const steps = stepsOf(mode).map(([, step]) => say("step", { step }));
    expect(new Set(steps).size).toBe(steps.length);
    const parts = partsOf(mode).map((part) => say("sheet-part", { part }));
    expect(new Set(parts).size).toBe(parts.length);
  }
});
