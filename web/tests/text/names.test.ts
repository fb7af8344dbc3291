import { expect, test } from "vitest";
import type { SeatInfo } from "../../src/net/server";
import { friendsHere, keepFriends, nickname, people, seatNames } from "../../src/text/names";
import { settings } from "../../src/ui/settings.svelte";
import { brief, seat } from "../support/games";

const human = (nickname: string, player = nickname): Partial<SeatInfo> => ({
  kind: "human",
  nickname,
  player,
});
const seats = (...those: Partial<SeatInfo>[]): SeatInfo[] => those.map((one, i) => seat(i, one));

test("people go by their nickname, open seats by that word", () => {
  expect(seatNames(seats(human("Ada"), { kind: "open" }))).toEqual(["Ada", "open"]);
});

test("bots have names, all different and none of a person at the table", () => {
  const named = seatNames(seats(human("Mira"), { kind: "bot" }, { kind: "bot" }, { kind: "bot" }));
  expect(named[0]).toBe("Mira");
  expect(new Set(named).size).toBe(4);
});

test("several people at one screen are numbered, or called as they said", () => {
  const shared = seats(human("Ada"), human("Ada"), human("Bob"));
  expect(seatNames(shared)).toEqual(["Ada 1", "Ada 2", "Bob"]);
  expect(seatNames(shared, { 1: "Cleo" })).toEqual(["Ada 1", "Cleo", "Bob"]);
});

test("a list names who plays, not who is missing", () => {
  expect(people(brief({ seats: seats(human("Ada"), { kind: "open" }, human("Bob")) }))).toBe(
    "Ada, Bob",
  );
});

test("friends at this screen are remembered game by game", () => {
  keepFriends("one", { 1: "Cleo" });
  keepFriends("two", { 0: "Dan" });
  keepFriends("three", {});
  expect([friendsHere("one"), friendsHere("two"), friendsHere("three")]).toEqual([
    { 1: "Cleo" },
    { 0: "Dan" },
    {},
  ]);
});

test("what cannot be read of them is written anew", () => {
  localStorage.setItem("century-friends", "{");
  expect(friendsHere("one")).toEqual({});
  keepFriends("one", { 1: "Cleo" });
  expect(friendsHere("one")).toEqual({ 1: "Cleo" });
});

test("who gives no name is a guest", () => {
  settings.name = "  ";
  expect(nickname()).toBe("Guest");
  settings.name = " Ada ";
  expect(nickname()).toBe("Ada");
});
