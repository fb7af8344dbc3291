import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = new URL("node_modules/@fontsource-variable/", import.meta.url);
const CUT = new URL("node_modules/.cache/fonts/", import.meta.url);

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:!?-–’";
// … stands where a line is cut, and the ç of Français in the choice of languages.
const TEXT = `${LETTERS}()+×·…ç`;
const ACCENTS = "ÀÁÂÄÆÇÈÉÊËÍÎÏÓÔÖŒÙÚÛÜßàáâäæçèéêëíîïóôöœùúûüÿ";
const SIGNS = "\u00a0+−×·…%“”«»„‘—/\"'();&#@*=<>[]{}_|~^`$€°";

interface Font {
  family: string;
  weight: { min: number; max: number } | number;
  features: string[];
  declared: string;
  /** Package, file of it, characters. An English page needs only the first part; a browser asks for
   * another when a text has a character of it. */
  parts: Part[];
}

type Part = [name: string, file: string, characters: string];

/** Figtree for what is read in passing, in four weights; Petrona for titles and numbers on pieces. */
const FONTS: Font[] = [
  {
    family: "Figtree",
    weight: { min: 400, max: 700 },
    features: ["kern", "tnum"],
    declared: "font-weight: 400 700;",
    parts: [
      ["figtree", "latin", TEXT],
      ["figtree", "latin", without(ACCENTS + SIGNS, TEXT)],
      ["figtree", "latin-ext", "ŐŰőűŸĲĳ"],
    ],
  },
  {
    family: "Petrona",
    weight: 750,
    features: ["kern"],
    declared: "font-weight: 700; size-adjust: 106%;", // its letters are small
    parts: [
      ["petrona", "latin", LETTERS],
      ["petrona", "latin", ACCENTS + SIGNS],
      ["petrona", "latin-ext", "ŐŰőűŸ"],
      ["figtree", "latin-ext", "Ĳĳ"], // which Petrona has not
    ],
  },
];

// What a browser needs none of: names of instances, and widths that the outlines tell too.
const DROPPED = ["STAT", "MVAR", "HVAR", "GDEF", "gasp", "BASE", "meta", "DSIG"];

/** `import "virtual:fonts.css"`: the fonts, cut down to what the five languages need. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    resolveId: (id) => (id === "virtual:fonts.css" ? `\0${id}` : null),
    async load(id) {
      if (id !== "\0virtual:fonts.css") return null;
      mkdirSync(CUT, { recursive: true });
      const faces = FONTS.flatMap((font) => font.parts.map((_, i) => face(font, i)));
      return (await Promise.all(faces)).join("\n");
    },
    async generateBundle() {
      // The server draws pictures of tables with it.
      const drawn = await cut(["figtree", "latin", TEXT + ACCENTS], 700, [], "sfnt");
      this.emitFile({ type: "asset", fileName: "picture.ttf", source: drawn });
      // The licences ask to go with the fonts.
      const names = new Set(FONTS.flatMap(({ parts }) => parts.map(([name]) => name)));
      const licences = [...names].map((name) =>
        readFileSync(new URL(`${name}/LICENSE`, PACKAGES), "utf8").trim(),
      );
      const source = `${licences.join(`\n\n\n${"=".repeat(60)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: "fonts.txt", source });
    },
  };
}

/** A part of a font, cut down to its characters. */
function cut(
  [name, file, characters]: Part,
  weight: Font["weight"],
  features: string[],
  format: "woff2" | "sfnt",
): Promise<Buffer> {
  const whole = `${name}/files/${name}-${file}-wght-normal.woff2`;
  return subset(readFileSync(new URL(whole, PACKAGES)), characters, {
    targetFormat: format,
    variationAxes: { wght: weight },
    keepFeatures: features,
    dropTables: DROPPED,
    noHinting: true,
  });
}

async function face(font: Font, index: number): Promise<string> {
  const part = font.parts[index]!;
  const path = new URL(`${font.family}-${index}.woff2`, CUT);
  writeFileSync(path, await cut(part, font.weight, font.features, "woff2"));
  return `@font-face {
    font-family: "${font.family}";
    ${font.declared}
    font-display: swap;
    src: url("${fileURLToPath(path)}") format("woff2");
    unicode-range: ${ranges(part[2]).join(", ")};
  }`;
}

function without(characters: string, others: string): string {
  return Array.from(characters)
    .filter((one) => !others.includes(one))
    .join("");
}

/** The characters as CSS names them: U+41-5a, U+e9. */
function ranges(characters: string): string[] {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0)!).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts.map((start, i) => {
    const [first, last] = [start.toString(16), ends[i]!.toString(16)];
    return first === last ? `U+${first}` : `U+${first}-${last}`;
  });
}
