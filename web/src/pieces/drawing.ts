/** Measures of the drawings. */

import type { Effect, Location, Merchant } from "../net/model";

/** How many cubes stand side by side in a heap. */
export const width = (cubes: string): number => [0, 1, 2, 2, 2, 3, 3][cubes.length] ?? 4;

/** A trade whose heaps are together so wide that they need the small cubes. */
export const dense = (effect: Effect): boolean =>
  effect.kind === "trade" && width(effect.cost) + width(effect.gain) > 4;

/** The corners of a hexagon with its point up. */
export const hexagon = (size: number): string =>
  "M" +
  [0, 1, 2, 3, 4, 5]
    .map((i) => (Math.PI / 180) * (60 * i - 30))
    .map((a) => `${(Math.cos(a) * size).toFixed(1)} ${(Math.sin(a) * size).toFixed(1)}`)
    .join("L") +
  "z";

/** The middle of a hexagon tile. */
export const hexAt = ([q = 0, r = 0]: number[], size: number): [number, number] => [
  Math.sqrt(3) * (q + r / 2) * size,
  1.5 * r * size,
];

/** Left, top, width and height of the water around hexagons. */
export function boxAround(at: [number, number][], size: number): [number, number, number, number] {
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [w, h] = [(Math.sqrt(3) / 2) * size + 8, size + 8];
  const [x, y] = [Math.min(...xs) - w, Math.min(...ys) - h];
  return [x, y, Math.max(...xs) + w - x, Math.max(...ys) + h - y];
}

/** The scene of a point card of Spice Road is decoration, chosen by its number. */
export const scene = (card: string): number => 1 + ((Number(card.slice(1)) * 5) % 6 || 0);

export const count = (cubes: string, colour: string): number => cubes.split(colour).length - 1;

/** Which drawn sentence a piece shows. */
export type Drawn = Pick<Merchant, "effect"> | Pick<Location, "effect" | "kind" | "sail">;
