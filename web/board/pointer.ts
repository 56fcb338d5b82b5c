// Mouse, pen and finger: press and release to choose, press and slide to drag. A finger that slides at once scrolls the page; one that
// rests first holds what is under it, and then drags, or on small points aims through the loupe.
import { Cells } from "./cells";
import type { Config, Point, Step } from "./config";
import { type Geometry, PITCH } from "./geometry";
import type { Loupe } from "./loupe";

/** Points narrower than this on the screen, in pixels, are too small for a finger. */
export const FINGER = 34;
/** How far a finger may miss, in points. */
const REACH = 1.3;
/** How long a finger rests before it holds what is under it, in milliseconds. */
const HOLD = 200;
/** How far a finger may slip, in pixels, and still rest or tap. */
const SLIP = 10;

/** What the pointer code needs of the board. */
export interface PointerHandler {
  config(): Config;
  geometry(): Geometry;
  selected(): Point | null;
  pending(): Step | null;
  select(point: Point | null): void;
  activate(point: Point, byFinger: boolean): void;
  /** Shows the piece on `from` at a spot of the drawing. */
  drag(from: Point, x: number, y: number): void;
  /** Ends a drag, on a target or nowhere. */
  dropAt(from: Point, to: Point | null, byFinger: boolean): void;
  /** Says that a drag ended where the piece may not go. */
  refuse(move: Step): void;
  focus(point: Point): void;
}

interface Press {
  id: number;
  /** Where it began, in units of the drawing, and in pixels. */
  x: number;
  y: number;
  clientX: number;
  clientY: number;
  fine: boolean;
  finger: boolean;
  /** The piece that a slide would drag. */
  grip: Point | null;
  /** The piece was picked up by this very press, so releasing must not put it back. */
  fresh: boolean;
  dragging: boolean;
  aim: Point | null;
  /** Whether the press holds the piece: at once for a mouse, after a rest for a finger. Before that, sliding scrolls the page. */
  holds: boolean;
  timer: number;
}

/** How wide a point is on the screen, in pixels. */
export function pointWidth(root: SVGSVGElement): number {
  const matrix = root.getScreenCTM();
  return matrix ? Math.abs(matrix.a) * PITCH : PITCH;
}

/** Answers pointer events on the drawing. */
export function onPointer(root: SVGSVGElement, board: PointerHandler, loupe: Loupe): void {
  let press: Press | null = null;

  const spot = (event: PointerEvent) => {
    const matrix = root.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const movable = (point: Point | null) => point !== null && (board.config().legal[point]?.length ?? 0) > 0;
  const targets = () => board.config().legal[board.selected() ?? ""] ?? [];

  const closest = (x: number, y: number, candidates: Iterable<Point>, reach: number) => {
    let best: Point | null = null;
    let least = reach * PITCH;
    for (const point of candidates) {
      const at = board.geometry().at(point);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < least) {
        least = distance;
        best = point;
      }
    }
    return best;
  };
  /** What a press at a spot means: the point itself, or for a finger on small points the nearest useful one. */
  const aimAt = (x: number, y: number, fine: boolean) => {
    if (fine) return board.geometry().nearest(x, y);
    const pending = board.pending();
    const choices = [...targets(), ...Object.keys(board.config().legal), ...(pending ? [pending.to] : [])];
    return closest(x, y, choices, REACH);
  };
  /** The point under a spot, useful or not. */
  const anyPoint = (event: PointerEvent) => {
    const { x, y } = spot(event);
    return closest(x, y, board.geometry().rows().flat(), 0.75);
  };
  const aimDrag = (x: number, y: number, fine: boolean) => closest(x, y, targets(), fine ? 0.75 : REACH);

  const end = () => {
    clearTimeout(press?.timer);
    press = null;
    loupe.hide();
  };
  const abandon = () => {
    if (press?.dragging && press.grip) board.dropAt(press.grip, null, press.finger);
    end();
  };

  /** From now on the press may drag, and the loupe shows the point it would select. */
  const hold = (now: Press) => {
    now.holds = true;
    const { x, y, fine, grip, aim } = now;
    if (fine && grip && grip !== board.selected() && !targets().includes(grip)) {
      board.select(grip);
      now.fresh = true;
    }
    if (!fine) loupe.show(x, y, aim, board.geometry(), pointWidth(root) / PITCH);
  };

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !board.config().interactive) return;
    if (press) return abandon();
    const { x, y } = spot(event);
    const finger = event.pointerType === "touch";
    const fine = !finger || pointWidth(root) >= FINGER;
    const aim = aimAt(x, y, fine);
    const grip = movable(aim) ? aim : null;
    const begun: Press = {
      id: event.pointerId,
      x,
      y,
      clientX: event.clientX,
      clientY: event.clientY,
      fine,
      finger,
      grip,
      fresh: false,
      dragging: false,
      aim,
      holds: false,
      timer: 0,
    };
    press = begun;
    root.setPointerCapture(event.pointerId);
    if (finger) begun.timer = window.setTimeout(() => hold(begun), HOLD);
    else hold(begun);
    event.preventDefault();
  });

  root.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    if (!press.holds) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLIP) end();
      return;
    }
    const { x, y } = spot(event);
    const far = press.fine
      ? Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > 5
      : Math.hypot(x - press.x, y - press.y) > 1.2 * PITCH;
    if (!press.dragging && far && press.grip) {
      if (board.selected() !== press.grip) board.select(press.grip);
      press.dragging = true;
    }
    press.aim = press.dragging ? aimDrag(x, y, press.fine) : aimAt(x, y, press.fine);
    if (press.dragging && press.grip) {
      const at = press.aim && !press.fine ? board.geometry().at(press.aim) : { x, y };
      board.drag(press.grip, at.x, at.y);
    }
    if (!press.fine) loupe.show(x, y, press.aim, board.geometry(), pointWidth(root) / PITCH);
  });

  root.addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    const { dragging, grip, aim, fresh, finger } = press;
    end();
    if (dragging && grip) {
      board.dropAt(grip, aim, finger);
      const to = aim ? null : anyPoint(event);
      if (to && to !== grip) board.refuse({ from: grip, to });
    } else if (aim && !fresh) board.activate(aim, finger);
    else if (!aim) {
      // Far from all that is useful: the piece is put back, and the reason can be asked.
      const [from, to] = [board.selected(), anyPoint(event)];
      board.select(null);
      if (from && to && to !== from) board.refuse({ from, to });
    }
    const rest = aim ?? grip;
    if (rest) board.focus(rest);
  });
  root.addEventListener("pointercancel", abandon);
  // A pen is seen before it presses, and never scrolls.
  root.addEventListener("pointerover", ({ pointerType }) =>
    root.classList.toggle("under-pen", pointerType === "pen"),
  );
  // The browser scrolls unless told otherwise before it starts.
  root.addEventListener(
    "touchmove",
    (event) => {
      if (press?.holds && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  // A finger that rests long would open a menu, which ends the press.
  root.addEventListener("contextmenu", (event) => {
    if (press?.finger) event.preventDefault();
  });

  // Assistive technology presses a cell without a pointer.
  root.addEventListener("click", (event) => {
    const point = Cells.pointOf(event.target);
    if (event.detail === 0 && point && board.config().interactive) board.activate(point, false);
  });
}
