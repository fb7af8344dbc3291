import { beforeEach, expect, test, vi } from "vitest";
import { Assistant, Assisted } from "../../src/net/assistant";
import { Refused } from "../../src/net/refused";
import { FakeWorker } from "../support/worker";

const ABOUT = { engine: "engine-1" };
const REDEALT = { game: "g", number: 4, position: { state: "00" } };
const HINT = { type: "hint", game: "g", number: 4, seat: 0 };

let answers: Record<string, () => unknown>;
const ask = (_: string, path: string): Promise<unknown> =>
  Promise.resolve().then(() => answers[path]!());

beforeEach(() => {
  FakeWorker.made = [];
  FakeWorker.silent = false;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  let simulations = 0;
  FakeWorker.answers = {
    advice: () => ({ simulations: ++simulations }),
    turn: () => ["acquire 1"],
  };
  answers = { "/about": () => ABOUT, "/games/g/position": () => REDEALT };
});

class FakeSocket {
  onopen: unknown = null;
  onclose: unknown = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readyState = WebSocket.OPEN;
  sent: { type: string }[] = [];
  send = (text: string): void => void this.sent.push(JSON.parse(text) as { type: string });
  close = (): void => undefined;
  say = (message: object): void =>
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
}

function connect(assistant: Assistant) {
  const socket = new FakeSocket();
  const wire = new Assisted(socket as unknown as WebSocket, assistant);
  const heard: { type: string; re?: unknown }[] = [];
  wire.onmessage = ({ data }) => heard.push(JSON.parse(data as string) as { type: string });
  const ask = (message: object): void => wire.send(JSON.stringify(message));
  return { socket, wire, heard, ask };
}

const state = (number: number, seats = ["human", "bot"]): object => ({
  type: "state",
  game: "g",
  number,
  status: "running",
  seats: seats.map((kind) => ({ kind })),
});

test("the first hint is the server's, and the next are found here", async () => {
  const assistant = new Assistant(ask);
  const { socket, heard, ask: send } = connect(assistant);
  socket.say(state(4, ["human", "human"]));
  send({ ...HINT, id: 1 });
  await vi.waitFor(() => expect(socket.sent).toEqual([{ ...HINT, id: 1 }]));
  await assistant.prepare();
  send({ ...HINT, id: 2 });
  await vi.waitFor(() => expect(heard.at(-1)?.re).toBe(2));
  expect(heard.filter(({ type }) => type === "hint").length).toBe(9); // eight parts, and the last again
  expect(socket.sent.length).toBe(1);
});

test("a hint that nobody waits for ends at once", async () => {
  const assistant = new Assistant(ask);
  const { socket, heard, ask: send } = connect(assistant);
  await assistant.prepare();
  socket.say(state(5, ["human", "human"])); // the game has gone on
  send({ ...HINT, id: 2 });
  await vi.waitFor(() => expect(heard.at(-1)?.re).toBe(2));
  expect(heard.filter(({ type }) => type === "hint").length).toBe(1);
});

test("what the server refuses is told", async () => {
  const assistant = new Assistant(ask);
  const { heard, ask: send } = connect(assistant);
  await assistant.prepare();
  answers["/games/g/position"] = () => {
    throw new Refused({ code: "hints_off", message: "", facts: {} });
  };
  send({ ...HINT, id: 3 });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: "error", re: 3 }));
});

test.each([
  ["a server without an engine", () => (answers["/about"] = () => ({ ...ABOUT, engine: null }))],
  ["a worker that does not start", () => vi.stubGlobal("Worker", undefined)],
])("%s thinks itself", async (_, spoil) => {
  spoil();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assistant = new Assistant(ask);
  const { socket, ask: send } = connect(assistant);
  expect(await assistant.prepare()).toBeNull();
  send({ ...HINT, id: 3 });
  await vi.waitFor(() => expect(socket.sent.length).toBe(1));
  expect(await assistant.hint("g", { action: 3 })).toBeNull();
  expect(await assistant.turn({} as never)).toEqual([]);
});

test("in a game against bots alone it offers to think, and does", async () => {
  vi.useFakeTimers();
  try {
    const assistant = new Assistant(ask);
    const { socket, heard } = connect(assistant);
    socket.say({ type: "you", game: "g", seats: [0] });
    socket.say(state(4));
    socket.say(state(5));
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(socket.sent.map(({ type }) => type)).toEqual(["lend"]);
    expect(FakeWorker.made).toEqual([]);
    socket.say({ type: "ack", game: "g", number: 5, re: "offer" });
    await assistant.prepare();
    const asked = { type: "think", game: "g", number: 5, seat: 1, bot: "normal", seconds: 0.01 };
    socket.say({ ...asked, position: {} });
    await vi.waitFor(() =>
      expect(socket.sent.at(-1)).toMatchObject({
        type: "thought",
        number: 5,
        tokens: ["acquire 1"],
      }),
    );
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(["you", "state"]));
  } finally {
    vi.useRealTimers();
  }
});

test("it offers nothing where friends play", async () => {
  vi.useFakeTimers();
  const { socket } = connect(new Assistant(ask));
  socket.say({ type: "you", game: "g", seats: [0] });
  socket.say(state(4, ["human", "human", "bot"]));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(socket.sent).toEqual([]);
  expect(FakeWorker.made).toEqual([]);
});
