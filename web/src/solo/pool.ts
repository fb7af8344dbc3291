/** Workers that think for bots and give advice: one for each core but one, fewer where a battery feeds them. */

import type { PlainAdvice } from "../net/api";
import { Room, type Heard } from "./room";

const MOST = 4;
const HINT_PARTS = 8;
const PART_SECONDS = 0.25;
const SHARED_SECONDS = 0.1; // what takes less is not worth sharing

/** What is asked of a worker that thinks, as `century/solo/thinker.py` takes it. */
export interface Thought {
  position: object;
  bot: string;
  chair: [string, number];
  seconds: number;
}

/** What a tree says of an action: its token, visits and value. */
type Trial = [string, number, number];

export function workers(cores = navigator.hardwareConcurrency, small = isSmall()): number {
  return Math.max(1, Math.min(small ? 2 : MOST, (cores || 2) - 1));
}

/** A phone or a tablet, as far as a page can tell. */
const isSmall = (): boolean => matchMedia("(pointer: coarse)").matches;

export class Pool {
  #free: Room[] = [];
  #all: Room[] = [];
  #waiting: ((room: Room) => void)[] = [];

  constructor(
    private readonly engine: string,
    private readonly size = workers(),
  ) {}

  /** Has a worker ready; whether it can think as fast as compiled code does. */
  async prepare(): Promise<boolean> {
    let isCompiled = true;
    const room = this.#make({ slow: () => (isCompiled = false) });
    await room.start();
    this.#free.push(room);
    return isCompiled;
  }

  /** A bot's turn. One that grows trees grows one in every worker that is free; what they say is added up. */
  async turn(thought: Thought): Promise<string[]> {
    const rooms = [await this.#take()];
    try {
      if (thought.seconds >= SHARED_SECONDS) rooms.push(...this.#others());
      const [first] = rooms as [Room];
      const tokens: string[] = [];
      let { position } = thought;
      for (;;) {
        if (rooms.length === 1 && !tokens.length) return await first.call("turn", thought);
        const found = await Promise.all(
          rooms.map((room) => room.call<Trial[] | null>("trials", { ...thought, position })),
        );
        if (!found[0]) return await first.call("turn", thought);
        const next = await first.call<{ token: string; position: object; done: boolean }>(
          "choose",
          { position, trials: found.flatMap((trials) => trials ?? []) },
        );
        tokens.push(next.token);
        if (next.done) return tokens;
        position = next.position;
      }
    } finally {
      for (const room of rooms) this.#give(room);
    }
  }

  /** Those that are ready and idle; one more is made ready for the next time. */
  #others(): Room[] {
    const ready = this.#free.filter((room) => room.ready);
    this.#free = this.#free.filter((room) => !room.ready);
    if (this.#all.length < this.size) {
      const more = this.#make();
      this.#free.push(more);
      void more.start().catch(() => undefined);
    }
    return ready;
  }

  #make(heard: Heard = {}): Room {
    const room = new Room(this.engine, "thinker", heard);
    this.#all.push(room);
    return room;
  }

  /** What is known after each part of the time. */
  async *advice(position: object): AsyncGenerator<PlainAdvice> {
    const room = await this.#take();
    try {
      for (let i = 0; i < HINT_PARTS; i++)
        yield await room.call<PlainAdvice>("advice", { position, seconds: PART_SECONDS });
    } finally {
      this.#give(room);
    }
  }

  stop(): void {
    for (const room of this.#all) room.stop();
  }

  #give(room: Room): void {
    const next = this.#waiting.shift();
    if (next) next(room);
    else this.#free.push(room);
  }

  #take(): Promise<Room> {
    const free = this.#free.pop();
    if (free) return Promise.resolve(free);
    if (this.#all.length < this.size) {
      return Promise.resolve(this.#make());
    }
    return new Promise((done) => this.#waiting.push(done));
  }
}
