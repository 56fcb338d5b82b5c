// Which puzzles are wanted, and which of them comes next.
import type { PuzzleEntry } from "../api/schema";

/** The values of each filter that are offered whatever puzzles there are; rule sets and sizes follow from the list. */
export const KINDS = ["escape", "capture", "defence"] as const;
export const ESCAPES = ["corner", "edge"] as const;
export const LENGTHS = ["1", "2", "3"] as const;

/** The filters, as the address has them. */
export const FILTERS = ["kind", "length", "size", "escape", "rules"] as const;
export type Filter = (typeof FILTERS)[number];

/** What a puzzle is by a filter. */
function wordFor(entry: PuzzleEntry, filter: Filter): string {
  switch (filter) {
    case "kind":
      return entry.kind;
    case "length":
      // The last one offered means so many moves or more.
      return String(Math.min(entry.moves, LENGTHS.length));
    case "size":
      return String(entry.board);
    case "escape":
      return entry.escape;
    case "rules":
      return entry.rules;
  }
}

/** The puzzles that fit every filter of a query. */
export function matching(list: readonly PuzzleEntry[], query: URLSearchParams): PuzzleEntry[] {
  const set = FILTERS.filter((filter) => query.get(filter));
  return list.filter((entry) => set.every((filter) => wordFor(entry, filter) === query.get(filter)));
}

/** What is known of a solver. */
export interface Solver {
  rating: number;
  solved: readonly string[];
  /** The puzzles tried lately, the latest last. */
  seen: readonly string[];
}

/** Of how many puzzles nearest to the solver's rating one is drawn. */
const NEAREST = 6;

/** The next puzzle: one of those that come first. */
export function choose(
  list: readonly PuzzleEntry[],
  solver: Solver,
  current: string | null,
  random: () => number = Math.random,
): PuzzleEntry | null {
  const near = nearest(list, solver, current);
  return near[Math.floor(random() * Math.min(NEAREST, near.length))] ?? null;
}

/**
 * What may come next, those first that are nearest to the solver's rating, if possible neither solved nor tried lately. Where all have been, it
 * is the half of them that was tried longest ago.
 */
export function nearest(list: readonly PuzzleEntry[], solver: Solver, current: string | null): PuzzleEntry[] {
  const others = list.filter((entry) => entry.id !== current);
  const done = new Set([...solver.solved, ...solver.seen]);
  const fresh = others.filter((entry) => !done.has(entry.id));
  const age = (entry: PuzzleEntry) => solver.seen.lastIndexOf(entry.id);
  const oldest = () => [...others].sort((a, b) => age(a) - age(b)).slice(0, Math.ceil(others.length / 2));
  const distance = (entry: PuzzleEntry) => Math.abs(entry.rating - solver.rating);
  return (fresh.length > 0 ? fresh : oldest()).sort((a, b) => distance(a) - distance(b));
}
