// How somebody wants to see, hear and play: kept in this browser, true at once.
import { effect, type Signal, signal } from "@preact/signals";
import { pieceSets } from "../board";
import { keep, kept } from "./storage";

function choice<T extends string>(name: string, words: readonly T[], usual: T): Signal<T> {
  const known = kept(name);
  const chosen = signal<T>(words.find((word) => word === known) ?? usual);
  effect(() => keep(name, chosen.value === usual ? null : chosen.value));
  return chosen;
}

export const schemes = ["auto", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
/** Light or dark: as the system has it, unless somebody chose. */
export const scheme = choice("theme", schemes, "auto");

export const looks = ["manuscript", "wood", "slate", "contrast"] as const;
export type Look = (typeof looks)[number];
/** What board and page are made of. */
export const look = choice("look", looks, "manuscript");

export { pieceSets };
/** How the pieces are drawn. */
export const pieces = choice("pieces", pieceSets, "gospel");

const yesOrNo = ["yes", "no"] as const;
/** Whether moves are heard. */
export const sound = choice("sound", yesOrNo, "no");
/** Whether pieces slide; the system's wish for less motion stands above it. */
export const motion = choice("motion", yesOrNo, "yes");
/** Whether letters and numbers stand round the board. */
export const coordinates = choice("coordinates", yesOrNo, "yes");
/** Whether the lines through the point under hand are marked, which helps on large boards. */
export const crosshair = choice("crosshair", yesOrNo, "no");
/** Whether the board is turned. */
export const flipped = choice("flipped", yesOrNo, "no");
/** Whether every move asks first. */
export const ask = choice("ask", yesOrNo, "no");

/** Keeps the page in agreement with the choices. */
export function startSettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    if (scheme.value === "auto") delete dataset.theme;
    else dataset.theme = scheme.value;
    if (look.value === "manuscript") delete dataset.look;
    else dataset.look = look.value;
  });
}
