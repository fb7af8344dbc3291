/** The modes that the server has, the simplest first. */

import { modes, type Mode } from "./server";

let known: Record<string, Mode> = $state.raw({});

/** Asks for them, unless they are here. */
export async function loadModes(): Promise<void> {
  known = await modes();
}

export const catalogue = {
  get ids(): string[] {
    return Object.keys(known);
  },
  of: (mode: string): Mode | undefined => known[mode],
  /** For who names none: the simplest one with a land to settle. */
  get usual(): string {
    return this.ids.find((mode) => known[mode]!.settlers > 0) ?? this.ids[0] ?? "";
  },
  /** The mode that an address names, else the other one. */
  find(asked: string | undefined, other: string): string {
    return asked !== undefined && asked in known ? asked : other;
  },
  /** Whether everything in its boxes was published. */
  published: (mode: string): boolean =>
    Object.values(known[mode]?.components ?? {}).every((box) => box.trust === "published"),
};
