import { describe, expect, test } from "vitest";
import { count, dense, hexAt, hexagon, scene, width } from "../../src/pieces/drawing";

describe("a heap of cubes", () => {
  test("is never wider than four", () => {
    expect(["", "Y", "YY", "YYY", "YYYY", "YYYYY", "Y".repeat(10)].map(width)).toEqual([
      0, 1, 2, 2, 2, 3, 4,
    ]);
  });

  test("counts one colour", () => {
    expect(count("YYRG", "Y")).toBe(2);
    expect(count("YYRG", "B")).toBe(0);
  });
});

test("only a trade of two wide heaps needs the small cubes", () => {
  const effect = { kind: "trade", cost: "YYYYY", gain: "BB", steps: 0 } as const;
  expect(dense(effect)).toBe(true);
  expect(dense({ ...effect, cost: "YY" })).toBe(false);
  expect(dense({ ...effect, kind: "produce" })).toBe(false);
});

test("all neighbours of an island are equally far", () => {
  const neighbours: [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  for (const at of neighbours) expect(Math.hypot(...hexAt(at, 60))).toBeCloseTo(Math.sqrt(3) * 60);
});

test("a hexagon has six corners, one of them straight up", () => {
  const corners = hexagon(10).slice(1, -1).split("L");
  expect(corners).toHaveLength(6);
  expect(corners.map((corner) => Number(corner.split(" ")[1])).sort((a, b) => a - b)).toEqual([
    -10, -5, -5, 5, 5, 10,
  ]);
});

test("every point card has one of the six scenes", () => {
  const scenes = Array.from({ length: 36 }, (_, i) => scene(`p${String(i + 1).padStart(2, "0")}`));
  expect(new Set(scenes)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
