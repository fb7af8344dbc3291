/** Which symbols a mode has, and what one may do in a turn: by what it is played with, never by its name. */

import type { Mode } from "../net/server";

export interface Sign {
  /** Which text tells it. */
  sign: string;
  /** What is drawn: symbols side by side, or a tile. */
  icons: string[];
  tile?: "bonus" | "exploration";
}

const sign = (name: string, ...icons: string[]): Sign => ({
  sign: name,
  icons: icons.length ? icons : [name],
});

export function signsOf(mode: Mode): Sign[] {
  const land = mode.settlers > 0;
  const markets = mode.markets.length > 0;
  const when = (there: boolean, ...signs: Sign[]): Sign[] => (there ? signs : []);
  return [
    sign("cube-Y"),
    sign("cube-R"),
    sign("cube-G"),
    sign("cube-B"),
    sign("cube-any"),
    sign("seal"),
    sign("produce", "ic-plus"),
    sign("upgrade", "ic-steps"),
    sign("trade", "ic-arrow"),
    ...when(mode.market === "hand", sign("coin-gold"), sign("coin-silver")),
    ...when(
      land,
      sign("pawn-line"),
      sign("pawn"),
      sign("circles", "circ-field", "circ-hill", "circ-river", "circ-forest"),
      sign("nw-aid"),
      sign("nw-tool"),
      sign("nw-settlers"),
      sign("nw-explore"),
      { sign: "tile", icons: [], tile: "exploration" },
      sign("fort", "ic-fort"),
      { sign: "bonus", icons: [], tile: "bonus" },
    ),
    ...when(markets, sign("market", "ic-market"), sign("renew", "ic-cards", "ic-renew")),
    ...when(mode.market === "route", sign("adjust", "ic-plus", "cube-Y", "ic-swap")),
    ...when(
      mode.islands,
      sign("sail", "ship-line", "ic-hex"),
      sign("ship-trade", "ship-line", "ic-swap"),
      sign("post-trade", "post", "ic-swap"),
      sign("post"),
      sign("goods", "good-ginger", "good-chili", "good-tea", "good-cloves"),
    ),
    ...when(markets, sign("merchants", "ic-cards")),
    sign("rest", "ic-rest"),
  ];
}

/** What one may do in a turn, as symbols and the names of texts. */
export function stepsOf(mode: Mode): [string, string][] {
  const has = (there: boolean, icon: string, step: string): [string, string][] =>
    there ? [[icon, step]] : [];
  const [hand, land] = [mode.market === "hand", mode.settlers > 0];
  return [
    ...has(hand, "ic-cards", "play"),
    ...has(hand, "ic-market", "acquire"),
    ...has(!mode.forts.length, "ic-crown", "claim"),
    ...has(land, "pawn", "work"),
    ...has(mode.forts.length > 0, "ic-fort", "fort"),
    ...has(land, "ic-hex", "explore"),
    ...has(mode.market === "route", "ic-market", "market-route"),
    ...has(mode.market === "use", "ic-market", "market-use"),
    ...has(mode.market === "route", "ic-cards", "route"),
    ...has(mode.islands, "ship-line", "sail"),
    ...has(mode.posts, "post", "post"),
    ...has(hand, "ic-rest", "rest-cards"),
    ...has(land, "ic-rest", "rest-settlers"),
  ];
}

/** What counts at the end. */
export function partsOf(mode: Mode): string[] {
  const land = mode.settlers > 0;
  return [
    land ? "cards" : "points",
    ...(land ? ["bonus", "explored"] : ["gold", "silver"]),
    ...(mode.posts ? ["posts"] : []),
    "cubes",
  ];
}
