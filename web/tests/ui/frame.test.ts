/** Which frame a table has, and when. */

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import { frameOf, room } from "../../src/ui/frame.svelte";

describe("the frame goes by the shape and the room of the window", () => {
  test.each([
    [1280, 720, "desk"],
    [2560, 1440, "desk"],
    [1240, 720, "desk"],
    [1240, 719, "short"],
    [1366, 650, "laptop"],
    [1280, 560, "laptop"],
    [1024, 768, "lying"],
    [1180, 820, "lying"],
    [768, 1024, "standing"],
    [1080, 1920, "standing"],
    [960, 540, "short"],
    [844, 390, "short"],
    [1239, 719, "short"],
    [1600, 500, "short"],
    [390, 844, "phone"],
    [320, 568, "phone"],
    [600, 960, "phone"],
    [800, 860, "phone"],
  ])("%i by %i is %s", (width, height, frame) => {
    expect(frameOf(width, height)).toBe(frame);
  });

  test("it follows the window", () => {
    const resize = (width: number, height: number) => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      window.dispatchEvent(new Event("resize"));
      flushSync();
    };
    resize(390, 844);
    expect([room.frame, room.tabbed, room.aside]).toEqual(["phone", true, false]);
    resize(844, 390);
    expect([room.frame, room.tabbed, room.aside]).toEqual(["short", true, true]);
    resize(1366, 650);
    expect([room.frame, room.tabbed, room.aside]).toEqual(["laptop", false, true]);
    resize(1440, 900);
    expect([room.frame, room.low]).toEqual(["desk", false]);
  });
});
