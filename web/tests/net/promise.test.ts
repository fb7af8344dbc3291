import { beforeEach, expect, test } from "vitest";
import { check, note } from "../../src/net/promise";

const commitment = "ab4da1a3ed2109e9411cff3abdac81789dbc8187a149116943ad94985b87e618";
const promised = { commitment, chosen: false, salt: null, seed: null };
const opened = { ...promised, salt: "00ff", seed: "77" };

beforeEach(() => localStorage.clear());

test("a seed that is the promised one keeps the promise", async () => {
  note("abc", promised);
  expect(await check("abc", opened)).toBe("kept");
});

test("another seed breaks it", async () => {
  expect(await check("abc", { ...opened, seed: "78" })).toBe("broken");
});

test("so does a promise that was changed in the middle of the game", async () => {
  note("abc", { ...promised, commitment: "0".repeat(64) });
  note("abc", promised);
  expect(await check("abc", opened)).toBe("broken");
});

test("games of earlier releases have none", () => {
  note("old", { commitment: null, chosen: false, salt: null, seed: null });
  expect(localStorage.length).toBe(0);
});
