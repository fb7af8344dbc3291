/** What the engine is about, for the page to show. */

export const status: {
  /** How much of the engine has come, from 0 to 1; null while nobody waits for it. */
  share: number | null;
  /** What is wrong with the engine, as a message. */
  fault: "engine-lost" | "engine-slow" | null;
  /** Whether another version waits until this one is left. */
  update: (() => void) | null;
} = $state({ share: null, fault: null, update: null });
