// What one choice adds to the attackers' score beside another, at each strength.
import type { Study, StudyContrast } from "../api/schema";
import { amount, points, t } from "../words/words";
import { choiceOf } from "./choice";

/** The choices as a table, a column for each strength; nothing where a study compares none. */
export function Contrasts({ study }: { study: Study }) {
  if (study.contrasts.length === 0) return null;
  const strengths = [...new Set(study.contrasts.map(({ positions }) => positions))].sort((a, b) => a - b);
  const base = study.arms[0]?.cells[0]?.thinking.attackers;
  const choices = new Map<string, StudyContrast[]>();
  for (const one of study.contrasts) {
    const key = `${one.factor} ${one.level} ${one.reference}`;
    choices.set(key, [...(choices.get(key) ?? []), one]);
  }
  return (
    <>
      <h3>{t("contrasts-title")}</h3>
      <p class="hint">{t("contrasts-note")}</p>
      <table class="contrasts">
        <thead>
          <tr>
            <th scope="col">{t("contrasts-choice")}</th>
            {strengths.map((positions) => (
              <th scope="col" key={positions} class={positions === base ? "base" : undefined}>
                {amount(positions, 0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...choices].map(([key, measured]) => (
            <tr key={key}>
              <th scope="row">
                {measured[0] &&
                  t("contrasts-instead", {
                    level: choiceOf(study, measured[0], "level"),
                    reference: choiceOf(study, measured[0], "reference"),
                  })}
              </th>
              {strengths.map((positions) => (
                <Cell
                  key={positions}
                  of={measured.find((one) => one.positions === positions)}
                  sets={Math.max(...measured.map(({ pairs }) => pairs.length))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellProps {
  of: StudyContrast | undefined;
  /** In how many rule sets the choice was measured where it was in most. */
  sets: number;
}

function Cell({ of, sets }: CellProps) {
  if (!of) return <td />;
  const { value, low, high } = of.points;
  return (
    <td class={low > 0 || high < 0 ? "clear" : undefined}>
      {points(value)}{" "}
      <span class="hint">{t("contrasts-interval", { low: points(low), high: points(high) })}</span>
      {of.pairs.length < sets && (
        <span class="hint">{t("contrasts-fewer", { measured: of.pairs.length, sets })}</span>
      )}
    </td>
  );
}
