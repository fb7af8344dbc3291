import { beforeEach, expect, test, vi } from "vitest";

let games: typeof import("../../src/net/games");
let sent: { path: string; body: unknown }[] = [];

/** A server with these bots. */
function bots(...names: string[]): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : null });
    const told = path === "/api/about" ? { bots: names } : { game: "abc", secret: "s" };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
}
beforeEach(async () => {
  vi.resetModules();
  sent = [];
  games = await import("../../src/net/games");
});

test("levels for people stand from easy to hard, whatever else the server has", async () => {
  bots("random", "grandmaster", "hard", "greedy", "easy");
  expect(await games.levels()).toEqual(["easy", "hard", "grandmaster"]);
});

test("a server without levels offers its bots", async () => {
  bots("random", "greedy");
  expect(await games.levels()).toEqual(["random", "greedy"]);
  expect(await games.usual()).toBe("greedy");
});

test("the usual bot is of normal strength", async () => {
  bots("easy", "normal", "hard");
  expect(await games.usual()).toBe("normal");
});

test("playing now is a game against two bots, with hints", async () => {
  bots("normal");
  expect(await games.playNow("new_world")).toBe("abc");
  const bot = { kind: "bot", bot: "normal" };
  const { path, body } = sent.at(-1) as { path: string; body: { seats: { kind: string }[] } };
  expect(path).toBe("/api/games");
  expect(body).toMatchObject({ mode: "new_world", hints: true });
  expect(body.seats.sort((a, b) => b.kind.localeCompare(a.kind))).toEqual([
    { kind: "human" },
    bot,
    bot,
  ]);
});

test("chance gives every order, and loses nobody", () => {
  const orders = new Set(
    Array.from({ length: 200 }, () => games.shuffled(["a", "b", "c"]).join("")),
  );
  expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
});
