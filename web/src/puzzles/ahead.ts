// Puzzles for when there is no connection: some of those that would come next are kept in the browser while there is one.

import { puzzle, puzzles } from "../api/client";
import { keepsAnswers, keptAnswers } from "../api/kept-answers";
import { ROOT } from "../api/reach";
import { nearest } from "./choosing";
import { score } from "./score";

/** How many. One weighs some 2 kB on the way. */
const AHEAD = 12;

/** The puzzles that can be tried without a connection. */
export async function keptPuzzles(): Promise<Set<string>> {
  const paths = await keptAnswers(`${ROOT}/puzzles/`);
  return new Set(paths.map((path) => path.replace(/^.*\/|\.json$/g, "")));
}

/** Keeps those that would come next. What cannot be had now is had another time. */
export async function keepPuzzlesAhead(): Promise<void> {
  if (!keepsAnswers) return;
  try {
    const [list, kept] = await Promise.all([puzzles(), keptPuzzles()]);
    const next = nearest(list, { ...score.value, rating: score.value.rating.value }, null).slice(0, AHEAD);
    for (const { id } of next) if (!kept.has(id)) await puzzle(id);
  } catch {
    // The connection is gone.
  }
}
