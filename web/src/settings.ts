// User settings, stored in this browser and applied at once.
import { effect, type Signal, signal } from "@preact/signals";
import { pieceSets } from "../board";
import { keep, kept } from "./storage";

/** A setting that is one of some words. */
export function choice<T extends string>(name: string, words: readonly T[], usual: T): Signal<T> {
  const known = kept(name);
  const chosen = signal<T>(words.find((word) => word === known) ?? usual);
  effect(() => keep(name, chosen.value === usual ? null : chosen.value));
  return chosen;
}

export const schemes = ["auto", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
/** Colour scheme; follows the system by default. */
export const scheme = choice("theme", schemes, "auto");

export const looks = ["manuscript", "wood", "slate", "contrast"] as const;
export type Look = (typeof looks)[number];
/** The visual theme of board and page. */
export const look = choice("look", looks, "manuscript");

export { pieceSets };
/** How the pieces are drawn. */
export const pieces = choice("pieces", pieceSets, "gospel");

/** The words of a switch. */
export const yesOrNo = ["yes", "no"] as const;
/** Whether moves make a sound. */
export const sound = choice("sound", yesOrNo, "no");
/** Whether moves are animated; `prefers-reduced-motion` overrides it. */
export const motion = choice("motion", yesOrNo, "yes");
/** Whether coordinates are shown. */
export const coordinates = choice("coordinates", yesOrNo, "yes");
/** Whether the row and column under the pointer are highlighted, which helps on large boards. */
export const crosshair = choice("crosshair", yesOrNo, "no");
/** Whether the board is turned. */
export const flipped = choice("flipped", yesOrNo, "no");
/** Whether every move must be confirmed. */
export const ask = choice("ask", yesOrNo, "no");

export const enginePlaces = ["browser", "server"] as const;
/** Whose engine analyses: this browser's, which costs the server nothing, or the server's, which is faster. */
export const enginePlace = choice("engine-place", enginePlaces, "browser");

/** How small a board can be made, in per cent of what the window allows. */
export const LEAST_BOARD = 50;
/** How large the board is, in per cent of what the window allows. */
export const boardScale = signal(scaleOf(kept("board-size")));
effect(() => keep("board-size", boardScale.value === 100 ? null : String(boardScale.value)));

function scaleOf(text: string | null): number {
  const size = Math.round(Number(text));
  return text !== null && size >= LEAST_BOARD && size <= 100 ? size : 100;
}

/** Applies the settings to the page whenever they change. */
export function startSettings(): void {
  effect(() => document.documentElement.style.setProperty("--board-scale", String(boardScale.value / 100)));
  effect(() => {
    const { dataset } = document.documentElement;
    if (scheme.value === "auto") delete dataset.theme;
    else dataset.theme = scheme.value;
    if (look.value === "manuscript") delete dataset.look;
    else dataset.look = look.value;
  });
}
