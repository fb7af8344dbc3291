/** What a person chose in this browser, kept in its local storage. */

import { kept, language, LANGUAGES, SETTINGS, type Language } from "../text/language";
import { speak } from "../text/words.svelte";
import { write } from "./storage";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  confirm: boolean;
  /** Whether places show their numbers on small screens too. */
  places: boolean;
  pace: "slow" | "normal" | "fast" | "none";
  /** Modes whose overview of a turn was closed. */
  met: string[];
  /** Lessons that were gone through: the mode, a stroke and the lesson. */
  learnt: string[];
  /** The answers given in lessons that were left. */
  underway: Record<string, string[]>;
  /** The game that is played with the coach. */
  guided: string;
  /** Whether tables are drawn large, for a beamer. */
  large: boolean;
  /** Players whose texts are not shown. */
  muted: string[];
}

export const settings: Settings = $state({
  name: "",
  theme: "system",
  sound: true,
  confirm: false,
  places: false,
  pace: "normal",
  met: [],
  learnt: [],
  underway: {},
  guided: "",
  large: false,
  muted: [],
  ...kept(),
  language: language(),
});

// What was kept in another form is dropped.
const isTable = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);
if (!Array.isArray(settings.learnt)) settings.learnt = [];
if (!Array.isArray(settings.muted)) settings.muted = [];
if (!isTable(settings.underway)) settings.underway = {};

const MOST_HANDED = 16_000; // characters, as the server allows

/** The settings for another browser of the same person; the name goes with the person. */
export function settingsToHand(): string {
  const without = (...left: string[]): string =>
    JSON.stringify(settings, (key, value: unknown) => (left.includes(key) ? undefined : value));
  const whole = without("name", "guided");
  return whole.length <= MOST_HANDED ? whole : without("name", "guided", "underway");
}

/** Takes over settings of another browser, as far as they have the form of these. */
export function takeSettings(text: string): void {
  let given: Record<string, unknown>;
  try {
    given = (JSON.parse(text || "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return;
  }
  const form = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);
  const fits = Object.entries(given).filter(
    ([key, value]) =>
      value !== null &&
      form(value) === form(settings[key as keyof Settings]) &&
      (key !== "language" || LANGUAGES.includes(value as Language)),
  );
  Object.assign(settings, Object.fromEntries(fits));
}

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
    $effect(() => write(SETTINGS, JSON.stringify(settings)));
    $effect(paint);
    $effect(() => void speak(settings.language));
  });
}

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";
