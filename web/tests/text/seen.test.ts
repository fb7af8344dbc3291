import { expect, test } from "vitest";
import { tellSeen } from "../../src/text/seen";
import { say } from "../../src/text/words.svelte";

const effect = { message: "mode-short", facts: { mode: "new_world" } };
const merchant = { message: "merchant-card", facts: { card: "m07", effect } };

test("who sees the pieces is not told their ids", () => {
  expect(say(merchant)).toContain("m07");
  expect(tellSeen(merchant)).toBe("Merchant card: A New World");
});

test("nor those of pieces inside a sentence", () => {
  const why = { message: "why-now", facts: { card: "n12", points: 9 } };
  expect(tellSeen({ message: "covered-by", facts: { tile: merchant } })).not.toContain("m07");
  expect(tellSeen(why)).toBe("It takes a card now, for 9 points.");
});

test("a seat is told by the name of who sits there", () => {
  const pay = { message: "action-pay", facts: { cube: "R", seat: 1 } };
  expect(tellSeen(pay, (seat) => `Ida ${seat}`)).toBe("Pay a red cube to Ida 1");
});

test("what has no other words is told as it is", () => {
  expect(tellSeen({ message: "your-turn", facts: {} })).toBe(say("your-turn"));
});
