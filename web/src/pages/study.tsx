// One balance study: what it found, its versions, and how it is cited.
import { studyCited } from "../api/cited";
import { studies } from "../api/client";
import type { Study, StudyEntry } from "../api/types";
import { useAnchor } from "../parts/anchor";
import { CiteSection, OlderVersion } from "../parts/cite";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { here } from "../router";
import { Arms } from "../rules/arms";
import { StudyFacts } from "../rules/study-facts";
import { say, t } from "../words/words";
import "../styles/balance.css";

/** The page at `/studies/{name}`. */
export function StudyPage({ name }: { name: string }) {
  const version = here.value.searchParams.get("version");
  const {
    value: study,
    problem,
    again,
  } = useLoaded(`${name} ${version ?? ""}`, () => studyCited(name, version));
  const list = useLoaded("studies", studies);
  const entry = list.value?.find((one) => one.name === name);
  if (problem || study?.name !== name || !entry)
    return <PendingPage problem={problem ?? list.problem} again={problem ? again : list.again} />;
  return <StudyView study={study} entry={entry} />;
}

function StudyView({ study, entry }: { study: Study; entry: StudyEntry }) {
  useTitle(say(study.title));
  useAnchor(true);
  return (
    <article class="studies">
      <header class="leaf intro">
        <h1>{say(study.title)}</h1>
        <StudyFacts entry={entry}>
          <OlderVersion of={study} />
        </StudyFacts>
        <p>
          {t("balance-caution")} <a href="/studies">{t("studies-all")}</a>
        </p>
      </header>
      <CiteSection of={`/studies/${encodeURIComponent(study.name)}`} versions={study.versions} lead={false} />
      <section class="leaf" aria-labelledby="found">
        <h2 id="found">{t("studies-show")}</h2>
        <Arms study={study} />
      </section>
    </article>
  );
}
