/** What a person chose in this browser, kept in its local storage. */

import { LANGUAGES, preferred, speak, type Language } from "./words.svelte";

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

const KEY = "century-settings";

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  name: "",
  language: preferred(),
  theme: "system",
  sound: true,
  confirm: false,
  pace: "normal",
  met: [],
  ...read(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");

function paint(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme === "dark" ? "#231d18" : "#fbf5e9");
}

/** Applies the settings now, and again whenever one changes. */
export async function applySettings(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  const found = LANGUAGES.find((language) => language === asked);
  if (found) settings.language = found;
  dark.addEventListener("change", paint);
  paint();
  await speak(settings.language);
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(paint);
    $effect(() => void speak(settings.language));
  });
}

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";
