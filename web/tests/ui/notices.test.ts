import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../src/net/server";
import { complain, fault, live, notices, notify, tell, warn } from "../../src/ui/notices.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const texts = (): string[] => notices.map((notice) => notice.text);

test("a notice goes away by itself, each in its own time", () => {
  notify("one");
  vi.advanceTimersByTime(3000);
  notify("two");
  expect(texts()).toEqual(["one", "two"]);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(["two"]);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test("what is read out is added, and the oldest is dropped", () => {
  for (let i = 1; i <= 8; i++) tell(`sentence ${i}`);
  expect(live.polite.map(({ text }) => text).slice(-2)).toEqual(["sentence 7", "sentence 8"]);
  expect(live.polite.length).toBeLessThan(8);
});

test("the same warning is said again when it comes again", async () => {
  warn("Not possible now.");
  await Promise.resolve();
  expect(live.assertive).toBe("Not possible now.");
  warn("Not possible now.");
  expect(live.assertive).toBe("");
  await Promise.resolve();
  expect(live.assertive).toBe("Not possible now.");
});

const refused = (code: string, facts = {}) => new Refused({ code, message: "", facts });

test("a refusal is told by the reason that the rules give, else by its kind", () => {
  const reason = { message: "not-now", facts: {} };
  expect(fault(refused("illegal_action", { reason }))).toBe("Not possible now.");
  expect(fault(refused("stale_number"))).toBe("The game has moved on. Look again.");
});

test("what the server refused is shown; what is wrong with the client itself is thrown", () => {
  complain(refused("not_your_turn"));
  expect(texts()).toContain("It is not your turn.");
  expect(() => complain(new TypeError("broken"))).toThrow("broken");
});
