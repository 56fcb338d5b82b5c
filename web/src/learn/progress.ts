// Learning progress, stored in this browser.
import { signal } from "@preact/signals";
import type { Lesson } from "../api/schema";
import { keep, kept } from "../storage";

const STORED = "lessons";

function read(): string[] {
  try {
    const list = JSON.parse(kept(STORED) ?? "[]");
    return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

const solved = signal<ReadonlySet<string>>(new Set(read()));

function name(lesson: string, task: number): string {
  return `${lesson}/${task}`;
}

/** Whether a task, counted from 1, has been solved. */
export function isSolved(lesson: string, task: number): boolean {
  return solved.value.has(name(lesson, task));
}

/** Whether all tasks of a lesson have been solved. */
export function isLearnt(lesson: Lesson): boolean {
  return lesson.tasks.every((_, index) => isSolved(lesson.id, index + 1));
}

/** Remembers that a task is solved. */
export function solve(lesson: string, task: number): void {
  solved.value = new Set([...solved.value, name(lesson, task)]);
  keep(STORED, JSON.stringify([...solved.value]));
}

/** Resets all progress. */
export function forget(): void {
  solved.value = new Set();
  keep(STORED, null);
}

/** Where to go on: the first task that is not solved; null when there is none. */
export function nextTask(lessons: readonly Lesson[]): { lesson: Lesson; task: number } | null {
  for (const lesson of lessons) {
    const index = lesson.tasks.findIndex((_, at) => !isSolved(lesson.id, at + 1));
    if (index >= 0) return { lesson, task: index + 1 };
  }
  return null;
}

/** The address of a task. */
export function taskAddress(lesson: string, task: number): string {
  return `/learn/${lesson}${task > 1 ? `?task=${task}` : ""}`;
}
