import { expect, test, vi } from "vitest";
import { pinch, zoomed } from "../../src/ui/pinch";

test("zoom follows the fingers between the whole and twice its size", () => {
  expect(zoomed(1, 100, 150)).toBe(1.5);
  expect(zoomed(1.5, 100, 200)).toBe(2);
  expect(zoomed(1.5, 100, 20)).toBe(1);
  expect(zoomed(1.5, 0, 80)).toBe(1.5);
});

function touch(box: HTMLElement, type: string, ...at: number[]): Event {
  const touches = at.map((x) => ({ clientX: x, clientY: 0 }));
  const event = Object.assign(new Event(type, { cancelable: true }), { touches });
  box.dispatchEvent(event);
  return event;
}

test("two fingers zoom, and one pans as it always did", () => {
  const box = document.createElement("div");
  box.scrollTo = vi.fn();
  const change = vi.fn();
  const own = pinch(box, { zoom: 1, change });
  touch(box, "touchstart", 0);
  expect(touch(box, "touchmove", 40).defaultPrevented).toBe(false);
  touch(box, "touchstart", 0, 100);
  expect(touch(box, "touchmove", 0, 140).defaultPrevented).toBe(true);
  expect(change).toHaveBeenLastCalledWith(1.4);
  own.destroy();
  touch(box, "touchstart", 0, 100);
  touch(box, "touchmove", 0, 180);
  expect(change).toHaveBeenCalledTimes(1);
});
