import { expect, test, vi } from "vitest";
import { erase, read, write } from "../../src/ui/storage";

test("what is written can be read, until it is erased", () => {
  write("a", "1");
  expect([read("a"), localStorage.getItem("a")]).toEqual(["1", "1"]);
  erase("a");
  expect(read("a")).toBeNull();
});

test("where storage is forbidden, it lasts as long as the page", () => {
  const forbid = () => {
    throw new DOMException("no", "SecurityError");
  };
  for (const way of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(forbid);
  write("b", "2");
  expect(read("b")).toBe("2");
  erase("b");
  expect(read("b")).toBeNull();
});
