/** A game that is being played: follows the server, plays back what others do, sends what the person does. */

import { modeName } from "../text/modes";
import { tick } from "svelte";
import { note } from "../net/promise";
import type { Text } from "../net/api";
import type { Components } from "../net/model";
import { friendsHere } from "../text/names";
import { isCalm, show } from "../ui/motion";
import { complain, notify, tell, warn } from "../ui/notices.svelte";
import {
  components,
  type Advice,
  type Emote,
  type LogAction,
  type LogLine,
  type State,
  type Undoable,
  type You,
} from "../net/server";
import { settings } from "../ui/settings.svelte";
import { Socket, type Answer, type Link, type Message, type Move } from "../net/socket.svelte";
import { play } from "../ui/sound";
import { say } from "../text/words.svelte";
import { arrived } from "./countdown.svelte";
import { Table } from "./table.svelte";

const PACE = { slow: 1700, normal: 1000, fast: 450, none: 0 };

export class Session {
  /** The newest state, which the table may still be on its way to. */
  state: State | null = $state.raw(null);
  you: You = $state.raw({ player: null, seats: [], creator: false });
  table: Table | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** The line of the log that is being played back. */
  playing: LogLine | null = $state.raw(null);
  /** Advice that was given in this turn and has been followed since. */
  advice: Advice | null = $state.raw(null);
  /** What was done of the turn since then. */
  played: string[] = $state.raw([]);
  /** Whether the advice is being shown. */
  hinting = $state(false);
  advising = $state(false);
  /** Whether something was sent whose outcome is not here yet. */
  asking = $state(false);
  /** Whether more actions of one choice are still to be sent. */
  sending = $state(false);
  /** Greetings that are being shown, by seat. */
  emotes: Record<number, string> = $state({});
  /** What people at the table have written, as far as it is known here. */
  texts: Text[] = $state.raw([]);
  /** How many of them came while nobody looked. */
  unread = $state(0);
  /** Whether the texts are being looked at. */
  talking = $state(false);
  deleted = $state(false);
  missing = $state(false);
  damaged = $state(false);
  socket: Link;
  #components: Components | null = null;
  #queue: State[] = [];
  #running = false;
  #hurry: (() => void) | null = null;
  /** How many actions of which log line the table shows. */
  #shown = { line: -1, actions: 0 };
  #moment = "";
  /** How many actions the turn had when advice was asked for. */
  #advisedAt = 0;
  /** Who waits for which state. */
  #awaited: { number: number; done: () => void }[] = [];

  constructor(
    readonly game: string,
    link: (hear: (message: Message) => void) => Link = (hear) => new Socket(game, hear),
  ) {
    this.socket = link((message) => this.#hear(message));
  }

  close(): void {
    this.socket.close();
    document.title = "century";
  }

  #hear(message: Message): void {
    if (message.type === "error") {
      // An address with a typo may name what no game can be called.
      if (["unknown_game", "invalid"].includes(message.error.code)) this.missing = true;
      if (message.error.code === "damaged_game") this.damaged = true;
      return;
    }
    if (message.type === "announcement" && message.announcement)
      notify(say("announcement", { text: message.announcement.text }), "ic-flag");
    if (!("game" in message) || message.game !== this.game) return;
    if (message.type === "you") this.you = message;
    else if (message.type === "deleted") this.deleted = true;
    else if (message.type === "hint") {
      // What is known so far: more is thought about.
      if (this.advising && message.number === this.state?.number) this.advice = message.advice;
    } else if (message.type === "state") void this.#take(message);
    else if (message.type === "presence" && this.state) {
      const seats = this.state.seats.map((seat, i) => ({
        ...seat,
        connected: message.connected[i] ?? seat.connected,
      }));
      this.state = { ...this.state, seats };
      if (this.table) this.table.seats = seats;
    } else if (message.type === "thinking" && this.state) {
      this.state = { ...this.state, thinking: message.thinking };
    } else if (message.type === "emote") this.#greet(message.seat, message.emote);
    else if (message.type === "text") this.#read(message);
  }

  #read(text: Text): void {
    if (this.texts.some(({ number }) => number === text.number)) return;
    this.texts = [...this.texts, text];
    const player = this.state?.seats[text.seat]?.player ?? "";
    if (this.you.seats.includes(text.seat) || settings.muted.includes(player)) return;
    play("knock");
    if (this.talking) return;
    this.unread += 1;
    notify(`${this.table?.name(text.seat) ?? ""}: ${text.text}`, "ic-people");
  }

  #greet(seat: number, emote: string): void {
    this.emotes[seat] = emote;
    play("knock");
    tell(`${this.table?.name(seat) ?? ""}: ${say("emote", { emote })}`);
    setTimeout(() => {
      if (this.emotes[seat] === emote) this.emotes[seat] = "";
    }, 4000);
  }

  async #take(state: State): Promise<void> {
    if (this.state && state.number < this.state.number) return;
    const before = this.log.filter((line) => line.line < state.log.from);
    const lines = before.concat(state.log.lines);
    note(state.game, state.deal);
    this.state = { ...state, log: { from: 0, lines } };
    this.log = lines;
    arrived(state.clock);
    if (this.table) this.table.clock = state.clock;
    this.#queue.push(this.state);
    for (const { done } of this.#awaited.filter(({ number }) => number <= state.number)) done();
    this.#awaited = this.#awaited.filter(({ number }) => number > state.number);
    // What is shown is no longer what can be answered.
    if (this.table && this.table.number !== state.number) this.table.acting = false;
    if (this.#running) return;
    this.#running = true;
    try {
      if (state.view) this.#components ??= await components(state.mode);
      while (this.#queue.length) await this.#step(this.#queue.shift()!);
    } finally {
      this.#running = false;
      this.playing = null;
    }
    this.#arrived();
  }

  /** Brings the table to one state, showing what led there. */
  async #step(state: State): Promise<void> {
    const { view, rulings } = state;
    if (!view || !rulings || !this.#components) return;
    if (!this.table) {
      this.table = new Table(this.#components, view, rulings);
      this.table.answer = (token) => this.choose(token);
      this.table.refuse = warn;
      this.table.friends = friendsHere(this.game);
      this.table.clock = state.clock;
      this.#jump(state);
      this.#put(state);
      return;
    }
    const fresh = this.#fresh(state);
    const others = fresh.filter(({ action }) => !this.you.seats.includes(action.seat));
    const pace = document.hidden ? 0 : PACE[settings.pace];
    for (const { action } of fresh) {
      if (pace || this.you.seats.includes(action.seat)) show(action);
    }
    for (const line of state.log.lines) {
      const actions = fresh.filter((one) => one.line === line).map((one) => one.action);
      if (!actions.length) continue;
      tell(line.told.map((sentence) => this.table!.tell(sentence)).join(" "));
    }
    this.#jump(state);
    this.table.acting = false;
    const ending = this.table.view.ending;
    this.#put(state);
    if (view.ending && !ending && !view.over) notify(say("last-round-begins"), "ic-flag");
    if (others.length && pace && this.#queue.length < 8) {
      this.playing = others.at(-1)!.line;
      this.table.recent = {
        seat: this.playing.seat,
        pieces: others.flatMap(({ action }) => action.touches),
      };
      await this.#wait(pace);
      this.table.recent = null;
    } else if (fresh.length && isCalm()) {
      const touched = {
        seat: fresh.at(-1)!.action.seat,
        pieces: fresh.flatMap(({ action }) => action.touches),
      };
      this.table.recent = touched;
      setTimeout(() => this.table?.recent === touched && (this.table.recent = null), 2000);
    }
    await tick();
  }

  /** The actions that the table has not shown yet. */
  #fresh(state: State): { line: LogLine; action: LogAction }[] {
    return state.log.lines
      .filter((line) => line.line >= this.#shown.line)
      .flatMap((line) => {
        const known = line.line === this.#shown.line ? this.#shown.actions : 0;
        return line.actions.slice(known).map((action) => ({ line, action }));
      });
  }

  #jump(state: State): void {
    const last = state.log.lines.at(-1);
    this.#shown = last
      ? { line: last.line, actions: last.actions.length }
      : { line: -1, actions: 0 };
  }

  #put(state: State): void {
    const table = this.table!;
    const view = state.view!;
    table.lay(view, state.rulings!);
    table.number = state.number;
    table.scores = state.scores;
    table.seats = state.seats;
    table.chosenSeed = state.deal.chosen ? state.deal.seed : null;
    table.actions = state.actions;
    table.details = state.details;
    table.question = state.question;
    table.staged = table.previewed = null;
    table.swapFrom = null;
    table.picks = [];
    const deciding = view.seat !== null && this.you.seats.includes(view.seat) ? view.seat : null;
    table.me =
      deciding ??
      (table.me !== null && this.you.seats.includes(table.me)
        ? table.me
        : (this.you.seats[0] ?? null));
    // In a lesson there are moments to read and not to act.
    const may = state.status === "running" && state.actions.length > 0;
    table.acting = deciding !== null && may && !this.#queue.length;
    this.#follow(state);
  }

  /** The actions of the turn that is not finished. */
  #turn(state: State): string[] {
    const line = state.log.lines.at(-1);
    return line && !line.finished ? line.actions.map((action) => action.token) : [];
  }

  /** Advice holds for its turn, as long as the person does what it says. */
  #follow(state: State): void {
    const turn = this.#turn(state);
    const played = turn.slice(this.#advisedAt);
    const inside = turn.length >= this.#advisedAt && state.view?.seat === this.advice?.seat;
    const holds = this.advice?.options.some(
      ({ turn }) => turn.length > played.length && played.every((token, i) => turn[i] === token),
    );
    // A turn that is over has no line that goes on.
    const same = played.length > 0 || state.view?.decision === this.advice?.decision;
    if (!inside || !holds || !same || !this.table?.acting) {
      this.advice = null;
      this.hinting = false;
    }
    this.played = this.advice ? played : [];
  }

  /** Everything has been shown: tell whose turn it is. */
  #arrived(): void {
    const { table, state } = this;
    if (!table || !state) return;
    const mine = table.acting;
    const name = modeName(state.mode);
    document.title = mine ? `● ${say("your-turn")} – ${name}` : `${name} – century`;
    const moment = `${state.view?.round} ${state.view?.turn} ${String(mine)} ${state.status}`;
    if (moment === this.#moment) return;
    const before = this.#moment;
    this.#moment = moment;
    if (state.status === "finished") {
      if (before) play("end");
      return;
    }
    if (mine && table.decision === "turn") {
      if (before) play("turn");
      const shared = this.you.seats.length > 1;
      const whose = shared ? say("your-turn-of", { player: table.name(table.view.turn ?? 0) }) : "";
      const open = say("your-turn-open", { count: table.actions.length });
      if (shared && before) notify(whose, "ic-people");
      tell(shared && !before ? `${whose} ${open}` : open);
    }
  }

  #wait(time: number): Promise<void> {
    return new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    }).then(() => {
      this.#hurry = null;
    });
  }

  /** Jumps to the end of what is being played back. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [last];
    this.#hurry?.();
  }

  /** An answer of the person; the one that ends the turn may have to be confirmed. */
  choose(token: string): void {
    const table = this.table!;
    if (this.asking || this.sending) return;
    const cube = table.picked(token);
    if (cube && table.isLegal(token)) table.picks = [...table.picks, cube];
    const choice = cube ? table.whole(true) : table.picks.length ? table.whole() : undefined;
    if (cube && !choice) return;
    const ends = (choice ?? table.details?.actions[token])?.then === null;
    if (settings.confirm && ends && table.staged !== token) table.staged = token;
    else void this.send(token);
  }

  /** An answer; of cubes that were picked, the actions that tell their choice. */
  async send(token: string): Promise<void> {
    const table = this.table;
    const seat = table?.view.seat;
    if (!table || seat === null || seat === undefined || this.asking) return;
    const tokens = (table.picks.length ? table.whole()?.tokens : undefined) ?? [token];
    this.sending = true;
    try {
      for (const one of tokens) if (!(await this.#ask({ type: "act", seat, token: one }))) return;
    } finally {
      this.sending = false;
    }
  }

  /** The answer, once the state that it led to is here. */
  async #ask(move: Move): Promise<Answer | null> {
    // Whatever is asked is made for one state, so a second click on the same state is none.
    if (!this.state || this.asking) return null;
    this.asking = true;
    try {
      const answer = await this.socket.ask({
        game: this.game,
        number: this.state.number,
        ...move,
      });
      await this.#reach(answer.number);
      return answer;
    } catch (error) {
      complain(error);
      return null;
    } finally {
      this.asking = false;
    }
  }

  #reach(number: number): Promise<void> {
    return new Promise((done) => {
      if (this.state && this.state.number >= number) done();
      else this.#awaited.push({ number, done });
    });
  }

  /** What the person may take back of a seat, as the server says. */
  #undoable(seat: number): Undoable | null {
    return this.state?.undoable[seat] ?? null;
  }

  /** The own seat that may take something back: the one in its turn before the others. */
  get undoSeat(): number | null {
    const able = this.you.seats.filter((seat) => this.#undoable(seat));
    return able.find((seat) => this.#undoable(seat)!.what === "action") ?? able.at(-1) ?? null;
  }

  /** Whether the person is in the middle of a turn. */
  get inTurn(): boolean {
    return this.undoSeat !== null && this.#undoable(this.undoSeat)!.what === "action";
  }

  /** Whether something was taken back, or the others are asked. */
  async undo(): Promise<boolean> {
    if (this.table?.staged || this.table?.picks.length) {
      this.table.staged = null;
      this.table.picks = this.table.picks.slice(0, -1);
      return true;
    }
    const seat = this.undoSeat;
    if (seat === null || !(await this.#ask({ type: "undo", seat }))) return false;
    if (this.state?.undo) notify(say("undo-asked"), "ic-undo");
    return true;
  }

  async undoTurn(): Promise<void> {
    if (this.table) {
      this.table.staged = null;
      this.table.picks = [];
    }
    let steps = this.undoSeat === null ? 0 : this.#undoable(this.undoSeat)!.steps;
    // Each step is made for the state that the one before led to.
    while (steps-- > 0 && (await this.undo()) && !this.state?.undo);
  }

  answerUndo = (seat: number, agree: boolean) => this.#ask({ type: "answer", seat, agree });
  resign = (seat: number) => this.#ask({ type: "resign", seat });
  /** The own clock stands while the person reads what the game is about, if it may. */
  async read(reading: boolean): Promise<void> {
    const { state } = this;
    const seat = state?.clock.seat ?? null;
    if (!state || seat === null || !this.you.seats.includes(seat)) return;
    if (!["turn", "bank"].includes(state.clock.kind) || reading === (state.clock.held !== null))
      return;
    const move = { type: "read", game: this.game, number: state.number, seat, reading } as const;
    await this.socket.ask(move).catch(() => null);
  }
  start = (bot: string) => this.#ask({ type: "start", bot });
  leave = () => this.#ask({ type: "leave" });
  emote = (emote: Emote) =>
    this.socket
      .ask({ type: "emote", game: this.game, seat: this.you.seats[0]!, emote })
      .catch(complain);

  async hint(): Promise<void> {
    if (!this.state || this.advising) return;
    if (this.advice) {
      this.hinting = true;
      return;
    }
    this.advising = true;
    const turn = this.#turn(this.state);
    const { number } = this.state;
    try {
      const advice = await this.#advise();
      if (!advice || this.state.number !== number) return;
      this.#advisedAt = turn.length;
      this.played = [];
      this.advice = advice;
      this.hinting = true;
    } catch (error) {
      complain(error);
    } finally {
      this.advising = false;
    }
  }

  /** Does one step of advice; cubes of one choice are picked one after the other. */
  carryOut(tokens: string[]): void {
    for (const token of tokens) this.choose(token);
  }

  /** Advice for who shows it elsewhere; none where there is none to be had. */
  counsel = (): Promise<Advice | null> => this.#advise().catch(() => null);

  async #advise(): Promise<Advice | null> {
    const seat = this.table?.view.seat;
    if (!this.state || seat === null || seat === undefined) return null;
    const { number } = this.state;
    const answer = await this.socket.ask({ type: "hint", game: this.game, number, seat });
    return answer.type === "hint" ? answer.advice : null;
  }

  allowHints = (seat: number, allow: boolean) => this.#ask({ type: "hints", seat, allow });

  async rematch(): Promise<string | null> {
    try {
      const answer = await this.socket.ask({ type: "rematch", game: this.game, hints: true });
      return answer.type === "ack" ? (answer.rematch ?? null) : null;
    } catch (error) {
      complain(error);
      return null;
    }
  }
}
