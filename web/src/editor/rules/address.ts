// A draft in the fragment of an address, which no server sees.
import { packed, unpacked } from "../share";
import type { Draft } from "./kept-drafts";

const FRAGMENT = "#rules=";

/** The address of a draft. */
export async function draftAddress({ text, from }: Pick<Draft, "text" | "from">): Promise<string> {
  return `${location.origin}/editor/rules${FRAGMENT}${await packed(JSON.stringify({ text, from }))}`;
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
