/** Lessons: the server is told all answers so far, and tells the table and what the coach says. */

import type { CourseEntry, LessonState, LessonStep } from "./api";
import { nickname } from "../text/names";
import { once, post, Refused } from "./server";
import type { Answer, Link, Message, Question } from "./socket.svelte";

export type Course = CourseEntry;

/** What is taught, by mode. */
export const courses = (): Promise<Record<string, Course>> => once("/lessons");

/** The name that a lesson and its table have. */
export const LESSON = "lesson";

/** The table of a lesson, asked for as a game is. */
export class LessonLink implements Link {
  readonly connected = true;
  /** Where the learner stands. */
  step: LessonStep | null = $state.raw(null);
  answers: string[] = $state.raw([]);
  #number = 0;

  constructor(
    readonly mode: string,
    readonly lesson: string,
    private readonly hear: (message: Message) => void,
    /** Keeps the answers, so that a lesson can be left and taken up again. */
    private readonly keep: (answers: string[], done: boolean) => void,
  ) {}

  /** Begins, or goes on after answers that were kept; those that no longer fit are dropped. */
  async begin(answers: string[] = []): Promise<void> {
    try {
      await this.#go(answers);
    } catch (error) {
      if (!answers.length || !(error instanceof Refused)) throw error;
      await this.#go([]);
    }
  }

  next = (): Promise<number> => this.#go([...this.answers, "next"]);
  back = (): Promise<number> => this.#go(this.answers.slice(0, this.step?.kept ?? 0));
  again = (): Promise<number> => this.#go([]);

  async #go(answers: string[]): Promise<number> {
    const { state, you, lesson } = await post<LessonState>(`/lessons/${this.mode}/${this.lesson}`, {
      answers,
    });
    this.answers = answers;
    this.step = lesson;
    this.keep(answers, lesson.done);
    const seats = state.seats.map((seat) =>
      seat.kind === "human" ? { ...seat, connected: true, nickname: nickname() } : seat,
    );
    this.hear({ type: "you", game: LESSON, ...you });
    this.hear({ type: "state", ...state, seats, game: LESSON, number: ++this.#number });
    return this.#number;
  }

  async ask(question: Question): Promise<Answer> {
    if (question.type === "act") {
      const number = await this.#go([...this.answers, question.token]);
      return { type: "ack", game: LESSON, number };
    }
    if (question.type === "undo") return { type: "ack", game: LESSON, number: await this.back() };
    throw new Refused({ code: "not_found", message: "", facts: {} });
  }

  renew(): void {
    // There is no connection that could be another's.
  }

  close(): void {
    // Nothing is open.
  }
}
