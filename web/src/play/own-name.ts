// What the player is called in games with other people, remembered in this browser.
import { signal } from "@preact/signals";
import { keep, kept } from "../storage";

const STORED = "player-name";
/** As long as the server takes. */
export const LONGEST_NAME = 40;

/** The name; empty for a player who wants none. */
export const ownName = signal(kept(STORED) ?? "");

/** Remembers a name. */
export function setOwnName(name: string): void {
  ownName.value = name;
  keep(STORED, name.trim() || null);
}

/** The name as the server wants it: null for none. */
export function nameToSend(): string | null {
  return ownName.value.trim() || null;
}
