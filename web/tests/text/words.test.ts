import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../src/text/language";
import { cubes, say, sayCubes, speak } from "../../src/text/words.svelte";

afterEach(() => speak("en"));

test("every language has its own words, and names itself to the page", async () => {
  const told: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    expect(document.documentElement.lang).toBe(language);
    told.push(say("your-turn"));
  }
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

test("a fact may be a phrase, and a list of phrases is told as a list", () => {
  const effect = { message: "mode-short", facts: { mode: "new_world" } };
  expect(say("merchant-card", { card: "m07", effect })).toBe("Merchant card m07: A New World");
  expect(
    say({ message: "storage-held", facts: { cubes: cubes("YYRG"), count: 4, most: 10 } }),
  ).toContain("2 yellow, 1 red and 1 green");
});

describe("cubes", () => {
  const LISTS = {
    en: ["2 yellow and 1 brown", "1 yellow, 1 red and 1 green"],
    fr: [" et ", ", "],
    de: [" und ", ", "],
    nl: [" en ", ", "],
    hu: [" és ", ", "],
  };

  test.each(LANGUAGES)("are told as that language tells lists: %s", async (language) => {
    await speak(language);
    expect(sayCubes("YYB")).toContain(LISTS[language][0]);
    expect(sayCubes("YRG")).toContain(LISTS[language][1]);
    // No comma stands before the word for "and".
    expect(sayCubes("YRG").split(",")).toHaveLength(2);
  });

  test("go from yellow to brown, however they are held", () => {
    expect(sayCubes("BGRY")).toBe("1 yellow, 1 red, 1 green and 1 brown");
  });

  test("that are none have a word", () => {
    expect(sayCubes("")).toBe("no cubes");
  });
});

test("a message that is missing is complained about, and told by its name", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(say("no-such-message")).toBe("no-such-message");
  expect(complained).toHaveBeenCalledWith("no message no-such-message");
});

test("a fact that is missing is complained about", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  say("seat-name");
  expect(complained).toHaveBeenCalledOnce();
});
