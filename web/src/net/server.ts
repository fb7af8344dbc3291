/** Requests to the server, and the socket of a game. docs/server.md tells the protocol. */

import type { Components, Phrase, Prices, Rulings, Scores, View } from "./model";

export interface Fault {
  code: string;
  message: string;
  facts: { reason?: Phrase } & Record<string, unknown>;
}

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  player: string | null;
  nickname: string | null;
  bot: string | null;
  connected: boolean;
  hints: boolean;
  out: null | "resigned" | "flag";
}
export interface Clock {
  kind: "none" | "turn" | "days";
  seconds?: number;
  days?: number;
  deadline?: string | null;
  left?: number | null;
}
export interface Result {
  reason: "end" | "resigned" | "flag";
  winner: number | null;
  totals: number[];
}
export interface Brief {
  game: string;
  number: number;
  status: "waiting" | "running" | "finished";
  mode: string;
  players: number;
  options: Record<string, string | number>;
  public: boolean;
  creator: string;
  created: string;
  started: string | null;
  finished: string | null;
  seats: SeatInfo[];
  clock: Clock;
  hints: boolean;
  rematch: string | null;
  result: Result | null;
  round?: number | null;
  turn?: number | null;
}
export interface Change {
  seat: number;
  cubes?: Record<string, number>;
  settlers?: number;
  reserve?: number;
  gold?: number;
  silver?: number;
  posts?: Record<string, number>;
  ship?: number;
  gains?: string[];
  loses?: string[];
  total?: number;
}
export interface Doing {
  phrase: Phrase;
  touches: string[];
  changes: Change[];
  then?: string | null;
}
export interface LogAction extends Doing, Step {}
export interface LogLine {
  line: number;
  kind: "turn" | "resigned" | "flag";
  round: number;
  seat: number;
  finished: boolean;
  actions: LogAction[];
  told: Phrase[];
  at: string;
}
export interface Details {
  actions: Record<string, Doing>;
  reasons: Record<string, Phrase>;
  needs: Record<string, (number | null)[]>;
}
/** What a seat may take back now; after so many steps its turn has not begun. */
export interface Undoable {
  what: "action" | "turn";
  steps: number;
}
export interface State extends Brief {
  undo: null | { seat: number; actions: number; agreed: number[]; waiting: number[] };
  /** By seat, while the game runs. */
  undoable: (Undoable | null)[];
  view: View | null;
  rulings: Rulings | null;
  question: Phrase | null;
  actions: string[];
  scores: Scores[];
  log: { from: number; lines: LogLine[] };
  details: Details | null;
  time: string;
}
export interface You {
  player: string | null;
  seats: number[];
  creator: boolean;
}
export interface Step {
  seat: number;
  token: string;
  phrase: Phrase;
}
export interface Advice {
  seat: number;
  options: { token: string; share: number; chances: number[]; scores: number[]; line: Step[] }[];
  reasons: Phrase[];
}
/** How far the contents of a box are known. */
export interface BoxTrust {
  name: string;
  trust: string;
  parts: { part: string; trust: string }[];
}
export interface Mode {
  title: string;
  players: number[];
  options: Record<
    string,
    { choices?: (string | number)[]; default?: string | number | null } & Record<string, unknown>
  >;
  components: Record<string, BoxTrust>;
  phrase: Phrase;
  board_sides: string[];
  forts: string[];
  markets: string[];
  point_row: number;
  market_row: number;
  end_cards: Record<string, number>;
  bonus_spaces: number;
  settlers: number;
  posts: boolean;
  post_values: number[];
  cube_limit: number;
  prices: Prices;
}
export interface About {
  version: string;
  languages: string[];
  bots: string[];
  emotes: string[];
  limits: Record<string, number>;
}
export interface ReplayState {
  action: number;
  seat: number | null;
  token: string | null;
  phrase: Phrase | null;
  touches: string[];
  changes: Change[];
  position: View;
  rulings: Rulings;
  question: Phrase | null;
  scores: Scores[];
}

const SECRET = "century-secret";

export const secret = (): string | null => localStorage.getItem(SECRET);
export const forget = (): void => localStorage.removeItem(SECRET);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  const own = secret();
  if (own) headers.Authorization = `Bearer ${own}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "unavailable", message: "", facts: {} });
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok || told === null)
    throw new Refused(
      (told as { error?: Fault } | null)?.error ?? { code: "internal", message: "", facts: {} },
    );
  return told as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("POST", path, body);
export const remove = (path: string): Promise<undefined> => request<undefined>("DELETE", path);

/** Makes this browser a player, once, and gives it the nickname. */
export async function signIn(nickname: string): Promise<void> {
  if (secret()) {
    try {
      const me = await get<{ nickname: string }>("/players/me");
      if (me.nickname !== nickname) await request("PATCH", "/players/me", { nickname });
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.fault.code !== "unknown_secret") throw error;
    }
  }
  const made = await post<{ secret: string }>("/players", { nickname });
  localStorage.setItem(SECRET, made.secret);
}

const kept = new Map<string, Promise<unknown>>();
/** What never changes while the page is open is asked once. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) ?? get<T>(path);
  kept.set(path, found);
  found.catch(() => kept.delete(path));
  return found as Promise<T>;
}

export const about = (): Promise<About> => once("/about");
export const modes = (): Promise<Record<string, Mode>> => once("/modes");

type Listed = Record<
  "merchants" | "points" | "locations" | "bonus" | "exploration" | "market_tiles" | "spaces",
  { id: string }[]
>;

/** Everything that a game of the mode may have on its table. */
export async function components(mode: string): Promise<Components> {
  const [own, told] = await Promise.all([once<Listed>(`/modes/${mode}/components`), modes()]);
  const facts = told[mode]!;
  const by = <T>(list: { id: string }[]): Record<string, T> =>
    Object.fromEntries(list.map((one) => [one.id, one as T]));
  return {
    merchants: by(own.merchants),
    points: by(own.points),
    locations: by(own.locations),
    bonus: by(own.bonus),
    exploration: by(own.exploration),
    markets: by(own.market_tiles),
    spaces: own.spaces.map((space) => space.id),
    posts: facts.post_values,
    boards: facts.board_sides,
    point_row: facts.point_row,
    market_row: facts.market_row,
    forts: facts.forts,
    market_locations: facts.markets,
    bonus_spaces: facts.bonus_spaces,
    end_cards: facts.end_cards,
    cube_limit: facts.cube_limit,
    prices: facts.prices,
  };
}
