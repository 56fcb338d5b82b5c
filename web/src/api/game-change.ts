// Changes of a game: the server sends the whole game first, then only what has changed.
import type { Game, GameChange } from "./schema";

/** The game after a change; null if the change follows a version that this client does not have. */
export function applyChange(game: Game, change: GameChange): Game | null {
  const { since, kept, moves, ...current } = change;
  if (current.version < game.version) return game;
  // Whether the engine is thinking can change without a new version.
  if (current.version === game.version) return { ...game, ...current };
  if (since !== game.version) return null;
  return { ...game, ...current, moves: [...game.moves.slice(0, kept), ...moves] };
}
