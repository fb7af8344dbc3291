/** Requests to the server, and the socket of a game. docs/server.md tells the protocol. */

import type * as api from "./api";
import type { Components } from "./model";

export type Fault = api.Error;

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

export type SeatInfo = api.SeatState;
export type Clock = api.ClockState;
export type Result = api.Result;
/** A list tells the round and the turn besides. */
export type Brief = api.Brief & Partial<api.ListedGame>;
export type Change = api.SeatChange;
export type LogAction = api.LoggedAction;
export type LogLine = api.LogLine;
export type Details = api.Details;
/** What a seat may take back now; after so many steps its turn has not begun. */
export type Undoable = api.Undoable;
export type State = Omit<api.StateMessage, "type" | "re">;
export type You = api.You;
export type Step = api.AdvisedStep;
export type Advice = api.PlainAdvice;
/** How far the contents of a box are known. */
export type BoxTrust = api.BoxAbout;
export type Mode = api.Mode;
export type About = api.About;
export type Emote = About["emotes"][number];
export type ReplayState = api.ReplayStep;

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
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok || content === null)
    throw new Refused(
      (content as { error?: Fault } | null)?.error ?? { code: "internal", message: "", facts: {} },
    );
  return content as T;
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

/** Everything that a game of the mode may have on its table. */
export async function components(mode: string): Promise<Components> {
  const [own, all] = await Promise.all([
    once<api.Components>(`/modes/${mode}/components`),
    modes(),
  ]);
  const facts = all[mode]!;
  const by = <T extends { id: string }>(list: T[]): Record<string, T> =>
    Object.fromEntries(list.map((one) => [one.id, one]));
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
