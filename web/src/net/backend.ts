/**
 * Whom the client asks: a server, or Python in a worker of this browser. `#backend` is the one that this build has
 * (package.json names both); all that is said is told in docs/server.md, whoever says it.
 */

import type { Component } from "svelte";
import type { AskHint, Hint } from "./api";
import type { Fault } from "./refused";

/** A connection for messages: a WebSocket, or what does the same without one. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Backend {
  /** Whether other people can come to a game from elsewhere. */
  readonly online: boolean;
  /** What is answered to a request; throws Refused. */
  request(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Advice about a position of a game, heard again and again while it gets better and is wanted. */
  study(game: string, about: AskHint, isWanted: (hint: Hint) => boolean): Promise<Hint>;
  connect(): Wire;
  /** What it shows itself: over every page, and among the settings. */
  readonly parts: { over?: Part; settings?: Part };
}
type Part = () => Promise<{ default: Component }>;

export const unavailable: Fault = { code: "unavailable", message: "", facts: {} };
