import { beforeEach, expect, test, vi } from "vitest";
import { deviceName } from "../../src/net/device";

type Answers = Record<string, [number, unknown] | (() => [number, unknown])>;
let asked: { method: string; path: string; body: unknown; secret: string | null }[] = [];

/** A server that gives these answers. */
function answer(answers: Answers): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null;
    asked.push({ method, path, body, secret: headers.Authorization ?? null });
    const found = answers[`${method} ${path}`];
    if (!found) return Promise.reject(new TypeError("no way there"));
    const [status, told] = typeof found === "function" ? found() : found;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(told), { status }));
  });
}
// What is asked once is kept for the life of the page, so every test has its own.
let server: typeof import("../../src/net/server");
beforeEach(async () => {
  vi.resetModules();
  server = await import("../../src/net/server");
});
const refusal = (code: string): [number, unknown] => [
  400,
  { error: { code, message: "", facts: {} } },
];

test("what the server refuses is thrown with its reason", async () => {
  answer({ "GET /api/games/x": refusal("unknown_game") });
  await expect(server.get("/games/x")).rejects.toMatchObject({ fault: { code: "unknown_game" } });
});

test("a server that cannot be reached, or answers nonsense, is told apart", async () => {
  answer({ "GET /api/odd": [500, "<html>"] });
  await expect(server.get("/nowhere")).rejects.toMatchObject({ fault: { code: "unavailable" } });
  await expect(server.get("/odd")).rejects.toMatchObject({ fault: { code: "internal" } });
});

test("who signs in for the first time becomes a player", async () => {
  answer({ "POST /api/players": [201, { secret: "new" }] });
  await server.signIn("Ada");
  expect(server.secret()).toBe("new");
  expect(asked).toEqual([
    {
      method: "POST",
      path: "/api/players",
      body: { nickname: "Ada", device: deviceName() },
      secret: null,
    },
  ]);
});

test("who has signed in before keeps the secret, and only a new name is sent", async () => {
  localStorage.setItem("century-secret", "old");
  answer({
    "GET /api/players/me": [200, { nickname: "Ada" }],
    "PATCH /api/players/me": [200, {}],
  });
  await server.signIn("Ada");
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  expect(asked[0]!.secret).toBe("Bearer old");
  await server.signIn("Bob");
  expect(asked.at(-1)).toMatchObject({ method: "PATCH", body: { nickname: "Bob" } });
  expect(server.secret()).toBe("old");
});

test("a name that another device gave stays, until another one is chosen here", async () => {
  localStorage.setItem("century-secret", "old");
  localStorage.setItem("century-nickname", "Ada");
  answer({
    "GET /api/players/me": [200, { nickname: "Ada L." }],
    "PATCH /api/players/me": [200, {}],
  });
  expect(await server.whoPlays()).toMatchObject({ nickname: "Ada L.", renamed: true });
  await server.signIn("Ada");
  expect(asked.map(({ method }) => method)).toEqual(["GET", "GET"]);
  await server.signIn("Countess");
  expect(asked.at(-1)).toMatchObject({ method: "PATCH", body: { nickname: "Countess" } });
});

test("a secret that the server has lost is replaced", async () => {
  localStorage.setItem("century-secret", "old");
  answer({
    "GET /api/players/me": refusal("unknown_secret"),
    "POST /api/players": [201, { secret: "new" }],
  });
  await server.signIn("Ada");
  expect(server.secret()).toBe("new");
});

test("any other refusal keeps the secret", async () => {
  localStorage.setItem("century-secret", "old");
  answer({ "GET /api/players/me": refusal("too_many") });
  await expect(server.signIn("Ada")).rejects.toMatchObject({ fault: { code: "too_many" } });
  expect(server.secret()).toBe("old");
});

test("what never changes is asked once, but again after a failure", async () => {
  let tries = 0;
  answer({ "GET /api/about": () => (tries++ ? [200, { bots: ["greedy"] }] : refusal("internal")) });
  await expect(server.about()).rejects.toThrow();
  const [first, second] = await Promise.all([server.about(), server.about()]);
  expect(first).toBe(second);
  expect(asked).toHaveLength(2);
});

test("components are found by their id", async () => {
  const none = { merchants: [], points: [], locations: [], bonus: [], exploration: [] };
  answer({
    "GET /api/modes": [
      200,
      { new_world: { forts: ["A1.1"], cube_limit: 12, prices: { route: [1, 2] } } },
    ],
    "GET /api/modes/new_world/components": [
      200,
      { ...none, points: [{ id: "n01" }], market_tiles: [], spaces: [{ id: "A1.1/1" }] },
    ],
  });
  const own = await server.components("new_world");
  expect(own.points.n01).toEqual({ id: "n01" });
  expect(own.spaces).toEqual(["A1.1/1"]);
  expect(own.forts).toEqual(["A1.1"]);
  expect(own.cube_limit).toBe(12);
  expect(own.prices.route).toEqual([1, 2]);
});
