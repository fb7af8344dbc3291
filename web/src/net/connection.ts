/** A connection to the server for one game. That of a game's page is opened while the client still loads. */

import { backend } from "#backend";
import type { ClientMessage, ServerMessage } from "./api";
import type { Wire } from "./backend";
import { components, modes, secret } from "./server";

/** Says who is there and which game is looked at as soon as the connection stands. */
export function connect(game: string): Wire {
  const socket = backend.connect();
  socket.onopen = () => {
    const own = secret();
    const messages: ClientMessage[] = [
      own ? { type: "hello", secret: own } : { type: "hello" },
      { type: "watch", game, details: true, id: 0 },
    ];
    for (const message of messages) socket.send(JSON.stringify(message));
  };
  return socket;
}

/** Who needs the answer asks again, and is told then. */
const later = (): void => undefined;

interface Early {
  game: string;
  socket: Wire;
  heard: string[];
}
let early: Early | null = null;

/** What comes before the client is there waits for it; what is needed to draw it is asked for at once. */
export function connectEarly(game: string): void {
  const socket = connect(game);
  const heard: string[] = [];
  early = { game, socket, heard };
  void modes().catch(later);
  socket.onmessage = (event) => {
    heard.push(event.data as string);
    const message = JSON.parse(event.data as string) as ServerMessage;
    if (message.type === "state") void components(message.mode).catch(later);
  };
}

/** The connection that was opened early, once, where it still stands. */
export function takeEarly(game: string): Early | null {
  const found = early;
  early = null;
  if (found?.game === game && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}
