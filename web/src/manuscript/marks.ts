// The marks of the folio's diagram on their restored points: the text's men as all modern boards have them. Where the
// drawing has them is in `described.ts`; which side a man is on is up to the layouts.
import { pointAt } from "../../board";

/** What kind of thing is drawn on a point. */
export type MarkKindOfFolio = "centre" | "core" | "ring" | "variegated" | "first" | "outer" | "corner";

/** In the order in which they are explained, from the middle outwards. */
export const kinds: MarkKindOfFolio[] = ["centre", "core", "ring", "variegated", "first", "outer", "corner"];

/** Points along one side. */
export const SIZE = 19;
const MIDDLE = (SIZE - 1) / 2;

/** One point of each set that the diagram repeats in every mirror, as steps right of and above the middle. */
const ORBITS: [MarkKindOfFolio, readonly [number, number][]][] = [
  ["centre", [[0, 0]]],
  [
    "core",
    [
      [0, 1],
      [1, 2],
      [0, 3],
    ],
  ],
  [
    "ring",
    [
      [0, 6],
      [1, 5],
      [2, 6],
      [3, 5],
    ],
  ],
  ["variegated", [[4, 4]]],
  [
    "outer",
    [
      [7, 9],
      [4, 9],
      [4, 7],
    ],
  ],
  [
    "corner",
    [
      [8, 8],
      [8, 9],
      [9, 9],
    ],
  ],
];

/** The one man who breaks the symmetry. */
const FIRST = "e13";

/** Every mark by its point. */
export const marks: ReadonlyMap<string, MarkKindOfFolio> = (() => {
  const all = new Map<string, MarkKindOfFolio>();
  for (const [kind, steps] of ORBITS)
    for (const [across, up] of steps)
      for (const [x, y] of [
        [across, up],
        [up, across],
      ] as const)
        for (const sx of [-1, 1])
          for (const sy of [-1, 1]) all.set(pointAt(MIDDLE + sx * x, MIDDLE + sy * y), kind);
  all.set(FIRST, "first");
  return all;
})();

/** Whether a mark is a man of play: those in the corners are there for decoration. */
export function isMan(kind: MarkKindOfFolio): boolean {
  return kind !== "corner";
}
