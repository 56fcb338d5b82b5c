// What the server says of a rule-set file while it is being made.
import { useEffect, useState } from "preact/hooks";
import type { Layout } from "../api/types";
import { codeOf, useReturn } from "../parts/loaded";
import { REST } from "./judged";
import { judged as judge, type Remark, type Warning } from "./rules/written";

interface Judged {
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

type Answer = Omit<Judged, "stale">;

const UNKNOWN: Answer = {
  known: false,
  good: false,
  mistakes: [],
  warnings: [],
  played: null,
  problem: null,
};

/** What is to be said of a text, once the hand rests. */
export function useDraft(toml: string): Judged {
  const [judged, setJudged] = useState<Answer & { of: string }>({ ...UNKNOWN, of: "" });
  const [attempt, setAttempt] = useState(0);
  useReturn(judged.problem, () => setAttempt(attempt + 1));
  useEffect(() => {
    let current = true;
    const told = (next: Answer) => current && setJudged({ ...next, of: toml });
    const ask = () =>
      judge(toml, null).then(
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
    const timer = setTimeout(ask, judged.of === "" ? 0 : REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [toml, attempt]);
  const stale = judged.of !== toml;
  return { ...judged, stale, good: judged.good && !stale };
}
