// The loupe: magnifies small points beside the finger while it is down.
import type { Point } from "./config";
import type { Geometry } from "./geometry";
import { svg } from "./svg";

/** Radius of the glass and how far it stands off the finger, in pixels of the screen. */
const RADIUS = 64;
const OFFSET = 100;
/** How wide a magnified point is, in pixels of the screen. */
const MAGNIFIED = 46;

/** One glass, hidden until it is held over the board. */
export class Loupe {
  private readonly group: SVGGElement;
  private readonly lens: SVGGElement;
  /** The drawing once more. In the page only while it is seen: a browser copies all of the drawing anew at whatever changes in it. */
  private readonly copy: SVGUseElement;
  private readonly glass: SVGCircleElement;
  private readonly rim: SVGCircleElement;
  private readonly hole: SVGCircleElement;
  private readonly ring: SVGCircleElement;
  private readonly name: SVGTextElement;

  /** `art` is the id of the group that is magnified, `unique` a word no other board uses. */
  constructor(parent: Element, art: string, unique: string) {
    this.group = svg("g", { class: "board-loupe", "aria-hidden": "true", visibility: "hidden" }, parent);
    const clip = svg("clipPath", { id: `${unique}-lens` }, this.group);
    this.hole = svg("circle", {}, clip);
    this.glass = svg("circle", { class: "glass" }, this.group);
    const clipped = svg("g", { "clip-path": `url(#${unique}-lens)` }, this.group);
    this.lens = svg("g", {}, clipped);
    this.copy = svg("use", { href: `#${art}` });
    this.ring = svg("circle", { class: "aim", r: 21 }, this.lens);
    this.rim = svg("circle", { class: "rim" }, this.group);
    this.name = svg("text", { class: "name", dy: "0.34em" }, this.group);
  }

  /** Holds the glass over (x, y), units of the drawing; `scale` is pixels a unit. */
  show(x: number, y: number, aim: Point | null, geo: Geometry, scale: number): void {
    const [left, top, width] = geo.box;
    const radius = RADIUS / scale;
    const offset = OFFSET / scale;
    const above = y - offset > top - radius * 0.5;
    const side = x > left + width / 2 ? -1 : 1;
    let cx = above ? x : x + side * offset * 1.15;
    const cy = above ? y - offset : Math.max(y, top + radius * 0.4);
    cx = Math.max(left + radius, Math.min(left + width - radius, cx));
    const zoom = MAGNIFIED / (40 * scale);
    for (const circle of [this.glass, this.rim, this.hole]) {
      circle.setAttribute("cx", String(cx));
      circle.setAttribute("cy", String(cy));
      circle.setAttribute("r", String(radius));
    }
    this.lens.setAttribute("transform", `translate(${cx} ${cy}) scale(${zoom}) translate(${-x} ${-y})`);
    this.ring.setAttribute("visibility", aim ? "inherit" : "hidden");
    if (aim) {
      const at = geo.at(aim);
      this.ring.setAttribute("cx", String(at.x));
      this.ring.setAttribute("cy", String(at.y));
    }
    this.name.textContent = aim ?? "";
    this.name.setAttribute("x", String(cx));
    this.name.setAttribute("y", String(cy + radius - 13 / scale));
    this.name.setAttribute("font-size", String(17 / scale));
    if (!this.copy.parentNode) this.lens.prepend(this.copy);
    this.group.setAttribute("visibility", "visible");
  }

  /** Hides the loupe. */
  hide(): void {
    this.group.setAttribute("visibility", "hidden");
    this.copy.remove();
  }
}
