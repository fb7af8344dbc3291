import { expect, test } from "vitest";
import { covered, gapOf } from "../../src/table/away";

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const GROUND = box(0, 40, 800, 600);

test("a box stands whole where there is room, as far right as it is asked to", () => {
  expect(gapOf([500, 10], 200, 300, GROUND, [])).toEqual({ left: 500, top: 40, height: 300 });
  const pieces = [box(600, 100, 700, 200), box(600, 500, 700, 560)];
  expect(gapOf([500, 10], 200, 300, GROUND, pieces)).toEqual({ left: 10, top: 40, height: 300 });
});

test("it is as high as the highest gap between what it keeps clear of", () => {
  const pieces = [box(500, 100, 700, 200), box(400, 150, 600, 340), box(600, 500, 700, 560)];
  const spot = gapOf([500], 200, 300, GROUND, pieces);
  expect(spot).toEqual({ left: 500, top: 344, height: 152 });
  expect(covered(spot, 200, pieces)).toBe(0);
});

test("how much it would cover", () => {
  expect(covered({ left: 0, top: 0, height: 100 }, 100, [box(50, 90, 200, 300)])).toBe(500);
});
