// The men and the king: how each is drawn, and how the drawing follows from one position to the next.
import type { PieceKind, Point, Step } from "./config";
import type { Geometry } from "./geometry";
import { svg } from "./svg";

/** One drawn piece. */
interface Drawn {
  kind: PieceKind;
  element: SVGGElement;
}

/** Draws a piece around the origin. Attackers are discs, defenders lozenges, the king a large disc with a cross. */
export function drawPiece(kind: PieceKind, parent: Element): SVGGElement {
  const group = svg("g", { class: `piece ${kind}` }, parent);
  if (kind === "attacker") {
    svg("circle", { class: "body", r: 14 }, group);
    svg("circle", { class: "line", r: 9 }, group);
    svg("circle", { class: "heart", r: 2.2 }, group);
  } else if (kind === "defender") {
    svg("path", { class: "body", d: "M0-17.5Q6-6 17.5 0Q6 6 0 17.5Q-6 6-17.5 0Q-6-6 0-17.5z" }, group);
    svg("path", { class: "body", d: "M0-17 17 0 0 17-17 0z" }, group);
    svg("path", { class: "heart", d: "M0-7 7 0 0 7-7 0z" }, group);
  } else {
    svg("circle", { class: "body", r: 18 }, group);
    svg("circle", { class: "line", r: 14.8 }, group);
    svg("path", { class: "heart", d: CROSS }, group);
  }
  return group;
}

/** A cross with arms that widen, as on the gospel-book's pages. */
const CROSS =
  "M-2.2-2.2-4.6-12.4Q0-10 4.6-12.4L2.2-2.2 12.4-4.6Q10 0 12.4 4.6L2.2 2.2 4.6 12.4Q0 10-4.6 12.4L-2.2 2.2-12.4 4.6Q-10 0-12.4-4.6z";

/** The drawn pieces of one board. */
export class Pieces {
  private drawn = new Map<Point, Drawn>();

  constructor(private readonly group: SVGGElement) {}

  /** Throws everything away, for a board that is drawn anew. */
  clear(): void {
    this.drawn.clear();
    this.group.replaceChildren();
  }

  /** Makes the drawing agree with `wanted`: what moved slides, what was captured fades, what is new appears. */
  show(wanted: Map<Point, PieceKind>, geo: Geometry, move: Step | null): void {
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
      next.set(point, piece ?? { kind, element: drawPiece(kind, this.group) });
    }
    for (const piece of left.values()) fade(piece.element);
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

function fade(element: SVGGElement): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still) {
    element.remove();
    return;
  }
  element.classList.add("gone");
  element.addEventListener("animationend", () => element.remove(), { once: true });
}
