/** One person's games in this browser: IndexedDB, or memory alone where the browser forbids that. */

import type { Brief } from "../net/server";

export interface Change {
  number: number;
  kind: string;
  token: string | null;
}
/** What is to be stored of a step, as `century/solo/game.py` tells it. */
export interface Save {
  game: string;
  /** The number that the stored game must have; null for a new one. */
  before: number | null;
  number: number;
  table: Record<string, unknown>;
  changes: Change[];
  /** An undo leaves the actions up to this one. */
  kept: number | null;
  brief: Brief;
}
export interface Saved {
  game: string;
  number: number;
  table: Record<string, unknown>;
  brief: Brief;
}

/** The game was changed by another tab in the meantime. */
export class Moved extends Error {}
/** Nothing more can be stored here. */
export class Full extends Error {}

const NAME = "century";
const ACTION = "action";

const done = <T>(asked: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as T);
    asked.onerror = () => reject(asked.error ?? new Error("the store does not answer"));
  });

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error("nothing was stored"));
  });
}

/** Which changes an undo drops. */
const isDropped = (change: Change, kept: number | null): boolean =>
  kept !== null && change.kind === ACTION && change.number > kept;

export interface Store {
  /** Whether games outlive this page. */
  readonly lasting: boolean;
  games(): Promise<Saved[]>;
  game(id: string): Promise<{ saved: Saved; changes: Change[] } | null>;
  save(step: Save): Promise<void>;
  remove(id: string): Promise<void>;
}

class Database implements Store {
  readonly lasting = true;
  constructor(private readonly database: IDBDatabase) {}

  async games(): Promise<Saved[]> {
    return done(this.database.transaction("games").objectStore("games").getAll());
  }

  async game(id: string): Promise<{ saved: Saved; changes: Change[] } | null> {
    const both = this.database.transaction(["games", "changes"]);
    const [saved, changes] = await Promise.all([
      done<Saved | undefined>(both.objectStore("games").get(id)),
      done<{ change: Change }[]>(both.objectStore("changes").getAll(range(id))),
    ]);
    return saved ? { saved, changes: changes.map(({ change }) => change) } : null;
  }

  async save({ before, changes, kept, ...saved }: Save): Promise<void> {
    const both = this.database.transaction(["games", "changes"], "readwrite", {
      durability: "strict",
    });
    const end = ended(both).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "QuotaExceededError") throw new Full();
      throw error;
    });
    const games = both.objectStore("games");
    const past = both.objectStore("changes");
    const now = await done<Saved | undefined>(games.get(saved.game));
    if ((now?.number ?? null) !== before) {
      both.abort();
      await end.catch(() => undefined);
      throw new Moved();
    }
    if (kept !== null)
      for (const { change } of await done<{ change: Change }[]>(past.getAll(range(saved.game))))
        if (isDropped(change, kept)) past.delete([saved.game, change.number]);
    games.put(saved);
    for (const change of changes) past.put({ game: saved.game, number: change.number, change });
    both.commit();
    await end;
  }

  async remove(id: string): Promise<void> {
    const both = this.database.transaction(["games", "changes"], "readwrite");
    both.objectStore("games").delete(id);
    both.objectStore("changes").delete(range(id));
    await ended(both);
  }
}

const range = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Until the page is closed. */
export class Memory implements Store {
  readonly lasting = false;
  #games = new Map<string, { saved: Saved; changes: Change[] }>();

  games = (): Promise<Saved[]> =>
    Promise.resolve([...this.#games.values()].map(({ saved }) => saved));
  game = (id: string): Promise<{ saved: Saved; changes: Change[] } | null> =>
    Promise.resolve(this.#games.get(id) ?? null);

  save({ before, changes, kept, ...saved }: Save): Promise<void> {
    const now = this.#games.get(saved.game);
    if ((now?.saved.number ?? null) !== before) return Promise.reject(new Moved());
    const past = (now?.changes ?? []).filter((change) => !isDropped(change, kept));
    this.#games.set(saved.game, { saved, changes: [...past, ...changes] });
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }
}

const PARTS: Record<string, string | string[]> = { games: "game", changes: ["game", "number"] };

/** The database with all its parts; what is missing in one that is there is made. */
async function openDatabase(version?: number): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, version);
  asked.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(PARTS))
      if (!asked.result.objectStoreNames.contains(name))
        asked.result.createObjectStore(name, { keyPath });
  };
  const database = await done<IDBDatabase>(asked);
  const isWhole = Object.keys(PARTS).every((name) => database.objectStoreNames.contains(name));
  if (isWhole) return database;
  database.close();
  return openDatabase(database.version + 1);
}

async function open(): Promise<Store> {
  try {
    const database = await openDatabase();
    // A newer version of the page in another tab may change the form of the store.
    database.onversionchange = () => database.close();
    return new Database(database);
  } catch (error) {
    console.warn("games are not kept:", error);
    return new Memory();
  }
}

let opened: Promise<Store> | undefined;
export const store = (): Promise<Store> => (opened ??= open());
