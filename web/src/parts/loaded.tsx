// Loading states: data from the server, with texts for waiting and errors.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Problem } from "../api/problem";
import { reachable } from "../api/reach";
import { hasServer } from "../site";
import { has, t } from "../words/words";
import { useTitle } from "./title";

/** The state of a request. */
export type Loaded<T> = { value: T | null; problem: string | null; again: () => void };

/**
 * Loads on mount and whenever `key` changes; keeps the last answer while a new one is loading. The answer to the same key outlasts a problem that
 * may pass.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; problem: string | null; of: string }>({
    value: null,
    problem: null,
    of: key,
  });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useReturn(state.problem, again);
  // `key` stands for what `load` asks
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ value, problem: null, of: key }),
      (error) => {
        const problem = codeOf(error);
        if (!current) return;
        setState(({ value, of }) => ({
          value: of === key && !isLost(problem) ? value : null,
          problem,
          of: key,
        }));
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  return { ...state, again };
}

/** Whether a problem is over, as when an unreachable server answers again. */
export function isOver(problem: string | null): boolean {
  return problem === "offline" && reachable.value;
}

/** Retries when the server is reachable again. */
export function useReturn(problem: string | null, again: (() => void) | undefined): void {
  const over = isOver(problem);
  useEffect(() => {
    if (over) again?.();
  }, [over]);
}

/** The problem code of an error. */
export function codeOf(error: unknown): string {
  return error instanceof Problem ? error.code : "internal";
}

/** A problem in words. */
export function problemWords(code: string): string {
  return has(`error-${code}`) ? t(`error-${code}`) : t("error-internal");
}

/** Whether the problem means "not found", so that a retry would not help. */
function isLost(problem: string | null): boolean {
  if (!hasServer && problem === "no-server") return true;
  return problem === "not-found" || (problem?.startsWith("unknown-") ?? false);
}

/** The same for a whole page, which always needs a heading. */
export function PendingPage({ problem, again }: { problem: string | null; again?: () => void }) {
  const lost = isLost(problem);
  const title = problem ? t(lost ? "missing-title" : "failed-title") : t("waiting");
  useTitle(title);
  return (
    <section class="leaf narrow" aria-busy={!problem}>
      <h1>{title}</h1>
      {problem && <Pending problem={problem} {...(again ? { again } : {})} />}
      {lost && <a href="/">{t("missing-home")}</a>}
    </section>
  );
}

/** Shows a loading text or an error. */
export function Pending({ problem, again }: { problem: string | null; again?: () => void }) {
  useReturn(problem, again);
  if (!problem) return <p class="waiting">{t("waiting")}</p>;
  return (
    <div class="problem" role="alert">
      <p>{problemWords(problem)}</p>
      {again && !isLost(problem) && (
        <button type="button" onClick={again}>
          {t("try-again")}
        </button>
      )}
    </div>
  );
}

/** Shows an error for as long as it holds. */
export function Trouble({ problem }: { problem: string | null }) {
  if (!problem || isOver(problem)) return null;
  return (
    <p class="problem" role="alert">
      {problemWords(problem)}
    </p>
  );
}
