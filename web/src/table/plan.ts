/** The actions of an advised turn, in the steps that people see: cubes of one choice go together. */

const TOGETHER = ["place", "upgrade", "discard", "spend"];
const STOP = "done";

export function groupsOf(tokens: string[]): string[][] {
  const groups: string[][] = [];
  for (const token of tokens) {
    const [word = ""] = token.split(" ");
    const before = groups.at(-1)?.[0]?.split(" ")[0] ?? "";
    const goesOn = TOGETHER.includes(before) && (word === before || word === STOP);
    if (goesOn) groups.at(-1)!.push(token);
    else groups.push([token]);
  }
  return groups;
}
