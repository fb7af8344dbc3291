/** The games of this browser: changed by the desk, stored, and only then told; bots think in workers of their own. */

import type { Hint, NewGame, ServerMessage, StateMessage } from "../net/api";
import { Refused } from "../net/refused";
import { isWanted } from "./memory";
import { keepEverything } from "./offline";
import { Pool, type Thought } from "./pool";
import { addressOf, Mishap, Room } from "./room";
import { status } from "./status.svelte";
import { Full, Moved, store, type Save } from "./store";

export interface Answer {
  game: string;
  number: number;
  save: Save | null;
  state: StateMessage;
  /** Whether a person decides now. */
  chooses: boolean;
  /** Whether a bot does. */
  thinks: boolean;
}
export interface Listener {
  hear(message: ServerMessage): void;
}

const ENGINE = import.meta.env.ENGINE as string;
/** Nobody waits for a bot behind another window, and a battery lasts longer. */
function inSight(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((done) =>
    document.addEventListener("visibilitychange", () => done(), { once: true }),
  );
}

/** Milliseconds after which nobody waits for what is loaded. */
const SETTLED = 10_000;

/** Makes the next starts quick; one that fails leaves them as they are. */
async function keepMemory(): Promise<void> {
  if (!(await isWanted(addressOf(ENGINE)))) return;
  await inSight();
  const maker = new Room(ENGINE, "memory");
  await maker.start().catch(() => undefined);
  maker.stop();
}

const refused = (code: string): Refused => new Refused({ code, message: "", facts: {} });

export class House {
  #desk = new Room(ENGINE, "desk", {
    progress: (share) => {
      // Whatever begins to come later makes the whole larger, but no bar goes back.
      status.share = share < 1 ? Math.max(status.share ?? 0, share) : null;
      if (status.fault === "engine-lost") status.fault = null;
      if (share < 1) return;
      void keepEverything();
      setTimeout(() => void keepMemory(), SETTLED);
    },
    slow: () => (status.fault = "engine-slow"),
    broken: () => {
      status.share = null;
      status.fault = "engine-lost";
      this.#open = new Map();
    },
  });
  #pool = new Pool(ENGINE);
  /** The games that the desk knows, by their numbers; another desk has another map. */
  #open = new Map<string, number>();
  #listeners = new Map<string, Set<Listener>>();
  #orders = new Map<string, Promise<unknown>>();
  #thinking = new Set<string>();
  #tabs = new BroadcastChannel("century-games");

  constructor() {
    this.#tabs.onmessage = ({ data }: MessageEvent<{ game: string; number: number }>) => {
      if (this.#open.get(data.game) === data.number) return;
      this.#open.delete(data.game);
      if (this.#listeners.has(data.game)) void this.#tellAll(data.game);
    };
  }

  /** Begins to load what will be needed. */
  prepare(): void {
    if (!this.#desk.started) status.share = 0;
    void this.#desk.start().catch(() => undefined);
  }

  /** Begins anew with another engine; what was stored is all that is needed. */
  restart(): void {
    this.#desk.stop();
    this.#pool.stop();
    this.#open = new Map();
  }

  /** One thing after the other is done with a game. */
  #order<T>(game: string, work: () => Promise<T>): Promise<T> {
    const before = this.#orders.get(game) ?? Promise.resolve();
    const now = before.then(work, work);
    this.#orders.set(
      game,
      now.catch(() => undefined),
    );
    return now;
  }

  /** Has the game at the desk as it is stored. */
  async #load(game: string): Promise<void> {
    const open = this.#open;
    if (open.has(game)) return;
    this.prepare();
    const found = await (await store()).game(game);
    if (!found) throw refused("unknown_game");
    try {
      await this.#desk.call("load", { table: found.saved.table, changes: found.changes });
    } catch (error) {
      throw error instanceof Mishap ? refused("damaged_game") : error;
    }
    open.set(game, found.saved.number);
  }

  /** Stores what was done, and tells it; what could not be stored has not happened. */
  async #finish(answer: Answer): Promise<Answer> {
    const { game, number, save } = answer;
    const open = this.#open;
    if (!save) return answer;
    try {
      await (await store()).save(save);
    } catch (error) {
      this.#open.delete(game);
      await this.#desk.call("forget", { game });
      if (error instanceof Moved) {
        void this.#tellAll(game);
        throw refused("stale_number");
      }
      console.error(error);
      throw refused(error instanceof Full ? "store_full" : "not_stored");
    }
    open.set(game, number);
    this.#tabs.postMessage({ game, number });
    this.#tell(answer);
    return answer;
  }

  #tell(answer: Answer): void {
    const { game, number } = answer;
    const listeners = this.#listeners.get(game);
    for (const listener of listeners ?? []) listener.hear(answer.state);
    if (!listeners?.size) return;
    if (answer.chooses)
      void this.#desk
        .call<{ number: number; details: StateMessage["details"] }>("details", { game })
        .then((told) => {
          if (told.number !== number) return;
          for (const listener of this.#listeners.get(game) ?? [])
            listener.hear({ ...answer.state, details: told.details });
        })
        .catch(() => undefined);
    if (answer.thinks) void this.#think(game);
  }

  async #tellAll(game: string): Promise<void> {
    try {
      const told = await this.#order(game, () => this.#watched(game));
      this.#tell(told);
    } catch (error) {
      console.error(error);
    }
  }

  async #watched(game: string): Promise<Answer & { you: ServerMessage }> {
    await this.#load(game);
    return this.#desk.call("watch", { game });
  }

  /** A bot's turn, again and again until a person decides, while somebody looks. */
  async #think(game: string): Promise<void> {
    if (this.#thinking.has(game)) return;
    this.#thinking.add(game);
    try {
      const thought = await this.#order(game, async () => {
        await this.#load(game);
        return this.#desk.call<(Thought & { number: number }) | null>("thought", { game });
      });
      if (!thought) return;
      const { number, ...asked } = thought;
      await inSight();
      const tokens = await this.#pool.turn(asked);
      this.#thinking.delete(game);
      await this.#order(game, async () => {
        await this.#load(game);
        await this.#finish(await this.#desk.call("bot_turn", { game, number, tokens }));
      });
    } catch (error) {
      const code = error instanceof Refused ? error.fault.code : "";
      if (code === "stale_number") return; // somebody was faster; whoever that was goes on
      if (code !== "engine_lost") console.error(error); // the worker has told of its end
      if (this.#listeners.has(game)) setTimeout(() => void this.#tellAll(game), 1000);
    } finally {
      this.#thinking.delete(game);
    }
  }

  // What the page asks

  async create(asked: NewGame, nickname: string): Promise<Answer> {
    this.prepare();
    return this.#finish(await this.#desk.call("create", { asked, nickname }));
  }

  async read(record: string, nickname: string): Promise<Answer> {
    this.prepare();
    return this.#finish(await this.#desk.call("read", { record, nickname }));
  }

  rematch(game: string): Promise<Answer> {
    return this.#order(game, async () => {
      await this.#load(game);
      return this.#finish(await this.#desk.call("rematch", { game }));
    });
  }

  move(asked: { game: string; type: string }): Promise<Answer> {
    return this.#order(asked.game, async () => {
      await this.#load(asked.game);
      return this.#finish(await this.#desk.call("move", { asked }));
    });
  }

  async watch(game: string, listener: Listener): Promise<void> {
    const told = await this.#order(game, () => this.#watched(game));
    this.#listeners.set(game, (this.#listeners.get(game) ?? new Set()).add(listener));
    listener.hear(told.you);
    this.#tell(told);
  }

  leave(game: string, listener: Listener): void {
    this.#listeners.get(game)?.delete(listener);
    if (!this.#listeners.get(game)?.size) this.#listeners.delete(game);
  }

  /** What can be read off a game. */
  ask<T>(name: "state" | "replay" | "record", given: { game: string }): Promise<T> {
    return this.#order(given.game, async () => {
      await this.#load(given.game);
      return this.#desk.call<T>(name, given);
    });
  }

  /** Lessons keep nothing: the answers so far come with each request. */
  learn<T>(name: "lesson" | "questions", given: object): Promise<T> {
    this.prepare();
    return this.#desk.call<T>(name, given);
  }

  /** Advice that gets better while it is thought about; what is known so far is heard at once. */
  async hint(
    asked: { game: string; [name: string]: unknown },
    isWanted: (hint: Hint) => boolean = () => true,
  ): Promise<Hint> {
    const { number, position } = await this.#order(asked.game, async () => {
      await this.#load(asked.game);
      return this.#desk.call<{ number: number; position: object }>("question", { asked });
    });
    let hint: Hint | null = null;
    for await (const advice of this.#pool.advice(position)) {
      hint = { game: asked.game, number, advice };
      if (this.#open.get(asked.game) !== number || !isWanted(hint)) break;
    }
    return hint!;
  }

  async remove(game: string): Promise<void> {
    await this.#order(game, async () => {
      await (await store()).remove(game);
      if (this.#open.delete(game)) await this.#desk.call("forget", { game });
    });
    for (const listener of this.#listeners.get(game) ?? [])
      listener.hear({ type: "deleted", game });
  }
}

export const lost = (): Refused => refused("engine_lost");
