import { describe, expect, test } from "vitest";
import type { Components, Seat, View } from "../../src/net/model";
import { layoutOf, zoneOf, type Layout } from "../../src/tables/layout";
import { COMPONENTS, view } from "../support/games";

/** Boards of six locations, as far as a layout asks. */
function components(facts: Partial<Components>): Components {
  const boards = [...(facts.boards ?? []), "D1"];
  const locations = boards.flatMap((board) =>
    [1, 2, 3, 4, 5, 6].map((i) => [`${board}.${i}`, { id: `${board}.${i}`, board }] as const),
  );
  return {
    ...COMPONENTS,
    locations: Object.fromEntries(locations) as unknown as Components["locations"],
    ...facts,
  };
}
const FORTS = { 1: ["A1.1", "A1.2", "B1.1", "B1.2"], 2: ["A2.1", "A2.2", "B2.1", "B2.2"] };
const MARKET: View["market"] = { row: [], deck: 3 };
const SEA: View["islands"] = [];
const settlers: Partial<Seat> = { settlers: 4, cards: [] };
const hand: Partial<Seat> = { hand: [], played: [] };
const route: Partial<Seat> = { ...settlers, route: [] };

function table(own: Partial<Components>, seat: Partial<Seat>, facts: Partial<View> = {}) {
  const seen = view(facts, [seat, seat]);
  const layout = layoutOf(components(own), seen);
  return { layout, zone: (token: string) => zoneOf(token, layout, seen) };
}
const cards = () => table({ point_row: 5, market_row: 6 }, hand, { market: MARKET });
const land = () =>
  table({ boards: ["A1", "B1", "C1"], forts: FORTS[1] }, settlers, {
    options: { board: "D1", round_limit: 300 },
  });
const routes = () =>
  table(
    {
      boards: ["A1", "B1", "E2", "C2"],
      forts: FORTS[1],
      market_locations: ["E2.1", "E2.2", "C2.1", "C2.2"],
    },
    route,
    { market: MARKET, beside: ["x01"] },
  );
const harbour = () =>
  table({ boards: ["A2", "B2", "C1", "F2"], forts: FORTS[2] }, settlers, { islands: SEA });
const everything = () =>
  table(
    {
      boards: ["A2", "B2", "C1", "D2", "E2", "F2"],
      forts: FORTS[2],
      market_locations: ["E2.1", "E2.2", "D2.1", "D2.2"],
    },
    settlers,
    { market: MARKET, islands: SEA },
  );
const ids = ({ layout }: { layout: Layout }): string =>
  layout.boards.map((board) => board.id).join(" ");
const tabs = ({ layout }: { layout: Layout }): string =>
  layout.tabs.map((tab) => tab.title).join(" ");

describe("a table of cards", () => {
  test("has two rows, and everything in one tab", () => {
    expect(cards().layout).toMatchObject({ points: true, merchants: true, boards: [] });
    expect(cards().layout.classes).toEqual(["t-rows", "has-hand"]);
    expect(tabs(cards())).toBe("table players");
    expect([cards().zone("claim 2"), cards().zone("acquire 3")]).toEqual(["land", "land"]);
  });
});

describe("a table of boards alone", () => {
  test("has large ones, the chosen one last, and the cards above the forts", () => {
    expect(ids(land())).toBe("A1 B1 C1 D1");
    expect(land().layout).toMatchObject({ packed: false, points: false, columns: 4, host: null });
    expect(land().layout.boards[1]!.forts).toEqual([2, 3]);
  });

  test("shows the forts first on a narrow screen", () => {
    expect(tabs(land())).toBe("land frontier players");
    expect(["work B1.2", "work C1.1", "bonus A1.1/1"].map(land().zone)).toEqual([
      "land",
      "market",
      "land",
    ]);
  });
});

describe("a table with routes", () => {
  test("has a tab for them", () => {
    expect(tabs(routes())).toBe("land markets route players");
    expect(["route 2", "replace 1", "swap 1 2"].map(routes().zone)).toEqual(Array(3).fill("route"));
    expect(routes().layout.classes).toEqual(["t-boards", "t-open", "stalls", "has-route"]);
  });

  test("has its exploration tiles with the last boards", () => {
    expect(routes().zone("explore x01")).toBe("market");
  });
});

describe("a table with a sea", () => {
  test("packs its boards in two rows", () => {
    expect(harbour().layout).toMatchObject({ packed: true, sea: true, columns: 2, host: null });
    expect(tabs(harbour())).toBe("land harbour sea players");
    expect([harbour().zone("sail 3"), harbour().zone("post 2")]).toEqual(["sea", "sea"]);
  });

  test("has its markets in the order of the merchants, and the next card where no fort is", () => {
    expect(ids(everything())).toBe("A2 B2 C1 E2 D2 F2");
    expect(everything().layout).toMatchObject({ columns: 3, host: "C1" });
    expect(tabs(everything())).toBe("land markets sea players");
    expect([everything().zone("work C1.2"), everything().zone("work D2.1")]).toEqual([
      "land",
      "market",
    ]);
  });
});

describe("what no mode of the boxes has", () => {
  test("a hand beside boards: the merchants have a row and a tab of their own", () => {
    const both = table(
      { boards: ["A1", "B1", "C1"], forts: FORTS[1], market_row: 6 },
      { ...settlers, ...hand },
      { options: { board: "D1", round_limit: 300 }, market: MARKET },
    );
    expect(both.layout).toMatchObject({ merchants: true, points: false, packed: true, columns: 4 });
    expect(both.layout.classes).toEqual(["t-boards", "t-packed", "no-sea", "has-row", "has-hand"]);
    expect(tabs(both)).toBe("land markets frontier players");
    expect(["acquire 2", "work A1.1", "work D1.3", "play m07"].map(both.zone)).toEqual([
      "row",
      "land",
      "market",
      null,
    ]);
  });

  test("islands, markets and a route together", () => {
    const all = table(
      { boards: ["A2", "B2", "E2", "F2"], forts: FORTS[2], market_locations: ["E2.1", "E2.2"] },
      route,
      { market: MARKET, islands: SEA, beside: ["x01"] },
    );
    expect(tabs(all)).toBe("land markets sea route players");
    expect(all.layout.classes).toEqual(["t-boards", "t-packed", "t-two", "has-route"]);
    expect(all.zone("explore x01")).toBe("sea");
  });

  test("boards without forts: the point cards have a row of their own", () => {
    const plain = table({ boards: ["C1"], forts: [] }, settlers);
    expect(plain.layout).toMatchObject({ points: true, packed: true });
    expect(plain.zone("claim 1")).toBe("land");
    expect(tabs(plain)).toBe("land players");
  });

  test("a sea without boards", () => {
    const sea = table({}, { ...hand, ship: 0 }, { islands: SEA, market: MARKET });
    expect(sea.layout.classes).toEqual([
      "t-boards",
      "t-packed",
      "t-two",
      "no-boards",
      "has-row",
      "has-hand",
    ]);
    expect(tabs(sea)).toBe("table markets sea players");
  });
});

test("every tab has a zone of its own", () => {
  for (const made of [cards, land, routes, harbour, everything]) {
    const zones = made().layout.tabs.map((tab) => tab.zone);
    expect(new Set(zones).size).toBe(zones.length);
  }
});

test("answers of the bar are given nowhere on the table", () => {
  expect(["rest", "done", "upgrade Y", "trade 2"].map(everything().zone)).toEqual(
    Array(4).fill(null),
  );
});
