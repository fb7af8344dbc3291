/** One table as it is drawn: what lies on it, and what the person before it may do. */

import { getContext, setContext } from "svelte";
import type { Components, Phrase, Scores, View } from "../lib/model";
import type { Change, Details, LogAction, SeatInfo } from "../lib/server";
import { neededSettlers, tellReason } from "../lib/reasons";
import { say } from "../lib/words.svelte";

/** How a piece takes part: its classes, and the attributes of its button or of its picture. */
export interface Handle {
  button: boolean;
  state: string[];
  attrs: Record<string, unknown>;
  still: Record<string, unknown>;
}

const BOT_NAMES = ["Mira", "Tomas", "Jonas", "Lena", "Ravi", "Ida", "Noor", "Emil"];

export class Table {
  components: Components;
  view: View;
  /** The number of the state that is shown. */
  number = $state(0);
  scores: Scores[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  /** The seat whose own area is shown. */
  me: number | null = $state(null);
  /** Whether the person may answer the pending decision. */
  acting = $state(false);
  actions: string[] = $state.raw([]);
  details: Details | null = $state.raw(null);
  question: Phrase | null = $state.raw(null);
  /** What the last step touched, and whose it was. */
  recent: { seat: number; pieces: Set<string> } | null = $state.raw(null);
  /** An answer that only waits to be confirmed. */
  staged: string | null = $state(null);
  /** The answer whose result is being shown before it is given. */
  previewed: string | null = $state(null);
  /** The first of two places that change. */
  swapFrom: number | null = $state(null);
  answer: (token: string) => void = () => {};
  refuse: (reason: string) => void = () => {};

  constructor(components: Components, view: View) {
    this.components = components;
    this.view = $state.raw(view);
  }

  get decision(): string | null {
    return this.view.decision;
  }

  /** The pieces that the unfinished turn is about. */
  get chosen(): Set<string> {
    const { view } = this;
    if (view.turn === null || view.decision === "turn") return new Set();
    const { pending } = view;
    const seat = view.seats[view.turn]!;
    const found = [pending.location];
    if (pending.post !== undefined) found.push(`island ${pending.post}`);
    if (pending.route !== undefined) found.push(seat.route?.[pending.route - 1]?.card);
    if (pending.acquire !== undefined) found.push(view.market?.row[pending.acquire - 1]?.card);
    if (seat.played && pending.acquire === undefined && view.decision !== "discard") found.push(seat.played.at(-1));
    return new Set(found.filter((piece) => piece !== undefined));
  }

  isLegal(token: string): boolean {
    return this.acting && this.actions.includes(token);
  }

  /** How many legal answers begin with one of these words or name one of these places. */
  count(matches: (token: string) => boolean): number {
    return this.acting ? this.actions.filter(matches).length : 0;
  }

  reason(token: string): string | null {
    const told = this.details?.reasons[token];
    if (told === undefined) return null;
    return typeof told === "string" ? tellReason(told) : say(told);
  }

  /** A piece on the table: its name in words, and the answers that choosing it may give. */
  handle(key: string, name: string, tokens: string[] = [], onclick?: () => void): Handle {
    const legal = onclick ? "" : tokens.find((token) => this.isLegal(token));
    const open = legal !== undefined;
    const asked = this.acting && this.decision === "turn" && tokens.length > 0;
    const why = open ? null : asked ? (this.reason(tokens[0]!) ?? say("not-now")) : null;
    const state: string[] = [];
    if (this.chosen.has(key) || (legal && legal === this.staged)) state.push("is-chosen");
    else if (open) state.push("is-legal");
    else if (asked) state.push("is-off");
    if (this.recent?.pieces.has(key)) state.push("is-recent", `p${this.recent.seat + 1}`);
    const doing = legal ? this.details?.actions[legal] : undefined;
    const told = doing ? `${name}. ${this.tell(doing.phrase)}` : name;
    const tip = { "data-piece": key, "data-tip": name, "data-does": doing ? this.tell(doing.phrase) : undefined, "data-why": why ?? undefined };
    return {
      button: open,
      state,
      attrs: {
        type: "button",
        ...tip,
        "aria-label": why ? `${told}. ${why}` : told,
        "aria-disabled": open ? undefined : "true",
        tabindex: open ? 0 : -1,
        onclick: () => {
          if (onclick) onclick();
          else if (legal) this.answer(legal);
          else if (why) this.refuse(why);
        },
        onmouseenter: () => legal && (this.previewed = legal),
        onfocus: () => legal && (this.previewed = legal),
        onmouseleave: () => legal && this.previewed === legal && (this.previewed = null),
        onblur: () => legal && this.previewed === legal && (this.previewed = null),
      },
      still: { ...tip, role: "img", "aria-label": name },
    };
  }

  /** The settlers that a place costs the person now; the printed number where nobody can tell. */
  need(place: string, printed: number): number {
    const told = this.details?.needs?.[place];
    if (typeof told === "number") return this.acting ? told : printed;
    if (told && this.me !== null) return told[this.me] ?? printed;
    if (!this.acting || this.decision !== "turn") return printed;
    const token = place.startsWith("route") ? place : `work ${place}`;
    const own = this.details?.actions[token]?.changes.find((change) => change.seat === this.view.turn)?.settlers;
    if (own !== undefined && own < 0) return -own;
    const why = this.details?.reasons[token];
    return (typeof why === "string" ? neededSettlers(why) : undefined) ?? printed;
  }

  /** What the person would hold after an answer. */
  after(token: string | null): string | undefined {
    if (!token || this.view.seat === null) return undefined;
    const change = this.change(token, this.view.seat);
    if (!change?.cubes) return undefined;
    const held = this.view.seats[this.view.seat]!.cubes;
    return [..."YRGB"]
      .map((cube) => cube.repeat(Math.max(0, held.split(cube).length - 1 + (change.cubes?.[cube] ?? 0))))
      .join("");
  }

  change(token: string, seat: number): Change | undefined {
    return this.details?.actions[token]?.changes.find((change) => change.seat === seat);
  }

  /** How many settlers of a seat are at work. */
  out(seat: number): number {
    const places = Object.values(this.view.locations ?? {}).filter((place) => place.seat === seat);
    const route = this.view.seats[seat]!.route ?? [];
    return [...places, ...route].reduce((sum, place) => sum + (place.settlers ?? 0), 0);
  }

  name(seat: number): string {
    const info = this.seats[seat];
    if (info?.nickname) {
      // Several people at one screen share the name of its player.
      const shared = this.seats.filter((other) => other.player === info.player);
      return shared.length > 1 ? `${info.nickname} ${shared.indexOf(info) + 1}` : info.nickname;
    }
    if (info?.kind !== "bot") return say("seat-name", { seat: seat + 1 });
    const free = BOT_NAMES.filter((name) => !this.seats.some((other) => other.nickname === name));
    return free[this.seats.filter((other) => other.kind === "bot").indexOf(info)] ?? say("seat-name", { seat: seat + 1 });
  }

  /** A phrase with players' names where it names a seat. */
  tell(phrase: Phrase): string {
    const own = NAMED[phrase.message];
    if (!own) return say(phrase);
    const { seat, ...facts } = phrase.facts;
    return say(own, { ...facts, player: this.name(Number(seat)) });
  }

  /** What somebody did, without what they chose not to do. */
  tellAll(actions: LogAction[]): string[] {
    return actions
      .filter((action) => !["done", "skip"].includes(action.token) || actions.length === 1)
      .map((action) => this.tell(action.phrase));
  }
}

/** Sentences that name a seat by its number, and ours that name the player. */
const NAMED: Record<string, string> = {
  "action-work-oust": "player-work-oust",
  "action-pay": "player-pay",
  "ask-pay": "player-ask-pay",
  "why-rival": "player-why-rival",
};

const KEY = Symbol("table");
export const useTable = (): Table => getContext<Table>(KEY);
export const setTable = (table: Table): Table => setContext(KEY, table);
