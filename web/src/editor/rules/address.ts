// A draft in the fragment of an address, which no server sees.
import { fullAddress } from "../../site";
import { packed, unpacked } from "../share";
import type { Draft } from "./saved-drafts";

/** What stands before a draft in an address. */
export const FRAGMENT = "#rules=";

/** A draft as it stands in an address. */
export function packedDraft({ text, from }: Pick<Draft, "text" | "from">): Promise<string> {
  return packed(JSON.stringify({ text, from }));
}

/** The address of a draft in the editor. */
export async function draftAddress(draft: Pick<Draft, "text" | "from">): Promise<string> {
  return fullAddress(`/editor/rules${FRAGMENT}${await packedDraft(draft)}`);
}

/** The path at which the board and pieces of a draft are printed. */
export async function makeAddress(draft: Pick<Draft, "text" | "from">): Promise<string> {
  return `/make${FRAGMENT}${await packedDraft(draft)}`;
}

/** Whether an address has a draft in it. */
export function bringsDraft(hash: string): boolean {
  return hash.startsWith(FRAGMENT);
}

/** The draft in an address; null where it is damaged. */
export async function draftIn(hash: string): Promise<Draft | null> {
  const json = await unpacked(hash.slice(FRAGMENT.length));
  try {
    const { text, from } = JSON.parse(json ?? "null") ?? {};
    if (typeof text !== "string") return null;
    return { text, began: text, from: typeof from === "string" ? from : null };
  } catch {
    return null;
  }
}
