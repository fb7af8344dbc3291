import { beforeEach, expect, test, vi } from "vitest";
import { SETTINGS } from "../../src/text/language";
import { setMedia } from "../setup";

const DARK = "(prefers-color-scheme: dark)";
const kept = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") as Record<string, unknown>;

/** A page that opens, with what was kept before. */
async function open(before: Record<string, unknown> = {}) {
  localStorage.setItem(SETTINGS, JSON.stringify(before));
  vi.resetModules();
  const page = await import("../../src/ui/settings.svelte");
  const words = await import("../../src/text/words.svelte");
  const { flushSync } = await import("svelte");
  await page.applySettings();
  flushSync();
  return { ...page, ...words, flushSync };
}
beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="" />';
});
const theme = () => document.documentElement.dataset.theme;

test("what was chosen before is there again, and the rest as usual", async () => {
  const { settings } = await open({ name: "Ada", pace: "fast" });
  expect(settings).toMatchObject({ name: "Ada", pace: "fast", sound: true, confirm: false });
});

test("what is changed is kept", async () => {
  const { settings, flushSync } = await open();
  settings.name = "Bob";
  settings.met.push("new_world");
  flushSync();
  expect(kept()).toMatchObject({ name: "Bob", met: ["new_world"] });
});

test("the page is as light or dark as the system, until the reader chooses", async () => {
  const { settings, isDark, flushSync } = await open();
  expect(theme()).toBe("light");
  setMedia(DARK, true);
  expect(theme()).toBe("dark");
  expect(isDark()).toBe(true);
  settings.theme = "light";
  flushSync();
  expect(theme()).toBe("light");
  expect(document.querySelector("meta")!.content).toBe("#fbf5e9");
});

test("another language is spoken as soon as its words are there", async () => {
  const { settings, say, flushSync } = await open({ language: "de" });
  expect(say("your-turn")).toBe("Du bist am Zug");
  settings.language = "en";
  flushSync();
  await vi.waitFor(() => expect(say("your-turn")).toBe("Your turn"));
  expect(kept().language).toBe("en");
});

test("what another tab of the browser changes is changed here, too", async () => {
  const { settings, say } = await open({ language: "en", name: "Ada" });
  localStorage.setItem(SETTINGS, JSON.stringify({ language: "de", name: "Bob" }));
  dispatchEvent(new StorageEvent("storage", { key: SETTINGS }));
  expect(settings.name).toBe("Bob");
  await vi.waitFor(() => expect(say("your-turn")).toBe("Du bist am Zug"));
});

test("settings go to another browser, without the name", async () => {
  const first = await open({ name: "Ada", theme: "dark", met: ["new_world"], language: "fr" });
  const handed = first.settingsToHand();
  const { settings, takeSettings } = await open({ name: "Bo" });
  takeSettings(handed);
  expect(settings).toMatchObject({
    name: "Bo",
    theme: "dark",
    met: ["new_world"],
    language: "fr",
  });
});

test.each(["", "nonsense", "null", '{"pace": 7, "met": {}, "language": "tlh", "other": true}'])(
  "settings of another form change nothing: %s",
  async (text) => {
    const { settings, takeSettings } = await open({ pace: "fast", language: "de" });
    const before = JSON.stringify(settings);
    takeSettings(text);
    expect(JSON.stringify(settings)).toBe(before);
  },
);

test("lessons that were left stay behind when there are too many of them", async () => {
  const { settings, settingsToHand } = await open();
  settings.underway = { trade: Array.from({ length: 5000 }, () => "next") };
  expect(settingsToHand().length).toBeLessThan(16_000);
});
