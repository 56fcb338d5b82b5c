// What the server says of a rule-set file while it is being made.
import { useEffect, useState } from "preact/hooks";
import type { Layout } from "../api/types";
import { codeOf, useReturn } from "../parts/loaded";
import { checkDraft, type Remark, type Warning } from "./rules/draft-outline";
import { IDLE_DELAY } from "./validation";

interface DraftCheck {
  /** There is an answer, if of an older text. */
  known: boolean;
  /** The text has changed since. */
  stale: boolean;
  /** It is a rule set as it is now. */
  good: boolean;
  mistakes: Remark[];
  warnings: Warning[];
  /** The layout as these rules have it played; null as long as it is no rule set. */
  played: Layout | null;
  /** The code of what keeps us from knowing. */
  problem: string | null;
}

type Answer = Omit<DraftCheck, "stale">;

const UNKNOWN: Answer = {
  known: false,
  good: false,
  mistakes: [],
  warnings: [],
  played: null,
  problem: null,
};

/** What is to be said of a text, once the hand rests. */
export function useDraft(toml: string): DraftCheck {
  const [check, setCheck] = useState<Answer & { of: string }>({ ...UNKNOWN, of: "" });
  const [attempt, setAttempt] = useState(0);
  useReturn(check.problem, () => setAttempt(attempt + 1));
  useEffect(() => {
    let current = true;
    const told = (next: Answer) => current && setCheck({ ...next, of: toml });
    const ask = () =>
      checkDraft(toml, null).then(
        ({ mistakes, warnings, ruleset }) =>
          told({
            known: true,
            good: ruleset !== null,
            mistakes,
            warnings,
            played: ruleset?.layouts.find((one) => one.id === ruleset.layout) ?? null,
            problem: null,
          }),
        (error) => told({ ...UNKNOWN, problem: codeOf(error) }),
      );
    const timer = setTimeout(ask, check.of === "" ? 0 : IDLE_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [toml, attempt]);
  const stale = check.of !== toml;
  return { ...check, stale, good: check.good && !stale };
}
