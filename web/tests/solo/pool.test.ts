import { beforeEach, expect, test, vi } from "vitest";
import { Pool, workers } from "../../src/solo/pool";
import { FakeWorker } from "../support/worker";

test("one worker for each core but one, fewer on a phone", () => {
  expect([1, 2, 4, 16].map((cores) => workers(cores, false))).toEqual([1, 1, 3, 4]);
  expect([1, 2, 4, 16].map((cores) => workers(cores, true))).toEqual([1, 1, 2, 2]);
});

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
});

const thought = { position: { at: 0 }, bot: "master", chair: ["g", 1] as [string, number] };

test("a quick bot thinks in one worker", async () => {
  FakeWorker.answers = { turn: () => ["rest"] };
  expect(await new Pool("engine", 3).turn({ ...thought, seconds: 0.01 })).toEqual(["rest"]);
  expect(FakeWorker.made.length).toBe(1);
});

test("trees of several workers are added up, decision by decision", async () => {
  const asked: unknown[] = [];
  FakeWorker.answers = {
    turn: () => ["rest"],
    trials: () => [["work", 3, 1]],
    choose: ({ position, trials }: { position: { at: number }; trials: unknown[] }) => {
      asked.push(trials);
      return {
        token: `t${position.at}`,
        position: { at: position.at + 1 },
        done: position.at === 1,
      };
    },
  };
  const pool = new Pool("engine", 2);
  await pool.turn({ ...thought, seconds: 3 });
  await vi.waitFor(() => expect(FakeWorker.made.length).toBe(2));
  await new Promise((done) => setTimeout(done));
  expect(await pool.turn({ ...thought, seconds: 3 })).toEqual(["t0", "t1"]);
  expect(asked).toEqual([
    [
      ["work", 3, 1],
      ["work", 3, 1],
    ],
    [
      ["work", 3, 1],
      ["work", 3, 1],
    ],
  ]);
});

test("advice comes in parts, until nobody listens", async () => {
  let given = 0;
  FakeWorker.answers = { advice: () => ({ simulations: ++given }) };
  const heard: number[] = [];
  for await (const advice of new Pool("engine", 1).advice({})) {
    heard.push(advice.simulations);
    if (heard.length === 3) break;
  }
  expect(heard).toEqual([1, 2, 3]);
  expect(given).toBe(3);
});

test("whoever waits for a worker that is stopped is told so, and the next has another", async () => {
  FakeWorker.answers = { turn: () => ["rest"] };
  FakeWorker.silent = true;
  const pool = new Pool("engine", 1);
  const waiting = expect(pool.turn({ ...thought, seconds: 0.01 })).rejects.toMatchObject({
    fault: { code: "engine_lost" },
  });
  await new Promise((done) => setTimeout(done));
  pool.stop();
  await waiting;
  FakeWorker.silent = false;
  expect(await pool.turn({ ...thought, seconds: 0.01 })).toEqual(["rest"]);
  expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
});

test("who waits for a worker that is stopped before it is ready hears of it, and may ask again", async () => {
  FakeWorker.answers = { turn: () => ["rest"] };
  const pool = new Pool("engine", 1);
  const first = pool.turn({ ...thought, seconds: 0.01 });
  await Promise.resolve();
  pool.stop();
  await expect(first).rejects.toMatchObject({ fault: { code: "engine_lost" } });
  expect(await pool.turn({ ...thought, seconds: 0.01 })).toEqual(["rest"]);
});
