// From a choice of sides to the seats that the server wants, without an invitation.
import type { Seat, Side } from "../api/schema";

/** The sides that the player who begins a game may take without an invitation. */
export type Role = Side | "random" | "both" | "watch";

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
