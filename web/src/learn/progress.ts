/** What a learner has done, kept with the settings. */

import type { Course } from "../net/lessons.svelte";
import { settings } from "../ui/settings.svelte";

/** The answers of a lesson that was left. */
export function taken(lesson: string): string[] {
  const answers: unknown = settings.underway[lesson];
  return Array.isArray(answers) ? answers.filter((one) => typeof one === "string") : [];
}

export function keep(lesson: string, answers: string[], done: boolean): void {
  const others = Object.entries(settings.underway).filter(([name]) => name !== lesson);
  const open = done || !answers.length ? [] : [[lesson, answers] as const];
  settings.underway = Object.fromEntries([...others, ...open]);
  if (done && !settings.learnt.includes(lesson)) settings.learnt.push(lesson);
}

export const isLearnt = (lesson: string): boolean => settings.learnt.includes(lesson);
export const isUnderway = (lesson: string): boolean => lesson in settings.underway;

/** Forgets what no course has any more. */
export function tidy(courses: Record<string, Course>): void {
  const known = new Set(
    Object.entries(courses).flatMap(([mode, course]) =>
      course.lessons.map(({ lesson }) => `${mode}/${lesson}`),
    ),
  );
  settings.learnt = settings.learnt.filter((name) => known.has(name));
  settings.underway = Object.fromEntries(
    Object.entries(settings.underway).filter(([name]) => known.has(name)),
  );
}

export function forget(): void {
  settings.learnt = [];
  settings.underway = {};
}
