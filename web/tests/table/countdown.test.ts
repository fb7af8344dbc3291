import { describe, expect, test } from "vitest";
import { clockTime, lowTime } from "../../src/table/countdown.svelte";

const clock = (seconds?: number) => ({
  kind: "turn" as const,
  ...(seconds === undefined ? {} : { seconds }),
  deadline: null,
  left: null,
  held: null,
  seat: null,
  times: [],
});

describe("time that is left", () => {
  test("is shown as clocks do", () => {
    expect(clockTime(0)).toBe("0:00");
    expect(clockTime(65)).toBe("1:05");
    expect(clockTime(3725)).toBe("1:02:05");
  });

  test("is low in the last quarter, and never for longer than 15 seconds", () => {
    expect(lowTime(clock(20))).toBe(5);
    expect(lowTime(clock(600))).toBe(15);
    expect(lowTime(clock())).toBe(15);
  });
});
