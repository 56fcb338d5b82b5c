// The server's outline of a rule-set text: the form's fields, the errors, and the resulting rule set.
import { post } from "../../api/client";
import type { DraftChange, DraftPage } from "../../api/schema";

/** Asks the server to apply changes to a text and check it; it is compared with `against` if it extends nothing. */
export function checkDraft(toml: string, against: string | null, changes: readonly DraftChange[] = []) {
  return post<DraftPage>("/drafts", {
    toml,
    ...(against ? { against } : {}),
    ...(changes.length > 0 ? { changes } : {}),
  });
}
