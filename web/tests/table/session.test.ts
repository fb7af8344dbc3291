import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { State, Undoable } from "../../src/net/server";
import { groupsOf } from "../../src/table/plan";
import { Session } from "../../src/table/session.svelte";
import { notices } from "../../src/ui/notices.svelte";
import { settings } from "../../src/ui/settings.svelte";
import { holds } from "../setup";
import { action, effects, line, seat, state, view } from "../support/games";
import { FakeSocket } from "../support/socket";

const NOTHING = { merchants: [], points: [], locations: [], bonus: [], exploration: [] };
const ANSWERS: Record<string, unknown> = {
  "/api/about": { engine: null },
  "/api/modes": { new_world: { forts: [], markets: [], end_cards: {}, post_values: [] } },
  "/api/modes/new_world/components": { ...NOTHING, market_tiles: [], spaces: [] },
};

let session: Session;
const server = (): FakeSocket => FakeSocket.last;

/** What is sent arrives, and everything that waits for nothing else happens. */
const settle = () => vi.advanceTimersByTimeAsync(0);
async function tell(...states: State[]): Promise<void> {
  for (const one of states) server().tell({ type: "state", ...one });
  await settle();
}
/** Ada sits at these seats. */
function you(...seats: number[]): void {
  server().tell({ type: "you", game: "abc", player: "ada", seats, creator: true });
}
/** The server agrees to what was asked last, and says which state it led to. */
function agree(type: string, number: number): void {
  server().tell({ type: "ack", re: server().asked(type).id, game: "abc", number });
}
const count = (type: string): number =>
  server().sent.filter((message) => message.type === type).length;

const mine = (number: number, facts: Partial<State> = {}): State =>
  state(number, { actions: ["work A1.3", "rest"], ...facts });
const theirs = (number: number, facts: Partial<State> = {}): State =>
  state(number, { view: view({ turn: 1, seat: 1 }), actions: ["rest"], ...facts });
/** A log whose lines have one action each, by these seats. */
const log = (...seats: number[]) => ({
  from: 0,
  lines: seats.map((who, i) => line(i, who, { actions: [action(who, `turn ${i}`)] })),
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(ANSWERS[path]))),
  );
  Object.assign(settings, { pace: "normal", confirm: false, sound: false });
  notices.length = 0;
  session = new Session("abc");
  server().open();
  you(0);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a game that is opened", () => {
  test("is shown as it stands, without playing back what was", async () => {
    await tell(mine(9, { log: log(0, 1, 0, 1) }));
    expect(session.table!.number).toBe(9);
    expect(session.playing).toBeNull();
    expect(session.table!.acting).toBe(true);
    expect(session.log).toHaveLength(4);
  });

  test("is only looked at by who has no seat", async () => {
    you();
    await tell(mine(9));
    expect(session.table!.me).toBeNull();
    expect(session.table!.acting).toBe(false);
  });

  test("has no table before it has begun", async () => {
    await tell(state(1, { status: "waiting", view: null }));
    expect(session.table).toBeNull();
    expect(session.state!.status).toBe("waiting");
  });

  test("that does not exist, or no longer, is told so", () => {
    server().tell({ type: "error", error: { code: "unknown_game", message: "", facts: {} } });
    expect(session.missing).toBe(true);
    server().tell({ type: "deleted", game: "abc" });
    expect(session.deleted).toBe(true);
  });

  test("hears nothing of other games", async () => {
    await tell(mine(9), { ...mine(10), game: "other" });
    expect(session.state!.number).toBe(9);
  });
});

describe("turns of the others", () => {
  beforeEach(() => tell(theirs(5, { log: log(0) })));

  test("are played back one by one, and only then is it the person's turn", async () => {
    const [first, second] = [theirs(6, { log: log(0, 1) }), mine(7, { log: log(0, 1, 1) })];
    first.log.lines[1]!.actions[0]!.touches = ["A1.3"];
    await tell(first, second);
    expect(session.table!.number).toBe(6);
    expect(session.playing!.line).toBe(1);
    expect(session.table!.recent).toEqual({ seat: 1, pieces: ["A1.3"] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.table!.number).toBe(7);
    expect(session.playing!.line).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.playing).toBeNull();
    expect(session.table!.acting).toBe(true);
  });

  test("can be skipped", async () => {
    await tell(theirs(6, { log: log(0, 1) }), theirs(7, { log: log(0, 1, 1) }), mine(8));
    session.skip();
    await settle();
    expect(session.table!.number).toBe(8);
    expect(session.table!.acting).toBe(true);
  });

  test("come at once where the person wants it so", async () => {
    settings.pace = "none";
    await tell(theirs(6, { log: log(0, 1) }), mine(7, { log: log(0, 1, 1) }));
    expect(session.table!.number).toBe(7);
    expect(session.playing).toBeNull();
  });

  test("are marked for a while where nothing may move", async () => {
    settings.pace = "none";
    holds.add("(prefers-reduced-motion: reduce)");
    const next = mine(6, { log: log(0, 1) });
    next.log.lines[1]!.actions[0]!.touches = ["A1.3"];
    await tell(next);
    expect(session.table!.recent).toEqual({ seat: 1, pieces: ["A1.3"] });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.table!.recent).toBeNull();
  });
});

describe("a state", () => {
  beforeEach(() => tell(mine(5, { log: log(0, 1) })));

  test("that is older than the one shown is not shown", async () => {
    await tell(theirs(4));
    expect(session.state!.number).toBe(5);
    expect(session.table!.number).toBe(5);
  });

  test("adds to the log, or replaces its end", async () => {
    const next = { from: 1, lines: [line(1, 0), line(2, 1)] };
    await tell(mine(6, { log: next }));
    expect(session.log.map(({ line, seat }) => [line, seat])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  test("that came makes the question before it unanswerable at once", async () => {
    await tell(mine(6, { log: log(0, 1, 1) }));
    expect(session.table!.acting).toBe(true);
    await tell(mine(7, { log: log(0, 1, 1, 1) }));
    // The table still shows the turn before.
    expect(session.table!.number).toBe(6);
    expect(session.table!.acting).toBe(false);
  });

  test("on the way to a newer one cannot be answered", async () => {
    await tell(theirs(6, { log: log(0, 1, 1) }), mine(7, { log: log(0, 1, 1, 1) }));
    await tell(mine(8, { log: log(0, 1, 1, 1, 1) }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.table!.number).toBe(7);
    expect(session.table!.acting).toBe(false);
  });

  test("takes away advice and answers that were made for the one before", async () => {
    Object.assign(session.table!, { staged: "rest", previewed: "rest", swapFrom: 2 });
    session.advice = {
      mode: "new_world",
      seat: 0,
      decision: "turn",
      simulations: 0,
      options: [],
      reasons: [],
    };
    await tell(mine(6));
    expect(session.table).toMatchObject({ staged: null, previewed: null, swapFrom: null });
    expect(session.advice).toBeNull();
  });
});

describe("an answer", () => {
  beforeEach(() => tell(mine(5)));

  test("is sent for the state that is shown, by the seat that decides", () => {
    session.table!.answer("work A1.3");
    expect(server().asked("act")).toMatchObject({
      game: "abc",
      number: 5,
      seat: 0,
      token: "work A1.3",
    });
  });

  test("is sent once, however often it is clicked, until its state is here", async () => {
    session.table!.answer("work A1.3");
    session.table!.answer("work A1.3");
    agree("act", 6);
    await settle();
    // The server has agreed, but what it led to is not shown yet.
    expect(session.asking).toBe(true);
    session.table!.answer("rest");
    expect(count("act")).toBe(1);
    await tell(mine(6));
    expect(session.asking).toBe(false);
    session.table!.answer("rest");
    expect(server().asked("act")).toMatchObject({ number: 6, token: "rest" });
  });

  test("whose state comes before its agreement is done, too", async () => {
    session.table!.answer("work A1.3");
    await tell(mine(6));
    agree("act", 6);
    await settle();
    expect(session.asking).toBe(false);
  });

  test("that is refused is told why, and another can be given", async () => {
    session.table!.answer("work A1.3");
    server().tell({
      type: "error",
      re: server().asked("act").id,
      error: { code: "stale_number", message: "", facts: {} },
    });
    await settle();
    expect(notices.at(-1)!.text).toBe("The game has moved on. Look again.");
    expect(session.asking).toBe(false);
    expect(session.table!.number).toBe(5);
  });

  test("that is lost with the connection can be given again after it", async () => {
    session.table!.answer("work A1.3");
    server().close();
    await settle();
    expect(session.asking).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    server().open();
    await tell(mine(5));
    expect(session.table!.acting).toBe(true);
    session.table!.answer("rest");
    expect(server().asked("act")).toMatchObject({ number: 5, token: "rest" });
  });

  test("of nobody is not sent after the end", async () => {
    await tell(
      state(6, { status: "finished", view: view({ turn: null, seat: null, over: true }) }),
    );
    await session.send("rest");
    expect(count("act")).toBe(0);
  });
});

test("a game goes on after the connection was lost, with what was missed", async () => {
  await tell(theirs(5, { log: log(0) }));
  server().close();
  expect(session.socket.connected).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  server().open();
  await tell(mine(8, { log: log(0, 1) }));
  expect(session.playing!.line).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.table!.acting).toBe(true);
});

describe("who wants to confirm", () => {
  const details = {
    actions: {
      rest: effects("rest"),
      "work A1.3": effects("work A1.3", { then: "trade" }),
    },
    choices: [],
    reasons: {},
    needs: {},
  };
  beforeEach(async () => {
    settings.confirm = true;
    await tell(mine(5, { details }));
  });

  test("is asked before the answer that ends the turn", () => {
    session.table!.answer("rest");
    expect(session.table!.staged).toBe("rest");
    expect(count("act")).toBe(0);
    session.table!.answer("rest");
    expect(server().asked("act")).toMatchObject({ token: "rest" });
  });

  test("is not asked inside a turn", () => {
    session.table!.answer("work A1.3");
    expect(count("act")).toBe(1);
  });

  test("can think again without asking the server", async () => {
    session.table!.answer("rest");
    expect(await session.undo()).toBe(true);
    expect(session.table!.staged).toBeNull();
    expect(count("undo")).toBe(0);
  });
});

describe("taking back", () => {
  const unfinished = (...tokens: string[]) => ({
    from: 0,
    lines: [
      line(0, 1, { actions: [action(1, "rest")] }),
      line(1, 0, { finished: false, actions: tokens.map((token) => action(0, token)) }),
    ],
  });
  const asking = { seat: 0, actions: 1, agreed: [], waiting: [1] };
  const acting = (steps: number): Undoable => ({ what: "action", steps });
  const turn: Undoable = { what: "turn", steps: 1 };

  test("is for who is in the middle of a turn", async () => {
    await tell(mine(5, { undoable: [acting(1), null] }));
    expect(session.inTurn).toBe(true);
    expect(session.undoSeat).toBe(0);
  });

  test("is for who has acted before, while the others act", async () => {
    await tell(theirs(5, { undoable: [turn, acting(1)] }));
    expect(session.inTurn).toBe(false);
    expect(session.undoSeat).toBe(0);
  });

  test("is for the seat in its turn, of several at one screen", async () => {
    you(0, 1);
    await tell(mine(5, { undoable: [acting(1), turn] }));
    expect(session.undoSeat).toBe(0);
    await tell(mine(6, { undoable: [turn, turn] }));
    expect(session.undoSeat).toBe(1);
    expect(session.inTurn).toBe(false);
  });

  test("is only what the server says, whatever the log tells", async () => {
    await tell(mine(5, { log: unfinished("work A1.3"), undoable: [null, turn] }));
    expect(session.undoSeat).toBeNull();
    expect(session.inTurn).toBe(false);
    expect(await session.undo()).toBe(false);
    await session.undoTurn();
    await tell(state(6, { status: "finished", log: log(1, 0), undoable: [] }));
    expect(session.undoSeat).toBeNull();
    expect(count("undo")).toBe(0);
  });

  test("of a whole turn goes step by step, each from the state before", async () => {
    await tell(mine(7, { undoable: [acting(2), null] }));
    const done = session.undoTurn();
    expect(server().asked("undo")).toMatchObject({ number: 7, seat: 0 });
    agree("undo", 8);
    await tell(mine(8, { undoable: [acting(1), null] }));
    expect(server().asked("undo")).toMatchObject({ number: 8 });
    agree("undo", 9);
    await tell(mine(9, { undoable: [turn, null] }));
    await done;
    expect(count("undo")).toBe(2);
  });

  test("stops where the others have to agree, and says so", async () => {
    await tell(mine(7, { undoable: [acting(2), null] }));
    const done = session.undoTurn();
    agree("undo", 8);
    await tell(mine(8, { undoable: [acting(2), null], undo: asking }));
    await done;
    expect(count("undo")).toBe(1);
    expect(notices.at(-1)!.text).toBe("The others are asked whether you may take it back.");
  });

  test("stops where the server refuses", async () => {
    await tell(mine(7, { undoable: [acting(2), null] }));
    const done = session.undoTurn();
    const error = { code: "stale_number", message: "", facts: {} };
    server().tell({ type: "error", re: server().asked("undo").id, error });
    await done;
    expect(count("undo")).toBe(1);
  });
});

describe("friends at one screen", () => {
  beforeEach(() => {
    you(0, 1);
    localStorage.setItem("century-friends", JSON.stringify({ abc: { 0: "Ada", 1: "Cleo" } }));
  });

  test("see the area of who decides, and whose turn it is", async () => {
    const seats = [0, 1].map((i) => seat(i, { nickname: "Ada", player: "ada" }));
    await tell(mine(5, { seats }));
    expect(session.table!.me).toBe(0);
    await tell(theirs(6, { seats, log: log(0) }));
    expect(session.table!.me).toBe(1);
    expect(session.table!.acting).toBe(true);
    expect(notices.at(-1)!.text).toBe("Cleo’s turn");
  });
});

describe("around the table", () => {
  beforeEach(() => tell(mine(5)));

  test("the title of the page says when it is the person's turn", async () => {
    expect(document.title).toBe("● Your turn – A New World");
    await tell(theirs(6));
    expect(document.title).toBe("A New World – century");
    session.close();
    expect(document.title).toBe("century");
  });

  test("who comes and goes is seen without a new state", () => {
    server().tell({ type: "presence", game: "abc", connected: [true, false] });
    expect(session.table!.seats.map((one) => one.connected)).toEqual([true, false]);
    expect(session.state!.number).toBe(5);
  });

  test("a bot that will take another time than was said is told of without a new state", () => {
    const thinking = { seconds: 0.4, wait: 0, host: "busy" as const };
    server().tell({ type: "thinking", game: "abc", thinking });
    expect(session.state!.thinking).toEqual(thinking);
    expect(session.state!.number).toBe(5);
  });

  test("a greeting is shown for a while; a second one starts anew", async () => {
    server().tell({ type: "emote", game: "abc", seat: 1, emote: "hello" });
    expect(session.emotes[1]).toBe("hello");
    await vi.advanceTimersByTimeAsync(3000);
    server().tell({ type: "emote", game: "abc", seat: 1, emote: "thanks" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.emotes[1]).toBe("thanks");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.emotes[1]).toBeFalsy();
  });

  test("a hint is asked once, and shown when it comes", async () => {
    const advice = { seat: 0, options: [], reasons: [] };
    const asked = session.hint();
    void session.hint();
    expect(session.advising).toBe(true);
    await settle();
    server().tell({ type: "hint", re: server().asked("hint").id, game: "abc", advice });
    await asked;
    expect(count("hint")).toBe(1);
    expect(session.advice).toEqual(advice);
    expect(session.advising).toBe(false);
  });
});

describe("advice for a turn", () => {
  const option = (...turn: string[]) => ({
    token: turn[0]!,
    share: 1,
    chances: [],
    scores: [],
    line: [],
    turn,
    plan: [],
    expected: [],
  });
  /** The turn so far; it goes on with an upgrade. */
  const inside = (number: number, ...tokens: string[]) =>
    mine(number, {
      view: view({ decision: "upgrade", pending: { steps: 2, from: "Y" } }),
      actions: ["upgrade Y", "upgrade R", "done"],
      log: {
        from: 0,
        lines: [line(0, 0, { finished: false, actions: tokens.map((one) => action(0, one)) })],
      },
    });
  beforeEach(async () => {
    await tell(mine(1));
    const asked = session.hint();
    await settle();
    const advice = {
      seat: 0,
      decision: "turn",
      options: [option("work A1.4", "upgrade Y", "done"), option("work A1.5", "upgrade R")],
      reasons: [],
    };
    server().tell({ type: "hint", re: server().asked("hint").id, game: "abc", advice });
    await asked;
  });

  test("stays for the questions of the turn, without asking again", async () => {
    await tell(inside(2, "work A1.4"));
    expect(session.advice).not.toBeNull();
    expect(session.played).toEqual(["work A1.4"]);
    session.hinting = false;
    await session.hint();
    expect(session.hinting).toBe(true);
    expect(count("hint")).toBe(1);
  });

  test("follows the second choice, too", async () => {
    await tell(inside(2, "work A1.5"));
    expect(session.played).toEqual(["work A1.5"]);
  });

  test("is over when something else is done, or the turn is", async () => {
    await tell(inside(2, "work A1.6"));
    expect(session.advice).toBeNull();
    expect(session.hinting).toBe(false);
  });

  test("comes back with the step that is taken back", async () => {
    await tell(inside(2, "work A1.4"));
    await tell(mine(3));
    expect(session.played).toEqual([]);
    expect(session.advice).not.toBeNull();
  });

  test("ends with the turn", async () => {
    await tell(inside(2, "work A1.4"), theirs(3, { log: log(0) }));
    expect(session.advice).toBeNull();
  });
});

test("the cubes of one choice are one step of a plan", () => {
  const turn = ["work A1.4", "upgrade Y", "upgrade R", "done", "discard Y", "discard Y"];
  expect(groupsOf(turn)).toEqual([
    ["work A1.4"],
    ["upgrade Y", "upgrade R", "done"],
    ["discard Y", "discard Y"],
  ]);
});

describe("cubes that are picked in any order", () => {
  const choices = [
    {
      cubes: "Y",
      held: "RR",
      tokens: ["upgrade Y", "done"],
      then: null,
      question: null,
    },
    {
      cubes: "YR",
      held: "RG",
      tokens: ["upgrade Y", "upgrade R", "done"],
      then: null,
      question: null,
    },
    {
      cubes: "YRR",
      held: "GG",
      tokens: ["upgrade Y", "upgrade R", "upgrade R"],
      then: null,
      question: null,
    },
    {
      cubes: "R",
      held: "YG",
      tokens: ["upgrade R", "done"],
      then: null,
      question: null,
    },
  ];
  const details = { actions: {}, choices, reasons: {}, needs: {} };
  const asked = (number: number): State =>
    state(number, {
      view: view({ decision: "upgrade" }, [{ cubes: "YR" }, {}]),
      actions: ["upgrade Y", "upgrade R", "done"],
      details,
    });
  beforeEach(() => tell(asked(5)));

  test("wait until they are whole, and are told in colour order", async () => {
    const table = session.table!;
    session.choose("upgrade R");
    expect(table.picks).toEqual(["R"]);
    expect(table.holding()).toBe("YG");
    expect(table.isLegal("upgrade R")).toBe(false); // the only one is taken
    session.choose("upgrade Y");
    expect(count("act")).toBe(0);
    session.choose("upgrade R");
    for (const [i, token] of ["upgrade Y", "upgrade R", "upgrade R"].entries()) {
      await settle();
      expect(server().asked("act")).toMatchObject({ token, number: 5 + i });
      agree("act", 6 + i);
      await tell(i < 2 ? asked(6 + i) : theirs(8));
    }
    expect(count("act")).toBe(3);
    expect(session.sending).toBe(false);
  });

  test("stop where the person wants", async () => {
    session.choose("upgrade R");
    session.choose("done");
    await settle();
    expect(server().asked("act")).toMatchObject({ token: "upgrade R" });
    agree("act", 6);
    await tell(asked(6));
    expect(server().asked("act")).toMatchObject({ token: "done", number: 6 });
  });

  test("are taken back one by one, and only where the rest can stand alone", async () => {
    const table = session.table!;
    for (const cube of ["R", "Y"]) session.choose(`upgrade ${cube}`);
    table.drop("R");
    expect(table.picks).toEqual(["Y"]);
    session.choose("upgrade R");
    await session.undo();
    await session.undo();
    await session.undo();
    expect(table.picks).toEqual([]);
    expect(count("act")).toBe(0);
  });

  test("wait to be confirmed where that is wanted", async () => {
    settings.confirm = true;
    for (const cube of ["R", "Y", "R"]) session.choose(`upgrade ${cube}`);
    await settle();
    expect(count("act")).toBe(0);
    expect(session.table!.staged).not.toBeNull();
    void session.send(session.table!.staged!);
    await settle();
    expect(server().asked("act")).toMatchObject({ token: "upgrade Y" });
  });
});
