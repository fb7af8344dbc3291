/** Requests to the server, or to what stands in for it. docs/server.md tells the protocol. */

import { backend } from "#backend";
import type { Backend } from "./backend";
import type * as api from "./api";
import type { Components } from "./model";
import { Refused } from "./refused";
import { deviceName } from "./device";
import { agreedName, forget, keepName, keepSecret, secret } from "./secret";

export { Refused, type Fault } from "./refused";
export { forget, secret } from "./secret";

export type SeatInfo = api.SeatState;
export type Clock = api.ClockState;
export type Result = api.Result;
/** A list tells the round and the turn besides. */
export type Brief = api.Brief & Partial<api.ListedGame>;
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

const request = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  backend.request(method, path, body) as Promise<T>;

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>("POST", path, body);
export const remove = (path: string): Promise<undefined> => request<undefined>("DELETE", path);

export const study: Backend["study"] = (...asked) => backend.study(...asked);

/** Who plays here, and whether another device has changed the nickname. */
export async function whoPlays(): Promise<api.PlayerName & { renamed: boolean }> {
  const me = await get<api.PlayerName>("/players/me");
  const agreed = agreedName();
  return { ...me, renamed: agreed !== null && agreed !== me.nickname };
}

/** Makes this browser a player, once, and gives it the nickname; one that another device gave meanwhile stays. */
export async function signIn(nickname: string): Promise<void> {
  if (secret()) {
    try {
      const me = await whoPlays();
      if (me.nickname === nickname) keepName(nickname);
      else if (!me.renamed || agreedName() !== nickname) {
        await request("PATCH", "/players/me", { nickname });
        keepName(nickname);
      }
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.fault.code !== "unknown_secret") throw error;
    }
  }
  const made = await post<{ secret: string }>("/players", { nickname, device: deviceName() });
  keepSecret(made.secret);
  keepName(nickname);
}

/** Everything that the server knows of who plays here, as a file. */
export async function ownData(): Promise<Blob> {
  const data = await get<api.PersonalData>("/players/me/data");
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** The server forgets who plays here, and so does this browser. */
export async function erase(): Promise<void> {
  await remove("/players/me");
  forget();
}

const kept = new Map<string, Promise<unknown>>();
/** What never changes while the page is open is asked once. */
export function once<T>(path: string): Promise<T> {
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
