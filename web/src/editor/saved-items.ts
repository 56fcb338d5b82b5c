// What this browser keeps by name: the latest first, one of a name, and no more than a list can show.
import { keep, kept } from "../storage";

/** Older ones beyond this many are forgotten. */
const MOST = 50;

/** A shelf of things with names. */
export interface SavedItems<T extends { name: string }> {
  /** All of them, the latest first; what cannot be read is left out. */
  all(): T[];
  /** Puts one there, in place of one of the same name. */
  put(one: T): void;
  forget(name: string): void;
}

/** The shelf of a key; `read` and `write` turn a thing into JSON and back. */
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
