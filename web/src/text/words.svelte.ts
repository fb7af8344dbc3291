/** Says phrases in the chosen language, from the Fluent files that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LESSONS, WORDS, type Language } from "./language";
import { COLOURS, type Fact, type Phrase } from "../net/model";

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  hu: "Magyar",
};

let bundle = $state.raw(new FluentBundle("en"));
let lists = listing("en");

/** "2 yellow, 1 red and 1 green": English without the comma before the last. */
function listing(language: Language): Intl.ListFormat {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language);
}

/** The words of the lessons, once somebody wants them. */
let lessons: Promise<void> | null = null;

export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource((await WORDS[language]()).default));
  if (lessons) next.addResource(new FluentResource((await LESSONS[language]()).default));
  lists = listing(language);
  bundle = next;
  document.documentElement.lang = language;
}

/** From now on with the words of the lessons. */
export function speakOfLessons(language: Language): Promise<void> {
  lessons ??= Promise.resolve().then(() => speak(language));
  return lessons;
}

export type Facts = Record<string, Fact>;

/** A message, or with `id.attribute` the words that it has for a purpose: its plain ones if none. */
export function say(message: string | Phrase, facts: Facts = {}): string {
  if (typeof message !== "string") return say(message.message, message.facts);
  const [id, attribute] = message.split(".") as [string, string?];
  const entry = bundle.getMessage(id);
  const pattern = entry?.attributes[attribute ?? ""] ?? entry?.value;
  if (!pattern) {
    if (bundle.hasMessage("round")) console.error(`no message ${message}`);
    return message;
  }
  const variables: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) variables[name] = value(fact);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  if (errors.length) console.error(`${message}: ${errors.join("; ")}`);
  return text;
}

/** A fact as it stands in a sentence. */
export const sayFact = (fact: Fact): string => String(value(fact));

function value(fact: Fact): FluentVariable {
  if (Array.isArray(fact)) return lists.format(fact.map((item) => say(item)));
  return typeof fact === "object" ? say(fact) : fact;
}

/** Cubes by colour, as a fact of a message: "2 yellow and 1 red". */
export function cubes(held: string): Phrase[] {
  return COLOURS.flatMap((cube) => {
    const count = held.split(cube).length - 1;
    return count ? [{ message: "cubes", facts: { cube, count } }] : [];
  });
}

/** The same as a sentence's part, with a word for none. */
export function sayCubes(held: string): string {
  return held ? sayFact(cubes(held)) : say("no-cubes");
}
