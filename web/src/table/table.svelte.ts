/** One table as it is drawn: what lies on it, and what the person before it may do. */

import { getContext, setContext } from "svelte";
import { seatNames } from "../text/names";
import {
  COLOURS,
  type Components,
  type Phrase,
  type Rulings,
  type Scores,
  type View,
} from "../net/model";
import type { Clock, Details, SeatInfo } from "../net/server";
import type { OpenChoice } from "../net/api";
import { tellMarked, tellSeen } from "../text/seen";
import { layoutOf, type Layout } from "../tables/layout";
import { say } from "../text/words.svelte";
import { holding, openTo, possible, whole, without } from "./picking";

/** How a piece takes part: its classes, and the attributes of its button or of its picture. */
export interface Handle {
  button: boolean;
  state: string[];
  attrs: Record<string, unknown>;
  still: Record<string, unknown>;
}

/** How long a piece that was tapped in a sentence stays ringed. */
const SHOWN = 4000;

/** A table that is only looked at answers to nobody. */
const nobody = (): void => undefined;

export class Table {
  components: Components;
  view: View;
  rulings: Rulings;
  /** The number of the state that is shown. */
  number = $state(0);
  scores: Scores[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  /** The time of everybody, as it is now and not as far as was shown. */
  clock: Clock | null = $state.raw(null);
  /** The seed, where who made the game has chosen it. */
  chosenSeed: string | null = $state(null);
  /** The seat whose own area is shown. */
  me: number | null = $state(null);
  /** Whether the person may answer the pending decision. */
  acting = $state(false);
  actions: string[] = $state.raw([]);
  details: Details | null = $state.raw(null);
  question: Phrase | null = $state.raw(null);
  /** What the last step touched, and whose it was. */
  recent: { seat: number; pieces: string[] } | null = $state.raw(null);
  /** What somebody points at in a sentence, and whose the sentence is. */
  pointed: { seat: number | null; pieces: string[] } | null = $state.raw(null);
  /** What advice is about. */
  aimed: string[] = $state.raw([]);
  /** An answer that only waits to be confirmed. */
  staged: string | null = $state(null);
  /** The answer whose result is being shown before it is given. */
  previewed: string | null = $state(null);
  /** Cubes that were picked of a choice that is not whole yet, in the person's order. */
  picks: string[] = $state.raw([]);
  /** The first of two places that change. */
  swapFrom: number | null = $state(null);
  /** What the coach points at: a piece, or a part of the table. */
  ring: string | null = $state(null);
  /** Whether the legend of all symbols lies open. */
  legend = $state(false);
  /** Friends at this screen, by seat. */
  friends: Record<number, string> = $state.raw({});
  #names: string[] = $derived(seatNames(this.seats, this.friends));
  /** Where everything lies. */
  layout: Layout = $derived.by(() => layoutOf(this.components, this.view));
  answer: (token: string) => void = nobody;
  /** Brings a piece into sight. */
  reveal: (piece: string) => void = nobody;
  refuse: (reason: string) => void = nobody;

  constructor(components: Components, view: View, rulings: Rulings) {
    this.components = components;
    this.view = $state.raw(view);
    this.rulings = $state.raw(rulings);
  }

  /** What lies on the table, and what the rules say about it. */
  lay(view: View, rulings: Rulings): void {
    this.view = view;
    this.rulings = rulings;
  }

  get decision(): string | null {
    return this.view.decision;
  }

  /** The pieces that the unfinished turn is about. */
  get chosen(): string[] {
    const { view } = this;
    if (view.turn === null || view.decision === "turn") return [];
    const { pending } = view;
    const seat = view.seats[view.turn]!;
    const found = [pending.location];
    if (pending.post !== undefined) found.push(`island ${pending.post}`);
    if (this.#atIsland && seat.ship) found.push(`island ${seat.ship}`);
    if (pending.route !== undefined) found.push(seat.route?.[pending.route - 1]?.card);
    if (pending.acquire !== undefined) found.push(view.market?.row[pending.acquire - 1]?.card);
    if (seat.played && pending.acquire === undefined && view.decision !== "discard")
      found.push(seat.played.at(-1));
    return found.filter((piece) => piece !== undefined);
  }

  /** Whether the question is about the island at which the ship lies: what is paid, built or traded there. */
  get #atIsland(): boolean {
    const { decision, pending } = this.view;
    const kind = this.components.locations[pending.location ?? ""]?.kind;
    return (
      (kind === "sail" || kind === "ship_trade") &&
      ["pay", "build", "spend", "trade"].includes(decision ?? "")
    );
  }

  /** The card that a question names: its words say only "this card". */
  get #asked(): string | null {
    const card = this.acting && this.decision === "place" ? this.question?.facts.card : null;
    return typeof card === "string" ? card : null;
  }

  /** The whole choices of cubes that may be made in any order. */
  get choices(): OpenChoice[] {
    return this.acting ? (this.details?.choices ?? []) : [];
  }

  /** The colour that a token picks of such a choice. */
  picked(token: string): string | null {
    const [word, cube] = token.split(" ");
    return this.choices.length && word === this.decision && cube ? cube : null;
  }

  /** What the deciding seat holds. */
  get #held(): string {
    return this.view.seat === null ? "" : this.view.seats[this.view.seat]!.cubes;
  }

  /** What it holds with the cubes picked so far, and perhaps one more. */
  holding(...more: string[]): string {
    const picks = [...this.picks, ...more];
    return picks.length ? holding(this.choices, this.#held, picks) : this.#held;
  }

  /** The choice that the picks make, if they are whole; with `full`, only if nothing can be added. */
  whole(full = false): OpenChoice | undefined {
    if (full && openTo(this.choices, this.#held, this.picks).length) return undefined;
    return whole(this.choices, this.picks);
  }

  /** Takes one picked cube back, where what is left still makes sense. */
  drop(cube: string): void {
    if (this.canDrop(cube)) this.picks = without(this.picks, cube);
  }

  canDrop(cube: string): boolean {
    return (
      this.picks.includes(cube) && possible(this.choices, this.#held, without(this.picks, cube))
    );
  }

  /** What may be answered now. */
  get open(): string[] {
    if (!this.choices.length) return this.acting ? this.actions : [];
    const cubes = openTo(this.choices, this.#held, this.picks);
    const others = this.actions.filter((token) => this.picked(token) === null);
    const may = !this.picks.length || this.whole() !== undefined;
    return [...cubes.map((cube) => `${this.decision} ${cube}`), ...(may ? others : [])];
  }

  isLegal(token: string): boolean {
    return this.open.includes(token);
  }

  /** How many legal answers begin with one of these words or name one of these places. */
  count(matches: (token: string) => boolean): number {
    return this.acting ? this.actions.filter(matches).length : 0;
  }

  reason(token: string): string | null {
    const reason = this.details?.reasons[token];
    return reason ? say(reason) : null;
  }

  /** A piece on the table: what it is, what else is to know about it, and the answers that choosing it may give. */
  handle(
    key: string,
    what: string,
    tokens: string[] = [],
    { more = [], seat, onclick }: { more?: string[]; seat?: number; onclick?: () => void } = {},
  ): Handle {
    const legal = onclick ? "" : tokens.find((token) => this.isLegal(token));
    const open = legal !== undefined;
    const asked = this.acting && this.decision === "turn" && tokens.length > 0;
    const why = open ? null : asked ? (this.reason(tokens[0]!) ?? say("not-now")) : null;
    const state: string[] = [];
    const acts = seat === undefined || seat === this.view.turn;
    if ((acts && this.chosen.includes(key)) || (legal && legal === this.staged))
      state.push("is-chosen");
    else if (open) state.push("is-legal");
    else if (asked) state.push("is-off");
    state.push(...this.touched(key, seat));
    if (key === this.ring && (seat === undefined || seat === this.me)) state.push("is-ringed");
    // An action tells what the piece does, too.
    const doing = legal ? this.details?.actions[legal] : undefined;
    const name = doing ? this.tell(doing.phrase) : what;
    const rest = more.filter(Boolean).join(". ");
    const label = [name, rest, why].filter(Boolean).join(". ");
    const tip = {
      "data-piece": key,
      "data-tip": name,
      "data-more": rest || undefined,
      "data-why": why ?? undefined,
    };
    return {
      button: open,
      state,
      attrs: {
        type: "button",
        ...tip,
        "aria-label": label,
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
      still: { ...tip, role: "img", "aria-label": label },
    };
  }

  /** How a piece shows that the last step touched it; everybody begins with the same cards, so those name their seat. */
  touched(key: string, seat?: number): string[] {
    const rings: string[] = [];
    for (const one of [this.recent, this.pointed])
      if (one?.pieces.includes(key) && (one.seat ?? seat ?? 0) === (seat ?? one.seat ?? 0))
        rings.push("is-recent", ...(one.seat === null ? [] : [`p${one.seat + 1}`]));
    if (this.aimed.includes(key) || key === this.#asked) rings.push("is-aimed");
    return rings;
  }

  /** Rings a piece that a sentence names, or none. */
  point(piece: string | null, seat: number | null = null): void {
    this.pointed = piece === null ? null : { seat, pieces: [piece] };
  }

  /** Rings a piece, and shows the part of the table that it is in. */
  show(piece: string, seat: number | null = null): void {
    this.point(piece, seat);
    this.reveal(piece);
    const { pointed } = this;
    setTimeout(() => this.pointed === pointed && (this.pointed = null), SHOWN);
  }

  /** The settlers that a place asks of the person; the printed number where nobody can tell. */
  need(place: string, printed: number): number {
    return (this.me === null ? null : this.details?.needs[place]?.[this.me]) ?? printed;
  }

  /** What the person would hold after an answer. */
  after(token: string | null): string | undefined {
    if (this.view.seat === null) return undefined;
    const cube = token ? this.picked(token) : null;
    if (cube && this.isLegal(token!)) return this.holding(cube);
    if (this.picks.length) return this.holding();
    if (!token) return undefined;
    const gained = this.gained(token);
    if (!gained) return undefined;
    const held = this.view.seats[this.view.seat]!.cubes;
    return COLOURS.map((cube) =>
      cube.repeat(Math.max(0, held.split(cube).length - 1 + (gained[cube] ?? 0))),
    ).join("");
  }

  /** The cubes that an answer brings and costs the deciding seat; undefined where it is about none. */
  gained(token: string): Record<string, number> | undefined {
    const cubes = this.details?.actions[token]?.cubes;
    return cubes && Object.keys(cubes).length ? cubes : undefined;
  }

  /** How many settlers of a seat are at work. */
  out(seat: number): number {
    const places = Object.values(this.view.locations ?? {}).filter((place) => place.seat === seat);
    const route = this.view.seats[seat]!.route ?? [];
    return [...places, ...route].reduce((sum, place) => sum + (place.settlers ?? 0), 0);
  }

  name(seat: number): string {
    return this.#names[seat] ?? say("seat-name", { seat: seat + 1 });
  }

  /** A phrase with players' names where it names a seat. */
  tell(phrase: Phrase): string {
    return tellSeen(phrase, (seat) => this.name(seat));
  }

  /** The same with marks where it names places and cubes. */
  tellMarked(phrase: Phrase): string {
    return tellMarked(phrase, (seat) => this.name(seat));
  }
}

const KEY = Symbol("table");
export const useTable = (): Table => getContext<Table>(KEY);
export const setTable = (table: Table): Table => setContext(KEY, table);
