// Geometry: where points lie in the drawing, for any orientation and crop.
import type { Config, Point } from "./config";
import { place, pointAt } from "./points";

/** The distance between neighbouring points, in units of the drawing. */
export const PITCH = 40;
/** From the outermost line to the edge of the drawing when letters stand there. */
const LETTERED = 50;
/** The same without letters: room for half a piece. */
const BARE = 26;
/** Added on every side where words stand in the margin. */
const WORDS = 34;

/** The shown part of a board and how to find points in it. */
export interface Geometry {
  /** First and last file and rank that are shown. */
  low: { file: number; rank: number };
  high: { file: number; rank: number };
  /** Left, top, width, height of the drawing. */
  box: [number, number, number, number];
  /** The centre of a point. */
  at(point: Point): { x: number; y: number };
  /** The point nearest to a spot, within the shown part. */
  nearest(x: number, y: number): Point;
  /** Whether a point is in the shown part. */
  shows(point: Point): boolean;
  /** The shown points, row by row as one reads them. */
  rows(): Point[][];
}

/** Works out the geometry of a configuration. */
export function geometry(
  config: Pick<Config, "size" | "view" | "flipped" | "coordinates" | "inscription">,
): Geometry {
  const { size, flipped } = config;
  const one = config.view ? place(config.view.from) : { file: 0, rank: 0 };
  const two = config.view ? place(config.view.to) : { file: size - 1, rank: size - 1 };
  const low = { file: Math.min(one.file, two.file), rank: Math.min(one.rank, two.rank) };
  const high = { file: Math.max(one.file, two.file), rank: Math.max(one.rank, two.rank) };
  const columns = high.file - low.file + 1;
  const lines = high.rank - low.rank + 1;
  const margin = (config.coordinates ? LETTERED : BARE) + (config.inscription ? WORDS : 0);

  const column = (file: number) => (flipped ? high.file - file : file - low.file);
  const line = (rank: number) => (flipped ? rank - low.rank : high.rank - rank);
  const fileOf = (index: number) => (flipped ? high.file - index : low.file + index);
  const rankOf = (index: number) => (flipped ? low.rank + index : high.rank - index);
  const clamp = (value: number, top: number) => Math.max(0, Math.min(top, value));

  return {
    low,
    high,
    box: [-margin, -margin, (columns - 1) * PITCH + 2 * margin, (lines - 1) * PITCH + 2 * margin],
    at(point) {
      const { file, rank } = place(point);
      return { x: column(file) * PITCH, y: line(rank) * PITCH };
    },
    nearest(x, y) {
      const index = clamp(Math.round(x / PITCH), columns - 1);
      const row = clamp(Math.round(y / PITCH), lines - 1);
      return pointAt(fileOf(index), rankOf(row));
    },
    shows(point) {
      const { file, rank } = place(point);
      return file >= low.file && file <= high.file && rank >= low.rank && rank <= high.rank;
    },
    rows() {
      return Array.from({ length: lines }, (_, row) =>
        Array.from({ length: columns }, (_, index) => pointAt(fileOf(index), rankOf(row))),
      );
    },
  };
}
