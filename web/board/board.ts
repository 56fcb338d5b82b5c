// The board: holds the state, draws it, and reports moves made by pointer or keys.
import { Cells } from "./cells";
import { type Config, defaults, type MarkKind, type PieceKind, type Point, type Step } from "./config";
import { Crosshair } from "./crosshair";
import { onDrawing } from "./drawing";
import { type Geometry, geometry } from "./geometry";
import { drawGround } from "./ground";
import { onKeys } from "./keyboard";
import { Loupe } from "./loupe";
import { drawGoals, drawOverlay, drawUnderlay } from "./overlay";
import { Pieces } from "./pieces";
import { FINGER, onPointer, pointWidth } from "./pointer";
import { pointAt, readPosition } from "./points";
import { svg } from "./svg";

/** The board's API. */
export interface Board {
  /** Changes what is shown. A new position, even the same again, ends any move that waits. */
  set(change: Partial<Config>): void;
  /** Plays the move that waits. */
  confirm(): void;
  /** Takes the waiting move back, or puts the held piece down; false if there was neither. */
  cancel(): boolean;
  /** What stands on a point of the shown position. */
  pieceOn(point: Point): PieceKind | null;
  /** Moves the focus of the page onto a point. */
  focus(point?: Point, preventScroll?: boolean): void;
  /** Takes the drawing out of the page. */
  destroy(): void;
}

/** The board's own state besides its configuration. */
interface State {
  config: Config;
  /** The piece that is picked up. */
  selected: Point | null;
  /** A move that waits to be confirmed. */
  pending: Step | null;
  /** A move reported to the owner and not yet part of the position. */
  sent: Step | null;
  /** The point that Tab reaches. */
  focus: Point;
  /** An arrow or circle that is being drawn. */
  drawn: Step | null;
}

let count = 0;

/** Puts a board into an element. */
export function createBoard(host: HTMLElement, initial: Partial<Config>): Board {
  const unique = `board-${++count}`;
  const state: State = {
    config: { ...defaults, ...initial },
    selected: null,
    pending: null,
    sent: null,
    focus: "a1",
    drawn: null,
  };
  let geo: Geometry = geometry(state.config);
  let position = new Map<Point, PieceKind>();
  let marks = new Map<Point, MarkKind>();

  const root = svg("svg", { class: "board" });
  const art = svg("g", { id: `${unique}-art`, "aria-hidden": "true" }, root);
  const ground = svg("g", {}, art);
  const goals = svg("g", {}, art);
  const aim = svg("g", {}, art);
  const under = svg("g", {}, art);
  const men = svg("g", { class: "board-pieces" }, art);
  const over = svg("g", { class: "board-over" }, art);
  const grid = svg("g", { class: "board-cells" }, root);
  const pieces = new Pieces(men);
  const cells = new Cells(grid);
  const crosshair = new Crosshair(
    aim,
    grid,
    () => state.config,
    () => geo,
  );

  const redraw = (old: Config | null) => {
    const { config } = state;
    const shape = !old || SHAPE.some((key) => differs(old[key], config[key]));
    const focused = grid.contains(document.activeElement);
    if (shape) {
      geo = geometry(config);
      root.setAttribute("viewBox", geo.box.join(" "));
      root.setAttribute("role", config.interactive ? "grid" : "img");
      root.classList.toggle("playable", config.interactive);
      ground.replaceChildren();
      drawGround(ground, config, geo);
      pieces.clear();
      if (config.interactive) cells.build(geo);
      else grid.replaceChildren();
      marks = new Map();
      for (const kind of ["variegated", "camp", "corner", "throne"] as const)
        for (const point of config.marks[kind] ?? []) marks.set(point, kind);
    }
    if (!old || old.size !== config.size) {
      const middle = Math.floor((config.size - 1) / 2);
      state.focus = pointAt(middle, middle);
    }
    if (shape || differs(old?.goals, config.goals)) drawGoals(goals, config.goals, geo);
    crosshair.draw();
    root.setAttribute("aria-label", config.label);
    if (config.describedBy) root.setAttribute("aria-describedby", config.describedBy);
    render();
    // Pieces keep their points.
    if (shape && focused && config.interactive) cells.focus(state.focus, true);
    // The first drawing is not animated.
    if (shape) {
      root.classList.remove("lively");
      requestAnimationFrame(() => root.classList.toggle("lively", state.config.motion));
    }
  };

  const render = () => {
    const { config, selected, pending } = state;
    position = readPosition(config.position, config.size);
    const step = pending ?? state.sent;
    const kind = step ? position.get(step.from) : undefined;
    const shown = new Map(position);
    if (step && kind) {
      shown.delete(step.from);
      shown.set(step.to, kind);
    }
    pieces.release();
    pieces.show(shown, geo, step ?? config.lastMove, config);
    pieces.strike(config.struck);
    const occupied = (point: Point) => shown.has(point);
    const targets = selected && !pending ? (config.legal[selected] ?? []) : [];
    drawUnderlay(under, { lastMove: config.lastMove, selected, targets, pending }, geo);
    const { dots, struck } = config;
    const { arrows, rings } = withDrawn(config, state.drawn);
    drawOverlay(over, { arrows, rings, dots, struck, occupied }, geo);
    if (config.interactive) cells.update(config, position, selected, state.focus, marks);
  };

  const select = (point: Point | null) => {
    const before = state.selected;
    propose(null);
    state.selected = point;
    render();
    if (before !== point) state.config.onSelect(point);
  };
  const propose = (move: Step | null) => {
    if (state.pending === move) return;
    state.pending = move;
    state.config.onPropose(move);
  };
  const play = (move: Step) => {
    propose(null);
    state.selected = null;
    state.sent = move;
    render();
    state.config.onMove(move);
  };
  const offer = (move: Step, byFinger: boolean) => {
    const { confirm } = state.config;
    const asks = confirm === "always" || (confirm === "auto" && byFinger && pointWidth(root) < FINGER);
    if (!asks) return play(move);
    state.selected = move.from;
    propose(move);
    render();
  };
  const activate = (point: Point, byFinger = false) => {
    const { legal } = state.config;
    const { selected, pending } = state;
    if (pending && point === pending.to) return play(pending);
    if (selected && legal[selected]?.includes(point)) return offer({ from: selected, to: point }, byFinger);
    if (point !== selected && (legal[point]?.length ?? 0) > 0) return select(point);
    select(pending ? selected : null);
    if (selected && !pending && point !== selected) state.config.onRefuse({ from: selected, to: point });
  };
  const cancel = () => {
    if (state.pending) select(state.selected);
    else if (state.selected) select(null);
    else return false;
    return true;
  };
  const focusOn = (point: Point, preventScroll = false, framed = true) => {
    state.focus = point;
    cells.update(state.config, position, state.selected, point, marks);
    cells.focus(point, preventScroll, framed);
  };

  const shared = {
    config: () => state.config,
    geometry: () => geo,
    selected: () => state.selected,
  };
  const draw = onDrawing(root, {
    ...shared,
    wanted: () => state.config.onDraw,
    preview(shape) {
      state.drawn = shape;
      render();
    },
  });
  onKeys(grid, {
    ...shared,
    draw,
    focused: () => state.focus,
    focus: focusOn,
    activate,
    drop: cancel,
  });
  // In Chromium an element of a drawing that listens for the focus is itself a stop of the Tab key, so the drawing's host listens.
  const listening = new AbortController();
  const { signal } = listening;
  host.addEventListener(
    "focusin",
    ({ target }) => {
      const point = target instanceof Element && grid.contains(target) ? Cells.pointOf(target) : null;
      crosshair.at(point);
      if (point && point !== state.focus) focusOn(point);
    },
    { signal },
  );
  host.addEventListener("focusout", () => crosshair.at(null), { signal });
  // Who uses the keys sees where the focus is, also after a press of the pointer.
  document.addEventListener("keydown", () => cells.frame(), { signal, capture: true });
  const loupe = new Loupe(root, `${unique}-art`, unique);
  onPointer(
    root,
    {
      ...shared,
      pending: () => state.pending,
      select,
      activate,
      focus: (point) => focusOn(point, true, false),
      drag: (from, x, y) => pieces.drag(from, x, y),
      dropAt(from, to, byFinger) {
        pieces.release();
        if (to) offer({ from, to }, byFinger);
        else render();
      },
      refuse: (move) => state.config.onRefuse(move),
    },
    loupe,
  );

  redraw(null);
  host.append(root);

  return {
    set(change) {
      const old = state.config;
      state.config = { ...old, ...change };
      if (change.position !== undefined) {
        state.sent = null;
        const { selected, pending } = state;
        if (selected && !state.config.legal[selected]) state.selected = null;
        if (pending && !state.config.legal[pending.from]?.includes(pending.to)) propose(null);
      }
      // Who is told of a move makes no difference to the drawing.
      if (Object.keys(change).some((key) => !key.startsWith("on"))) redraw(old);
    },
    confirm() {
      if (state.pending) play(state.pending);
    },
    cancel,
    pieceOn: (point) => position.get(point) ?? null,
    focus: (point, preventScroll) => focusOn(point ?? state.focus, preventScroll),
    destroy() {
      listening.abort();
      root.remove();
    },
  };
}

/** What is drawn over the pieces, with what is just being drawn. */
function withDrawn(config: Config, drawn: Step | null): Pick<Config, "arrows" | "rings"> {
  const { arrows, rings } = config;
  if (!drawn) return { arrows, rings };
  if (drawn.from === drawn.to) return { arrows, rings: [...rings, { point: drawn.to, kind: "drawn" }] };
  return { arrows: [...arrows, { ...drawn, kind: "drawn" }], rings };
}

/** The parts of a configuration that, once changed, make the whole drawing new. */
const SHAPE = [
  "size",
  "marks",
  "active",
  "view",
  "flipped",
  "coordinates",
  "inscription",
  "interactive",
  "pieces",
  "letters",
  "motion",
] as const;

function differs(a: unknown, b: unknown): boolean {
  return a !== b && JSON.stringify(a) !== JSON.stringify(b);
}
