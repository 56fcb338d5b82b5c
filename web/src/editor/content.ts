// The content of an edited board, and the effect of each tool. It knows no rules.
import { type MarkKind, type Marks, type PieceKind, type Point, pointAt, readPosition } from "../../board";
import type { Image } from "./symmetry";

/** Pieces and marks by point. */
export interface Content {
  pieces: ReadonlyMap<Point, PieceKind>;
  marks: ReadonlyMap<Point, MarkKind>;
}

/** What a press does: sets a piece, draws a mark, takes away, or picks up and puts down. */
export type Tool = PieceKind | `mark-${MarkKind}` | "erase" | "move";

/** The mark that a tool draws; null for the others. */
export function markOf(tool: Tool): MarkKind | null {
  return tool.startsWith("mark-") ? (tool.slice(5) as MarkKind) : null;
}

/** The piece that a tool sets; null for the others. */
export function pieceOf(tool: Tool): PieceKind | null {
  return tool === "erase" || tool === "move" || markOf(tool) ? null : (tool as PieceKind);
}

/** Whether pressing a point with this tool takes away what it would otherwise bring. */
export function takesAway(content: Content, tool: Tool, point: Point): boolean {
  const mark = markOf(tool);
  return mark ? content.marks.get(point) === mark : content.pieces.get(point) === tool;
}

/** Applies a tool to a point and its images; `away` removes instead. */
export function pressed(
  content: Content,
  tool: Tool,
  point: Point,
  images: readonly Image[],
  away: boolean,
): Content {
  const mark = markOf(tool);
  const pieces = new Map(content.pieces);
  const marks = new Map(content.marks);
  for (const at of new Set(images.map((image) => image(point)))) {
    if (mark) {
      if (away) marks.delete(at);
      else marks.set(at, mark);
    } else if (away || tool === "erase") {
      // The piece goes first, and what is drawn under it with the next press.
      if (!pieces.delete(at) && tool === "erase") marks.delete(at);
    } else if (tool === "king") {
      // There is only one king: placing it moves it, and it has no images.
      for (const [old, kind] of content.pieces) if (kind === "king") pieces.delete(old);
      pieces.set(point, "king");
    } else if (tool !== "move") pieces.set(at, tool as PieceKind);
  }
  return { pieces, marks };
}

/** A piece somewhere else, its images with it; off the board with `to` null. */
export function moved(content: Content, from: Point, to: Point | null, images: readonly Image[]): Content {
  const pieces = new Map(content.pieces);
  const king = content.pieces.get(from) === "king";
  const ways = king ? images.slice(0, 1) : images;
  for (const image of ways) pieces.delete(image(from));
  for (const image of ways) {
    const kind = content.pieces.get(image(from));
    if (kind && to) pieces.set(image(to), kind);
  }
  return { pieces, marks: content.marks };
}

/** All of it under one image: mirrored or turned. */
export function imaged(content: Content, image: Image): Content {
  const all = <T>(of: ReadonlyMap<Point, T>) => new Map([...of].map(([point, what]) => [image(point), what]));
  return { pieces: all(content.pieces), marks: all(content.marks) };
}

/** How many pieces of each kind. */
export function counted(content: Content): Record<"attackers" | "defenders" | "kings", number> {
  const kinds = [...content.pieces.values()];
  const of = (side: string) => kinds.filter((kind) => kind.startsWith(side)).length;
  return { attackers: of("attacker"), defenders: of("defender"), kings: of("king") };
}

const LETTERS: Record<string, [small: string, large: string]> = {
  commander: ["c", "C"],
  knight: ["n", "N"],
  mercenary: ["m", "M"],
  guard: ["g", "G"],
};

/** A piece in a position; `plain` are the letters of an attacker and a defender. */
export function letterOf(kind: PieceKind, plain: { attacker: string; defender: string }): string {
  if (kind === "king") return "K";
  const [side, special] = kind.split("-") as ["attacker" | "defender", string | undefined];
  return special ? (LETTERS[special]?.[side === "attacker" ? 0 : 1] ?? "?") : plain[side];
}

/** The rows from the top, each with its points. */
export function rows(size: number): Point[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, file) => pointAt(file, size - 1 - row)),
  );
}

/** The board of a position text. */
export function boardText(content: Pick<Content, "pieces">, size: number): string {
  const lines = rows(size).map((points) => {
    let line = "";
    let empty = 0;
    for (const point of points) {
      const kind = content.pieces.get(point);
      if (!kind) {
        empty++;
        continue;
      }
      line += (empty || "") + letterOf(kind, { attacker: "t", defender: "T" });
      empty = 0;
    }
    return line + (empty || "");
  });
  return `/${lines.join("/")}/`;
}

/** The pieces of a board text of this size; null where it is no such text. */
export function readBoard(text: string, size: number): ReadonlyMap<Point, PieceKind> | null {
  if (!/^\/.*\/$/.test(text)) return null;
  const lines = text.slice(1, -1).split("/");
  const whole = lines.every((line) => {
    const points = [...line.matchAll(/\d+|./g)].map(([token]) => Number(token) || 1);
    return /^[\dtTKcnmgCNMG]*$/.test(line) && points.reduce((sum, count) => sum + count, 0) === size;
  });
  return lines.length === size && whole ? readPosition(text, size) : null;
}

/** Marks as the server and the board list them, by point. */
export function marksByPoint(marks: Marks): ReadonlyMap<Point, MarkKind> {
  const all = new Map<Point, MarkKind>();
  for (const kind of ["variegated", "camp", "corner", "throne"] as const)
    for (const point of marks[kind] ?? []) all.set(point, kind);
  return all;
}

/** The same the other way. */
export function marksByKind(marks: ReadonlyMap<Point, MarkKind>): Record<MarkKind, Point[]> {
  const all: Record<MarkKind, Point[]> = { throne: [], corner: [], camp: [], variegated: [] };
  for (const [point, kind] of marks) all[kind].push(point);
  return all;
}
