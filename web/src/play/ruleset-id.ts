// Rule-set ids carry options and a layout, joined by `+`. The server reads them; this only takes them apart and joins them.
import type { Game } from "../api/types";

/** The page with the rules of a game: its own, where the id need not mean today what it meant when the game began. */
export function rulesAddress(game: Game): string {
  return game.own_rules ? `/game/${encodeURIComponent(game.id)}/rules` : `/rules/${game.rules}`;
}

/** The id without options and layout. */
export function baseOf(id: string): string {
  return id.split("+")[0] ?? id;
}

/** A base id with what was chosen; the default layout is left out. */
export function joinId(base: string, options: readonly string[], layout: string | null): string {
  return [base, ...options, ...(layout ? [layout] : [])].join("+");
}
