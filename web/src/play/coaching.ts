// Whether the coach comments, stored in this browser: on in the first game, until somebody turns it on or off.
import { signal } from "@preact/signals";
import { keep, kept } from "../storage";
import { storedGames } from "./stored-games";

const STORED = "coach";

const chosen = signal(kept(STORED));

/** Whether the coach comments on a game of this browser. */
export function isCoached(game: string): boolean {
  if (chosen.value !== null) return chosen.value === "yes";
  return storedGames.value.every(({ id }) => id === game);
}

/** Turns the coach on or off, in all games. */
export function setCoach(on: boolean): void {
  chosen.value = on ? "yes" : "no";
  keep(STORED, chosen.value);
}
