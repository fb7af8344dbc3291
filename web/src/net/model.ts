/** What the server sends, as far as the client draws it. */

export type Fact = string | number | Phrase | Phrase[];
export interface Phrase {
  message: string;
  facts: Record<string, Fact>;
}

export type Colour = "Y" | "R" | "G" | "B";
export const COLOURS: Colour[] = ["Y", "R", "G", "B"];
export type Badge = "aid" | "tool" | "settlers" | "explore";
export const BADGES: Badge[] = ["aid", "tool", "settlers", "explore"];
export type Good = "ginger" | "chili" | "tea" | "cloves";
export const GOODS: Good[] = ["ginger", "chili", "tea", "cloves"];

export interface Effect {
  kind: "produce" | "upgrade" | "trade";
  cost: string;
  gain: string;
  steps: number;
}
interface Named {
  id: string;
  phrase: Phrase;
}
export interface Merchant extends Named {
  effect: Effect;
}
export interface PointCard extends Named {
  cost: string;
  points: number;
  benefit: Badge | null;
  symbol: string | null;
  cube: string;
  settlers: number;
}
export interface Location extends Named {
  board: string;
  kind: string;
  effect: Effect | null;
  settlers: number;
  symbol: string | null;
  sail: number;
}
export interface BonusTile extends Named {
  kind: "symbol" | "pair" | "settlers" | "flat" | "merchants";
  of: Badge[];
  points: number;
  mark: string | null;
}
export interface ExplorationTile extends Named {
  cubes: string;
  settlers: number;
  points: number;
  symbol: Badge | null;
}
export interface MarketTile extends Named {
  symbol: Good;
  effect: Effect;
}

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
  prices: Prices;
}

/** Cubes for a merchant card, and settlers for a card of a route. */
export interface Prices {
  acquire?: number[];
  route?: number[];
}

export interface Seat {
  cubes: string;
  hand?: string[];
  played?: string[];
  points?: string[];
  gold?: number;
  silver?: number;
  settlers?: number;
  reserve?: number;
  cards?: string[];
  bonus?: string[];
  explored?: string[];
  route?: { card: string; settlers: number }[];
  discard?: string[];
  ship?: number;
  posts?: Record<Good, number>;
}
export interface Island {
  at: [number, number];
  tile: string;
  ships: number[];
  posts: number[];
}
export interface View {
  mode: string;
  players: number;
  options: Record<string, string | number>;
  round: number;
  turn: number | null;
  seat: number | null;
  decision: string | null;
  ending: boolean;
  over: boolean;
  pending: {
    location?: string;
    route?: number;
    post?: number;
    acquire?: number;
    steps?: number;
    from?: Colour;
    payee?: number;
    again?: boolean;
  };
  seats: Seat[];
  points: { row: string[]; deck: number; next?: string };
  coins?: { gold: number; silver: number };
  market?: { row: { card: string; cubes?: string }[]; deck: number };
  locations?: Record<string, { seat?: number; settlers?: number; tile?: string }>;
  beside?: string[];
  bonus?: Record<string, { top: string; count: number }>;
  islands?: Island[];
}
/** What the rules say about what lies open. */
export interface Rulings {
  /** Above each place of the point row. */
  coins: ("gold" | "silver" | null)[];
  /** The cards of the point row that each seat can pay for. */
  payable: string[][];
  /** The New World symbols that each seat has. */
  symbols: Record<Badge, number>[];
}
export type Scores = Record<string, number>;
