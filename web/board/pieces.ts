// The men and the king: how each is drawn, and how the drawing follows from one position to the next.
import type { PieceKind, Point, Special, Step } from "./config";
import type { Geometry } from "./geometry";
import { svg } from "./svg";

/** One drawn piece. */
interface Drawn {
  kind: PieceKind;
  element: SVGGElement;
}

/**
 * Draws a piece around the origin. Attackers are discs, defenders lozenges, the king a large disc with a cross. Special pieces have
 * the shape of their side, somewhat larger, and an emblem of their kind.
 */
export function drawPiece(kind: PieceKind, parent: Element): SVGGElement {
  const [side, special] = kind.split("-") as ["attacker" | "defender" | "king", Special | undefined];
  const group = svg("g", { class: `piece ${side}${special ? ` special ${special}` : ""}` }, parent);
  if (side === "attacker") {
    svg("circle", { class: "body", r: special ? 16 : 14 }, group);
    if (special) svg("path", { class: "heart", d: EMBLEMS[special] }, group);
    else {
      svg("circle", { class: "line", r: 9 }, group);
      svg("circle", { class: "heart", r: 2.2 }, group);
    }
  } else if (side === "defender") {
    svg("path", { class: "body", d: "M0-17.5Q6-6 17.5 0Q6 6 0 17.5Q-6 6-17.5 0Q-6-6 0-17.5z" }, group);
    const edge = special ? 19 : 17;
    svg("path", { class: "body", d: `M0-${edge} ${edge} 0 0 ${edge}-${edge} 0z` }, group);
    svg("path", { class: "heart", d: special ? EMBLEMS[special] : "M0-7 7 0 0 7-7 0z" }, group);
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

/** What the kinds carry: a star of command, a knight's pennon, a mercenary's quarters, a guard's shield. */
const EMBLEMS: Record<Special, string> = {
  commander: "M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z",
  knight: "M-4.5-9h2V9h-2zM-1.5-9 8-5-1.5-1z",
  mercenary: "M0 0V-8.5A8.5 8.5 0 0 1 8.5 0zM0 0V8.5A8.5 8.5 0 0 1-8.5 0z",
  guard: "M-7-8H7V-1Q7 6 0 9.5Q-7 6-7-1z",
};

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
