/** A worker with Python in it, as the page sees it: calls that are answered, and a new worker for one that died. */

import { Refused, type Fault } from "../net/refused";
import type { Begin, Said } from "./python.worker";

export interface Heard {
  progress?: (share: number) => void;
  broken?: (why: string) => void;
  /** The browser lacks what compiled code needs: bots will think slowly. */
  slow?: () => void;
}

interface Waiting {
  done: (answer: unknown) => void;
  fail: (error: Error) => void;
}

/** Where the files of an engine lie, for a worker, too. */
export const addressOf = (engine: string): string => new URL(`${engine}/`, document.baseURI).href;

const lost = (): Refused => new Refused({ code: "engine_lost", message: "", facts: {} });

/** Something went wrong in Python itself: never the person's fault. */
export class Mishap extends Error {}

export class Room {
  #worker: Worker | null = null;
  #ready: Promise<void> = Promise.resolve();
  /** Tells those who wait for the engine that it will never be ready. */
  #giveUp: (error: Error) => void = () => undefined;
  #last = 0;
  #waiting = new Map<number, Waiting>();

  /** `engine` is the address of the folder that the engine's files lie in. */
  constructor(
    private readonly engine: string,
    private readonly name: Begin["room"],
    private readonly heard: Heard = {},
  ) {}

  get started(): boolean {
    return this.#worker !== null;
  }

  /** Whether a call would be carried out at once. */
  ready = false;

  /** Loads the engine, unless that is done; resolves when it can be called. */
  start(): Promise<void> {
    if (this.#worker) return this.#ready;
    const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.#ready = new Promise((ready, fail) => {
      this.#giveUp = fail;
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if ("ready" in data) {
          this.heard.progress?.(1);
          if (!data.ready) this.heard.slow?.();
          this.ready = true;
          ready();
        } else if ("loaded" in data)
          this.heard.progress?.(data.whole ? Math.min(0.95, data.loaded / data.whole) : 0);
        else if ("broken" in data) this.#broken(data.broken);
        else this.#answered(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#broken(event.message);
      };
    });
    this.#ready.catch(() => undefined); // whoever calls hears of it
    worker.postMessage({ engine: addressOf(this.engine), room: this.name } satisfies Begin);
    return this.#ready;
  }

  async call<T>(name: string, given: object = {}): Promise<T> {
    await this.start();
    const worker = this.#worker;
    if (!worker) throw lost(); // stopped in the meantime
    return new Promise((done, fail) => {
      const id = ++this.#last;
      this.#waiting.set(id, { done: done as Waiting["done"], fail });
      worker.postMessage({ id, text: JSON.stringify([name, given]) });
    });
  }

  #answered(said: { id: number; text: string } | { id: number; fault: string }): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ("fault" in said) {
      console.error(said.fault);
      waiting?.fail(new Mishap(said.fault));
      return;
    }
    const told = JSON.parse(said.text) as { answer: unknown } | { error: Fault };
    if ("error" in told) waiting?.fail(new Refused(told.error));
    else waiting?.done(told.answer);
  }

  /** The next call starts another worker. */
  #broken(why: string): void {
    console.error(why);
    this.stop();
    this.heard.broken?.(why);
  }

  /** Ends it at once, in the middle of whatever it does. */
  stop(): void {
    this.ready = false;
    this.#worker?.terminate();
    this.#worker = null;
    this.#giveUp(lost());
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of waiting) fail(lost());
  }
}
