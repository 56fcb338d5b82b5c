// The layouts that this browser keeps: the one on the desk, and those put away by name.
import { keep, kept } from "../storage";
import { type Drawing, packedDrawing, readDrawing } from "./drawing";
import { type SavedItems, savedItems } from "./saved-items";

const DESK = "layout-desk";

/** What was on the desk last. */
export function loadCurrent(): Drawing | null {
  return readDrawing(kept(DESK) ?? "");
}

/** Leaves this on the desk. */
export function saveCurrent(drawing: Drawing): void {
  keep(DESK, packedDrawing(drawing));
}

/** Those that were put away. */
export const drawings: SavedItems<Drawing> = savedItems(
  "layouts",
  (text) => (typeof text === "string" ? readDrawing(text) : null),
  packedDrawing,
);
