import { beforeEach, describe, expect, test, vi } from "vitest";
import { moved, show } from "../../src/ui/motion";
import { settings } from "../../src/ui/settings.svelte";
import { holds } from "../setup";
import { action } from "../support/games";

const CALM = "(prefers-reduced-motion: reduce)";

interface Flight {
  what: string;
  from: string;
  to: string;
  delay: number;
}
let flights: Flight[] = [];

/** The point in a step of a movement: "10,20". */
function point(frame: Keyframe, size: number): string {
  const [, x, y] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(frame.transform)) ?? [];
  return `${Number(x) + size / 2},${Number(y) + size / 2}`;
}

beforeEach(() => {
  flights = [];
  // Every element is as large as nothing, at the place that it names itself.
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (this.closest("[data-hidden]") ? [] : [{}]) as unknown as DOMRectList;
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left = 0, top = 0] = (this.getAttribute("data-at") ?? "0,0").split(",").map(Number);
    return { left, top, width: 0, height: 0 } as DOMRect;
  });
  Element.prototype.animate = function (this: Element, frames, options) {
    const steps = frames as Keyframe[];
    const symbol = this.querySelector("use")?.getAttribute("href");
    const size = symbol ? 26 : 0;
    flights.push({
      what: symbol ?? this.textContent,
      from: point(steps[0]!, size),
      to: point(steps.at(-1)!, size),
      delay: (options as KeyframeAnimationOptions).delay ?? 0,
    });
    return {} as Animation;
  };
  document.body.innerHTML = `
    <main class="felt">
      <div data-piece="A1.3" data-at="100,100"></div>
      <div data-piece="n12" data-at="200,50">card</div>
    </main>
    <aside data-seat="1" data-at="900,100"><i data-card="s1" data-at="910,110"></i></aside>
    <section data-seat="0">
      <i data-storage="0" data-at="20,800"></i><i data-settlers="0" data-at="60,800"></i>
      <i data-piece="s1" data-at="300,800"></i>
    </section>`;
});
const from = (what: string): string[] =>
  flights.filter((flight) => flight.what === what).map(({ from, to }) => `${from} ${to}`);

describe("cubes", () => {
  test("that come fly from the place to the storage, one after another", () => {
    show(action(0, "work A1.3", { touches: ["A1.3"], changes: [{ seat: 0, cubes: { Y: 2 } }] }));
    expect(from("#cube-Y")).toEqual(["100,100 20,800", "100,100 20,800"]);
    expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.delay);
  });

  test("that go fly the other way", () => {
    show(
      action(0, "trade 1", { touches: ["A1.3"], changes: [{ seat: 0, cubes: { Y: -1, B: 1 } }] }),
    );
    expect(from("#cube-Y")).toEqual(["20,800 100,100"]);
    expect(from("#cube-B")).toEqual(["100,100 20,800"]);
  });

  test("in great number do not fill the air", () => {
    show(action(0, "trade 9", { touches: ["A1.3"], changes: [{ seat: 0, cubes: { Y: 10 } }] }));
    expect(flights).toHaveLength(6);
  });

  test("of another player fly to where that one sits", () => {
    show(action(1, "work A1.3", { touches: ["A1.3"], changes: [{ seat: 1, cubes: { R: 1 } }] }));
    expect(from("#cube-R")).toEqual(["100,100 900,100"]);
  });

  test("without a place that is seen do not fly", () => {
    show(action(0, "work B1.1", { touches: ["B1.1"], changes: [{ seat: 0, cubes: { Y: 1 } }] }));
    expect(flights).toEqual([]);
  });
});

test("settlers fly from home to work, but not back", () => {
  show(action(0, "work A1.3", { touches: ["A1.3"], changes: [{ seat: 0, settlers: -2 }] }));
  expect(from("#pawn")).toEqual(["60,800 100,100"]);
  flights = [];
  show(action(0, "rest", { touches: ["A1.3"], changes: [{ seat: 0, settlers: 4 }] }));
  expect(flights).toEqual([]);
});

test("a card that is taken travels as a copy that nobody can touch", () => {
  show(action(0, "claim", { touches: ["n12"], changes: [{ seat: 0, gains: ["n12"] }] }));
  expect(from("card")).toEqual(["200,50 20,800"]);
  const copy = document.querySelector<HTMLElement>(".flying")!;
  expect(copy.dataset.piece).toBeUndefined();
  expect(copy.inert).toBe(true);
  expect(document.querySelectorAll("[data-piece=n12]")).toHaveLength(1);
});

test("of the cards that everybody has, the one of who acted is meant", () => {
  const change = { touches: ["s1"], changes: [{ seat: 1, cubes: { Y: 1 } }] };
  show(action(1, "play s1", change));
  expect(from("#cube-Y")).toEqual(["910,110 900,100"]);
  flights = [];
  show(action(0, "play s1", { touches: ["s1"], changes: [{ seat: 0, cubes: { Y: 1 } }] }));
  expect(from("#cube-Y")).toEqual(["300,800 20,800"]);
});

test("of two drawings of a piece, the one that is seen is meant", () => {
  document.body.insertAdjacentHTML(
    "afterbegin",
    '<main class="felt" data-hidden><i data-piece="A1.3" data-at="1,1"></i></main>',
  );
  show(action(0, "work A1.3", { touches: ["A1.3"], changes: [{ seat: 0, cubes: { Y: 1 } }] }));
  expect(from("#cube-Y")).toEqual(["100,100 20,800"]);
});

describe("nothing moves", () => {
  const work = action(0, "work A1.3", {
    touches: ["A1.3"],
    changes: [{ seat: 0, cubes: { Y: 1 } }],
  });

  test("where the reader asks for calm", () => {
    holds.add(CALM);
    show(work);
    expect(flights).toEqual([]);
    expect(moved()).toBe(0);
  });

  test("where the page is not seen", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    show(work);
    expect(flights).toEqual([]);
  });

  test("inside a row where turns come at once", () => {
    settings.pace = "none";
    expect(moved()).toBe(0);
    settings.pace = "slow";
    expect(moved()).toBeGreaterThan(0);
  });
});
