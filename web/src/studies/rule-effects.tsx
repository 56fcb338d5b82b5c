// Which single rules move the balance: the rules whose effect is beyond doubt, the largest first, and how large the others can be at most.
import type { Study, StudyContrast } from "../api/schema";
import { listed, points, t } from "../words/words";
import { choiceOf } from "./choice";
import { differs, effectsOf, holdsThroughout, isClear, largest } from "./effects";
import { namesIn } from "./places";

/** In which rule sets a rule was changed, and the effects at the study's own strength, as a list. */
export function RuleEffects({ study }: { study: Study }) {
  const { clear, opposite, others } = effectsOf(study);
  const names = namesIn(study.arms);
  const changed = study.arms.filter(({ differences }) => differences.length === 0);
  return (
    <>
      <p>{t("fair-rules-lead", { rules: listed(changed.map((arm) => names.rules(arm.rules))) })}</p>
      {clear.length + opposite.length > 0 && (
        <ul class="rule-effects">
          {clear.map((effect) => (
            <li key={`${effect.factor}=${effect.level}`}>
              <div>
                <Points of={effect} />
              </div>
              <div>
                <Change study={study} of={effect} />
                {!holdsThroughout(effect) && <em class="hint"> {t("fair-rules-hint")}</em>}
                {differs(effect) && <EachPair study={study} of={effect} />}
              </div>
            </li>
          ))}
          {opposite.map((effect) => (
            <li class="opposite" key={`${effect.factor}=${effect.level}`}>
              <div>
                {t("fair-rules-opposite")}
                <em class="hint"> {t("fair-rules-opposite-hint")}</em>
              </div>
              <div>
                <Change study={study} of={effect} />
                <EachPair study={study} of={effect} />
              </div>
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

/** What it adds to the attackers' score, with the interval. */
function Points({ of: { points: of } }: { of: Pick<StudyContrast, "points"> }) {
  return (
    <>
      <strong>{points(of.value)}</strong>{" "}
      <span class="hint">{t("contrasts-interval", { low: points(of.low), high: points(of.high) })}</span>
    </>
  );
}

function Change({ study, of }: { study: Study; of: StudyContrast }) {
  const [level, reference] = (["level", "reference"] as const).map((which) => choiceOf(study, of, which));
  return t("fair-rule-instead", { level: level ?? "", reference: reference ?? "" });
}

/** What it adds in each rule set where that is beyond doubt. */
function EachPair({ study: { arms }, of }: { study: Study; of: StudyContrast }) {
  const names = namesIn(arms);
  return (
    <ul>
      {of.pairs.filter(isClear).map((pair) => {
        const arm = arms.find((one) => one.arm === pair.arm);
        return (
          <li key={pair.arm}>
            <Points of={pair} /> {arm && t("fair-rules-under", { rules: names.rules(arm.rules) })}
          </li>
        );
      })}
    </ul>
  );
}
