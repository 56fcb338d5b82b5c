// Which single rules move the balance: the rules whose effect is beyond doubt, the largest first, and how large the others can be at most.
import type { Study } from "../api/schema";
import { points, t } from "../words/words";
import { choiceOf } from "./choice";
import { effectsOf, holdsThroughout, largest } from "./effects";

/** The effects at the study's own strength, as a list. */
export function RuleEffects({ study }: { study: Study }) {
  const { clear, others } = effectsOf(study);
  return (
    <>
      {clear.length > 0 && (
        <ul class="rule-effects">
          {clear.map((effect) => (
            <li key={`${effect.factor}=${effect.level}`}>
              <strong>{points(effect.points.value)}</strong>{" "}
              <span class="hint">
                {t("contrasts-interval", {
                  low: points(effect.points.low),
                  high: points(effect.points.high),
                })}
              </span>
              <br />
              {t("fair-rule-instead", {
                level: choiceOf(study, effect, "level"),
                reference: choiceOf(study, effect, "reference"),
              })}
              {!holdsThroughout(effect) && <span class="hint"> {t("fair-rules-hint")}</span>}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>{t("fair-rules-rest", { rules: others.length, most: Math.ceil(100 * largest(others)) })}</p>
      )}
    </>
  );
}
