/** What a person chose in this browser, kept in its local storage. */

import { kept, language, SETTINGS, type Language } from "../text/language";
import { speak } from "../text/words.svelte";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  confirm: boolean;
  pace: "slow" | "normal" | "fast" | "none";
  /** Modes whose overview of a turn was closed. */
  met: string[];
}

export const settings: Settings = $state({
  name: "",
  theme: "system",
  sound: true,
  confirm: false,
  pace: "normal",
  met: [],
  ...kept(),
  language: language(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");

function paint(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "dark" ? "#231d18" : "#fbf5e9");
}

/** Applies the settings now, and again whenever one changes, in this tab or in another. */
export async function applySettings(): Promise<void> {
  dark.addEventListener("change", paint);
  addEventListener("storage", (event) => {
    if (event.key === SETTINGS) Object.assign(settings, kept());
  });
  paint();
  await speak(settings.language);
  $effect.root(() => {
    $effect(() => localStorage.setItem(SETTINGS, JSON.stringify(settings)));
    $effect(paint);
    $effect(() => void speak(settings.language));
  });
}

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";
