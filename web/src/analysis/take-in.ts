// A record that the server does not keep, made an analysis with all that hangs on its moves.
import type { ReadGame } from "../api/schema";
import { packedDraft } from "../editor/rules/address";
import { go } from "../router";
import { addLine } from "./line";
import { keep, savedOf } from "./saved";
import { addressOf } from "./source";
import { emptyTree } from "./tree";

/** Goes to the analysis of a record, at its beginning. Remarks and other lines join what this browser has of that analysis already. */
export async function takeIn({ rules, draft, start, moves, notes }: ReadGame): Promise<void> {
  if (!rules) return;
  const packed = draft === null ? null : await packedDraft({ text: draft, from: null });
  const source = { game: null, rules: packed ? null : rules.id, draft: packed, start };
  if (notes.length > 0) {
    const tree = addLine(savedOf(source)?.tree ?? emptyTree(), 0, { moves, notes });
    keep({ source, name: rules.name, tree, at: 0 });
  }
  go(addressOf(source, moves, 0));
}
