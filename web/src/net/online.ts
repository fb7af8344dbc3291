/** The server as the backend: HTTP and a WebSocket; where the browser can, it thinks itself. */

import type { Hint } from "./api";
import { Assisted, Assistant } from "./assistant";
import { unavailable, type Backend } from "./backend";
import { Refused, type Fault } from "./refused";
import { secret } from "./secret";

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = {};
  const own = secret();
  if (own) headers.Authorization = `Bearer ${own}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(unavailable);
  }
  if (answer.status === 204) return undefined;
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok || content === null)
    throw new Refused(
      (content as { error?: Fault } | null)?.error ?? { code: "internal", message: "", facts: {} },
    );
  return content;
}

const assistant = new Assistant(ask);

export const backend: Backend = {
  online: true,
  parts: { settings: () => import("../pages/Bring.svelte") },
  request: ask,
  study: async (game, about, isWanted) =>
    (await assistant.hint(game, about, isWanted)) ??
    ((await ask("POST", `/games/${encodeURIComponent(game)}/hint`, about)) as Hint),
  connect: () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new Assisted(new WebSocket(`${scheme}://${location.host}/api/socket`), assistant);
  },
};
