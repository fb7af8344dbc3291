/** Cubes of one choice, in the order of who picks them. */

import { describe, expect, test } from "vitest";
import {
  asking,
  holding,
  inOrder,
  openTo,
  possible,
  whole,
  without,
} from "../../src/table/picking";

const choice = (cubes: string, held: string) => ({
  cubes,
  held,
  tokens: [],
  then: null,
  question: null,
});
/** Two of four cubes are given away. */
const HELD = "YYRB";
const GIVEN = ["YY", "YR", "YB", "RB"].map((cubes) => choice(cubes, ""));

describe("cubes that are given away", () => {
  test("begin with any that is there", () => {
    expect(openTo(GIVEN, HELD, [])).toEqual(["Y", "R", "B"]);
    expect(openTo(GIVEN, HELD, ["B"])).toEqual(["Y", "R"]);
    expect(openTo(GIVEN, HELD, ["B", "Y"])).toEqual([]);
  });

  test("are gone from what is held before the choice is whole", () => {
    expect(holding(GIVEN, HELD, ["B"])).toBe("YYR");
    expect(whole(GIVEN, ["B"])).toBeUndefined();
    expect(whole(GIVEN, ["B", "Y"])?.cubes).toBe("YB");
  });
});

describe("cubes that become others", () => {
  const choices = [choice("Y", "RR"), choice("R", "YG"), choice("YR", "RG"), choice("YRR", "GG")];
  test("follow what the server says is held", () => {
    expect(holding(choices, "YR", ["R", "Y"])).toBe("RG");
    expect(openTo(choices, "YR", ["R"])).toEqual(["Y"]);
    expect(openTo(choices, "YR", ["R", "Y"])).toEqual(["R"]);
  });

  test("cannot lose what another was made of", () => {
    expect(possible(choices, "YR", without(["R", "Y", "R"], "R"))).toBe(true);
    expect(possible(choices, "YR", without(["R", "Y", "R"], "Y"))).toBe(false);
  });
});

test("tokens go from yellow to brown", () => {
  expect(inOrder(["B", "Y", "G", "Y"])).toBe("YYGB");
});

test("the question counts what is left, also where the cubes picked so far could end the choice", () => {
  const asked = (steps: number) => ({ message: "ask-upgrade", facts: { steps } });
  expect(asking(asked(4), undefined, 0)).toEqual(asked(4));
  expect(asking(asked(4), asked(3), 1)).toEqual(asked(3));
  // Red, green, green: with nothing dearer left, tokens end here, and yellow may still be raised.
  expect(asking(asked(4), null, 3)).toEqual(asked(1));
  expect(asking(null, undefined, 1)).toBeNull();
});
