// User-drawn arrows and circles.
import type { Point, Step } from "./config";
import type { Geometry } from "./geometry";

/** What drawing needs of the board. */
export interface DrawHandler {
  geometry(): Geometry;
  /** The callback; null where drawing is off. */
  wanted(): ((shape: Step) => void) | null;
  /** What would be drawn if it ended now. */
  preview(shape: Step | null): void;
}

/** Answers the right mouse button on the drawing; the returned function does the same for a key on a point. */
export function onDrawing(root: SVGSVGElement, board: DrawHandler): (point: Point) => boolean {
  let from: Point | null = null;
  let pointer: number | null = null;

  const pointOf = (event: PointerEvent): Point | null => {
    const matrix = root.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return board.geometry().nearest(x, y);
  };
  const end = (to: Point | null) => {
    const begun = from;
    from = null;
    pointer = null;
    board.preview(null);
    if (begun && to) board.wanted()?.({ from: begun, to });
  };

  root.addEventListener("contextmenu", (event) => {
    if (board.wanted()) event.preventDefault();
  });
  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 2 || !board.wanted()) return;
    from = pointOf(event);
    pointer = event.pointerId;
    root.setPointerCapture(event.pointerId);
    if (from) board.preview({ from, to: from });
  });
  root.addEventListener("pointermove", (event) => {
    const to = pointer === event.pointerId ? pointOf(event) : null;
    if (from && to) board.preview({ from, to });
  });
  root.addEventListener("pointerup", (event) => {
    if (pointer === event.pointerId) end(pointOf(event));
  });
  root.addEventListener("pointercancel", (event) => {
    if (pointer === event.pointerId) end(null);
  });

  return (point) => {
    if (!board.wanted()) return false;
    if (from) end(point);
    else {
      from = point;
      board.preview({ from: point, to: point });
    }
    return true;
  };
}
