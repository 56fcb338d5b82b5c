// Points and positions as text, and their places in file and rank.
import type { PieceKind, Point, Special } from "./config";

/** A point by its numbers: file 0 is `a`, rank 0 is `1`. */
export interface Place {
  file: number;
  rank: number;
}

/** `c4` as numbers. */
export function place(point: Point): Place {
  return { file: point.charCodeAt(0) - 97, rank: Number(point.slice(1)) - 1 };
}

/** Numbers as `c4`. */
export function pointAt(file: number, rank: number): Point {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/** The pieces of a position text, by point. */
export function readPosition(position: string, size: number): Map<Point, PieceKind> {
  const pieces = new Map<Point, PieceKind>();
  const board = position.trim().split(" ")[0] ?? "";
  const rows = board.split("/").filter((row) => row !== "");
  rows.forEach((row, index) => {
    let file = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      const empty = Number(token);
      if (empty > 0) file += empty;
      else pieces.set(pointAt(file++, size - 1 - index), kindOf(token));
    }
  });
  return pieces;
}

const SPECIALS: Record<string, Special> = { c: "commander", n: "knight", m: "mercenary", g: "guard" };

function kindOf(letter: string): PieceKind {
  if (letter === "K") return "king";
  const small = letter.toLowerCase();
  const side = letter === small ? "attacker" : "defender";
  const special = SPECIALS[small];
  return special ? `${side}-${special}` : side;
}
