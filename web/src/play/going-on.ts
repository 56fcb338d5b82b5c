// Turns of several captures: which piece may continue, where to, and whether the turn may be ended.
import type { Situation } from "../api/schema";

/** Whether the turn may be ended on this point instead: the server sends that as a move to where the piece stands. */
export function mayStay(game: Situation, point: string): boolean {
  return game.legal[point]?.includes(point) ?? false;
}

/** Where pieces can be moved to on the board. Putting one back where it stood takes back a choice and ends no turn, so that has a button. */
export function boardMoves(game: Situation): Record<string, string[]> {
  const point = game.going_on;
  if (!point) return game.legal;
  return { ...game.legal, [point]: game.legal[point]?.filter((to) => to !== point) ?? [] };
}
