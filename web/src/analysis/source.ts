// What is analysed, as the address says it: whose rules, where it begins, and which moves lead to where one stands.
import type { PositionRequest } from "../api/types";
import { inQuery } from "../router";
import { bare, movesTo, type Tree } from "./tree";

/** A game played here, or a rule set, perhaps from a position of one's own. */
export interface Source {
  game: string | null;
  rules: string | null;
  start: string | null;
}

/** What an address asks for; null where it asks for nothing. */
export function sourceOf(asked: URLSearchParams): Source | null {
  const game = asked.get("game");
  // A plus sign in a query reads as a space; no id has a space.
  const rules = asked.get("rules")?.replaceAll(" ", "+") ?? null;
  if (!game && !rules) return null;
  return { game, rules: game ? null : rules, start: asked.get("start") };
}

/** The moves that an address names; null where it names none. */
export function movesOf(asked: URLSearchParams): string[] | null {
  const moves = asked.get("moves");
  return moves === null ? null : moves.split(",").filter((text) => text !== "");
}

/** One name for each thing that can be analysed. */
export function keyOf(source: Source): string {
  return [source.game ?? source.rules ?? "", source.start ?? ""].join(" ").trim();
}

/** What the server is asked about a list of moves. */
export function request(source: Source, moves: string[]): PositionRequest {
  return {
    ...(source.game ? { game: source.game } : { rules: source.rules ?? "" }),
    ...(source.start ? { start: source.start } : {}),
    moves,
  };
}

/** The address of a place in a tree; enough to come back to it. */
export function address(source: Source, tree: Tree, at: number): string {
  return addressOf(source, movesTo(tree, at));
}

/** The address of what is reached by some moves. */
export function addressOf(source: Source, moves: readonly string[]): string {
  const parts = [
    source.game ? `game=${encodeURIComponent(source.game)}` : `rules=${inQuery(source.rules ?? "")}`,
    source.start && `start=${inQuery(source.start)}`,
    `moves=${moves.map(bare).join(",")}`,
  ];
  return `/analysis?${parts.filter(Boolean).join("&")}`;
}
