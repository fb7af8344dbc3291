/** What proves to a server that this browser is a player of it, and how the player was called last. */

import { erase, read, write } from "../ui/storage";

const SECRET = "century-secret";
const NAME = "century-nickname";

export const secret = (): string | null => read(SECRET);
export const keepSecret = (own: string): void => write(SECRET, own);
/** The nickname that this browser and the server agreed on; another device may have changed it since. */
export const agreedName = (): string | null => read(NAME);
export const keepName = (name: string): void => write(NAME, name);
export function forget(): void {
  erase(SECRET);
  erase(NAME);
}
