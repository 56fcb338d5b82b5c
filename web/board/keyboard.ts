// Keys on the grid: arrows walk, Control with an arrow jumps to the next useful point, letters and digits name a point.
import type { Config, Point } from "./config";
import type { Geometry } from "./geometry";

/** What the keys may ask of the board, or of another drawing with points. */
export interface KeyHandler {
  config(): Pick<Config, "size" | "legal">;
  geometry(): Geometry;
  selected(): Point | null;
  focused(): Point;
  focus(point: Point): void;
  activate(point: Point): void;
  /** Starts or ends a drawn arrow here; false if drawing is off. */
  draw?(point: Point): boolean;
  /** Cancels the selection; false if there was none. */
  drop(): boolean;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Answers key presses on the grid. */
export function onKeys(grid: SVGElement, board: KeyHandler): void {
  let file = "";
  let digits = "";
  grid.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey) return;
    const point = next(event, board);
    if (point) {
      board.focus(point);
    } else if (event.key === "Enter" && event.shiftKey) {
      if (!board.draw?.(board.focused())) return;
    } else if (event.key === "Enter" || event.key === " ") {
      board.activate(board.focused());
    } else if (event.key === "Escape") {
      if (!board.drop()) return;
    } else if (!event.ctrlKey && /^[a-z]$/i.test(event.key)) {
      file = event.key.toLowerCase();
      digits = "";
    } else if (!event.ctrlKey && file !== "" && /^\d$/.test(event.key)) {
      digits = exists(file + digits + event.key, board) ? digits + event.key : event.key;
      if (exists(file + digits, board)) board.focus(file + digits);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function exists(point: Point, board: KeyHandler): boolean {
  const rank = Number(point.slice(1));
  const file = point.charCodeAt(0) - 97;
  const { size } = board.config();
  return rank >= 1 && rank <= size && file < size && board.geometry().shows(point);
}

function next(event: KeyboardEvent, board: KeyHandler): Point | null {
  const rows = board.geometry().rows();
  const here = board.focused();
  const row = rows.findIndex((points) => points.includes(here));
  const column = rows[row]?.indexOf(here) ?? -1;
  if (row < 0 || column < 0) return rows[0]?.[0] ?? null;
  const last = (rows[0]?.length ?? 1) - 1;
  const bottom = rows.length - 1;
  const get = (r: number, c: number) => rows[r]?.[c] ?? here;
  switch (event.key) {
    case "Home":
      return event.ctrlKey ? get(0, 0) : get(row, 0);
    case "End":
      return event.ctrlKey ? get(bottom, last) : get(row, last);
    case "PageUp":
      return get(0, column);
    case "PageDown":
      return get(bottom, column);
  }
  const step = STEPS[event.key];
  if (!step) return null;
  const [dx, dy] = step;
  let r = row + dy;
  let c = column + dx;
  if (event.ctrlKey)
    while (r + dy >= 0 && r + dy <= bottom && c + dx >= 0 && c + dx <= last && !useful(get(r, c), board)) {
      r += dy;
      c += dx;
    }
  return get(Math.max(0, Math.min(bottom, r)), Math.max(0, Math.min(last, c)));
}

function useful(point: Point, board: KeyHandler): boolean {
  const held = board.selected();
  const { legal } = board.config();
  return held ? (legal[held] ?? []).includes(point) || point === held : (legal[point]?.length ?? 0) > 0;
}
