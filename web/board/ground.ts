// The board under the pieces: red lines, a drawn dot on every crossing, the marks, letters and words in the margin.
import type { Config, MarkKind, Point } from "./config";
import { type Geometry, PITCH } from "./geometry";
import { place, pointAt } from "./points";
import { svg } from "./svg";

/** How far a line runs on past the last shown crossing when the board goes on there. */
const RUN_ON = PITCH * 0.55;
/** From the outermost line to the frame. */
const FRAME = 7;

/** Draws the ground into an empty group. */
export function drawGround(group: SVGGElement, config: Config, geo: Geometry): void {
  const [x, y, width, height] = geo.box;
  svg("rect", { class: "board-vellum", x, y, width, height, rx: 3 }, group);
  drawMarks(group, config, geo, "camp");
  drawLines(group, config, geo);
  for (const kind of ["throne", "corner", "variegated"] as const) drawMarks(group, config, geo, kind);
  if (config.coordinates) drawCoordinates(group, config, geo);
  if (config.inscription) drawInscription(group, config, geo);
}

function drawLines(group: SVGGElement, config: Config, geo: Geometry): void {
  const last = config.size - 1;
  const { low, high } = geo;
  const middle = (config.marks.throne ?? []).filter((point) => geo.shows(point));
  const gap = PITCH * 0.5;
  let path = "";
  let dots = "";
  // One stroke from crossing to crossing, so that the lines stop short of the castle.
  const stroke = (a: Point, b: Point) => {
    const from = geo.at(a);
    const to = geo.at(b);
    const dx = Math.sign(to.x - from.x);
    const dy = Math.sign(to.y - from.y);
    const cut = (point: Point) => (middle.includes(point) ? gap : 0);
    path += `M${from.x + dx * cut(a)} ${from.y + dy * cut(a)}L${to.x - dx * cut(b)} ${to.y - dy * cut(b)}`;
  };
  for (let file = low.file; file <= high.file; file++) {
    for (let rank = low.rank; rank <= high.rank; rank++) {
      const point = pointAt(file, rank);
      if (file < high.file) stroke(point, pointAt(file + 1, rank));
      if (rank < high.rank) stroke(point, pointAt(file, rank + 1));
      const { x, y } = geo.at(point);
      if (!middle.includes(point)) dots += `M${x} ${y}h0`;
      const turn = config.flipped ? -1 : 1;
      if (file === low.file && file > 0) path += `M${x} ${y}h${-RUN_ON * turn}`;
      if (file === high.file && file < last) path += `M${x} ${y}h${RUN_ON * turn}`;
      if (rank === low.rank && rank > 0) path += `M${x} ${y}v${RUN_ON * turn}`;
      if (rank === high.rank && rank < last) path += `M${x} ${y}v${-RUN_ON * turn}`;
    }
  }
  svg("path", { class: "board-lines", d: path }, group);
  drawFrame(group, config, geo);
  svg("path", { class: "board-dots", d: dots }, group);
}

/** A heavier line round the board, where its true edges are in sight. */
function drawFrame(group: SVGGElement, config: Config, geo: Geometry): void {
  const last = config.size - 1;
  const one = geo.at(pointAt(geo.low.file, geo.low.rank));
  const two = geo.at(pointAt(geo.high.file, geo.high.rank));
  const edges = {
    west: geo.low.file === 0,
    east: geo.high.file === last,
    south: geo.low.rank === 0,
    north: geo.high.rank === last,
  };
  const turn = config.flipped ? -1 : 1;
  const out = (edge: boolean) => (edge ? FRAME : RUN_ON) * turn;
  const west = one.x - out(edges.west);
  const east = two.x + out(edges.east);
  const south = one.y + out(edges.south);
  const north = two.y - out(edges.north);
  let path = "";
  if (edges.west) path += `M${west} ${south}V${north}`;
  if (edges.east) path += `M${east} ${south}V${north}`;
  if (edges.south) path += `M${west} ${south}H${east}`;
  if (edges.north) path += `M${west} ${north}H${east}`;
  svg("path", { class: "board-frame", d: path }, group);
}

function drawMarks(group: SVGGElement, config: Config, geo: Geometry, kind: MarkKind): void {
  const points = (config.marks[kind] ?? []).filter((point) => geo.shows(point));
  if (points.length === 0) return;
  const faint = config.active.includes(kind) ? "" : " faint";
  const marks = svg("g", { class: `board-mark ${kind}${faint}` }, group);
  for (const point of points) {
    const { x, y } = geo.at(point);
    DRAWINGS[kind](svg("g", { transform: `translate(${x} ${y})` }, marks));
  }
}

const HALF = PITCH / 2;

const DRAWINGS: Record<MarkKind, (group: SVGGElement) => void> = {
  // The castle: a walled square with a small tower at each corner, standing in a gap of the lines.
  throne(group) {
    svg("rect", { class: "wash", x: -HALF, y: -HALF, width: PITCH, height: PITCH }, group);
    svg("rect", { class: "ink", x: -HALF, y: -HALF, width: PITCH, height: PITCH }, group);
    svg("rect", { class: "hair", x: -HALF + 4, y: -HALF + 4, width: PITCH - 8, height: PITCH - 8 }, group);
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      svg("circle", { class: "dot", cx: sx * HALF, cy: sy * HALF, r: 3.4 }, group);
  },
  // A corner man as the scribe drew them: a ring with a point in it.
  corner(group) {
    svg("circle", { class: "wash", r: 13 }, group);
    svg("circle", { class: "ink", r: 13 }, group);
    svg("circle", { class: "hair", r: 8.5 }, group);
    svg("circle", { class: "dot", r: 3.6 }, group);
  },
  // A camp: hatched ground.
  camp(group) {
    svg("rect", { class: "wash", x: -HALF, y: -HALF, width: PITCH, height: PITCH }, group);
    let hatch = "";
    for (let step = 8; step < 2 * PITCH; step += 8) {
      const a = Math.min(step, PITCH);
      const b = Math.max(0, step - PITCH);
      hatch += `M${b - HALF} ${a - HALF}L${a - HALF} ${b - HALF}`;
    }
    svg("path", { class: "hair", d: hatch }, group);
  },
  // A variegated point: the double outline, red outside and dark inside.
  variegated(group) {
    svg("circle", { class: "wash", r: 17 }, group);
    svg("circle", { class: "ink", r: 17 }, group);
    svg("circle", { class: "hair", r: 12.5 }, group);
    svg("path", { class: "dot", d: "M0-8 2.2-2.2 8 0 2.2 2.2 0 8-2.2 2.2-8 0-2.2-2.2z" }, group);
  },
};

function drawCoordinates(group: SVGGElement, config: Config, geo: Geometry): void {
  const { low, high } = geo;
  // A small board is drawn larger; its letters need not grow with it. A part of a board is drawn small.
  const letters = config.view ? 17 : Math.min(17, 8 + config.size / 2);
  const texts = svg("g", { class: "board-coordinates", "font-size": letters }, group);
  const [x, y, width, height] = geo.box;
  const inset = config.inscription ? 54 : 18;
  for (let file = low.file; file <= high.file; file++) {
    const at = geo.at(pointAt(file, low.rank)).x;
    const letter = pointAt(file, 0).slice(0, 1);
    write(texts, at, y + height - inset, letter);
    if (!config.view) write(texts, at, y + inset, letter);
  }
  for (let rank = low.rank; rank <= high.rank; rank++) {
    const at = geo.at(pointAt(low.file, rank)).y;
    write(texts, x + inset, at, String(rank + 1));
    if (!config.view) write(texts, x + width - inset, at, String(rank + 1));
  }
}

function write(parent: SVGGElement, x: number, y: number, words: string): void {
  svg("text", { x, y, dy: "0.34em" }, parent).textContent = words;
}

function drawInscription(group: SVGGElement, config: Config, geo: Geometry): void {
  const words = config.inscription;
  if (!words) return;
  const texts = svg("g", { class: "board-inscription" }, group);
  const middle = (place(pointAt(config.size - 1, 0)).file * PITCH) / 2;
  const [x, y, width, height] = geo.box;
  const order = config.flipped
    ? [words.bottom, words.left, words.top, words.right]
    : [words.top, words.right, words.bottom, words.left];
  const places = [
    [middle, y + 20, 0],
    [x + width - 20, middle, 90],
    [middle, y + height - 20, 0],
    [x + 20, middle, -90],
  ] as const;
  places.forEach(([tx, ty, turn], index) => {
    const text = svg("text", { transform: `translate(${tx} ${ty}) rotate(${turn})`, dy: "0.34em" }, texts);
    text.textContent = order[index] ?? "";
  });
}
