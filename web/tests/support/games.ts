/** Games, seats and views as the server would send them, with what a test does not care about filled in. */

import type { Components, Rulings, Seat, View } from "../../src/net/model";
import type { Brief, Details, LogAction, LogLine, SeatInfo, State } from "../../src/net/server";

export function seat(number: number, facts: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "human",
    player: null,
    nickname: null,
    bot: null,
    connected: true,
    hints: true,
    out: null,
    closed: false,
    ...facts,
  };
}

export function brief(facts: Partial<Brief> = {}): Brief {
  return {
    game: "abc",
    number: 0,
    status: "running",
    mode: "new_world",
    players: 2,
    options: { round_limit: 300 },
    public: false,
    creator: "ada",
    created: "",
    started: "",
    finished: null,
    seats: [seat(0, { nickname: "Ada", player: "ada" }), seat(1, { kind: "bot", bot: "greedy" })],
    clock: { kind: "none", deadline: null, left: null, held: null, seat: null, times: [] },
    hints: true,
    firm: false,
    chat: false,
    deal: { commitment: null, chosen: false, salt: null, seed: null },
    rematch: null,
    result: null,
    ...facts,
  };
}

export function view(facts: Partial<View> = {}, seats: Partial<Seat>[] = [{}, {}]): View {
  return {
    format: "century-position/1",
    mode: "new_world",
    players: seats.length,
    options: { round_limit: 300 },
    round: 1,
    turn: 0,
    seat: 0,
    decision: "turn",
    ending: false,
    over: false,
    pending: {},
    seats: seats.map((one) => ({ cubes: "YYY", ...one })),
    points: { row: [], deck: 0 },
    ...facts,
  };
}

export function rulings(facts: Partial<Rulings> = {}): Rulings {
  const none = { aid: 0, tool: 0, settlers: 0, explore: 0 };
  return { coins: [], payable: [[], []], symbols: [none, none], bonus: [[], []], ...facts };
}

export function state(number: number, facts: Partial<State> = {}): State {
  return {
    ...brief({ number }),
    undo: null,
    undoable: [null, null],
    view: view(),
    rulings: rulings(),
    question: null,
    thinking: null,
    actions: [],
    scores: [],
    log: { from: 0, lines: [] },
    details: null,
    time: "",
    ...facts,
  };
}

export function action(seat: number, token: string, facts: Partial<LogAction> = {}): LogAction {
  return {
    seat,
    token,
    phrase: { message: "option-value", facts: { value: token } },
    touches: [],
    changes: [],
    ...facts,
  };
}

export function effects(
  token: string,
  facts: Partial<Details["actions"][string]> = {},
): Details["actions"][string] {
  const { phrase } = action(0, token);
  return { phrase, cubes: {}, then: null, back: null, ...facts };
}

export function line(number: number, seat: number, facts: Partial<LogLine> = {}): LogLine {
  return {
    line: number,
    kind: "turn",
    round: 1,
    seat,
    finished: true,
    actions: [],
    told: [],
    at: "",
    ...facts,
  };
}

export const COMPONENTS: Components = {
  merchants: {},
  points: {},
  locations: {},
  bonus: {},
  exploration: {},
  markets: {},
  posts: [],
  boards: [],
  point_row: 4,
  market_row: 0,
  spaces: [],
  forts: [],
  market_locations: [],
  bonus_spaces: 3,
  end_cards: { "2": 8 },
  cube_limit: 10,
  prices: {},
};
