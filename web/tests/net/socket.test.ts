import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectEarly } from "../../src/net/connection";
import { Refused } from "../../src/net/server";
import { Socket, type Message, type Question } from "../../src/net/socket.svelte";
import { FakeSocket } from "../support/socket";

const state = { game: "abc", number: 4 };
const rest: Question = { type: "act", ...state, seat: 0, token: "rest" };

let heard: Message[] = [];
let socket: Socket;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  heard = [];
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function begin(): FakeSocket {
  socket = new Socket("abc", (message) => heard.push(message));
  FakeSocket.last.open();
  return FakeSocket.last;
}
const fault = async (asked: Promise<unknown>): Promise<string> => {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).fault.code;
};

test("says who is there, and which game is looked at", () => {
  localStorage.setItem("century-secret", "s3cret");
  expect(begin().sent).toEqual([
    { type: "hello", secret: "s3cret" },
    { type: "watch", game: "abc", details: true, id: 0 },
  ]);
});

test("an answer goes to who asked, everything else is heard", async () => {
  const server = begin();
  const [first, second] = [socket.ask(rest), socket.ask({ type: "undo", ...state, seat: 0 })];
  const [act, undo] = [server.asked("act"), server.asked("undo")];
  server.tell({ type: "state", game: "abc", number: 5 });
  server.tell({ type: "ack", re: undo.id, number: 6 });
  server.tell({
    type: "error",
    re: act.id,
    error: { code: "stale_number", message: "", facts: {} },
  });
  expect((await second).number).toBe(6);
  expect(await fault(first)).toBe("stale_number");
  expect(heard.map((message) => message.type)).toEqual(["state"]);
});

test("nothing can be asked before the server has said welcome", async () => {
  socket = new Socket("abc", () => undefined);
  expect(socket.connected).toBe(false);
  expect(await fault(socket.ask(rest))).toBe("unavailable");
});

test("who waits when the connection is lost is told so", async () => {
  const server = begin();
  const asked = socket.ask(rest);
  server.close();
  expect(await fault(asked)).toBe("unavailable");
  expect(socket.connected).toBe(false);
});

test("a lost connection comes back, later each time, and soon again once it was told of the game", () => {
  begin().close();
  const opened = (after: number): number => {
    vi.advanceTimersByTime(after);
    return FakeSocket.all.length;
  };
  expect(opened(299)).toBe(1);
  expect(opened(1)).toBe(2);
  FakeSocket.last.close();
  expect(opened(799)).toBe(2);
  expect(opened(1)).toBe(3);
  FakeSocket.last.open();
  expect(socket.connected).toBe(true);
  FakeSocket.last.tell({ type: "state", game: "abc", number: 5 });
  FakeSocket.last.close();
  expect(opened(300)).toBe(4);
});

test.each(["unavailable", "hello_first"])(
  "who cannot look at the game now (%s) comes again, later each time",
  (code) => {
    const refuse = (server: FakeSocket): void =>
      server.tell({ type: "error", re: 0, error: { code, message: "", facts: {} } });
    refuse(begin());
    expect(socket.connected).toBe(false);
    vi.advanceTimersByTime(300);
    FakeSocket.last.open();
    refuse(FakeSocket.last);
    vi.advanceTimersByTime(799);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
    expect(heard).toEqual([]);
  },
);

test("it does not wait when the machine is online again", () => {
  begin().close();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("one that was closed stays closed", () => {
  begin();
  socket.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});

test("a secret that the server does not know is forgotten, and the browser comes as a guest", () => {
  localStorage.setItem("century-secret", "old");
  begin().tell({ type: "error", error: { code: "unknown_secret", message: "", facts: {} } });
  vi.advanceTimersByTime(300);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello" });
  expect(heard).toEqual([]);
});

test("what came before the client was there is not lost", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  connectEarly("abc");
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "state", game: "abc", number: 1 });
  socket = new Socket("abc", (message) => heard.push(message));
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.connected).toBe(true);
  expect(heard).toMatchObject([{ number: 1 }]);
});

test("a connection that was opened for another game is not taken", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  connectEarly("other");
  FakeSocket.last.open();
  begin();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.readyState).toBe(3);
});
