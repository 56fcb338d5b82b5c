// Who may analyse what: a game that goes on against somebody is thought out by its players alone.
import type { Game } from "../api/schema";
import { tokenOf } from "../play/stored-games";

/** Whether a game may be analysed now: it is over, or nobody is played against. */
export function mayAnalyse(game: Game): boolean {
  if (game.outcome) return true;
  const seats = Object.values(game.seats);
  if (seats.every((seat) => seat.kind === "engine")) return true;
  return seats.every((seat) => seat.kind === "human") && tokenOf(game.id) !== null;
}
