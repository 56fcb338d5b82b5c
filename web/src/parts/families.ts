// The families of rule sets: their order on the pages, and their names.
import type { RulesetEntry } from "../api/schema";
import { capital, has, t } from "../words/words";

/** Those we have words for, in the order in which they are shown. */
const KNOWN = [
  "alea",
  "tablut",
  "tawlbwrdd",
  "hnefatafl",
  "berserk",
  "seabattle",
  "brandubh",
  "ard-ri",
  "reference",
  "own",
];

/** The rule sets by family, the featured one first; unknown families of a newer server come last. */
export function byFamily<Entry extends Pick<RulesetEntry, "family" | "featured">>(
  sets: readonly Entry[],
): [family: string, members: Entry[]][] {
  const families = new Set([...KNOWN, ...sets.map((set) => set.family)]);
  const of = (family: string) =>
    sets.filter((set) => set.family === family).sort((a, b) => Number(b.featured) - Number(a.featured));
  return [...families]
    .map((family): [string, Entry[]] => [family, of(family)])
    .filter(([, members]) => members.length > 0);
}

/** The rule set with which pages begin that have not been asked for another. */
export function featuredOf<Entry extends Pick<RulesetEntry, "featured">>(
  sets: readonly Entry[],
): Entry | undefined {
  return sets.find((set) => set.featured) ?? sets[0];
}

/** What a family is called. */
export function familyName(family: string): string {
  return has(`family-${family}`) ? t(`family-${family}`) : capital(family);
}
