/** What the coach points at: where on the page a piece, or a part of the table, is drawn. */

const AREAS: Record<string, string> = {
  storage: ".me .storez",
  hand: ".me .handz",
  points: ".rowz.points",
  market: ".rowz.market",
  coins: ".rowz.points .coins:has(.pilec)",
  settlers: ".me .folk",
  route: ".routez",
  posts: ".mypost",
  sea: ".seabox",
  tiles: ".me .tilez, .felt .tilez, .rail .own .tiles",
  cards: ".me .cardz, .felt .cardz, .rail .own .signs",
  rest: ".ask .resting",
};

/** A selector; of cards that several seats have, the own one. */
export const ringed = (what: string): string =>
  AREAS[what] ?? `.me [data-piece="${what}"], .felt [data-piece="${what}"]`;
