// The grid that is pressed, focused and read aloud: one cell a point, over everything that is drawn.
import type { Config, MarkKind, PieceKind, Point, PointFacts } from "./config";
import { type Geometry, PITCH } from "./geometry";
import { svg } from "./svg";

/** One cell, with its last state. */
interface Cell {
  element: SVGGElement;
  told: string;
}

/** The cells of one board. Exactly one of them can be reached with Tab. */
export class Cells {
  private cells = new Map<Point, Cell>();
  /** The point that a press has moved the focus to. */
  private unframed: Element | null = null;
  /** The function that named them. */
  private describe: Config["describe"] | null = null;

  constructor(private readonly group: SVGGElement) {}

  /** Draws the grid anew. */
  build(geo: Geometry): void {
    this.cells.clear();
    this.group.replaceChildren();
    for (const points of geo.rows()) {
      const row = svg("g", { role: "row" }, this.group);
      for (const point of points) {
        const { x, y } = geo.at(point);
        const cell = svg(
          "g",
          { role: "gridcell", class: "cell", transform: `translate(${x} ${y})`, "data-point": point },
          row,
        );
        svg("rect", { x: -PITCH / 2, y: -PITCH / 2, width: PITCH, height: PITCH }, cell);
        this.cells.set(point, { element: cell, told: "" });
      }
    }
  }

  /** Makes names, states and the tab stop agree with the board. */
  update(
    config: Config,
    pieces: Map<Point, PieceKind>,
    selected: Point | null,
    focus: Point,
    marks: Map<Point, MarkKind>,
  ): void {
    const targets = new Set(selected ? (config.legal[selected] ?? []) : []);
    const sameWords = this.describe === config.describe;
    this.describe = config.describe;
    for (const [point, cell] of this.cells) {
      change(cell.element, "tabindex", point === focus ? "0" : "-1");
      const facts: PointFacts = {
        point,
        piece: pieces.get(point) ?? null,
        mark: marks.get(point) ?? null,
        moves: config.legal[point]?.length ?? 0,
        target: targets.has(point),
        selected: point === selected,
      };
      // Naming 361 points costs more than everything else in an update.
      const told = Object.values(facts).join();
      if (sameWords && cell.told === told) continue;
      cell.told = told;
      change(cell.element, "aria-label", config.describe(facts));
      change(cell.element, "aria-selected", String(facts.selected));
      change(
        cell.element,
        "class",
        `cell${facts.moves > 0 ? " movable" : ""}${facts.target ? " target" : ""}`,
      );
    }
  }

  /**
   * Moves the focus of the page to a point; under a finger the page must not scroll for it. Where a press moves it, it has no frame: browsers
   * show one for a focus that a script gives, until they have seen how the page is used.
   */
  focus(point: Point, preventScroll: boolean, framed = true): void {
    this.frame();
    const cell = this.cells.get(point)?.element ?? null;
    if (!framed) {
      this.unframed = cell;
      cell?.setAttribute("data-unframed", "");
    }
    cell?.focus({ preventScroll });
  }

  /** Gives the focus its frame again. */
  frame(): void {
    this.unframed?.removeAttribute("data-unframed");
    this.unframed = null;
  }

  /** The point of an event's target. */
  static pointOf(target: EventTarget | null): Point | null {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell?.getAttribute("data-point") ?? null;
  }
}

function change(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
