// Who may analyse what: a game that goes on against somebody is thought out by its players alone.
import type { Game } from "../api/schema";
import { isOfOthers } from "../games/entries";
import { stored } from "../play/stored-games";

/** Whether a game may be analysed now: it is over, or nobody is played against. */
export function mayAnalyse(game: Game): boolean {
  if (game.outcome) return true;
  const seats = Object.values(game.seats);
  if (seats.every((seat) => seat.kind === "engine")) return true;
  const entry = stored(game.id);
  return seats.every((seat) => seat.kind === "human") && entry !== undefined && !isOfOthers(entry);
}
