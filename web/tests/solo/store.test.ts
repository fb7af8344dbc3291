import { expect, test } from "vitest";
import { Memory, Moved, store, type Change, type Save } from "../../src/solo/store";

const change = (number: number, kind = "action"): Change => ({ number, kind, token: null });
const save = (before: number | null, changes: Change[], kept: number | null = null): Save => ({
  game: "g",
  before,
  number: changes.at(-1)!.number,
  table: {},
  changes,
  kept,
  brief: {} as Save["brief"],
});

test("a game is kept step by step, and what was taken back is gone", async () => {
  const kept = new Memory();
  await kept.save(save(null, [change(1, "start")]));
  await kept.save(save(1, [change(2), change(3)]));
  await kept.save(save(3, [change(4, "undo")], 2));
  const found = await kept.game("g");
  expect(found?.saved.number).toBe(4);
  expect(found?.changes.map(({ number }) => number)).toEqual([1, 2, 4]);
});

test("what was made for another state is not kept", async () => {
  const kept = new Memory();
  await kept.save(save(null, [change(1)]));
  await expect(kept.save(save(0, [change(2)]))).rejects.toThrow(Moved);
  await expect(kept.save(save(null, [change(2)]))).rejects.toThrow(Moved);
  expect((await kept.games()).map(({ number }) => number)).toEqual([1]);
  await kept.remove("g");
  expect(await kept.game("g")).toBeNull();
});

test("where there is no database, games last as long as the page", async () => {
  expect((await store()).lasting).toBe(false);
});
