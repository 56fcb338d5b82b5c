// All rule sets, by family.
import { rulesets } from "../api/client";
import type { RulesetEntry } from "../api/types";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { byFamily, familyName } from "../play/families";
import { say, t } from "../words/words";

/** The page at `/rules`. */
export function RulesListPage() {
  useTitle(t("rules-title"));
  const { value, problem, again } = useLoaded("rulesets", rulesets);
  return (
    <div class="rules-list">
      <section class="leaf intro">
        <h1>{t("rules-title")}</h1>
        <p class="lead">{t("rules-lead")}</p>
      </section>
      {value ? (
        byFamily(value).map(([family, members]) => (
          <section class="leaf" key={family} aria-labelledby={`family-${family}`}>
            <h2 id={`family-${family}`}>{familyName(family)}</h2>
            <ul class="sets">
              {members.map((set) => (
                <SetCard key={set.id} set={set} />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <Pending problem={problem} again={again} />
      )}
    </div>
  );
}

function SetCard({ set }: { set: RulesetEntry }) {
  return (
    <li>
      <h3>
        <a href={`/rules/${set.id}`}>{say(set.name)}</a>
      </h3>
      <p class="meta">
        <span class="hint">
          {set.year !== null && `${set.year} · `}
          {t("form-board", { size: set.board })}
        </span>
        {set.featured && <span class="badge featured">{t("featured-badge")}</span>}
        {set.dice && <span class="badge">{t("dice-badge")}</span>}
      </p>
      <p>{say(set.summary)}</p>
    </li>
  );
}
