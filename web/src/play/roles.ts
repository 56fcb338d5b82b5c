// From a choice of sides to the seats that the server wants, where nobody is invited.
import type { Seat, Side } from "../api/schema";

/** The sides that whoever begins a game may take without inviting anybody. */
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
