// Starting a game: from a choice of sides to the seats the server wants.
import { newGame } from "../api/client";
import type { Game, NewGame, Seat, Side } from "../api/schema";
import { go } from "../router";
import { note } from "./stored-games";

/** The choices of side. */
export type Role = Side | "random" | "both" | "watch";
export const roles: Role[] = ["attackers", "defenders", "random", "both", "watch"];

/** The seats of a choice. */
export function seatsFor(role: Role, level: number): Record<Side, Seat> {
  const human: Seat = { kind: "human" };
  const engine: Seat = { kind: "engine", level };
  const drawn = role === "random" ? (Math.random() < 0.5 ? "attackers" : "defenders") : role;
  return {
    attackers: drawn === "attackers" || drawn === "both" ? human : engine,
    defenders: drawn === "defenders" || drawn === "both" ? human : engine,
  };
}

/** Creates a game on the given layout, or on the one in the id, or on the default. */
export async function create(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<Game> {
  const { token, game } = await newGame({ rules, ...(layout ? { layout } : {}), ...seats });
  note(game, token);
  return game;
}

/** Creates a game from a request and opens its page. */
export async function beginWith(wanted: NewGame): Promise<void> {
  const { token, game } = await newGame(wanted);
  note(game, token);
  go(`/game/${encodeURIComponent(game.id)}`);
}

/** Creates the game and opens its page. */
export async function begin(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<void> {
  const game = await create(rules, layout, seats);
  go(`/game/${encodeURIComponent(game.id)}`);
}
