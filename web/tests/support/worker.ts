/** A worker whose Python is the test. */
export class FakeWorker {
  static made: FakeWorker[] = [];
  /** Whether it never answers a call. */
  static silent = false;
  static answers: Record<string, (given: never) => unknown> = {};
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(sent: { room: string } | { id: number; text: string }): void {
    queueMicrotask(() => {
      if (this.ended) return;
      if ("room" in sent) this.onmessage?.({ data: { ready: true } });
      else if (!FakeWorker.silent) {
        const [name, given] = JSON.parse(sent.text) as [string, never];
        const answer = FakeWorker.answers[name]!(given);
        this.onmessage?.({ data: { id: sent.id, text: JSON.stringify({ answer }) } });
      }
    });
  }
  terminate(): void {
    this.ended = true;
  }
}
