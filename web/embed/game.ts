// The game data of the element: the first position and the moves with their captures give every position.
import type { MarkKind, Marks, PieceKind, Point, Step } from "../board/config";
import { readPosition } from "../board/points";

/** What stands in the element, as `embed_code` of the crate `hnefi-diagram` writes it. */
export interface GameData {
  size?: number;
  start: string;
  marks?: Marks;
  active?: MarkKind[];
  /** `d8-c8xc7`, `pass`; where that does not say all that changed, the new position after a blank. */
  moves?: string[];
  /** `attackers`, `defenders` or `draw`. */
  result?: string;
}

/** A position of the game and how it came about. */
export interface Frame {
  position: string;
  /** The move as written; null at the start. */
  move: string | null;
  step: Step | null;
}

/** A game that can be shown. */
export interface Shown {
  size: number;
  marks: Marks;
  active: MarkKind[];
  frames: Frame[];
  result: string | null;
}

const LARGEST = 19;
const MOST = 5000;
const MOVE = /^([a-s]\d{1,2})-([a-s]\d{1,2})(?:x([a-s\d/]+))?$/;

/** Computes all positions; throws an error that says what is wrong. */
export function shown(data: GameData): Shown {
  if (typeof data.start !== "string") throw new Error("there is no position");
  const rows = rowsOf(data.start);
  const size = data.size ?? rows.length;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST || rows.length !== size)
    throw new Error(`the position has ${rows.length} rows`);
  const moves = data.moves ?? [];
  if (!Array.isArray(moves) || moves.length > MOST) throw new Error(`a game has at most ${MOST} moves`);
  const frames: Frame[] = [{ position: rebuilt(rows), move: null, step: null }];
  moves.forEach((written, index) => {
    const before = frames[index]?.position ?? "";
    const [text = "", position] = String(written).trim().split(/\s+/);
    frames.push(next(before, text, position, size, index + 1));
  });
  const marks = data.marks ?? {};
  const active = data.active ?? (Object.keys(marks) as MarkKind[]);
  return { size, marks, active, frames, result: data.result ?? null };
}

function next(before: string, text: string, position: string | undefined, size: number, ply: number): Frame {
  const found = MOVE.exec(text);
  const step = found?.[1] && found[2] ? { from: found[1], to: found[2] } : null;
  if (position !== undefined) return { position: rebuilt(rowsOf(position)), move: text, step };
  if (text === "pass") return { position: before, move: text, step: null };
  if (!step) throw new Error(`move ${ply}, “${text}”, is not a move`);
  const pieces = readPosition(before, size);
  const piece = pieces.get(step.from);
  if (!piece) throw new Error(`move ${ply}, “${text}”: nothing stands on ${step.from}`);
  pieces.delete(step.from);
  for (const point of (found?.[3] ?? "").split("/")) pieces.delete(point);
  pieces.set(step.to, piece);
  return { position: write(pieces, size), move: text, step };
}

function rowsOf(position: string): string[] {
  return (position.trim().split(" ")[0] ?? "").split("/").filter((row) => row !== "");
}

function rebuilt(rows: string[]): string {
  return `/${rows.join("/")}/`;
}

const LETTERS: Record<string, string> = { commander: "c", knight: "n", mercenary: "m", guard: "g" };

function letter(kind: PieceKind): string {
  if (kind === "king") return "K";
  const [side, special] = kind.split("-");
  const small = special ? (LETTERS[special] ?? "t") : "t";
  return side === "attacker" ? small : small.toUpperCase();
}

/** Pieces as a position text. */
export function write(pieces: Map<Point, PieceKind>, size: number): string {
  let text = "/";
  for (let rank = size; rank >= 1; rank--) {
    let empty = 0;
    for (let file = 0; file < size; file++) {
      const piece = pieces.get(String.fromCharCode(97 + file) + rank);
      if (!piece) {
        empty++;
        continue;
      }
      text += (empty > 0 ? empty : "") + letter(piece);
      empty = 0;
    }
    text += `${empty > 0 ? empty : ""}/`;
  }
  return text;
}
