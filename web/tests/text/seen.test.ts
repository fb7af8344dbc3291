import { expect, test } from "vitest";
import type { Phrase } from "../../src/net/model";
import { partsOf } from "../../src/text/marks";
import { tellMarked, tellSeen } from "../../src/text/seen";
import { say } from "../../src/text/words.svelte";

const effect = { message: "mode-short", facts: { mode: "new_world" } };
const merchant = { message: "merchant-card", facts: { card: "m07", effect } };

test("who sees the pieces is not told their ids", () => {
  expect(say(merchant)).toContain("m07");
  expect(tellSeen(merchant)).toBe("Merchant card: A New World");
});

test("nor those of pieces inside a sentence", () => {
  const why = { message: "why-now", facts: { card: "n12", points: 9, cost: "YYR" } };
  expect(tellSeen({ message: "covered-by", facts: { tile: merchant } })).not.toContain("m07");
  expect(tellSeen(why)).toBe("It claims 9 points for YYR in this turn.");
});

test("a seat is told by the name of who sits there", () => {
  const pay = { message: "action-pay", facts: { cube: "R", seat: 1 } };
  expect(tellSeen(pay, (seat) => `Ida ${seat}`)).toBe("Pay a red cube to Ida 1");
});

test("what has no other words is told as it is", () => {
  expect(tellSeen({ message: "your-turn", facts: {} })).toBe(say("your-turn"));
});

test("places and cubes of a sentence are marked, and a price names its card", () => {
  const gain = [
    { message: "cubes", facts: { cube: "Y", count: 2 } },
    { message: "cubes", facts: { cube: "R", count: 1 } },
  ];
  const did: Phrase[] = [
    { message: "did-work", facts: { location: "A1.3", settlers: 1 } },
    { message: "did-produce", facts: { gain } },
    { message: "did-claim-row", facts: { card: "p08", points: 9, cost: gain, coin: "none" } },
  ];
  const sentence = { message: "turn-did", facts: { seat: "1", did } };
  expect(partsOf(tellMarked(sentence, () => "Ida"))).toEqual([
    { text: "Ida works at ", piece: "", cubes: "" },
    { text: "A1.3", piece: "A1.3", cubes: "" },
    { text: " with 1 settler, takes ", piece: "", cubes: "" },
    { text: "2 yellow and 1 red", piece: "", cubes: "YYR" },
    { text: " and claims 9 points for ", piece: "", cubes: "" },
    { text: "2 yellow and 1 red", piece: "p08", cubes: "YYR" },
    { text: ".", piece: "", cubes: "" },
  ]);
});
