import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MODES = /spice_road|new_world|east_west_[123]/;
/** Pictures have one for whatever they do not know. */
const PICTURES = ["ModePicture.svelte"];

test("no file of the client names a mode, but for pictures", () => {
  const source = join(import.meta.dirname, "../src");
  const naming = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !PICTURES.includes(file.name))
    .filter((file) => MODES.test(readFileSync(join(file.parentPath, file.name), "utf8")))
    .map((file) => file.name);
  expect(naming).toEqual([]);
});
