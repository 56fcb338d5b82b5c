// What a layout makes of the men, and who has changed sides between two layouts.
import { readPosition } from "../../board";
import type { Layout } from "../api/schema";
import type { Role } from "./diagram";
import { marks } from "./marks";

/** The side of every man of a layout. */
export function rolesOf(layout: Pick<Layout, "position" | "size">): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const [point, piece] of readPosition(layout.position, layout.size))
    if (marks.has(point)) roles.set(point, piece.split("-")[0] as Role);
  return roles;
}

/** How many men are on a side. */
export function count(roles: ReadonlyMap<string, Role>, side: Role): number {
  return [...roles.values()].filter((role) => role === side).length;
}

/** The men who are on another side than before. */
export function changed(
  before: ReadonlyMap<string, Role> | null,
  now: ReadonlyMap<string, Role> | null,
): ReadonlySet<string> {
  if (!before || !now) return new Set();
  return new Set([...now].filter(([point, role]) => before.get(point) !== role).map(([point]) => point));
}
