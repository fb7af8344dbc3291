import { expect, test } from "vitest";
import { closestRound, pointsByRound, turningPoints } from "../../src/pages/course";
import { action, line } from "../support/games";

/** A game of two: who gained how much in each turn, two turns a round. */
const game = (...gained: [seat: number, total: number][]) =>
  gained.map(([seat, total], i) =>
    line(i, seat, {
      round: Math.floor(i / 2) + 1,
      actions: [action(seat, "claim", { changes: [{ seat, total }] })],
    }),
  );

test("points after each round begin with what the seats had before", () => {
  expect(pointsByRound(game([0, 5], [1, 3], [0, 1], [1, 9]), [7, 12])).toEqual([
    [6, 3],
    [7, 12],
  ]);
});

test("the closest round is the last of those with the smallest lead, once points were made", () => {
  const rounds = [
    [0, 0],
    [10, 3],
    [14, 13],
    [20, 19],
    [30, 24],
  ];
  expect(closestRound(rounds)).toEqual({ round: 4, points: 1 });
  expect(closestRound([[5]])).toBeNull();
});

test("turning points are the lead for good, the most at once and what began the end", () => {
  const log = game([0, 4], [1, 12], [0, 9], [1, 0], [0, 6], [1, 2]);
  const found = turningPoints(log, [19, 14], 0, (one) => one.line === 4);
  expect(found.map(({ line: { line }, kind }) => [line, kind])).toEqual([
    [1, "most"],
    [2, "lead"],
    [4, "last"],
  ]);
});

test("a tie has no lead for good", () => {
  const found = turningPoints(game([0, 4], [1, 4]), [4, 4], 1, () => false);
  expect(found.map(({ kind }) => kind)).toEqual(["most"]);
});
