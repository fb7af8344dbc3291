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
  bots("random", "hard", "greedy", "easy");
  expect(await games.levels()).toEqual(["easy", "hard"]);
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
  expect(sent.at(-1)).toEqual({
    path: "/api/games",
    body: { mode: "new_world", seats: [{ kind: "human" }, bot, bot], hints: true },
  });
});
