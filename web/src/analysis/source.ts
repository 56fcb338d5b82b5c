// What is analysed, as the address says it: whose rules, where it begins, the line that is looked at, and where in it one stands.
import { type FromTo, moveText, parseMove } from "../api/moves";
import type { MoveOrPass, PositionRequest } from "../api/schema";
import { FRAGMENT } from "../editor/rules/address";
import { inQuery } from "../router";
import { endOf, movesTo, path, type Tree } from "./tree";

/** A game that the server keeps; or a rule set, offered there or brought along, perhaps from a position of one's own. */
export interface Source {
  game: string | null;
  rules: string | null;
  /** A rule-set file, packed as the links of the rule-set editor have it. */
  draft: string | null;
  start: string | null;
  /** The record that it was opened from, by its mark: each has an analysis of its own. */
  record?: string | null;
}

/** What an address asks for; null where it asks for nothing. */
export function sourceOf({ searchParams: asked, hash }: URL): Source | null {
  const game = asked.get("game");
  const draft = game === null && hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : null;
  // A plus sign in a query reads as a space; no id has a space.
  const rules = asked.get("rules")?.replaceAll(" ", "+") ?? null;
  if (!game && !rules && !draft) return null;
  const record = asked.get("record");
  return { game, rules: game || draft ? null : rules, draft, start: asked.get("start"), record };
}

/** The line that an address names, and how many of its moves lead to where one stands; null where it names none. */
export function lineOf(query: URLSearchParams): { moves: MoveOrPass[]; at: number } | null {
  const named = query.get("moves");
  if (named === null) return null;
  const texts = named.split(",").filter((text) => text !== "");
  const moves = texts.map(parseMove);
  const at = Number(query.get("at") ?? moves.length);
  return { moves, at: Number.isInteger(at) && at >= 0 && at <= moves.length ? at : moves.length };
}

/** One name for each thing that can be analysed. */
export function keyOf({ game, rules, draft, start, record }: Source): string {
  return [game ?? draft ?? rules ?? "", start ?? "", record ?? ""].join(" ").trim();
}

/** What the server is asked about a list of moves; `file` is the text of the rules that were brought along. */
export function request(
  { game, rules, start }: Source,
  file: string | null,
  moves: readonly FromTo[],
): PositionRequest {
  const by = game ? { game } : file !== null ? { draft: file } : { rules: rules ?? "" };
  return { ...by, ...(start ? { start } : {}), moves: moves.map(moveText) };
}

/** The address of a place in a tree, with the line that it lies on. */
export function address(source: Source, tree: Tree, at: number): string {
  return addressOf(source, movesTo(tree, endOf(tree, at)), path(tree, at).length);
}

/** The address of a line, and of a place in it if that is not its end. */
export function addressOf(source: Source, moves: readonly FromTo[], at = moves.length): string {
  const { game, rules, draft, start, record } = source;
  const parts = [
    game ? `game=${encodeURIComponent(game)}` : rules && `rules=${inQuery(rules)}`,
    start && `start=${inQuery(start)}`,
    record && `record=${encodeURIComponent(record)}`,
    `moves=${moves.map(moveText).join(",")}`,
    at < moves.length && `at=${at}`,
  ];
  return `/analysis?${parts.filter(Boolean).join("&")}${draft ? FRAGMENT + draft : ""}`;
}
