// What the stored games are to the person at this browser, and in which order they are listed.
import type { Side } from "../api/schema";
import { type Entry, isShared } from "../play/stored-games";

/** The groups of the list, in their order. */
export const GROUPS = ["turn", "wait", "open", "alone", "over"] as const;
export type Group = (typeof GROUPS)[number];

/** Whether a seat is open. */
export function isWaiting({ seats }: Entry): boolean {
  return seats.attackers.kind === "open" || seats.defenders.kind === "open";
}

/** The side of the person at this browser; null where it is both or neither. */
export function ownSide({ seats, sides }: Entry): Side | null {
  if (sides) return sides.length === 1 ? (sides[0] ?? null) : null;
  if (seats.attackers.kind === seats.defenders.kind) return null;
  return seats.attackers.kind === "human" ? "attackers" : "defenders";
}

/** Whether another person has a seat, so that the game is not this person's alone. */
export function isOfOthers({ seats, sides }: Entry): boolean {
  const people = seats.attackers.kind === "human" && seats.defenders.kind === "human";
  return people && sides !== undefined && sides.length < 2;
}

/** The group that a game is listed in. */
export function groupOf(entry: Entry): Group {
  if (entry.outcome || entry.cancelled) return "over";
  if (!isShared(entry)) return "alone";
  if (isWaiting(entry)) return "open";
  return entry.side != null && entry.side === ownSide(entry) && !entry.paused ? "turn" : "wait";
}

/** The games of a group: those whose time ends first, then the latest. */
export function ofGroup(entries: readonly Entry[], group: Group): Entry[] {
  const due = (entry: Entry) => entry.due ?? Number.POSITIVE_INFINITY;
  return entries
    .filter((entry) => groupOf(entry) === group)
    .sort((a, b) => (due(a) === due(b) ? b.touched - a.touched : due(a) - due(b)));
}
