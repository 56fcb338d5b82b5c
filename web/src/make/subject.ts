// Whose board and pieces are to be made: those of a rule set by its id, or of a draft in the address.
import { idInPath, requestText, ruleset, rulesets } from "../api/client";
import type { Ruleset } from "../api/schema";
import { draftIn } from "../editor/rules/address";
import { checkDraft } from "../editor/rules/draft-outline";
import { featuredOf } from "../parts/families";
import type { Subject } from "./protocol";

/** A rule set with what the worker needs to print for it. */
export interface Found {
  set: Ruleset;
  subject: Subject;
  isDraft: boolean;
}

/** What an address leads to: nothing where it has a damaged or faulty draft. */
export async function subjectAt(id: string | null, hash: string): Promise<Found | "faulty"> {
  if (hash) {
    const draft = await draftIn(hash);
    const set = draft && (await checkDraft(draft.text, draft.from)).ruleset;
    return set ? { set, subject: { file: draft.text }, isDraft: true } : "faulty";
  }
  const set = await ruleset(id ?? (await featured()));
  // The worker knows the rule sets that are built in.
  const subject =
    set.family === "own"
      ? { file: await requestText(`/rulesets/${idInPath(set.id)}/template`) }
      : { id: set.id };
  return { set, subject, isDraft: false };
}

async function featured(): Promise<string> {
  return featuredOf(await rulesets())?.id ?? "";
}
