/** Says phrases in the chosen language, from the Fluent files that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { WORDS, type Language } from "./language";
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

export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  const page = await WORDS[language]();
  next.addResource(new FluentResource(page.default));
  lists = listing(language);
  bundle = next;
  document.documentElement.lang = language;
}

export type Facts = Record<string, Fact>;

/** A message, or with `id.attribute` the words that it has for a purpose: its plain ones if none. */
export function say(message: string | Phrase, facts: Facts = {}): string {
  if (typeof message !== "string") return say(message.message, message.facts);
  const [id, attribute] = message.split(".") as [string, string?];
  const found = bundle.getMessage(id);
  const pattern = found?.attributes[attribute ?? ""] ?? found?.value;
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
  return held ? (value(cubes(held)) as string) : say("no-cubes");
}
