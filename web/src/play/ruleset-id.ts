// Rule-set ids carry options and a layout, joined by `+`. The server reads them; this only takes them apart and joins them.
import type { Game } from "../api/schema";

/** The page with the rules of a game. A game keeps its own rules, since the id may mean something else by now. */
export function rulesAddress(game: Game): string {
  return game.own_rules ? `/game/${encodeURIComponent(game.id)}/rules` : `/rules/${game.rules}`;
}

/** The id without options and layout. */
export function baseOf(id: string): string {
  return id.split("+")[0] ?? id;
}

/** Joins a base id with the chosen options and layout; the default layout is left out. */
export function joinId(base: string, options: readonly string[], layout: string | null): string {
  return [base, ...options, ...(layout ? [layout] : [])].join("+");
}
