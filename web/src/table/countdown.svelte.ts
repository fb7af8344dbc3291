/** Time that is left to a seat, counted down while its clock runs. */

import type { Clock } from "../net/server";
import { say } from "../text/words.svelte";

const arrivals = new WeakMap<Clock, number>();
/** When a clock was told, in this browser's time: it is counted from there, whoever looks when. */
export function arrived(clock: Clock): number {
  const known = arrivals.get(clock) ?? Date.now();
  arrivals.set(clock, known);
  return known;
}

/** To be called while a component is made; null where the seat has no time to count. */
export function countdown(seat: () => number | null, clock: () => Clock | null) {
  let left: number | null = $state(null);
  $effect(() => {
    const now = clock();
    const own = seat();
    const told = own === null ? null : (now?.times[own] ?? null);
    if (now === null || told === null) {
      left = null;
      return;
    }
    const runs = now.seat === own && now.deadline !== null;
    const end = arrived(now) + 1000 * (told + (now.held ?? 0));
    const count = () => {
      const rest = runs ? Math.min(told, (end - Date.now()) / 1000) : told;
      left = Math.max(0, Math.round(rest));
    };
    count();
    if (!runs) return;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return left;
    },
  };
}

const pad = (n: number): string => String(n).padStart(2, "0");

/** Seconds as people read them on a clock. */
export function clockTime(seconds: number): string {
  if (seconds >= 86400) return say("days", { days: Math.floor(seconds / 86400) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`;
}

/** A quarter of the time of a turn, at most 15 seconds. */
export const lowTime = (clock: Clock): number =>
  Math.min(15, Math.floor((clock.seconds ?? 60) / 4));
