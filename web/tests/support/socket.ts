/** A connection whose other end is the test. */

import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The connection that was opened last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** What was sent last of one kind. */
  asked(type: string): Record<string, unknown> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`nothing of ${type} was sent`);
    return found;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tell({ type: "welcome" });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
