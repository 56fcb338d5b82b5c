// The rule sets that this browser keeps: the one on the desk, and those put away by name.
import { keep, kept } from "../../storage";

/** A rule set that is being written. */
export interface Draft {
  text: string;
  /** The rule set it began from. */
  from: string | null;
  /** The text as it was then: what has not been changed need not be kept. */
  began: string;
}

/** One that was put away. */
export interface PutAway extends Draft {
  name: string;
}

const DESK = "rules-desk";
const SHELF = "rules-drafts";
/** Older ones beyond this many are forgotten. */
const MOST = 50;

function read(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null) return null;
  const { text, from = null, began = "" } = value as Record<string, unknown>;
  if (typeof text !== "string" || typeof began !== "string") return null;
  return { text, from: typeof from === "string" ? from : null, began };
}

/** What was on the desk last. */
export function onDesk(): Draft | null {
  try {
    return read(JSON.parse(kept(DESK) ?? "null"));
  } catch {
    return null;
  }
}

/** Leaves this on the desk. */
export function leaveOnDesk(draft: Draft): void {
  keep(DESK, JSON.stringify(draft));
}

/** Those that were put away, the latest first. */
export function putAway(): PutAway[] {
  try {
    const list: unknown = JSON.parse(kept(SHELF) ?? "[]");
    if (!Array.isArray(list)) return [];
    return list.flatMap((value) => {
      const draft = read(value);
      return draft && typeof value.name === "string" ? [{ ...draft, name: value.name }] : [];
    });
  } catch {
    return [];
  }
}

function store(list: readonly PutAway[]): void {
  keep(SHELF, JSON.stringify(list.slice(0, MOST)));
}

/** Puts one away under a name, in place of one of the same name. */
export function putAwayToo(draft: PutAway): void {
  store([draft, ...putAway().filter((one) => one.name !== draft.name)]);
}

/** Forgets one. */
export function forget(name: string): void {
  store(putAway().filter((one) => one.name !== name));
}

/** Clears the desk for another: what somebody has written on it is put away, under a name that is free. */
export function clearDesk(name: (text: string) => string): void {
  const draft = onDesk();
  if (!draft || draft.text === draft.began) return;
  const known = putAway();
  if (known.some((one) => one.text === draft.text)) return;
  const wish = name(draft.text);
  const taken = (word: string) => known.some((one) => one.name === word);
  let free = wish;
  for (let number = 2; taken(free); number++) free = `${wish} (${number})`;
  putAwayToo({ ...draft, name: free });
}
