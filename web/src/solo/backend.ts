/** This browser as the backend: the same requests and messages as a server's, of one person's games. */

import type { ClientMessage, NewGame, ServerMessage } from "../net/api";
import type { Backend, Wire } from "../net/backend";
import { Refused } from "../net/refused";
import type { Brief } from "../net/server";
import { House, lost, type Listener } from "./house";
import { save } from "./download";
import { lookForUpdate } from "./offline";
import { store } from "./store";

const PLAYER = { player: "me", nickname: "" };
let house: House | undefined;
const home = (): House => (house ??= new House());

async function file(path: string): Promise<unknown> {
  const answer = await fetch(new URL(`catalogue/${path}.json`, document.baseURI)).catch(() => null);
  if (!answer?.ok) throw lost();
  return answer.json();
}

/** Games in brief, newest first. */
async function list(query: URLSearchParams): Promise<{ games: Brief[]; next: null }> {
  const [status, mode] = [query.get("status"), query.get("mode")];
  const saved = await (await store()).games();
  const games = saved
    .map(({ brief }) => brief)
    .filter((game) => (!status || game.status === status) && (!mode || game.mode === mode));
  const at = (game: Brief): string => game.finished ?? game.created;
  games.sort((a, b) => at(b).localeCompare(at(a)));
  return { games: games.slice(0, Number(query.get("limit") ?? 20)), next: null };
}

type Given = Record<string, unknown>;
/** Each request by its method and the form of its address. */
const ROUTES: [
  string,
  RegExp,
  (parts: string[], query: URLSearchParams, body: Given) => Promise<unknown>,
][] = [
  ["GET", /^\/about$/, () => file("about")],
  ["GET", /^\/modes$/, () => file("modes")],
  ["GET", /^\/modes\/([a-z_0-9]+)\/components$/, ([mode]) => file(mode!)],
  ["GET", /^\/lessons$/, () => file("lessons")],
  [
    "POST",
    /^\/lessons\/([a-z_0-9]+)\/([\w-]+)$/,
    ([mode, lesson], _, { answers }) => home().learn("lesson", { mode, lesson, answers }),
  ],
  [
    "GET",
    /^\/questions\/([a-z_0-9]+)$/,
    ([mode], query) => home().learn("questions", { mode, seed: Number(query.get("seed")) }),
  ],
  ["GET", /^\/players\/me$/, () => Promise.resolve(PLAYER)],
  ["POST", /^\/players$/, (_, __, body) => name(body)],
  ["PATCH", /^\/players\/me$/, (_, __, body) => name(body)],
  ["GET", /^\/games$/, (_, query) => list(query)],
  [
    "GET",
    /^\/records$/,
    (_, query) => {
      query.set("status", "finished");
      return list(query);
    },
  ],
  [
    "POST",
    /^\/games$/,
    (_, __, body) =>
      home()
        .create(body as unknown as NewGame, PLAYER.nickname)
        .then(({ state }) => state),
  ],
  ["GET", /^\/games\/([\w-]+)$/, ([game]) => home().ask("state", { game: game! })],
  ["DELETE", /^\/games\/([\w-]+)$/, ([game]) => home().remove(game!)],
  ["GET", /^\/games\/([\w-]+)\/record$/, ([game]) => home().ask("record", { game: game! })],
  [
    "GET",
    /^\/games\/([\w-]+)\/states$/,
    ([game], query) => {
      const [first, limit] = [Number(query.get("from") ?? 0), Number(query.get("limit") ?? 50)];
      return home().ask("replay", { game: game!, first, limit } as { game: string });
    },
  ],
  [
    "POST",
    /^\/games\/([\w-]+)\/hint$/,
    ([game], _, body) => home().hint({ number: 0, seat: null, ...body, game: game! }),
  ],
  [
    "POST",
    /^\/records$/,
    (_, __, body) =>
      home()
        .read(String(body.record), PLAYER.nickname)
        .then(({ state }) => state),
  ],
];

function name(body: Given): Promise<unknown> {
  PLAYER.nickname = String(body.nickname);
  return Promise.resolve({ ...PLAYER, secret: PLAYER.player });
}

async function request(method: string, path: string, body: unknown = {}): Promise<unknown> {
  const [place = "", query = ""] = path.split("?");
  for (const [own, form, answer] of ROUTES) {
    const found = own === method ? form.exec(place) : null;
    if (found)
      return answer(
        found.slice(1).map(decodeURIComponent),
        new URLSearchParams(query),
        body as Given,
      );
  }
  throw new Refused({ code: "not_found", message: `${method} ${path}`, facts: {} });
}

/** Says and hears what a socket of a server would. */
class LocalWire implements Wire, Listener {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readyState: number = WebSocket.CONNECTING;
  #watched = new Set<string>();

  constructor() {
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  hear(message: ServerMessage): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const asked = JSON.parse(text) as ClientMessage;
    const re = asked.id === null || asked.id === undefined ? {} : { re: asked.id };
    void this.#answer(asked)
      .then((answer) => answer && this.hear({ ...answer, ...re }))
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) console.error(error);
        const fault = error instanceof Refused ? error.fault : lost().fault;
        // Whoever looks at a game comes again, as after a lost connection.
        if (asked.type === "watch" && fault.code === "engine_lost") this.close();
        this.hear({ type: "error", error: fault, ...re });
      });
  }

  async #answer(asked: ClientMessage): Promise<ServerMessage | null> {
    const house = home();
    switch (asked.type) {
      case "hello":
        return { type: "welcome", ...PLAYER, version: "" };
      case "ping":
        return { type: "pong" };
      case "watch":
        this.#watched.add(asked.game);
        await house.watch(asked.game, this);
        return null;
      case "act":
      case "undo":
      case "answer":
      case "resign":
      case "hints": {
        const { game, number } = await house.move(asked);
        return { type: "ack", game, number };
      }
      case "hint":
        return {
          type: "hint",
          ...(await house.hint({ ...asked }, (hint) => {
            this.hear({ type: "hint", ...hint });
            return true;
          })),
        };
      case "emote": {
        const { game, seat, emote } = asked;
        this.hear({ type: "emote", game, seat, emote });
        return { type: "ack", game, number: 0 };
      }
      case "rematch": {
        const made = await house.rematch(asked.game);
        return { type: "ack", game: asked.game, number: 0, rematch: made.game };
      }
      default:
        throw new Refused({ code: "not_found", message: asked.type, facts: {} });
    }
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    for (const game of this.#watched) home().leave(game, this);
    this.onclose?.(new CloseEvent("close"));
  }
}

export const backend: Backend = {
  online: false,
  request,
  study: (game, about, isWanted) =>
    home().hint({ number: 0, seat: null, ...about, game }, isWanted),
  connect: () => new LocalWire(),
  parts: {
    over: () => import("./Status.svelte"),
    settings: () => import("./Games.svelte"),
  },
};

/** The record of a game is no file of a host: it is made here. */
function download(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
  const [, path] = /^\/api(\/games\/.*)$/.exec(link?.getAttribute("href") ?? "") ?? [];
  if (!path) return;
  event.preventDefault();
  void request("GET", path).then((record) => save("century.txt", String(record)));
}

/** For programs in the page, and for who looks into it. */
Object.assign(globalThis, { century: { request, restart: () => home().restart() } });
addEventListener("click", download, true);
addEventListener("load", () => void lookForUpdate());
