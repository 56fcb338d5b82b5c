// Tests for the solver's rating: it follows results, and settles.
import { describe, expect, it } from "vitest";
import { BEGINNING, expected, type Rating, rated } from "./rating";

/** Numbers between 0 and 1 that only look drawn. */
function drawn(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

describe("the solver's rating", () => {
  it("expects half of the puzzles of its own rating, and few of those far above", () => {
    // At exact ratings it would be one in eleven; that of a puzzle is rough.
    const likely = expected({ value: 1_000, deviation: 100 }, 1_400);
    expect(likely).toBeGreaterThan(1 / 11);
    expect(likely).toBeLessThan(0.13);
    expect(expected({ value: 1_000, deviation: 100 }, 1_000)).toBe(0.5);
  });

  it("rises with what is solved and falls with what is not, the more the less was expected", () => {
    const gain = (puzzle: number) => rated(BEGINNING, puzzle, true).value - BEGINNING.value;
    const loss = (puzzle: number) => BEGINNING.value - rated(BEGINNING, puzzle, false).value;
    expect(gain(600)).toBeGreaterThan(0);
    expect(gain(1_200)).toBeGreaterThan(gain(900));
    expect(loss(600)).toBeGreaterThan(loss(900));
    expect(loss(1_200)).toBeGreaterThan(0);
  });

  it("moves less the more is known, and never stops moving", () => {
    let solver = BEGINNING;
    const steps: number[] = [];
    for (let count = 0; count < 200; count++) {
      const next = rated(solver, solver.value, count % 2 === 0);
      steps.push(Math.abs(next.value - solver.value));
      expect(next.deviation).toBeLessThanOrEqual(solver.deviation);
      solver = next;
    }
    expect(steps[0]).toBeGreaterThan(60);
    expect(steps.at(-1)).toBeLessThan(20);
    expect(steps.at(-1)).toBeGreaterThan(3);
  });

  it.each([600, 1_000, 1_500])("finds a solver of strength %i", (strength) => {
    const random = drawn();
    let solver: Rating = BEGINNING;
    let sum = 0;
    for (let count = 0; count < 600; count++) {
      const solved = random() < expected({ value: strength, deviation: 0 }, solver.value);
      solver = rated(solver, solver.value, solved);
      if (count >= 100) sum += solver.value;
    }
    expect(Math.abs(sum / 500 - strength)).toBeLessThan(40);
  });
});
