// Which single rules move the balance: the rules whose effect is beyond doubt, the largest first, and how large the others can be at most.
import type { Study, StudyContrast } from "../api/schema";
import { points, t } from "../words/words";
import { choiceOf } from "./choice";

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

/** The effects of single rules at the study's own strength: those whose interval leaves zero out, the largest first, and the others. */
export function effectsOf(study: Study): { clear: StudyContrast[]; others: StudyContrast[] } {
  const base = study.arms[0]?.cells[0]?.thinking.attackers;
  const rules = study.contrasts.filter(
    ({ factor, level, positions }) => positions === base && study.sentences[`${factor}=${level}`],
  );
  const isClear = ({ points: { low, high } }: StudyContrast) => low > 0 || high < 0;
  return {
    clear: rules.filter(isClear).sort((a, b) => Math.abs(b.points.value) - Math.abs(a.points.value)),
    others: rules.filter((one) => !isClear(one)),
  };
}

/** How far from zero any of the intervals goes. */
function largest(effects: readonly StudyContrast[]): number {
  return Math.max(...effects.map(({ points: { low, high } }) => Math.max(-low, high)));
}
