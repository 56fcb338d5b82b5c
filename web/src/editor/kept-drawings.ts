// The layouts that this browser keeps: the one on the desk, and those put away by name.
import { keep, kept } from "../storage";
import { type Drawing, packedDrawing, readDrawing } from "./drawing";

const DESK = "layout-desk";
const SHELF = "layouts";
/** Older ones beyond this many are forgotten. */
const MOST = 50;

/** What was on the desk last. */
export function onDesk(): Drawing | null {
  return readDrawing(kept(DESK) ?? "");
}

/** Leaves this on the desk. */
export function leaveOnDesk(drawing: Drawing): void {
  keep(DESK, packedDrawing(drawing));
}

/** Those that were put away, the latest first. */
export function putAway(): Drawing[] {
  try {
    const list: unknown = JSON.parse(kept(SHELF) ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.flatMap((text) => (typeof text === "string" ? (readDrawing(text) ?? []) : []));
  } catch {
    return [];
  }
}

function store(list: readonly Drawing[]): void {
  keep(SHELF, JSON.stringify(list.slice(0, MOST).map(packedDrawing)));
}

/** Puts one away under its name, in place of one of the same name. */
export function putAwayToo(drawing: Drawing): void {
  store([drawing, ...putAway().filter((one) => one.name !== drawing.name)]);
}

/** Forgets one. */
export function forget(name: string): void {
  store(putAway().filter((one) => one.name !== name));
}
