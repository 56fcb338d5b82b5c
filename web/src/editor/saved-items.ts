// A list of items saved by name in this browser, most recent first.
import { keep, kept } from "../storage";

/** The maximum number of items; older ones are dropped. */
const MOST = 50;

/** A list of named items. */
export interface SavedItems<T extends { name: string }> {
  /** All items, most recent first; unreadable ones are left out. */
  all(): T[];
  /** Saves an item, replacing one with the same name. */
  put(one: T): void;
  forget(name: string): void;
}

/** The list under a storage key; `read` and `write` convert an item from and to JSON. */
export function savedItems<T extends { name: string }>(
  key: string,
  read: (value: unknown) => T | null,
  write: (one: T) => unknown,
): SavedItems<T> {
  const all = () => {
    try {
      const list: unknown = JSON.parse(kept(key) ?? "[]");
      return Array.isArray(list) ? list.flatMap((value) => read(value) ?? []) : [];
    } catch {
      return [];
    }
  };
  const store = (list: readonly T[]) => keep(key, JSON.stringify(list.slice(0, MOST).map(write)));
  const without = (name: string) => all().filter((one) => one.name !== name);
  return {
    all,
    put: (one) => store([one, ...without(one.name)]),
    forget: (name) => store(without(name)),
  };
}
