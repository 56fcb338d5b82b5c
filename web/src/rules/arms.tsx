// What a study has measured, one rule set after the other.
import type { Arm, Study } from "../api/types";
import { say, t } from "../words/words";
import { MeasuredArm } from "./measured";

/** The fairest first. */
export function Arms({ study }: { study: Study }) {
  const arms = [...study.arms].sort((a, b) => unfairness(a) - unfairness(b));
  return (
    <>
      <p class="hint">
        {t("studies-sorted")} {t("balance-key-band")}
      </p>
      <ul class="arms">
        {arms.map((arm) => (
          <li key={arm.arm}>
            <h3>
              <a href={`/rules/${arm.arm.replace(/\{.*$/, "")}`}>{say(arm.rules)}</a>{" "}
              <span class="hint">{say(arm.layout)}</span>
            </h3>
            <MeasuredArm arm={arm} fair={study.fair} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How far the score is from one half. */
function unfairness(arm: Arm): number {
  return Math.abs((arm.cells[0]?.score.value ?? 0) - 0.5);
}
