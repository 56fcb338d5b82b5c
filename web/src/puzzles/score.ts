// The puzzle score, stored in this browser.
import { signal } from "@preact/signals";
import type { PuzzleEntry } from "../api/schema";
import { keep, kept } from "../storage";
import { BEGINNING, type Rating, rated } from "./rating";

/** Puzzles solved, how many in a row at the first try, how strong the solver is, and what was tried lately. */
export interface Score {
  solved: string[];
  streak: number;
  best: number;
  rating: Rating;
  /** The puzzles that counted for the rating, the latest last; they do not count again as long as they are here. */
  seen: string[];
}

const STORED = "puzzles";
/** How many puzzles are remembered as seen. */
const MOST_SEEN = 300;

function read(): Score {
  let data: Record<string, unknown> = {};
  try {
    data = JSON.parse(kept(STORED) ?? "{}") ?? {};
  } catch {
    // What cannot be read counts as nothing.
  }
  const ids = (list: unknown) => (Array.isArray(list) ? list.filter((id) => typeof id === "string") : []);
  const whole = (count: unknown) => (Number.isSafeInteger(count) ? (count as number) : 0);
  const { value, deviation } = (data.rating ?? {}) as Partial<Rating>;
  const known = Number.isFinite(value) && Number.isFinite(deviation) && (deviation ?? 0) > 0;
  return {
    solved: ids(data.solved),
    streak: whole(data.streak),
    best: whole(data.best),
    rating: known ? ({ value, deviation } as Rating) : BEGINNING,
    seen: ids(data.seen),
  };
}

/** The score now. */
export const score = signal<Score>(read());

function write(change: Partial<Score>): void {
  score.value = { ...score.value, ...change };
  keep(STORED, JSON.stringify(score.value));
}

/** The first result of a puzzle moves the rating; a hint or a wrong move is a puzzle not solved. */
function rate({ id, rating }: PuzzleEntry, solved: boolean): Partial<Score> {
  const { rating: before, seen } = score.value;
  if (seen.includes(id)) return {};
  return { rating: rated(before, rating, solved), seen: [...seen, id].slice(-MOST_SEEN) };
}

/** A puzzle was solved; only the first try counts for the streak. */
export function solved(puzzle: PuzzleEntry, atFirst: boolean): void {
  const { solved, streak, best } = score.value;
  const next = atFirst ? streak + 1 : streak;
  write({
    solved: [...new Set([...solved, puzzle.id])],
    streak: next,
    best: Math.max(best, next),
    ...rate(puzzle, atFirst),
  });
}

/** A try failed, or the solution was shown. */
export function failed(puzzle: PuzzleEntry): void {
  write({ streak: 0, ...rate(puzzle, false) });
}

/** A hint was asked for: the streak stays, but the puzzle no longer counts as solved. */
export function helped(puzzle: PuzzleEntry): void {
  write(rate(puzzle, false));
}
