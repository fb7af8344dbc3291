/** Marks inside a told sentence: what names a piece of the table, and what are cubes that can be drawn. */

/** Some words of a sentence. */
export interface Part {
  text: string;
  /** The piece that they name, if any. */
  piece: string;
  /** The cubes that they tell, if any. */
  cubes: string;
}

// Of the private use area: no message and no name has them.
const [OPEN, PIECE, CUBES, CLOSE] = ["\uE000", "\uE001", "\uE002", "\uE003"] as const;
const MARKED = new RegExp(
  `${OPEN}([^${PIECE}]*)${PIECE}([^${CUBES}]*)${CUBES}([^${CLOSE}]*)${CLOSE}`,
);

export const mark = (text: string, piece = "", cubes = ""): string =>
  OPEN + piece + PIECE + cubes + CUBES + text + CLOSE;

/** The words of a marked sentence, in their order. */
export function partsOf(marked: string): Part[] {
  const parts: Part[] = [];
  // Splitting keeps what the groups have caught: text, piece, cubes, words, text, ...
  const pieces = marked.split(MARKED);
  for (let i = 0; i < pieces.length; i += 4) {
    if (pieces[i]) parts.push({ text: pieces[i]!, piece: "", cubes: "" });
    if (pieces[i + 3] !== undefined)
      parts.push({ text: pieces[i + 3]!, piece: pieces[i + 1]!, cubes: pieces[i + 2]! });
  }
  return parts;
}
