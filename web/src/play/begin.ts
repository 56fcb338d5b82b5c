// Starting a game.
import { newGame } from "../api/client";
import type { Game, Level, NewGame, Seat, Side } from "../api/schema";
import { go } from "../router";
import { note } from "./stored-games";

/** Creates a game on the given layout, or on the one in the id, or on the default. */
export async function create(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<Game> {
  const { token, game } = await newGame({ rules, ...(layout ? { layout } : {}), ...seats });
  note(game, token);
  return game;
}

/** Creates a game from a request and opens its page. */
export async function beginWith(wanted: NewGame): Promise<void> {
  const { token, game, invitations } = await newGame(wanted);
  // A player who gives both seats away has none.
  const sides = invitations.attackers && invitations.defenders ? { sides: [] } : {};
  note(game, token, { invitations, ...sides });
  go(`/game/${encodeURIComponent(game.id)}`);
}

/** Creates the game and opens its page. */
export async function begin(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<void> {
  const game = await create(rules, layout, seats);
  go(`/game/${encodeURIComponent(game.id)}`);
}

/** The default opponent: the third level, or the strongest below it. */
export function defaultLevel(levels: readonly Level[]): number {
  return levels[Math.min(2, levels.length - 1)]?.level ?? 1;
}
