// What an imported value and the one that is here become together: nothing that is here is lost.

/** The stored values that are lists of things, or hold such lists; of every other value the imported one replaces the one here. */
const MERGED = [
  "games",
  "pending-seats",
  "analyses",
  "layouts",
  "rules-drafts",
  "puzzles",
  "lessons",
  "path",
  "path-games",
  "measurements",
];
/** What is being drawn: the drawing here stays. */
const ON_THE_DESK = ["layout-desk", "rules-desk"];

/** The value to be stored under a name. */
export function merged(name: string, here: string | null, imported: string): string {
  if (here === null) return imported;
  if (ON_THE_DESK.includes(name)) return here;
  if (!MERGED.includes(name)) return imported;
  try {
    return JSON.stringify(together(JSON.parse(here), JSON.parse(imported)));
  } catch {
    return imported;
  }
}

/** Lists by their items, objects by their values; of anything else the imported value. */
function together(here: unknown, imported: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(imported)) return joined(here, imported);
  if (!isObject(here) || !isObject(imported)) return imported;
  const both = Object.entries(imported).map(([name, value]) => [name, together(here[name], value)]);
  return { ...here, ...Object.fromEntries(both) };
}

/** The items of both lists, the imported ones first; of what is in both the one here, unless the other was touched later. */
function joined(here: readonly unknown[], imported: readonly unknown[]): unknown[] {
  const own = new Map(here.map((item) => [nameOf(item), item]));
  const items = imported.map((item) => {
    const other = own.get(nameOf(item));
    own.delete(nameOf(item));
    return other !== undefined && touchedOf(other) >= touchedOf(item) ? other : item;
  });
  return [...items, ...own.values()];
}

/** What tells an item of a list from the others. */
function nameOf(item: unknown): string {
  if (Array.isArray(item)) return JSON.stringify(item[0]);
  return JSON.stringify(isObject(item) ? (item.id ?? item.source ?? item.name) : item);
}

/** When a thing was touched last, in milliseconds since 1970; 0 where that is not known. */
function touchedOf(item: unknown): number {
  return isObject(item) && typeof item.touched === "number" ? item.touched : 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
