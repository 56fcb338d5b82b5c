// Saved layouts: the current one, and those saved by name.
import { keep, kept } from "../storage";
import { type Drawing, packedDrawing, readDrawing } from "./drawing";
import { type SavedItems, savedItems } from "./saved-items";

const DESK = "layout-desk";

/** The current item, if one is saved. */
export function loadCurrent(): Drawing | null {
  return readDrawing(kept(DESK) ?? "");
}

/** Saves the current item. */
export function saveCurrent(drawing: Drawing): void {
  keep(DESK, packedDrawing(drawing));
}

/** The items saved by name. */
export const drawings: SavedItems<Drawing> = savedItems(
  "layouts",
  (text) => (typeof text === "string" ? readDrawing(text) : null),
  packedDrawing,
);
