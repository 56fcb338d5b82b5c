// The men and the king: how the drawing follows from one position to the next.
import type { Config, PieceKind, Point, Step } from "./config";
import type { Geometry } from "./geometry";
import { drawPiece } from "./piece-sets";

/** One drawn piece. */
interface Drawn {
  kind: PieceKind;
  element: SVGGElement;
}

/** The drawn pieces of one board. */
export class Pieces {
  private drawn = new Map<Point, Drawn>();

  constructor(private readonly group: SVGGElement) {}

  /** Removes all pieces before a full redraw. */
  clear(): void {
    this.drawn.clear();
    this.group.replaceChildren();
  }

  /** Makes the drawing agree with `wanted`: what moved slides, what was captured fades, what is new appears. */
  show(wanted: Map<Point, PieceKind>, geo: Geometry, move: Step | null, config: Config): void {
    const left = new Map(this.drawn);
    const next = new Map<Point, Drawn>();
    const missing: [Point, PieceKind][] = [];
    for (const [point, kind] of wanted) {
      if (!geo.shows(point)) continue;
      const here = left.get(point);
      if (here?.kind === kind) {
        next.set(point, here);
        left.delete(point);
      } else missing.push([point, kind]);
    }
    for (const [point, kind] of missing) {
      const source = pickSource(left, kind, point, move);
      const piece = source ? left.get(source) : undefined;
      if (source) left.delete(source);
      next.set(point, piece ?? { kind, element: drawPiece(kind, this.group, config.pieces, config.letters) });
    }
    for (const piece of left.values()) fade(piece.element, config.motion);
    for (const [point, piece] of next) {
      const { x, y } = geo.at(point);
      put(piece.element, x, y);
    }
    this.drawn = next;
  }

  /** Lets the piece on a point follow the pointer. */
  drag(point: Point, x: number, y: number): void {
    const piece = this.drawn.get(point);
    if (!piece) return;
    piece.element.classList.add("held");
    this.group.append(piece.element);
    put(piece.element, x, y);
  }

  /** Ends a drag: the piece goes where the next `show` puts it. */
  release(): void {
    for (const { element } of this.drawn.values()) element.classList.remove("held");
  }

  /** Draws some pieces as lost. */
  strike(points: readonly Point[]): void {
    for (const [point, { element }] of this.drawn) element.classList.toggle("struck", points.includes(point));
  }
}

/** Which leftover piece slides to `point`: the one the move names, forwards or backwards, else any of its kind. */
function pickSource(left: Map<Point, Drawn>, kind: PieceKind, point: Point, move: Step | null): Point | null {
  const named = move?.to === point ? move.from : move?.from === point ? move.to : null;
  if (named && left.get(named)?.kind === kind) return named;
  for (const [source, piece] of left)
    if (piece.kind === kind && (source[0] === point[0] || source.slice(1) === point.slice(1))) return source;
  return null;
}

function put(element: SVGGElement, x: number, y: number): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
}

function fade(element: SVGGElement, motion: boolean): void {
  const still = !motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still) {
    element.remove();
    return;
  }
  element.classList.add("gone");
  element.addEventListener("animationend", () => element.remove(), { once: true });
}
