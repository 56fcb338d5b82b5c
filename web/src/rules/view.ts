// The part of the board that shows a move under two rule sets.
import { type Point, pointAt } from "../../board";
import type { Trial } from "../api/schema";

/** A board of more lines is too small to be seen whole in half the width of a phone. */
const WHOLE = 11;
/** As many points around the move are shown: what stands against a captured piece is among them. */
const MARGIN = 2;

type Shown = Pick<Trial, "size" | "view" | "move" | "captures" | "outcome">;

/** The view of both: theirs, and where that is all of a large board, what lies around the move. What ends a game may lie anywhere. */
export function sharedView(a: Shown, b: Shown): Trial["view"] {
  const files = (points: readonly Point[]) => points.map((point) => point.charCodeAt(0) - 97);
  const ranks = (points: readonly Point[]) => points.map((point) => Number(point.slice(1)) - 1);
  const { size, view, move } = a;
  const [left = 0, right = 0] = files([view.from, view.to]);
  if (size <= WHOLE || Math.abs(right - left) < size - 1 || a.outcome || b.outcome) return view;
  const points = [move.from, move.to, ...a.captures, ...b.captures];
  const least = (all: number[]) => Math.max(0, Math.min(...all) - MARGIN);
  const most = (all: number[]) => Math.min(size - 1, Math.max(...all) + MARGIN);
  return {
    from: pointAt(least(files(points)), least(ranks(points))),
    to: pointAt(most(files(points)), most(ranks(points))),
  };
}
