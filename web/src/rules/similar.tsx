// The most similar rule sets, with the differences.
import type { Neighbour } from "../api/schema";
import { say, t } from "../words/words";

/** The section of a rule set's page; nothing where there are no others. Without an id there is nothing to compare by. */
export function SimilarRulesets({ of, list }: { of: string | null; list: readonly Neighbour[] }) {
  if (list.length === 0) return null;
  return (
    <section class="leaf neighbours" aria-labelledby="neighbours" data-testid="neighbours">
      <h2 id="neighbours">{t("rules-similar")}</h2>
      <p class="lead">{t("rules-similar-lead")}</p>
      {list.map((neighbour) => (
        <details key={neighbour.id}>
          <summary>
            <strong>{say(neighbour.name)}</strong>{" "}
            <span class="hint">
              {t("form-board", { size: neighbour.board })} ·{" "}
              {t("rules-similar-differences", { count: neighbour.differences.length })}
            </span>
          </summary>
          <Differences neighbour={neighbour} />
          <p class="buttons">
            <a class="button" href={`/rules/${neighbour.id}`}>
              {say(neighbour.name)}
            </a>
            {of && (
              <a class="button" href={`/compare?a=${of}&b=${neighbour.id}`}>
                {t("rules-similar-compare")}
              </a>
            )}
          </p>
        </details>
      ))}
    </section>
  );
}

function Differences({ neighbour }: { neighbour: Neighbour }) {
  if (neighbour.differences.length === 0) return null;
  return (
    <table class="differences">
      <thead>
        <tr>
          <th scope="col">{t("rules-similar-here")}</th>
          <th scope="col">{t("rules-similar-there")}</th>
        </tr>
      </thead>
      <tbody>
        {neighbour.differences.map((rule) => (
          <tr key={rule.key}>
            {[rule.a, rule.b].map((cell, side) => (
              <td key={side === 0 ? "here" : "there"}>
                {cell ? say(cell.sentence) : <span class="hint">{t("rules-absent")}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
