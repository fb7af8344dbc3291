import { expect, test } from "vitest";
import { deviceName } from "../../src/net/device";

test.each([
  ["Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox, Android"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36", "Chrome, Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1", "Safari, iPhone"],
  ["a browser of its own", null],
])("a browser is called by what it is: %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
