/** How a finished game went: points after each round, the closest round, turning points. */

import type { LogLine } from "../net/server";

/** What a line of the log brought the seats. */
function gains(line: LogLine, seats: number): number[] {
  const sum = Array.from({ length: seats }, () => 0);
  for (const action of line.actions)
    for (const change of action.changes) sum[change.seat]! += change.total ?? 0;
  return sum;
}

const added = (a: number[], b: number[]): number[] => a.map((points, i) => points + (b[i] ?? 0));

/** Points before the first line: those at the end without what the lines brought. */
function beginning(log: LogLine[], totals: number[]): number[] {
  return log.reduce(
    (left, line) => left.map((points, i) => points - gains(line, totals.length)[i]!),
    totals,
  );
}

/** The points of all seats after each round. */
export function pointsByRound(log: LogLine[], totals: number[]): number[][] {
  let now = beginning(log, totals);
  const rounds: (number[] | undefined)[] = [];
  for (const line of log) {
    now = added(now, gains(line, totals.length));
    rounds[line.round - 1] = now;
  }
  return Array.from(rounds, (round) => round ?? now);
}

/** The round in which first and second were closest, once there was something to win. */
export function closestRound(rounds: number[][]): { round: number; points: number } | null {
  const highest = Math.max(...(rounds.at(-1) ?? [0]));
  let closest: { round: number; points: number } | null = null;
  rounds.forEach((points, i) => {
    const [first = 0, second = 0] = [...points].sort((a, b) => b - a);
    if (3 * first < highest || points.length < 2) return;
    if (!closest || first - second <= closest.points)
      closest = { round: i + 1, points: first - second };
  });
  return closest;
}

export interface TurningPoint {
  line: LogLine;
  kind: "lead" | "most" | "last";
  points: number;
}

/** The turns that decided a game: who led from then on, who won most at once, what began the end. */
export function turningPoints(
  log: LogLine[],
  totals: number[],
  winner: number,
  isLast: (line: LogLine) => boolean,
): TurningPoint[] {
  const turns = log.filter((line) => line.kind === "turn");
  let now = beginning(log, totals);
  let lead: TurningPoint | null = null;
  let best: TurningPoint | null = null;
  let last: TurningPoint | null = null;
  let ahead = false;
  for (const line of turns) {
    const gained = gains(line, totals.length);
    now = added(now, gained);
    const points = gained[line.seat] ?? 0;
    const leads = now.every((other, seat) => seat === winner || other < now[winner]!);
    if (leads && !ahead && points > 0) lead = { line, kind: "lead", points };
    ahead = leads;
    if (points > (best?.points ?? 0)) best = { line, kind: "most", points };
    if (isLast(line) && !last) last = { line, kind: "last", points };
  }
  const deciding = [last, ahead ? lead : null, best].filter((one) => one !== null);
  return deciding
    .filter((one, i) => deciding.findIndex((other) => other.line === one.line) === i)
    .sort((a, b) => a.line.line - b.line.line);
}
