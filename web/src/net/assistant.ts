/**
 * Thinks in this browser what a server would think for it: hints, and the turns of bots in games that nobody else
 * plays. The server tells positions whose hidden piles are newly dealt. What cannot be done here is left to it.
 */

import type { Pool } from "../solo/pool";
import type * as api from "./api";
import type { Wire } from "./backend";
import { Refused } from "./refused";

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Until then a page has better things to load. */
const LATER = 3000;
/** Marks what the table has not asked, and does not hear of. */
const OFFER = "offer";

/** Whether the person has said that bytes are dear. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
/** Whether a battery that is held in hand should be spared. */
const isSmall = (): boolean => matchMedia("(pointer: coarse)").matches;

export class Assistant {
  #pool: Promise<Pool | null> | null = null;
  #ready: Pool | null = null;

  constructor(private readonly ask: Ask) {}

  /** What thinks here; null where the server or the browser has none. */
  prepare(): Promise<Pool | null> {
    this.#pool ??= this.#load().catch((error: unknown) => {
      console.warn("the server thinks for this browser:", error);
      return null;
    });
    return this.#pool;
  }

  async #load(): Promise<Pool | null> {
    const { engine } = (await this.ask("GET", "/about")) as api.About;
    if (!engine || savesData()) return null;
    const { Pool } = await import("../solo/pool");
    const pool = new Pool(`/${engine}`);
    if (!(await pool.prepare())) return null; // the server thinks faster
    this.#ready = pool;
    return this.#ready;
  }

  /** Advice that gets better; null where the server has to find it. The first is the server's, while this loads. */
  async hint(
    game: string,
    about: api.AskHint,
    isWanted: (hint: api.Hint) => boolean = () => true,
  ): Promise<api.Hint | null> {
    void this.prepare();
    if (!this.#ready) return null;
    const asked = `/games/${encodeURIComponent(game)}/position`;
    const { number, position } = (await this.ask("POST", asked, about)) as api.Redealt;
    let hint: api.Hint | null = null;
    try {
      for await (const advice of this.#ready.advice(position)) {
        hint = { game, number, advice };
        if (!isWanted(hint)) break;
      }
    } catch (error) {
      console.warn("the server is asked for the hint:", error);
    }
    return hint;
  }

  /** A turn of a bot; no tokens leave it to the server. */
  async turn(asked: api.ThinkMessage): Promise<string[]> {
    if (!this.#ready || document.hidden) return [];
    const { position, bot, seconds, game, seat } = asked;
    try {
      return await this.#ready.turn({ position, bot, seconds, chair: [game, seat] });
    } catch (error) {
      console.warn("the server thinks for the bot:", error);
      return [];
    }
  }
}

/** Whether only one seat of the game is a person's. */
const isAlone = ({ seats, status }: api.StateMessage): boolean =>
  status === "running" && seats.filter(({ kind }) => kind !== "bot").length === 1;

/** A connection to the server on which this browser answers what it can. */
export class Assisted implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  /** The newest numbers of games. */
  #numbers = new Map<string, number>();
  #own = new Set<string>();
  #lent = new Set<string>();

  constructor(
    private readonly socket: WebSocket,
    private readonly assistant: Assistant,
  ) {
    socket.onopen = (event) => this.onopen?.(event);
    socket.onclose = (event) => this.onclose?.(event);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as api.ServerMessage;
      if (message.type === "think") void this.#think(message);
      else if ("re" in message && message.re === OFFER) {
        // What it is asked before the engine is here, it leaves to the server.
        if (message.type === "ack") void this.assistant.prepare();
      } else this.onmessage?.(event);
      if (message.type === "you" && message.seats.length === 1) this.#own.add(message.game);
      if (message.type === "state") this.#follow(message);
    };
  }

  get readyState(): number {
    return this.socket.readyState;
  }

  send(text: string): void {
    const message = JSON.parse(text) as api.ClientMessage;
    if (message.type === "hint") void this.#hint(message, text);
    else this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  #say(message: api.ClientMessage): void {
    if (this.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  #hear(message: api.ServerMessage): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** Offers to think for the bots of a game that nobody else plays. */
  #follow(state: api.StateMessage): void {
    const { game, number } = state;
    this.#numbers.set(game, number);
    if (!isAlone(state) || isSmall() || !this.#own.has(game) || this.#lent.has(game)) return;
    this.#lent.add(game);
    setTimeout(() => this.#say({ type: "lend", game, on: true, id: OFFER }), LATER);
  }

  async #think(asked: api.ThinkMessage): Promise<void> {
    const tokens = await this.assistant.turn(asked);
    this.#say({ type: "thought", game: asked.game, number: asked.number, tokens, id: OFFER });
  }

  async #hint(asked: api.HintMessage, text: string): Promise<void> {
    const { id, game, ...rest } = asked;
    const about: api.AskHint = { number: rest.number, seat: rest.seat, action: rest.action };
    const re = id === null || id === undefined ? {} : { re: id };
    try {
      const hint = await this.assistant.hint(game, about, (part) => {
        const isWanted = this.#numbers.get(game) === part.number;
        if (isWanted) this.#hear({ type: "hint", ...part });
        return isWanted;
      });
      if (hint) this.#hear({ type: "hint", ...hint, ...re });
      else this.socket.send(text);
    } catch (error) {
      if (error instanceof Refused) this.#hear({ type: "error", error: error.fault, ...re });
      else this.socket.send(text);
    }
  }
}
