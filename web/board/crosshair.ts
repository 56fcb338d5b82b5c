// The crosshair: highlights the row and column of the point under the pointer.
import { Cells } from "./cells";
import type { Config, Point } from "./config";
import type { Geometry } from "./geometry";
import { svg } from "./svg";

/** Marks the row and the column of the point that is hovered or focused, if the configuration wants it. */
export class Crosshair {
  private readonly path: SVGPathElement;
  private point: Point | null = null;

  constructor(
    group: SVGGElement,
    grid: SVGGElement,
    private readonly config: () => Config,
    private readonly geo: () => Geometry,
  ) {
    this.path = svg("path", { class: "board-crosshair" }, group);
    grid.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.at(Cells.pointOf(event.target));
    });
    grid.addEventListener("pointerleave", () => this.at(null));
  }

  /** Marks another point, or none. */
  at(point: Point | null): void {
    if (point === this.point) return;
    this.point = point;
    this.draw();
  }

  /** Draws it again after a change of the board. */
  draw(): void {
    const { point } = this;
    const geo = this.geo();
    if (!point || !this.config().crosshair || !geo.shows(point)) {
      this.path.setAttribute("d", "");
      return;
    }
    const { x, y } = geo.at(point);
    const [left, top, width, height] = geo.box;
    this.path.setAttribute("d", `M${left} ${y}H${left + width}M${x} ${top}V${top + height}`);
  }
}
