// A position in the editor, and its text (docs/reference/notation.md).
import type { Layout, Side } from "../api/schema";
import { boardText, type Content, readBoard } from "./content";

/** The board, the side to move, and the flags of a position. */
export interface Setup {
  content: Content;
  side: Side;
  /** `-`, `k` once the king has moved, `=e4` while that piece may go on capturing. */
  flags: string;
}

/** The marks of a position are those of its layout. */
export const NO_MARKS: Content["marks"] = new Map();

/** A position text as a setup; null where it is none of this size. What is left out is as notation.md says. */
export function setupOf(text: string, size: number, first: Side): Setup | null {
  const [board = "", side, flags, ...more] = text.trim().split(/\s+/);
  const pieces = readBoard(board, size);
  if (!pieces || more.length > 0 || !["a", "d", undefined].includes(side)) return null;
  if (flags !== undefined && !/^(-|k?(=[a-s]\d\d?)?)$/.test(flags)) return null;
  return {
    content: { pieces, marks: NO_MARKS },
    side: side === undefined ? first : side === "a" ? "attackers" : "defenders",
    flags: flags ?? "-",
  };
}

/** A setup as a position is written. */
export function textOf(setup: Setup, size: number): string {
  return `${boardText(setup.content, size)} ${setup.side === "attackers" ? "a" : "d"} ${setup.flags}`;
}

/** Whose turn it is where a position begins. */
export function firstOf(layout: Layout): Side {
  return layout.position.split(" ")[1] === "d" ? "defenders" : "attackers";
}
