// The analyses of this browser. They live in its local storage and nowhere else.
import type { Text } from "../api/schema";
import { kept, keep as store } from "../storage";
import type { RecordHead } from "./record";
import { keyOf, type Source } from "./source";
import { revive, type Tree } from "./tree";

/** One analysis that is kept. */
export interface Saved {
  source: Source;
  name: Text;
  tree: Tree;
  at: number;
  touched: number;
  /** What the record says that it was opened from. */
  record?: RecordHead | null;
}

const STORED = "analyses";
/** Older ones beyond this many are forgotten. */
const KEPT = 20;
/** And as soon as all of them are longer than this, in characters: a browser's store has little room, and games live there too. */
const ROOM = 1_000_000;

/** All of them, last touched first. */
export function saved(): Saved[] {
  try {
    const list = JSON.parse(kept(STORED) ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.flatMap((one) => {
      const tree = one?.source && one.name ? revive(one.tree) : null;
      return tree ? [{ ...one, tree }] : [];
    });
  } catch {
    return [];
  }
}

/** What was kept of this one. */
export function savedOf(source: Source): Saved | null {
  return saved().find((one) => keyOf(one.source) === keyOf(source)) ?? null;
}

/** Saves an analysis. The oldest ones are dropped when there is no room. */
export function keep(entry: Omit<Saved, "touched">): void {
  const others = saved().filter((one) => keyOf(one.source) !== keyOf(entry.source));
  const list = [{ ...entry, touched: Date.now() }, ...others].slice(0, KEPT);
  let text = JSON.stringify(list);
  for (; list.length > 1 && text.length > ROOM; text = JSON.stringify(list)) list.pop();
  store(STORED, text);
}

/** Forgets one. */
export function forget(source: Source): void {
  const others = saved().filter((one) => keyOf(one.source) !== keyOf(source));
  store(STORED, JSON.stringify(others));
}
