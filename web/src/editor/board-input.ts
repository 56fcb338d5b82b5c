// Pointer and keyboard input of the editors: press to set, slide to paint, drag to move, right-click to remove.
import { type Geometry, PITCH, type Point } from "../../board";
import { Loupe } from "../../board/loupe";
import { FINGER, pointWidth } from "../../board/pointer";
import { type Content, moved, pieceOf, pressed, type Tool, takesAway } from "./content";
import type { Image } from "./symmetry";

/** What the input code needs, and its callbacks. */
export interface BoardInputHost {
  geometry(): Geometry;
  content(): Content;
  tool(): Tool;
  images(): readonly Image[];
  /** The piece that is picked up to be put down elsewhere. */
  picked(): Point | null;
  pick(point: Point | null): void;
  /** Shows a preview; null ends it. */
  show(content: Content | null): void;
  /** Commits a change made at a point. */
  keep(content: Content, at: Point): void;
  /** The point under the pointer, or none. */
  hover(point: Point | null): void;
  /** The tool of a number, from 1; false where there is none. */
  choose(number: number): boolean;
  focus(point: Point): void;
}

/** What a press is about to do, until it is released. */
interface Press {
  pointer: number;
  /** `grip` is a click or the beginning of a drag; `aim` looks for its point through the loupe. */
  does: "grip" | "carry" | "paint" | "aim" | "put";
  from: Point;
  at: Point | null;
  x: number;
  y: number;
  tool: Tool;
  away: boolean;
  painted: Content;
}

/** How far beyond the outermost points a drop is off the board. */
const OFF = PITCH * 1.1;

/** Listens to an element that holds a board, before the board does; the returned function stops listening. */
export function listenToBoard(host: HTMLElement, desk: BoardInputHost): () => void {
  let press: Press | null = null;
  /** The point that is being named by a letter and digits, as far as it is typed; empty when none is. */
  let name = "";
  const root = host.querySelector<SVGSVGElement>("svg.board");
  if (!root) return () => {};
  const art = root.querySelector("[id$='-art']")?.id ?? "";
  const loupe = new Loupe(root, art, `${art}-hand`);

  const spot = (event: PointerEvent | MouseEvent) => {
    const matrix = root.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const isOff = (x: number, y: number) => {
    const geo = desk.geometry();
    const { x: nearX, y: nearY } = geo.at(geo.nearest(x, y));
    return Math.max(Math.abs(x - nearX), Math.abs(y - nearY)) > OFF;
  };
  const loupeAt = (x: number, y: number, aim: Point) =>
    loupe.show(x, y, aim, desk.geometry(), pointWidth(root) / PITCH);

  /** A press on a point that has been released there. */
  const click = (point: Point) => {
    const content = desk.content();
    const tool = desk.tool();
    const images = desk.images();
    if (tool !== "move") {
      const away = takesAway(content, tool, point);
      return desk.keep(pressed(content, tool, point, images, away), point);
    }
    const picked = desk.picked();
    if (picked && picked !== point) {
      desk.pick(null);
      desk.keep(moved(content, picked, point, images), point);
    } else desk.pick(picked || !content.pieces.has(point) ? null : point);
  };
  const paint = (now: Press, to: Point) => {
    now.painted = pressed(now.painted, now.tool, to, desk.images(), now.away);
    now.at = to;
    desk.show(now.painted);
  };
  /** Every point between two spots, so that a quick stroke skips none. */
  const between = (now: Press, x: number, y: number) => {
    const steps = Math.ceil(Math.hypot(x - now.x, y - now.y) / (PITCH / 2));
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const [px, py] = [now.x + (x - now.x) * share, now.y + (y - now.y) * share];
      const point = desk.geometry().nearest(px, py);
      if (point !== now.at && !isOff(px, py)) paint(now, point);
    }
    now.x = x;
    now.y = y;
  };
  const end = () => {
    press = null;
    loupe.hide();
    root.classList.remove("pressed");
    desk.show(null);
  };

  const down = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || !root.contains(event.target)) return;
    event.stopPropagation();
    if (press) return end();
    if (event.button !== 0 && event.button !== 2) return;
    const { x, y } = spot(event);
    if (isOff(x, y)) return;
    event.preventDefault();
    host.setPointerCapture(event.pointerId);
    const point = desk.geometry().nearest(x, y);
    const content = desk.content();
    const tool = event.button === 2 ? "erase" : desk.tool();
    const coarse = event.pointerType === "touch" && pointWidth(root) < FINGER;
    const grips = (pieceOf(tool) || tool === "move") && content.pieces.has(point);
    const begun: Press = {
      pointer: event.pointerId,
      does: coarse ? "aim" : grips ? "grip" : tool === "move" ? "put" : "paint",
      from: point,
      at: point,
      x,
      y,
      tool,
      away: takesAway(content, tool, point),
      painted: content,
    };
    press = begun;
    if (event.pointerType === "touch") root.classList.add("pressed");
    if (begun.does === "aim") loupeAt(x, y, point);
    else if (begun.does === "paint") paint(begun, point);
  };
  const move = (event: PointerEvent) => {
    const { x, y } = spot(event);
    if (!press) {
      // A finger hovers over nothing.
      const over = event.pointerType !== "touch" && !isOff(x, y);
      return desk.hover(over ? desk.geometry().nearest(x, y) : null);
    }
    if (press.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (press.does === "paint") return between(press, x, y);
    const point = isOff(x, y) ? null : desk.geometry().nearest(x, y);
    if (press.does === "grip" && point !== press.from) press.does = "carry";
    if (press.does === "aim" && point) loupeAt(x, y, point);
    if (press.does === "carry" && point !== press.at)
      desk.show(moved(desk.content(), press.from, point, desk.images()));
    press.at = point;
  };
  const up = (event: PointerEvent) => {
    if (press?.pointer !== event.pointerId) return;
    event.stopPropagation();
    const { does, from, at, painted } = press;
    end();
    if (does === "paint") desk.keep(painted, at ?? from);
    else if (does === "carry") {
      desk.pick(null);
      if (at !== from) desk.keep(moved(desk.content(), from, at, desk.images()), at ?? from);
    } else if (at) click(at);
    desk.focus(at ?? from);
  };
  const cancel = (event: PointerEvent) => {
    if (press?.pointer === event.pointerId) end();
  };
  const leave = (event: PointerEvent) => {
    if (event.target === host) desk.hover(null);
  };
  const menu = (event: MouseEvent) => event.preventDefault();
  /** Assistive technology presses a cell without a pointer. */
  const clicked = (event: MouseEvent) => {
    const point = pointOf(event.target);
    if (!point) return;
    event.stopPropagation();
    if (event.detail === 0) click(point);
  };

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const point = pointOf(event.target);
    if (!point) return;
    const digit = /^\d$/.test(event.key);
    // A digit goes on naming a point as long as there is such a point; otherwise it is a tool's.
    if (digit && name !== "" && (name.length === 1 || isPoint(name + event.key, desk.geometry()))) {
      name += event.key;
      return;
    }
    name = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : "";
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (digit) {
      if (desk.choose(Number(event.key))) done();
    } else if (event.key === "Enter" || event.key === " ") {
      done();
      if (!event.shiftKey) click(point);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      done();
      desk.keep(pressed(desk.content(), "erase", point, desk.images(), false), point);
    } else if (event.key === "Escape" && desk.picked()) {
      done();
      desk.pick(null);
    }
  };

  const heard: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["pointerleave", leave],
    ["contextmenu", menu],
    ["click", clicked],
    ["keydown", key],
  ];
  for (const [name, answer] of heard) host.addEventListener(name, answer as EventListener, true);
  return () => {
    for (const [name, answer] of heard) host.removeEventListener(name, answer as EventListener, true);
  };
}

function isPoint(name: string, geo: Geometry): boolean {
  return geo.shows(name) && Number(name.slice(1)) > 0;
}

function pointOf(target: EventTarget | null): Point | null {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell?.getAttribute("data-point") ?? null;
}
