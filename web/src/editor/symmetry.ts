// Turns and mirrors of a board, alone and together.
import { type Point, pointAt } from "../../board";

/** Where a point comes to. */
export type Image = (point: Point) => Point;

/** Which images a brush has: how many, and whether by turns or mirrors. */
export const symmetries = ["none", "half-turn", "mirror", "quarter-turns", "mirrors", "all"] as const;
export type Symmetry = (typeof symmetries)[number];

/** Steps right of and above the middle, doubled, so that boards of any size have whole ones. */
type Place = readonly [x: number, y: number];

const MAPS: Record<string, (place: Place) => Place> = {
  same: (place) => place,
  half: ([x, y]) => [-x, -y],
  /** Clockwise. */
  quarter: ([x, y]) => [y, -x],
  back: ([x, y]) => [-y, x],
  /** Left and right change places. */
  mirror: ([x, y]) => [-x, y],
  upright: ([x, y]) => [x, -y],
  diagonal: ([x, y]) => [y, x],
  other: ([x, y]) => [-y, -x],
};

const WAYS: Record<Symmetry, string[]> = {
  none: ["same"],
  "half-turn": ["same", "half"],
  mirror: ["same", "mirror"],
  "quarter-turns": ["same", "quarter", "half", "back"],
  mirrors: ["same", "mirror", "upright", "half"],
  all: Object.keys(MAPS),
};

function image(name: string, size: number): Image {
  const map = MAPS[name] ?? ((place: Place) => place);
  const last = size - 1;
  return (point) => {
    const file = point.charCodeAt(0) - 97;
    const rank = Number(point.slice(1)) - 1;
    const [x, y] = map([2 * file - last, 2 * rank - last]);
    return pointAt((x + last) / 2, (y + last) / 2);
  };
}

/** The images of a symmetry, the point itself first. */
export function imagesOf(symmetry: Symmetry, size: number): Image[] {
  return WAYS[symmetry].map((name) => image(name, size));
}

/** A quarter turn clockwise. */
export const turned = (size: number): Image => image("quarter", size);

/** Left and right exchanged. */
export const mirrored = (size: number): Image => image("mirror", size);
