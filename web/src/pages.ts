/** Every page but home, loaded when it is asked for. */

import type { Component } from "svelte";

export const PAGES: Record<string, () => Promise<{ default: Component }>> = {
  new: () => import("./pages/New.svelte"),
  game: () => import("./pages/Game.svelte"),
  join: () => import("./pages/Join.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  modes: () => import("./pages/Mode.svelte"),
  games: () => import("./pages/Games.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  device: () => import("./pages/Device.svelte"),
  settings: () => import("./pages/Settings.svelte"),
};
