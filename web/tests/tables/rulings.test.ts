/** The table shows what the server says about the rules, also where it is not what anybody expects. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Components, Merchant, PointCard } from "../../src/net/model";
import Symbols from "../../src/pieces/Symbols.svelte";
import Route from "../../src/table/Route.svelte";
import { Table } from "../../src/table/table.svelte";
import FortCard from "../../src/tables/FortCard.svelte";
import MarketRow from "../../src/tables/MarketRow.svelte";
import PointRow from "../../src/tables/PointRow.svelte";
import AtTable from "../support/AtTable.svelte";
import { COMPONENTS, rulings, view } from "../support/games";

const phrase = { message: "option-value", facts: { value: "card" } };
const point = (id: string): PointCard => ({
  id,
  phrase,
  cost: "YY",
  points: 6,
  benefit: null,
  symbol: null,
  cube: "",
  settlers: 0,
  star: null,
  players: null,
  trust: "own",
});
const merchant = (id: string): Merchant => ({
  id,
  phrase,
  effect: { kind: "produce", cost: "", gain: "YY", steps: 0 },
  start: false,
  trust: "own",
});
const components: Components = {
  ...COMPONENTS,
  points: { p01: point("p01"), p02: point("p02"), p03: point("p03") },
  merchants: { m01: merchant("m01"), m02: merchant("m02") },
  forts: ["A1.1"],
  prices: { acquire: [3, 0], route: [2, 2, 7] },
};
const row = { row: ["p01", "p02", "p03"], deck: 3 };

let table: Table;
let shown: Record<string, unknown> | null = null;
function draw(part: unknown, props: Record<string, unknown>): HTMLElement {
  shown = mount(AtTable, {
    target: document.body,
    props: { table, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  return document.body;
}
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());

beforeEach(() => {
  table = new Table(components, view({ points: row }), rulings());
  table.me = 0;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

test("coins lie where the server says, as many as the view has", () => {
  table.lay(
    view({ points: row, coins: { gold: 2, silver: 3 } }),
    rulings({ coins: [null, "silver", "gold"] }),
  );
  const drawn = draw(PointRow, {});
  const columns = [...drawn.querySelectorAll(".coins")].slice(0, 3);
  const coins = (kind: string) =>
    columns.map((column) => column.querySelectorAll(`[href="#coin-${kind}"]`).length);
  expect(coins("gold")).toEqual([0, 0, 2]);
  expect(coins("silver")).toEqual([0, 3, 0]);
});

test("a card above a fort can be paid for when the server says so, whatever its cost", () => {
  table.rulings = rulings({ payable: [["p01"], []] });
  expect(draw(FortCard, { place: 0 }).querySelector(".card")!.classList).toContain("can");
  table.rulings = rulings({ payable: [[], ["p01"]] });
  flushSync();
  expect(document.querySelector(".card")!.classList).not.toContain("can");
  table.me = 1;
  flushSync();
  expect(document.querySelector(".card")!.classList).toContain("can");
});

test("merchants cost what the server says of their places", () => {
  const market = { row: [{ card: "m01" }, { card: "m02" }], deck: 1 };
  table.view = view({ points: row, market });
  draw(MarketRow, {});
  expect(texts(".price").slice(0, 2)).toEqual(["3", "free"]);
});

test("a route has the places that the server says, each with its settlers", () => {
  table.view = view({}, [{ route: [{ card: "m01", settlers: 0 }] }, {}]);
  const drawn = draw(Route, { seat: 0 });
  expect(drawn.querySelectorAll("li")).toHaveLength(3);
  expect(texts(".need")).toEqual(["2"]);
});

test("symbols are as many as the server counts", () => {
  draw(Symbols, { of: { aid: 4, tool: 0, settlers: 2, explore: 1 } });
  expect(texts(".nwcount")).toEqual(["4", "0", "2", "1"]);
});
