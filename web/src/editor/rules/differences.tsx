// The differences from the base rule set.
import { say, t } from "../../words/words";
import type { DraftSession } from "./draft-session";

/** The section; nothing where there is nothing to compare with. */
export function DifferencesSection({ writing }: { writing: DraftSession }) {
  const written = writing.written.value;
  const parent = written?.parent;
  if (!parent) return null;
  const differences = written.differences?.rules.filter((rule) => !rule.same);
  return (
    <section class="leaf" aria-labelledby="draft-differences" data-testid="draft-differences">
      <h2 id="draft-differences">{t("editor-differences", { name: say(parent.name) })}</h2>
      {!differences ? (
        <p class="hint">{t("editor-differences-wait")}</p>
      ) : differences.length === 0 ? (
        <p>{t("editor-differences-none")}</p>
      ) : (
        <table class="differences">
          <thead>
            <tr>
              <th scope="col">
                <a href={`/rules/${parent.id}`}>{say(parent.name)}</a>
              </th>
              <th scope="col">{t("editor-differences-here")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((rule) => (
              <tr key={rule.key}>
                {[rule.a, rule.b].map((cell, side) => (
                  <td key={side === 0 ? "there" : "here"}>
                    {cell ? say(cell.sentence) : <span class="hint">{t("rules-absent")}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
