// Whose the men are: four evangelists and no one. Of most men the text gives only the number.

export type Evangelist = "matthew" | "mark" | "luke" | "john";

/** In the order of the gospels. */
export const EVANGELISTS: readonly Evangelist[] = ["matthew", "mark", "luke", "john"];

/** Eusebius's tables: the gospels whose passages each sets side by side. */
const CANONS: readonly (readonly Evangelist[])[] = [
  ["matthew", "mark", "luke", "john"],
  ["matthew", "mark", "luke"],
  ["matthew", "luke", "john"],
  ["matthew", "mark", "john"],
  ["matthew", "luke"],
  ["matthew", "mark"],
  ["matthew", "john"],
  ["luke", "mark"],
  ["luke", "john"],
];

/** The men of an evangelist in a canon: as many as the canon has columns. */
function menIn(canon: number, whose: Evangelist): number {
  // The tenth table lists what stands in one gospel alone: one column, and one man, to each.
  if (canon === 10) return 1;
  const gospels = CANONS[canon - 1] ?? [];
  return gospels.includes(whose) ? gospels.length : 0;
}

/** The groups that the men of the canons make in the drawing, with their canons. */
export const CANON_GROUPS = {
  core: [1],
  ring: [2, 3, 4],
  outer: [5, 6, 7, 8, 9, 10],
} as const satisfies Record<string, readonly number[]>;

/** How many men of a group are an evangelist's. */
export function menOf(group: keyof typeof CANON_GROUPS, whose: Evangelist): number {
  return CANON_GROUPS[group].reduce((sum, canon) => sum + menIn(canon, whose), 0);
}

/** The only men of whom the text says, each for itself, whose they are: the variegated ones. */
export const whose: ReadonlyMap<string, Evangelist> = new Map([
  ["f6", "john"],
  ["n14", "john"],
  ["f14", "mark"],
  ["n6", "mark"],
]);
