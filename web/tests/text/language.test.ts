import { expect, test, vi } from "vitest";
import { language, SETTINGS } from "../../src/text/language";

const asks = (...languages: string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

test("the first language that the browser asks for and the game has", () => {
  asks("pt-BR", "hu-HU", "fr");
  expect(language()).toBe("hu");
});

test("English where the game has none of them", () => {
  asks("pt-BR", "ja");
  expect(language()).toBe("en");
});

test("what was chosen before goes before the browser's", () => {
  asks("fr");
  localStorage.setItem(SETTINGS, JSON.stringify({ language: "nl" }));
  expect(language()).toBe("nl");
});

test("the address goes before everything, if the game has its language", () => {
  localStorage.setItem(SETTINGS, JSON.stringify({ language: "nl" }));
  history.replaceState(null, "", "/?lang=de");
  expect(language()).toBe("de");
  history.replaceState(null, "", "/?lang=xx");
  expect(language()).toBe("nl");
});

test("settings that cannot be read are none", () => {
  asks("fr");
  localStorage.setItem(SETTINGS, "{");
  expect(language()).toBe("fr");
});
