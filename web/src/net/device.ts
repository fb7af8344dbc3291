/** What this browser is called among the devices of a person, such as "Firefox, Android". */

type Known = [name: string, sign: RegExp];
// The first that fits: most browsers claim to be others too.
const BROWSERS: Known[] = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: Known[] = [
  ["Android", /\bAndroid\b/],
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export function deviceName(agent = navigator.userAgent): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([, sign]) => sign.test(agent))?.[0] ?? [],
  );
  return known.join(", ") || null;
}
