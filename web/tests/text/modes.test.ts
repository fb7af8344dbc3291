import { beforeEach, expect, test, vi } from "vitest";

const box = (trust: string) => ({ name: "", trust, parts: [] });
/** As the server sends them: the simplest first. */
const MODES = {
  spice_road: { title: "Century: Spice Road", settlers: 0, components: { a: box("published") } },
  harbours: {
    title: "Harbours and Hands",
    settlers: 12,
    components: { a: box("published"), b: box("reconstructed") },
  },
};

/** A page that has asked the server for its modes. */
async function open(modes: object) {
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(modes))));
  const [net, text, words] = await Promise.all([
    import("../../src/net/modes.svelte"),
    import("../../src/text/modes"),
    import("../../src/text/words.svelte"),
  ]);
  await words.speak("en");
  await net.loadModes();
  return { ...net, ...text };
}
let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open(MODES);
});

test("a mode with words of its own is called by them", () => {
  expect(page.modeName("spice_road")).toBe("Spice Road");
  expect(page.modeTitle("spice_road")).toBe("Century: Spice Road");
});

test("any other has its title, short and in full", () => {
  expect(page.modeName("harbours")).toBe("Harbours and Hands");
  expect(page.modeTitle("harbours")).toBe("Harbours and Hands");
  expect(page.modeName("unheard_of")).toBe("unheard_of");
});

test("who chooses none gets the simplest one with settlers, else the simplest", async () => {
  expect(page.catalogue.usual).toBe("harbours");
  page = await open({ spice_road: MODES.spice_road });
  expect(page.catalogue.usual).toBe("spice_road");
  page = await open({});
  expect(page.catalogue.usual).toBe("");
});

test("an address that names no mode leads to another", () => {
  expect(page.catalogue.find("spice_road", "harbours")).toBe("spice_road");
  expect(page.catalogue.find("nowhere", "harbours")).toBe("harbours");
  expect(page.catalogue.find(undefined, "harbours")).toBe("harbours");
});

test("a mode is published where all its boxes are", () => {
  expect(page.modeTrust("spice_road")).toBe("published");
  expect(page.modeTrust("harbours")).toBe("other");
});
