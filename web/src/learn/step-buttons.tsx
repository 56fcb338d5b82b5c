// The buttons that begin a game of the path, one for each side.
import { useState } from "preact/hooks";
import type { PathStep, Side } from "../api/schema";
import { codeOf, Trouble } from "../parts/loaded";
import { PieceSign } from "../parts/piece-icon";
import { sideName } from "../play/speech";
import { capital, say, t } from "../words/words";
import { beginStep } from "./path";

const SIDES = [
  ["defenders", "king"],
  ["attackers", "attacker"],
] as const;

/** One button a side; `primary` where this is what comes next. */
export function StepButtons({ step, primary = false }: { step: PathStep; primary?: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = (side: Side) => async () => {
    setBusy(true);
    try {
      await beginStep(step, side);
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <div class="buttons">
        {SIDES.map(([side, sign]) => {
          const words = capital(t("path-play", { side: sideName(step.names, side) }));
          return (
            <button
              key={side}
              type="button"
              class={primary ? "primary" : ""}
              disabled={busy}
              onClick={begin(side)}
              aria-label={`${words}: ${say(step.title)}`}
              data-testid={`path-${step.id}-${side}`}
            >
              <PieceSign kind={sign} /> {words}
            </button>
          );
        })}
      </div>
      <Trouble problem={problem} />
    </>
  );
}
