import { beforeEach, expect, test } from "vitest";
import { forget, isLearnt, isUnderway, keep, taken, tidy } from "../../src/learn/progress";
import { settings } from "../../src/ui/settings.svelte";

beforeEach(forget);

test("answers are kept while a lesson is under way", () => {
  keep("spice_road/goal", ["next"], false);
  expect(taken("spice_road/goal")).toEqual(["next"]);
  expect(isUnderway("spice_road/goal")).toBe(true);
});

test("a lesson that is done is learnt, and under way no more", () => {
  keep("spice_road/goal", ["next"], false);
  keep("spice_road/goal", ["next", "claim 3"], true);
  keep("spice_road/goal", ["next", "claim 3"], true);
  expect([isLearnt("spice_road/goal"), isUnderway("spice_road/goal")]).toEqual([true, false]);
  expect(settings.learnt).toEqual(["spice_road/goal"]);
});

test("a lesson that was begun again is not under way", () => {
  keep("spice_road/goal", ["next"], false);
  keep("spice_road/goal", [], false);
  expect(isUnderway("spice_road/goal")).toBe(false);
});

test("what no course has is dropped", () => {
  keep("spice_road/goal", [], true);
  keep("chess/knight", [], true);
  keep("chess/rook", ["next"], false);
  const lesson = { lesson: "goal", title: { message: "", facts: {} }, steps: 1 };
  const own = {
    builds_on: [],
    good_to_know: [],
    lessons: [{ ...lesson, clauses: [], sections: [] }],
  };
  tidy({ spice_road: own });
  expect(settings.learnt).toEqual(["spice_road/goal"]);
  expect(settings.underway).toEqual({});
});

test("answers of another form are none", () => {
  settings.underway = { "spice_road/goal": "next" as unknown as string[] };
  expect(taken("spice_road/goal")).toEqual([]);
});
