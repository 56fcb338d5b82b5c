// Saved rule-set drafts: the current one, and those saved by name.
import { keep, kept } from "../../storage";
import { type SavedItems, savedItems } from "../saved-items";

/** A rule set that is being written. */
export interface Draft {
  text: string;
  /** The rule set it began from. */
  from: string | null;
  /** The text as it was then: what has not been changed need not be kept. */
  began: string;
}

/** A draft saved by name. */
export interface SavedDraft extends Draft {
  name: string;
}

const DESK = "rules-desk";

function read(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null) return null;
  const { text, from = null, began = "" } = value as Record<string, unknown>;
  if (typeof text !== "string" || typeof began !== "string") return null;
  return { text, from: typeof from === "string" ? from : null, began };
}

/** The current item, if one is saved. */
export function loadCurrent(): Draft | null {
  try {
    return read(JSON.parse(kept(DESK) ?? "null"));
  } catch {
    return null;
  }
}

/** Saves the current item. */
export function saveCurrent(draft: Draft): void {
  keep(DESK, JSON.stringify(draft));
}

/** The items saved by name. */
export const drafts: SavedItems<SavedDraft> = savedItems(
  "rules-drafts",
  (value) => {
    const draft = read(value);
    const name = draft && (value as Record<string, unknown>).name;
    return draft && typeof name === "string" ? { ...draft, name } : null;
  },
  (draft) => draft,
);

/** Saves the current draft under a free name before another one replaces it. */
export function storeCurrentByName(name: (text: string) => string): void {
  const draft = loadCurrent();
  if (!draft || draft.text === draft.began) return;
  const known = drafts.all();
  if (known.some((one) => one.text === draft.text)) return;
  const wish = name(draft.text);
  const taken = (word: string) => known.some((one) => one.name === word);
  let free = wish;
  for (let number = 2; taken(free); number++) free = `${wish} (${number})`;
  drafts.put({ ...draft, name: free });
}
