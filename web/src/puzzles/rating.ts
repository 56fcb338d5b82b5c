// How strong a solver is, and how a puzzle tried changes that: Glicko's rating of one player against opponents whose ratings are fixed.

/** A rating, and how far off it may be. */
export interface Rating {
  value: number;
  deviation: number;
}

/** A solver of whom nothing is known yet: among the easier puzzles, and quick to move. */
export const BEGINNING: Rating = { value: 900, deviation: 250 };
/** The rating never settles so far that it cannot follow a solver who learns. */
const LEAST_DEVIATION = 60;
/** A puzzle's rating follows from depth and branching alone, so it is rough. */
const OF_PUZZLES = 150;

const Q = Math.LN10 / 400;

function weight(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
}

/** How likely a solver solves a puzzle. */
export function expected(solver: Rating, puzzle: number): number {
  return 1 / (1 + 10 ** ((-weight(OF_PUZZLES) * (solver.value - puzzle)) / 400));
}

/** The rating after one puzzle. */
export function rated(solver: Rating, puzzle: number, solved: boolean): Rating {
  const g = weight(OF_PUZZLES);
  const likely = expected(solver, puzzle);
  const precision = 1 / solver.deviation ** 2 + Q ** 2 * g ** 2 * likely * (1 - likely);
  return {
    value: solver.value + (Q / precision) * g * (Number(solved) - likely),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
