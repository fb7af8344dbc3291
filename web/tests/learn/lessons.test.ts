import { beforeEach, expect, test, vi } from "vitest";
import { LessonLink } from "../../src/net/lessons.svelte";
import { Refused } from "../../src/net/server";
import type { Message } from "../../src/net/socket.svelte";
import { seat, state } from "../support/games";

let sent: string[][] = [];
let heard: Message[] = [];
let kept: { answers: string[]; done: boolean }[] = [];

/** A server whose lesson has two steps to read; `claim 9` is illegal there. */
beforeEach(() => {
  [sent, heard, kept] = [[], [], []];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const { answers } = JSON.parse(init.body as string) as { answers: string[] };
    sent.push(answers);
    if (answers.includes("claim 9")) {
      const error = { code: "illegal_action", message: "", facts: {} };
      return Promise.resolve(new Response(JSON.stringify({ error }), { status: 409 }));
    }
    const lesson = { step: answers.length, steps: 2, kept: 0, done: answers.length === 2 };
    const now = { ...state(0), seats: [seat(0, { nickname: null }), seat(1, { kind: "bot" })] };
    const you = { player: "learner", seats: [0], creator: true };
    return Promise.resolve(new Response(JSON.stringify({ state: now, you, lesson })));
  });
});
const open = (): LessonLink =>
  new LessonLink(
    "spice_road",
    "goal",
    (message) => heard.push(message),
    (answers, done) => kept.push({ answers, done }),
  );
const numbers = (): number[] =>
  heard.flatMap((message) => (message.type === "state" ? [message.number] : []));

test("every answer is sent with all that came before it", async () => {
  const link = open();
  await link.begin();
  await link.next();
  await link.ask({ type: "act", game: "lesson", number: 2, seat: 0, token: "rest" });
  expect(sent).toEqual([[], ["next"], ["next", "rest"]]);
  expect(kept.at(-1)).toEqual({ answers: ["next", "rest"], done: true });
});

test("states count up, also when something is taken back", async () => {
  const link = open();
  await link.begin();
  await link.next();
  await link.back();
  expect(sent.at(-1)).toEqual([]);
  expect(numbers()).toEqual([1, 2, 3]);
});

test("a lesson goes on where it was left", async () => {
  const link = open();
  await link.begin(["next"]);
  expect(link.step?.step).toBe(1);
});

test("answers that no longer fit are dropped without a word", async () => {
  const link = open();
  await link.begin(["claim 9"]);
  expect(link.answers).toEqual([]);
});

test("what is illegal is refused, and changes nothing", async () => {
  const link = open();
  await link.begin(["next"]);
  const asked = link.ask({ type: "act", game: "lesson", number: 1, seat: 0, token: "claim 9" });
  await expect(asked).rejects.toBeInstanceOf(Refused);
  expect(link.answers).toEqual(["next"]);
});

test("the learner has a name at the table", async () => {
  await open().begin();
  const told = heard.find((message) => message.type === "state");
  expect(told?.type === "state" && told.seats[0]?.nickname).toBeTruthy();
});

test("nothing else can be asked of a lesson", async () => {
  const asked = open().ask({ type: "resign", game: "lesson", number: 1, seat: 0 });
  await expect(asked).rejects.toBeInstanceOf(Refused);
});
