/** Which language the reader chose or asks for, and its words. Small: it is the first that runs. */

import { read } from "../ui/storage";

export const LANGUAGES = ["en", "fr", "de", "nl", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
  de: () => import("words:de"),
  nl: () => import("words:nl"),
  hu: () => import("words:hu"),
};

/** What the coach says in lessons. */
export const LESSONS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("lessons:en"),
  fr: () => import("lessons:fr"),
  de: () => import("lessons:de"),
  nl: () => import("lessons:nl"),
  hu: () => import("lessons:hu"),
};

export const SETTINGS = "century-settings";

/** What was chosen in this browser before. */
export function kept(): { language?: Language } {
  try {
    return JSON.parse(read(SETTINGS) ?? "{}") as { language?: Language };
  } catch {
    return {};
  }
}

/** The language of the address, else the chosen one, else one that the browser asks for. */
export function language(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, kept().language, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.flatMap((tag) => LANGUAGES.filter((own) => own === tag))[0] ?? "en";
}
