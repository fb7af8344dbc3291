/** One connection to the server; it comes back by itself when it is lost. */

import type * as api from "./api";
import type { Wire } from "./backend";
import { connect, takeEarly } from "./connection";
import { forget, Refused } from "./server";

export type Message = api.ServerMessage;
export type Answer = api.Ack | api.HintGiven;

/** Each form of a message without some of its keys. */
type Without<Form, Keys extends string> = Form extends unknown ? Omit<Form, Keys> : never;
/** What the server is asked; the socket numbers it, so that the answer finds who asked. */
export type Question = Without<api.ClientMessage, "id">;
/** What is asked about one state of the game, without saying which. */
export type Move = Without<
  Extract<api.ClientMessage, { game: string; number: number }>,
  "id" | "game" | "number"
>;

const lost = (): Refused => new Refused({ code: "unavailable", message: "", facts: {} });

const WAITS = [300, 800, 2000, 4000, 8000];
/** The number of the first question of a connection: to look at the game. */
const WATCH = 0;
/** Why a game cannot be looked at now, and perhaps can a little later. */
const PASSING = ["unavailable", "internal", "too_many_requests", "hello_first"];

/** What a table needs of a connection. */
export interface Link {
  readonly connected: boolean;
  ask(question: Question): Promise<Answer>;
  renew(): void;
  close(): void;
}

export class Socket implements Link {
  connected = $state(false);
  #socket: Wire | null = null;
  #closed = false;
  #tries = 0;
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #waiting = new Map<unknown, { done: (answer: Answer) => void; fail: (error: Error) => void }>();

  /** `hear` is called with every message about the game that is no answer. */
  constructor(
    private readonly game: string,
    private readonly hear: (message: Message) => void,
  ) {
    this.#open();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  #again = (): void => {
    if (!this.#socket && !this.#closed && !document.hidden) this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    const early = takeEarly(this.game);
    const socket = early?.socket ?? connect(this.game);
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.connected = false;
      for (const { fail } of this.#waiting.values()) fail(lost());
      this.#waiting.clear();
      if (this.#closed) return;
      this.#timer = setTimeout(
        () => this.#open(),
        WAITS[Math.min(this.#tries++, WAITS.length - 1)],
      );
    };
    for (const text of early?.heard ?? []) this.#take(JSON.parse(text) as Message);
  }

  #take(message: Message): void {
    if (message.type === "welcome") {
      this.connected = true;
      return;
    }
    if (message.type === "state") this.#tries = 0;
    if (message.type === "error" && message.error.code === "unknown_secret") {
      // A server that knows nobody of that secret: come again as a guest.
      forget();
      this.renew();
      return;
    }
    if (message.type === "error" && message.re === WATCH && PASSING.includes(message.error.code)) {
      // Connected, but told of nothing: come again.
      this.renew();
      return;
    }
    if (message.type === "ack" || message.type === "hint" || message.type === "error") {
      const waiting = this.#waiting.get(message.re);
      if (waiting) {
        this.#waiting.delete(message.re);
        if (message.type === "error") waiting.fail(new Refused(message.error));
        else waiting.done(message);
        return;
      }
    }
    this.hear(message);
  }

  /** Sends a message and waits for its answer. */
  ask(question: Question): Promise<Answer> {
    if (!this.connected) return Promise.reject(lost());
    return new Promise((done, fail) => {
      const id = ++this.#last;
      const message: api.ClientMessage = { ...question, id };
      this.#waiting.set(id, { done, fail });
      this.#socket?.send(JSON.stringify(message));
    });
  }

  /** Connects again, as the player that this browser has become. */
  renew(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }
}
