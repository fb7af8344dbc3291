import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { follow, go, route } from "../../src/ui/router.svelte";

beforeEach(() => go("/", true));

test("the address has parts, decoded", () => {
  go("/game/a%20b");
  expect(route.path).toBe("/game/a%20b");
  expect(route.parts).toEqual(["game", "a b"]);
});

test("going somewhere can be taken back, unless it replaced where one was", () => {
  const before = history.length;
  go("/new");
  expect(history.length).toBe(before + 1);
  go("/settings", true);
  expect(history.length).toBe(before + 1);
  expect(route.parts).toEqual(["settings"]);
});

test("the browser's way back is followed", () => {
  history.pushState(null, "", "/rules/new_world");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route.parts).toEqual(["rules", "new_world"]);
});

describe("a click", () => {
  // What the page does not follow the browser would, and jsdom cannot.
  const stop = (event: Event) => event.preventDefault();
  beforeEach(() => {
    addEventListener("click", follow);
    addEventListener("click", stop);
  });
  afterEach(() => {
    removeEventListener("click", follow);
    removeEventListener("click", stop);
  });
  /** Clicks on what is inside a link, and tells where the page is then. */
  function click(link: string, how: MouseEventInit = {}): string {
    document.body.innerHTML = link.replace("></a>", "><b>there</b></a>");
    document
      .querySelector("b")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
    return location.pathname + location.search;
  }

  test("on a link stays in the page", () => {
    expect(click('<a href="/new/new_world?lang=de"></a>')).toBe("/new/new_world?lang=de");
    expect(route.parts).toEqual(["new", "new_world"]);
  });

  test.each<[string, MouseEventInit]>([
    ["with ctrl", { ctrlKey: true }],
    ["with shift", { shiftKey: true }],
    ["with meta", { metaKey: true }],
    ["of the middle button", { button: 1 }],
  ])("%s is the browser's", (_, how) => {
    expect(click('<a href="/new"></a>', how)).toBe("/");
  });

  test.each([
    ["to another site", '<a href="https://example.org/new"></a>'],
    ["in another tab", '<a href="/new" target="_blank"></a>'],
    ["to a file", '<a href="/new" download></a>'],
    ["to the server itself", '<a href="/api/games/abc/record"></a>'],
  ])("on a link %s is the browser's", (_, link) => {
    expect(click(link)).toBe("/");
  });

  test("beside every link does nothing", () => {
    expect(click("<b>there</b>")).toBe("/");
  });

  test("that somebody else took is left alone", () => {
    document.body.addEventListener("click", stop, { once: true });
    expect(click('<a href="/new"></a>')).toBe("/");
  });
});
