// The buttons that begin a game of the path, one for each side.
import { useState } from "preact/hooks";
import type { PathStep, Side } from "../api/schema";
import { codeOf, Trouble } from "../parts/loaded";
import { PieceSign } from "../parts/piece-icon";
import { say, t } from "../words/words";
import { beginStep } from "./path";

const SIDES = [
  ["defenders", "king"],
  ["attackers", "attacker"],
] as const;

/** One button a side; `primary` where this is what comes next. */
export function StepButtons({ step, primary = false }: { step: PathStep; primary?: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const begin = (side: Side) => () => beginStep(step, side).catch((error) => setProblem(codeOf(error)));
  return (
    <>
      <div class="buttons">
        {SIDES.map(([side, sign]) => (
          <button
            key={side}
            type="button"
            class={primary ? "primary" : ""}
            onClick={begin(side)}
            aria-label={`${t("path-play", { side: t(`side-${side}`) })}: ${say(step.title)}`}
            data-testid={`path-${step.id}-${side}`}
          >
            <PieceSign kind={sign} /> {t("path-play", { side: t(`side-${side}`) })}
          </button>
        ))}
      </div>
      <Trouble problem={problem} />
    </>
  );
}
