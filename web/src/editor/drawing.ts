// A drawn layout, and the rule-set file made from it; docs/guide/own-rules.md describes such files.
import { type MarkKind, type PieceKind, type Point, pointAt } from "../../board";
import { type Content, letterOf, marksByPoint, readBoard, rows } from "./content";
import { idFor } from "./rules/short-name";
import { quoted } from "./study";

/** A layout in the editor. */
export interface Drawing {
  /** Its name; empty if it has none. */
  name: string;
  /** The rule set that it is played by. */
  rules: string;
  size: number;
  content: Content;
}

/** The sizes that boards are drawn in. */
export const sizes = [7, 9, 11, 13, 15, 17, 19] as const;

/** The id of an unnamed drawing. */
const UNNAMED = "my-layout";

/** The word for it in files, which no rule set of the program has. */
export function slugOf(name: string): string {
  const id = idFor(name).slice(0, 40);
  return id === "" ? UNNAMED : `my-${id}`;
}

/** A file, and where in it each point is drawn. */
export interface DraftOutline {
  id: string;
  text: string;
  /** The point that a line and a column of the file draw, counted from 1; null elsewhere. */
  pointAt(line: number | null, column: number | null): Point | null;
}

/** The rule-set file of a drawing. */
export function written(drawing: Drawing, unnamed: string): DraftOutline {
  const { rules, size, content } = drawing;
  const id = slugOf(drawing.name);
  const name = quoted(drawing.name.trim() || unnamed);
  const letters = { attacker: "a", defender: "d" };
  const grid = (letter: (point: Point) => string) => rows(size).map((points) => points.map(letter).join(" "));
  const pieces = grid((point) => {
    const kind = content.pieces.get(point);
    return kind ? letterOf(kind, letters) : ".";
  });
  const marks = grid((point) => MARKS[content.marks.get(point) ?? "none"] ?? ".");
  const head = [
    `id = ${quoted(id)}`,
    `name = ${name}`,
    `extends = ${quoted(rules)}`,
    `layouts = ["drawn"]`,
    "",
    "[drawn.drawn]",
    `name = ${name}`,
    'pieces = """',
  ];
  const lines = [...head, ...pieces, '"""'];
  const second = lines.length + 1;
  if (content.marks.size > 0) lines.push('marks = """', ...marks, '"""');
  return {
    id,
    text: `${lines.join("\n")}\n`,
    pointAt(line, column) {
      if (line === null || column === null) return null;
      const row = [head.length, second].map((before) => line - 1 - before).find((at) => at >= 0 && at < size);
      const file = (column - 1) / 2;
      return row === undefined || !Number.isInteger(file) || file >= size
        ? null
        : pointAt(file, size - 1 - row);
    },
  };
}

const MARKS: Record<MarkKind | "none", string> = {
  throne: "T",
  corner: "C",
  camp: "X",
  variegated: "v",
  none: ".",
};
const KINDS = Object.fromEntries(Object.entries(MARKS).map(([kind, letter]) => [letter, kind]));

/** The same things on a board of another size, as far from the middle as before; what no longer fits is lost. */
export function resized(content: Content, from: number, to: number): Content {
  const shift = (to - from) / 2;
  const all = <T>(of: ReadonlyMap<Point, T>) => {
    const next = new Map<Point, T>();
    for (const [point, what] of of) {
      const file = point.charCodeAt(0) - 97 + shift;
      const rank = Number(point.slice(1)) - 1 + shift;
      if (file >= 0 && rank >= 0 && file < to && rank < to) next.set(pointAt(file, rank), what);
    }
    return next;
  };
  return { pieces: all(content.pieces), marks: all(content.marks) };
}

/** An empty board, but for the king in the middle. */
export function bare(size: number): Content {
  const middle = pointAt((size - 1) / 2, (size - 1) / 2);
  return { pieces: new Map<Point, PieceKind>([[middle, "king"]]), marks: new Map() };
}

/** What a shipped or drawn layout shows. */
export function contentOf(layout: {
  size: number;
  position: string;
  marks: Parameters<typeof marksByPoint>[0];
}): Content {
  return {
    pieces: readBoard(layout.position.split(" ")[0] ?? "", layout.size) ?? new Map(),
    marks: marksByPoint(layout.marks),
  };
}

/** A drawing as the browser keeps it and links carry it. */
export function packedDrawing({ name, rules, size, content }: Drawing): string {
  const grid = (letter: (point: Point) => string) =>
    rows(size)
      .map((points) => points.map(letter).join(""))
      .join("/");
  const plain = { attacker: "a", defender: "d" };
  const pieces = grid((point) => {
    const kind = content.pieces.get(point);
    return kind ? letterOf(kind, plain) : ".";
  });
  const marks = grid((point) => MARKS[content.marks.get(point) ?? "none"]);
  return JSON.stringify({
    hnefi: "layout/1",
    name,
    rules,
    pieces,
    ...(content.marks.size > 0 ? { marks } : {}),
  });
}

/** What stands before a packed drawing in an address. */
export const FRAGMENT = "#layout=";

/** The drawing again; null for a text that is none. */
export function readDrawing(text: string): Drawing | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null) return null;
  const { hnefi, name, rules, pieces, marks } = read as Record<string, unknown>;
  if (hnefi !== "layout/1" || typeof name !== "string" || typeof rules !== "string") return null;
  if (typeof pieces !== "string" || !(marks === undefined || typeof marks === "string")) return null;
  const size = pieces.split("/").length;
  if (!sizes.some((known) => known === size)) return null;
  const letters = pieces.replaceAll("a", "t").replaceAll("d", "T");
  const board = readBoard(`/${letters.replace(/\.+/g, (run) => String(run.length))}/`, size);
  if (!board) return null;
  const drawn = new Map<Point, MarkKind>();
  (marks ?? "").split("/").forEach((line, row) => {
    [...line].forEach((letter, file) => {
      const kind = KINDS[letter] as MarkKind | "none" | undefined;
      if (kind && kind !== "none" && row < size && file < size)
        drawn.set(pointAt(file, size - 1 - row), kind);
    });
  });
  return {
    name: name.slice(0, 80),
    rules: rules.slice(0, 120),
    size,
    content: { pieces: board, marks: drawn },
  };
}
