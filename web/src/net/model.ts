/** What the server sends, as far as the client draws it: the types of `api.ts` under shorter names. */

import type * as api from "./api";

export type Phrase = api.PlainPhrase;
export type Fact = Phrase["facts"][string];

export type Colour = NonNullable<api.Pending["from"]>;
export const COLOURS: Colour[] = ["Y", "R", "G", "B"];
export type Badge = NonNullable<api.PointCardEntry["benefit"]>;
export const BADGES: Badge[] = ["aid", "tool", "settlers", "explore"];
export type Good = api.MarketTileEntry["symbol"];
export const GOODS: Good[] = ["ginger", "chili", "tea", "cloves"];

export type Effect = api.Effect;
export type Merchant = api.MerchantEntry;
export type PointCard = api.PointCardEntry;
export type Location = api.LocationEntry;
export type BonusTile = api.BonusTileEntry;
export type ExplorationTile = api.ExplorationTileEntry;
export type MarketTile = api.MarketTileEntry;

/** What is printed on everything that a game of a mode may have on its table, by id. */
export interface Components {
  merchants: Record<string, Merchant>;
  points: Record<string, PointCard>;
  locations: Record<string, Location>;
  bonus: Record<string, BonusTile>;
  exploration: Record<string, ExplorationTile>;
  markets: Record<string, MarketTile>;
  posts: number[];
  /** The boards of every game, in order; an option may add one. */
  boards: string[];
  /** How many cards lie in a row. */
  point_row: number;
  market_row: number;
  /** The bonus spaces in use, in order. */
  spaces: string[];
  forts: string[];
  market_locations: string[];
  bonus_spaces: number;
  end_cards: Record<string, number>;
  /** The cubes that a seat may keep. */
  cube_limit: number;
  /** What each place of a row costs by itself, by the word of the action. */
  prices: api.Mode["prices"];
}

export type Seat = api.SeatView;
export type Island = api.IslandView;
export type View = api.View;
export type Rulings = api.Rulings;
export type Scores = api.Scores;

/** The categories of scores, as they are told, without the total. */
export const categories = (scores: Scores | undefined): (keyof Scores)[] =>
  (Object.keys(scores ?? {}) as (keyof Scores)[]).filter((part) => part !== "total");
