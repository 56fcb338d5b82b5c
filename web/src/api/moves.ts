// Moves as requests and addresses have them: a text of two points. Captures may be left out, and are.
import type { MoveOrPass } from "./schema";

/** A turn lost. */
const PASS = "pass";

/** What is known of a move before it is played. */
export interface Way {
  from: string | null;
  to: string | null;
}

/** A move, or a turn lost, as a request has it. */
export function moveText({ from, to }: Way): string {
  return from === null ? PASS : `${from}-${to}`;
}

/** Whether two moves are the same, whatever they capture. */
export function same(a: Way, b: Way): boolean {
  return a.from === b.from && a.to === b.to;
}

/** A move of which nobody has said yet what it captures. */
export function unplayed(way: Way): MoveOrPass {
  return { from: way.from, to: way.to, captures: [], text: moveText(way) };
}

/** A move of an address, or one that an older version of this page has stored as a text with its captures. */
export function readMove(text: string): MoveOrPass {
  const [way = "", captured = ""] = text.split("x");
  const [from = null, to = null] = way === PASS ? [] : way.split("-");
  return { from, to, captures: captured === "" ? [] : captured.split("/"), text };
}
