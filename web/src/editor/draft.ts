// Validation of a rule-set file by the server while it is edited.
import { useEffect, useState } from "preact/hooks";
import type { DraftMistake, DraftWarning, Layout } from "../api/schema";
import { codeOf, useReturn } from "../parts/loaded";
import { checkDraft } from "./rules/draft-outline";
import { IDLE_DELAY } from "./validation";

interface DraftCheck {
  /** There is an answer, if of an older text. */
  known: boolean;
  /** The text has changed since. */
  stale: boolean;
  /** It is a rule set as it is now. */
  good: boolean;
  mistakes: DraftMistake[];
  warnings: DraftWarning[];
  /** The layout as played by these rules; null while the text is invalid. */
  played: Layout | null;
  /** The problem code if there is no answer. */
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

/** The server's check of a text, after the idle time. */
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
