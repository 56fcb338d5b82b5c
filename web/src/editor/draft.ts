// What the server says of a rule-set file that is being written: whether it is one, and what is wrong with it.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api/client";
import type { Ruleset, Text } from "../api/types";
import { codeOf } from "../parts/loaded";
import { REST } from "./judged";

/** Something wrong, or odd, in the text of a draft. */
export interface DraftNote {
  /** Counted from 1; null for what has no place in the text. */
  line: number | null;
  column: number | null;
  text: string;
  /** What could be done about it. */
  advice?: string;
}

/** What a text comes to as a rule set. */
export interface Draft {
  mistakes: DraftNote[];
  warnings: DraftNote[];
  ruleset: Ruleset | null;
  parent: { id: string; name: Text } | null;
}

/** Asks what a text comes to. */
export const draftOf = (toml: string) => post<Draft>("/drafts", { toml });

interface Judged {
  /** There is an answer, if of an older text. */
  known: boolean;
  /** The text has changed since. */
  stale: boolean;
  /** It can be played as it is now. */
  good: boolean;
  mistakes: DraftNote[];
  warnings: DraftNote[];
  /** The code of what keeps us from knowing. */
  problem: string | null;
}

const UNKNOWN: Omit<Judged, "stale"> = {
  known: false,
  good: false,
  mistakes: [],
  warnings: [],
  problem: null,
};

/** What is to be said of a text, once the hand rests. */
export function useDraft(toml: string): Judged {
  const [judged, setJudged] = useState<Omit<Judged, "stale"> & { of: string }>({ ...UNKNOWN, of: "" });
  useEffect(() => {
    let current = true;
    const told = (next: Omit<Judged, "stale">) => current && setJudged({ ...next, of: toml });
    const timer = setTimeout(
      () =>
        draftOf(toml).then(
          ({ mistakes, warnings, ruleset }) =>
            told({
              known: true,
              good: ruleset !== null,
              mistakes,
              warnings,
              problem: null,
            }),
          (error) => told({ ...UNKNOWN, problem: codeOf(error) }),
        ),
      judged.of === "" ? 0 : REST,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [toml]);
  const stale = judged.of !== toml;
  return { ...judged, stale, good: judged.good && !stale };
}
