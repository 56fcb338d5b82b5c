// Starting a game: from a choice of sides to the seats the server wants.
import { newGame } from "../api/client";
import type { Game, NewGame, Seat, Side } from "../api/types";
import { go } from "../router";
import { note } from "./stored-games";

/** What somebody may want to play. */
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

/** Makes a game; without a layout, on the one that the id names or that is usual. */
export async function create(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<Game> {
  const { token, game } = await newGame({ rules, ...(layout ? { layout } : {}), ...seats });
  note(game, token);
  return game;
}

/** Makes a game, from wherever it is to begin, and goes to it. */
export async function beginWith(wanted: NewGame): Promise<void> {
  const { token, game } = await newGame(wanted);
  note(game, token);
  go(`/game/${encodeURIComponent(game.id)}`);
}

/** Makes the game and goes to it. */
export async function begin(rules: string, layout: string | null, seats: Record<Side, Seat>): Promise<void> {
  const game = await create(rules, layout, seats);
  go(`/game/${encodeURIComponent(game.id)}`);
}
