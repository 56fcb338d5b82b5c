// Validation of the position by the server while it is edited.
import { useEffect, useState } from "preact/hooks";
import { positionOf } from "../api/positions";
import { Problem } from "../api/problem";
import type { Position } from "../api/schema";
import { problemWords, useReturn } from "../parts/loaded";
import { about, outcomeSpoken } from "../play/speech";
import { t } from "../words/words";

/** The idle time before the server is asked, in milliseconds. */
export const IDLE_DELAY = 200;

interface PositionCheck {
  position: Position | null;
  fault: Problem["fault"];
  /** What is wrong, where there is no fault that has words. */
  problem: string | null;
  /** The answer is for an older position; a new one is loading. */
  stale: boolean;
}

/** The server's check of a position, after the idle time. */
export function usePositionCheck(rules: string, start: string): PositionCheck {
  const [judged, setJudged] = useState<Omit<PositionCheck, "stale"> & { of: string; code: string | null }>({
    position: null,
    fault: null,
    problem: null,
    of: "",
    code: null,
  });
  const of = `${rules} ${start}`;
  const [attempt, setAttempt] = useState(0);
  useReturn(judged.code, () => setAttempt(attempt + 1));
  useEffect(() => {
    let current = true;
    const told = (next: Omit<PositionCheck, "stale">, code: string | null = null) =>
      current && setJudged({ ...next, of, code });
    const timer = setTimeout(
      () =>
        positionOf({ rules, start }).then(
          (position) => told({ position, fault: null, problem: null }),
          (error) => {
            const found = error instanceof Problem ? error : new Problem("internal", String(error));
            told({ position: null, fault: found.fault, problem: problemWords(found.code) }, found.code);
          },
        ),
      judged.of === "" ? 0 : IDLE_DELAY,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [of, attempt]);
  return { ...judged, stale: judged.of !== of };
}

/** The side to move and the number of legal moves, or how the game has ended. */
export function PositionSummary({ position }: { position: Position }) {
  const { outcome, side, names, legal, captures, wins } = position;
  if (outcome) {
    const [winner, reason] = outcomeSpoken(outcome, names);
    return (
      <p>
        <strong>{t("position-over")}</strong> {winner} {reason}
      </p>
    );
  }
  const moves = Object.values(legal).reduce((sum, to) => sum + to.length, 0);
  return (
    <>
      <p class="turn">{side && about("game-turn", names, side)}</p>
      <p>
        {t("position-moves", { moves, captures: Object.keys(captures).length })}{" "}
        {wins.length > 0 && <strong>{t("position-wins", { count: wins.length })}</strong>}
      </p>
    </>
  );
}
