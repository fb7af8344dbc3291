/** How a table is laid out. What lies on it decides, never the name of its mode. */

import type { Components, View } from "../net/model";

/** A part of the table that a narrow screen shows by itself. */
export type Zone = "land" | "row" | "market" | "sea" | "route" | "players";

export interface Tab {
  zone: Zone;
  icon: string;
  /** Which title it has: the same zone holds other things at other tables. */
  title: string;
}

export interface Board {
  id: string;
  zone: Zone;
  /** The places in the row of point cards that its forts have, and in that of merchants that its markets have. */
  forts: number[];
  markets: number[];
}

export interface Layout {
  boards: Board[];
  /** Whether point cards, and merchant cards, lie in a row of their own instead of at the boards. */
  points: boolean;
  merchants: boolean;
  sea: boolean;
  /** Small boards with the cards inside them, where there is more on the table than boards. */
  packed: boolean;
  /** How many boards lie side by side. */
  columns: number;
  /** The board of the first row that has no fort and so has room for the next point card, at a packed table. */
  host: string | null;
  /** How high the frame of a desk is drawn, before it grows or shrinks as a whole. */
  height: number;
  tabs: Tab[];
  classes: string[];
}

/** The boards that a narrow screen shows first, and at a packed table those of the first row. */
export const half = (count: number): number => Math.ceil(count / 2);

function boardsOf(components: Components, view: View): Board[] {
  const chosen = view.options.board;
  const ids = typeof chosen === "string" ? [...components.boards, chosen] : [...components.boards];
  const at = (places: string[], id: string): number[] =>
    places.flatMap((place, i) => (components.locations[place]?.board === id ? [i] : []));
  const boards = ids.map((id) => ({
    id,
    forts: at(components.forts, id),
    markets: at(components.market_locations, id),
  }));
  // Merchants go from left to right, so boards with markets change places among themselves.
  const traders = boards
    .filter((board) => board.markets.length)
    .sort((a, b) => a.markets[0]! - b.markets[0]!);
  return boards
    .map((board) => (board.markets.length ? traders.shift()! : board))
    .map((board, i) => ({ ...board, zone: i < half(boards.length) ? "land" : "market" }));
}

function tabsOf({ boards, merchants, sea }: Layout, route: boolean): Tab[] {
  const tabs: Tab[] = [
    boards.length
      ? { zone: "land", icon: "ic-fort", title: "land" }
      : { zone: "land", icon: "ic-cards", title: "table" },
  ];
  const second = boards.filter((board) => board.zone === "market");
  const harbour = sea && !second.some((board) => board.markets.length);
  if (merchants && (boards.length || sea))
    tabs.push({ zone: "row", icon: "ic-cards", title: "markets" });
  if (second.some((board) => board.markets.length))
    tabs.push({ zone: "market", icon: "ic-market", title: "markets" });
  else if (second.length && sea) tabs.push({ zone: "market", icon: "ship-line", title: "harbour" });
  else if (second.length) tabs.push({ zone: "market", icon: "circ-forest", title: "frontier" });
  if (sea) tabs.push({ zone: "sea", icon: harbour ? "ic-hex" : "ship-line", title: "sea" });
  if (route) tabs.push({ zone: "route", icon: "ic-cards", title: "route" });
  return [...tabs, { zone: "players", icon: "ic-people", title: "players" }];
}

export function layoutOf(components: Components, view: View): Layout {
  const boards = boardsOf(components, view);
  const [sea, route, hand] = [
    view.islands !== undefined,
    view.seats.some((seat) => seat.route !== undefined),
    view.seats.some((seat) => seat.hand !== undefined),
  ];
  const merchants = view.market !== undefined && !components.market_locations.length;
  const points = !components.forts.length;
  const packed = sea || boards.length > 4 || (boards.length > 0 && (merchants || points));
  const columns = sea || boards.length > 4 ? half(boards.length) : boards.length;
  const last = boards[columns - 1];
  const host = packed && columns > 2 && last && !last.forts.length ? last.id : null;
  const layout = {
    boards,
    points,
    merchants,
    sea,
    packed,
    columns,
    host,
    height: sea && route ? 1000 : 860,
    tabs: [],
    classes: [],
  };
  const only = !boards.length && !sea;
  const facts: Record<string, boolean> = {
    "t-rows": only,
    "t-boards": !only,
    "t-open": !only && !packed,
    "t-packed": !only && packed,
    "t-two": sea && columns <= 2,
    "no-sea": packed && !sea,
    "no-boards": !only && !boards.length,
    // Merchant cards below the markets of large boards.
    stalls: !packed && components.market_locations.length > 0,
    "has-row": !only && (merchants || points),
    "has-hand": hand,
    "has-route": route,
  };
  return {
    ...layout,
    tabs: tabsOf(layout, route),
    classes: Object.keys(facts).filter((name) => facts[name]),
  };
}

/** Where on the table a piece lies. */
export function zoneOfPiece(
  piece: string,
  layout: Layout,
  components: Components,
  view: View,
): Zone | null {
  if (piece.startsWith("island ")) return "sea";
  const fort = components.forts[view.points.row.indexOf(piece)];
  const market =
    components.market_locations[view.market?.row.findIndex((offer) => offer.card === piece) ?? -1];
  const covered = Object.entries(view.locations ?? {}).find(([, here]) => here.tile === piece)?.[0];
  return zoneOf(`work ${fort ?? market ?? covered ?? piece}`, layout, view);
}

/** Where on the table an answer is given; nothing where it is given in the bar or in the own area. */
export function zoneOf(token: string, layout: Layout, view: View): Zone | null {
  const [word = "", target = ""] = token.split(" ");
  const beside = layout.sea ? "sea" : (layout.boards.at(-1)?.zone ?? "land");
  const of = (place: string): Zone | null =>
    layout.boards.find((board) => board.id === place.split(/[./]/)[0])?.zone ?? null;
  switch (word) {
    case "sail":
    case "post":
      return "sea";
    case "route":
    case "replace":
    case "swap":
      return "route";
    case "work":
    case "bonus":
      return of(target);
    case "explore": {
      const covered = Object.entries(view.locations ?? {}).find(([, here]) => here.tile === target);
      return covered ? of(covered[0]) : beside;
    }
    case "acquire":
      return layout.tabs.some((tab) => tab.zone === "row") ? "row" : "land";
    case "claim":
      return "land";
    default:
      return null;
  }
}
