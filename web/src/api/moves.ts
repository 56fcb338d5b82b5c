// Moves in requests and addresses: a text of two points, without captures.
import type { MoveOrPass } from "./schema";

/** The text of a lost turn. */
const PASS = "pass";

/** The points of a move; null for a lost turn. */
export interface FromTo {
  from: string | null;
  to: string | null;
}

/** The text of a move or of a lost turn, for requests. */
export function moveText({ from, to }: FromTo): string {
  return from === null ? PASS : `${from}-${to}`;
}

/** Whether two moves are the same, whatever they capture. */
export function sameMove(a: FromTo, b: FromTo): boolean {
  return a.from === b.from && a.to === b.to;
}

/** A move that has not been played yet, so its captures are not known. */
export function unplayed({ from, to }: FromTo): MoveOrPass {
  return { from, to, captures: [], text: moveText({ from, to }) };
}

/** Parses a move of an address, or one that an older version of this page stored as text. */
export function parseMove(text: string): MoveOrPass {
  const [points = "", captured = ""] = text.split("x");
  const [from = null, to = null] = points === PASS ? [] : points.split("-");
  return { from, to, captures: captured === "" ? [] : captured.split("/"), text };
}
