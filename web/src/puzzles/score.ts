// The puzzle score, stored in this browser.
import { signal } from "@preact/signals";
import { keep, kept } from "../storage";

/** Puzzles solved, and how many in a row at the first try. */
export interface Score {
  solved: string[];
  streak: number;
  best: number;
}

const STORED = "puzzles";

function read(): Score {
  try {
    const { solved, streak, best } = JSON.parse(kept(STORED) ?? "{}");
    return {
      solved: Array.isArray(solved) ? solved.filter((id) => typeof id === "string") : [],
      streak: Number.isSafeInteger(streak) ? streak : 0,
      best: Number.isSafeInteger(best) ? best : 0,
    };
  } catch {
    return { solved: [], streak: 0, best: 0 };
  }
}

/** The score now. */
export const score = signal<Score>(read());

function write(next: Score): void {
  score.value = next;
  keep(STORED, JSON.stringify(next));
}

/** A puzzle was solved; only the first try counts for the streak. */
export function solved(id: string, atFirst: boolean): void {
  const { solved, streak, best } = score.value;
  const next = atFirst ? streak + 1 : streak;
  write({ solved: [...new Set([...solved, id])], streak: next, best: Math.max(best, next) });
}

/** A try failed, or the solution was shown. */
export function failed(): void {
  if (score.value.streak > 0) write({ ...score.value, streak: 0 });
}
