import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Components, View } from "../../src/net/model";
import type { Details } from "../../src/net/server";
import { Table } from "../../src/table/table.svelte";
import { COMPONENTS, effects, rulings, seat, view } from "../support/games";

let table: Table;
const details = (facts: Partial<Details>): Details => ({
  actions: {},
  choices: [],
  reasons: {},
  needs: {},
  ...facts,
});
const click = (handle: { attrs: Record<string, unknown> }) =>
  (handle.attrs.onclick as () => void)();

beforeEach(() => {
  table = new Table(COMPONENTS, view(), rulings());
  table.me = 0;
  table.acting = true;
  table.actions = ["work A1.3", "rest"];
  table.answer = vi.fn();
  table.refuse = vi.fn();
});

describe("a piece that can be chosen", () => {
  test("is a button that gives the answer", () => {
    const handle = table.handle("A1.3", "A place", ["work A1.3"]);
    expect(handle.button).toBe(true);
    expect(handle.state).toEqual(["is-legal"]);
    click(handle);
    expect(table.answer).toHaveBeenCalledExactlyOnceWith("work A1.3");
  });

  test("gives the first of its answers that is legal", () => {
    table.actions = ["replace 2"];
    click(table.handle("m05", "A card", ["route 2", "replace 2"]));
    expect(table.answer).toHaveBeenCalledExactlyOnceWith("replace 2");
  });

  test("tells what choosing it does instead of what it is", () => {
    table.details = details({ actions: { "work A1.3": effects("Work here") } });
    const { attrs } = table.handle("A1.3", "A place", ["work A1.3"], { more: ["Held by Ida", ""] });
    expect(attrs["data-tip"]).toBe("Work here");
    expect(attrs["aria-label"]).toBe("Work here. Held by Ida");
  });

  test("shows its result while it is pointed at", () => {
    const { attrs } = table.handle("A1.3", "A place", ["work A1.3"]);
    (attrs.onmouseenter as () => void)();
    expect(table.previewed).toBe("work A1.3");
    (attrs.onmouseleave as () => void)();
    expect(table.previewed).toBeNull();
  });

  test("is no button while the others act", () => {
    table.acting = false;
    const handle = table.handle("A1.3", "A place", ["work A1.3"]);
    expect(handle.button).toBe(false);
    expect(handle.state).toEqual([]);
    click(handle);
    expect(table.answer).not.toHaveBeenCalled();
    expect(table.refuse).not.toHaveBeenCalled();
  });
});

describe("a piece that cannot be chosen", () => {
  test("says why, as the server tells", () => {
    table.details = details({ reasons: { "work B1.2": { message: "no-cubes", facts: {} } } });
    const handle = table.handle("B1.2", "A place", ["work B1.2"]);
    expect(handle.state).toEqual(["is-off"]);
    expect(handle.attrs).toMatchObject({ "aria-disabled": "true", "data-why": "no cubes" });
    click(handle);
    expect(table.refuse).toHaveBeenCalledExactlyOnceWith("no cubes");
  });

  test("says at least that it is not possible now", () => {
    click(table.handle("B1.2", "A place", ["work B1.2"]));
    expect(table.refuse).toHaveBeenCalledExactlyOnceWith("Not possible now.");
  });

  test("is not greyed by a question that is not about it", () => {
    table.view = view({ decision: "upgrade" });
    expect(table.handle("B1.2", "A place", ["work B1.2"]).state).toEqual([]);
  });
});

describe("what the unfinished turn is about", () => {
  const chosen = (decision: View["decision"], pending: object, facts = {}, own = {}) => {
    table.view = view({ decision, pending, ...facts }, [own, {}]);
    return table.chosen;
  };

  test("is nothing between turns, and nothing after the end", () => {
    expect(chosen("turn", {}, {}, { played: ["m07"] })).toEqual([]);
    expect(chosen(null, {}, { turn: null })).toEqual([]);
  });

  test("is the location where somebody works", () => {
    expect(chosen("trade", { location: "A1.3" })).toEqual(["A1.3"]);
  });

  test("is the island of a trading post", () => {
    expect(chosen("trade", { post: 7 })).toEqual(["island 7"]);
  });

  test("is the island where the ship lies, for what is paid, built and traded there", () => {
    const harbour = { id: "F2.2", kind: "sail" } as Components["locations"][string];
    table.components = { ...COMPONENTS, locations: { "F2.2": harbour } };
    for (const decision of ["pay", "build", "spend", "trade"] as const)
      expect(chosen(decision, { location: "F2.2" }, {}, { ship: 3 })).toEqual(["F2.2", "island 3"]);
    for (const decision of ["sail", "discard"] as const)
      expect(chosen(decision, { location: "F2.2" }, {}, { ship: 3 })).toEqual(["F2.2"]);
  });

  test("is the card of the route", () => {
    const route = [
      { card: "m01", settlers: 0 },
      { card: "m05", settlers: 1 },
    ];
    expect(chosen("trade", { route: 2 }, {}, { route })).toEqual(["m05"]);
  });

  test("is the card that is being paid for, not the one played last", () => {
    const market = { row: [{ card: "m10" }, { card: "m11" }], deck: 3 };
    expect(chosen("place", { acquire: 2 }, { market }, { played: ["m07"] })).toEqual(["m11"]);
  });

  test("is the card that was played, until cubes are given back", () => {
    expect(chosen("upgrade", {}, {}, { played: ["m01", "m07"] })).toEqual(["m07"]);
    expect(chosen("discard", {}, {}, { played: ["m01", "m07"] })).toEqual([]);
  });

  test("is marked at the seat whose turn it is", () => {
    table.view = view({ decision: "upgrade" }, [{ played: ["s1"] }, { played: ["s1"] }]);
    expect(table.handle("s1", "A card", [], { seat: 0 }).state).toEqual(["is-chosen"]);
    expect(table.handle("s1", "A card", [], { seat: 1 }).state).toEqual([]);
  });
});

test("the card that the next cube is put on is ringed", () => {
  table.view = view({ decision: "place", pending: { acquire: 3 } });
  table.question = { message: "ask-place", facts: { card: "m10" } };
  expect(table.touched("m10")).toEqual(["is-aimed"]);
  expect(table.touched("m11")).toEqual([]);
  table.view = view({ decision: "trade" });
  expect(table.touched("m10")).toEqual([]);
});

test("an answer that waits to be confirmed is marked as chosen", () => {
  table.staged = "work A1.3";
  expect(table.handle("A1.3", "A place", ["work A1.3"]).state).toEqual(["is-chosen"]);
});

test("what the last step touched is marked in the colour of who acted", () => {
  table.recent = { seat: 1, pieces: ["A1.3", "s1"] };
  expect(table.touched("A1.3")).toEqual(["is-recent", "p2"]);
  expect(table.touched("s1", 0)).toEqual([]);
  expect(table.touched("s1", 1)).toEqual(["is-recent", "p2"]);
  expect(table.touched("B1.1")).toEqual([]);
});

test("the cubes after an answer, in the order of colours", () => {
  table.view = view({}, [{ cubes: "YYG" }, { cubes: "" }]);
  table.details = details({
    actions: {
      "trade 1": effects("trade 1", { cubes: { Y: -2, B: 1 } }),
      rest: effects("rest"),
    },
  });
  expect(table.after("trade 1")).toBe("GB");
  expect(table.after("rest")).toBeUndefined();
  expect(table.after(null)).toBeUndefined();
});

test("a place asks of the person what the server says, else what is printed", () => {
  table.details = details({ needs: { "A1.3": [1, null], "B1.1": [null, 3] } });
  expect(table.need("A1.3", 2)).toBe(1);
  expect(table.need("B1.1", 2)).toBe(2);
  table.me = 1;
  expect(table.need("B1.1", 2)).toBe(3);
  table.me = null;
  expect(table.need("A1.3", 2)).toBe(2);
});

test("settlers at work stand at places and in the route", () => {
  const locations = { "A1.3": { seat: 0, settlers: 2 }, "B1.1": { seat: 1, settlers: 3 } };
  const route = [{ card: "m05", settlers: 2 }];
  table.view = view({ locations }, [{ route }, {}]);
  expect([table.out(0), table.out(1)]).toEqual([4, 3]);
});

test("answers are counted only for who may give them", () => {
  expect(table.count((token) => token.startsWith("work"))).toBe(1);
  table.acting = false;
  expect(table.count((token) => token.startsWith("work"))).toBe(0);
});

describe("what a sentence names", () => {
  const touched = () => table.touched("A1.3");

  test("is ringed while it is pointed at, in the colour of who did it", () => {
    table.point("A1.3", 1);
    expect(touched()).toEqual(["is-recent", "p2"]);
    expect(table.touched("A1.4")).toEqual([]);
    table.point(null);
    expect(touched()).toEqual([]);
  });

  test("is brought into sight and stays ringed for a while when it is tapped", () => {
    vi.useFakeTimers();
    const reveal = vi.fn();
    table.reveal = reveal;
    table.show("A1.3");
    expect(reveal).toHaveBeenCalledWith("A1.3");
    expect(touched()).toEqual(["is-recent"]);
    vi.runAllTimers();
    expect(touched()).toEqual([]);
    vi.useRealTimers();
  });
});

test("seats without a player are told by their number", () => {
  table.seats = [seat(0, { nickname: "Ada", player: "ada" })];
  expect([table.name(0), table.name(3)]).toEqual(["Ada", "Seat 4"]);
});
