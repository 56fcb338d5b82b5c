// The server's outline of a rule-set text: the form's fields, the errors, and the resulting rule set.
import { post } from "../../api/client";
import type { Comparison, RuleGroup, Ruleset, Text } from "../../api/types";
import type { Language } from "../../words/languages";

/** Something wrong in the text, or odd. */
export interface Remark {
  /** Null where nothing in the text is to blame. */
  line: number | null;
  column: number | null;
  text: Record<Language, string>;
  /** The rule that is written in that line. */
  rule: string | null;
}

/** Something odd, with what could be done. */
export interface Warning extends Remark {
  kind: string;
  advice: Record<Language, string>;
}

/** A rule with all that it could be. */
export interface Field {
  key: string;
  group: RuleGroup;
  need: "required" | "optional" | "meaningless";
  /** Null where a value is missing or wrong. */
  value: string | null;
  /** What holds if the text does not say it. */
  otherwise: string | null;
  said: "here" | "parent" | "nobody";
  line: number | null;
  /** Every word that it can be, and the number that it is. */
  values: { value: string; sentence: Text }[];
  /** The numbers that it can be beside those words. */
  numbers: { least: number; most: number; sentence: Text } | null;
}

/** The text as form fields. */
export interface Form {
  id: string;
  /** Null where the text has the name in several languages. */
  name: string | null;
  layout: string | null;
  layouts: { id: string; name: Text; own: boolean; size: number | null }[];
  rules: Field[];
}

/** The server's answer for a text. */
export interface DraftOutline {
  /** The text as it was changed. */
  toml: string | null;
  /** Null where the text is no TOML. */
  form: Form | null;
  mistakes: Remark[];
  /** Null as long as anything is wrong. */
  ruleset: Ruleset | null;
  warnings: Warning[];
  parent: { id: string; name: Text } | null;
  differences: Comparison | null;
}

/** Something to be changed; null takes a rule out of the text. */
export interface Change {
  key: string;
  value: string | null;
}

/** Asks the server to apply changes to a text and check it; it is compared with `against` if it extends nothing. */
export function checkDraft(toml: string, against: string | null, changes: readonly Change[] = []) {
  return post<DraftOutline>("/drafts", {
    toml,
    ...(against ? { against } : {}),
    ...(changes.length > 0 ? { changes } : {}),
  });
}
