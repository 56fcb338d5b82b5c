// Overlays below and above the pieces: last move, targets, selection, arrows, strokes.
import type { Arrow, Point, Ring, Step } from "./config";
import { type Geometry, PITCH } from "./geometry";
import { svg } from "./svg";

/** What the underlay shows. */
export interface Underlay {
  lastMove: Step | null;
  selected: Point | null;
  targets: Point[];
  pending: Step | null;
}

/** Lights the points where the king wins, in a group that it empties first. */
export function drawGoals(group: SVGGElement, goals: readonly Point[], geo: Geometry): void {
  group.replaceChildren();
  let path = "";
  for (const point of goals) {
    if (!geo.shows(point)) continue;
    const { x, y } = geo.at(point);
    const h = PITCH / 2;
    path += `M${x - h} ${y - h}h${PITCH}v${PITCH}h${-PITCH}z`;
  }
  if (path) svg("path", { class: "board-goals", d: path }, group);
}

/** Draws what belongs under the pieces into a group that it empties first. */
export function drawUnderlay(group: SVGGElement, shown: Underlay, geo: Geometry): void {
  group.replaceChildren();
  if (shown.lastMove) {
    const { from, to } = shown.lastMove;
    if (geo.shows(from) && geo.shows(to)) {
      const a = geo.at(from);
      const b = geo.at(to);
      svg("path", { class: "board-trail", d: `M${a.x} ${a.y}L${b.x} ${b.y}` }, group);
      svg("circle", { class: "board-left", cx: a.x, cy: a.y, r: 9 }, group);
      bracket(group, b.x, b.y, "board-arrived");
    }
  }
  if (shown.selected) {
    const { x, y } = geo.at(shown.selected);
    svg("circle", { class: "board-selected", cx: x, cy: y, r: PITCH * 0.54 }, group);
  }
  for (const target of shown.targets) {
    const { x, y } = geo.at(target);
    svg("circle", { class: "board-target", cx: x, cy: y, r: 7.5 }, group);
  }
  if (shown.pending) {
    const a = geo.at(shown.pending.from);
    const b = geo.at(shown.pending.to);
    svg("path", { class: "board-trail pending", d: `M${a.x} ${a.y}L${b.x} ${b.y}` }, group);
    bracket(group, b.x, b.y, "board-arrived pending");
  }
}

/** Four corners around a point: seen without colour, whatever stands inside. */
function bracket(group: SVGGElement, x: number, y: number, name: string): void {
  const h = PITCH / 2 - 0.5;
  const l = 9;
  const corner = (sx: number, sy: number) =>
    `M${x + sx * h} ${y + sy * (h - l)}V${y + sy * h}H${x + sx * (h - l)}`;
  svg("path", { class: name, d: corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1) }, group);
}

/** Draws what belongs over the pieces into a group that it empties first. */
export function drawOverlay(
  group: SVGGElement,
  shown: {
    arrows: Arrow[];
    rings: Ring[];
    dots: Point[];
    struck: Point[];
    occupied: (point: Point) => boolean;
  },
  geo: Geometry,
): void {
  group.replaceChildren();
  for (const point of shown.dots) {
    if (!geo.shows(point) || shown.occupied(point)) continue;
    const { x, y } = geo.at(point);
    svg("circle", { class: "board-target", cx: x, cy: y, r: 7.5 }, group);
  }
  for (const point of shown.struck) {
    const { x, y } = geo.at(point);
    const r = PITCH * 0.42;
    svg("path", { class: "board-strike", d: `M${x - r} ${y + r}L${x + r} ${y - r}` }, group);
  }
  for (const { point, kind } of shown.rings) {
    if (!geo.shows(point)) continue;
    const { x, y } = geo.at(point);
    svg("circle", { class: `board-ring ${kind}`, cx: x, cy: y, r: PITCH * 0.47 }, group);
  }
  for (const arrow of shown.arrows)
    if (geo.shows(arrow.from) && geo.shows(arrow.to)) drawArrow(group, arrow, geo);
}

function drawArrow(group: SVGGElement, arrow: Arrow, geo: Geometry): void {
  const a = geo.at(arrow.from);
  const b = geo.at(arrow.to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  // Beyond the sign by which a special piece is known.
  const start = PITCH * 0.42;
  const x = (along: number, aside: number) => a.x + ux * along - uy * aside;
  const y = (along: number, aside: number) => a.y + uy * along + ux * aside;
  const neck = length - 15;
  const shape = svg("g", { class: `board-arrow ${arrow.kind}` }, group);
  const shaft = `M${x(start, 0)} ${y(start, 0)}L${x(neck, 0)} ${y(neck, 0)}`;
  svg("path", { class: "halo", d: shaft }, shape);
  svg("path", { class: "shaft", d: shaft }, shape);
  svg(
    "path",
    {
      class: "head",
      d: `M${x(length, 0)} ${y(length, 0)}L${x(neck - 3, 9)} ${y(neck - 3, 9)}L${x(neck - 3, -9)} ${y(neck - 3, -9)}z`,
    },
    shape,
  );
  if (arrow.kind === "wrong") {
    const r = 11;
    const cross = `M${b.x - r} ${b.y - r}l${2 * r} ${2 * r}M${b.x + r} ${b.y - r}l${-2 * r} ${2 * r}`;
    svg("path", { class: "cross", d: cross }, shape);
  }
}
