// The article "Is Alea fair?": the finding, a chart of all reconstructions, what changes it, and what it does not say. Every figure is from
// the tables of the studies.
import type { ComponentChildren } from "preact";
import { studyCited } from "../api/cited";
import { studies } from "../api/client";
import type { Arm, Study, StudyEntry } from "../api/schema";
import { useAnchor } from "../parts/anchor";
import { CiteSection, VersionLine } from "../parts/cite";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { ReportLink } from "../rules/report-link";
import { StudyNotices } from "../rules/study-notices";
import { CommentedGames } from "../studies/commented";
import { answered, differenceOf, findingOf, mostEven } from "../studies/finding";
import { gridOf, placesWhere } from "../studies/grid";
import { Movement } from "../studies/movement";
import { OutcomeChart } from "../studies/outcome-chart";
import { PeopleGames } from "../studies/people";
import { type Names, namesIn } from "../studies/places";
import { RuleEffects } from "../studies/rule-effects";
import { studyWithTexts } from "../studies/study-texts";
import { percent, say, t } from "../words/words";
import "../styles/balance.css";
import "../styles/fair.css";

/** The studies that the article tells of, by what it asks of each. */
const STUDIES = { answer: "alea-balance", rules: "alea-rules", people: "calibration-strong" } as const;

/** What is published of them. */
interface Published {
  answer: Study;
  rules: Study | null;
  people: Study | null;
  entries: StudyEntry[];
}

async function published(): Promise<Published> {
  const entries = await studies();
  const one = async (name: string) =>
    entries.some((entry) => entry.name === name) ? studyCited(name, null) : null;
  const [answer, rules, people] = await Promise.all([
    studyWithTexts(STUDIES.answer, null),
    one(STUDIES.rules),
    one(STUDIES.people),
  ]);
  return { answer, rules, people, entries };
}

/** The page at `/fair`. */
export function FairPage() {
  const { value, problem, again } = useLoaded("fair", published);
  if (!value) return <PendingPage problem={problem} again={again} />;
  const { answer, entries } = value;
  return <Article {...value} entry={entries.find(({ name }) => name === answer.name)} />;
}

interface Told {
  answer: Study;
  rules: Study | null;
  people: Study | null;
  /** In the list of studies. */
  entry: StudyEntry | undefined;
}

function Article({ answer, rules, people, entry }: Told) {
  const title = t("fair-title", { finding: findingOf(answer.arms) });
  useTitle(title);
  useAnchor(true);
  return (
    <article class="fair">
      <header class="leaf intro">
        <h1>{title}</h1>
        <Answers study={answer} people={people} />
        {entry && <StudyNotices study={entry} />}
      </header>
      <Section id="chart" title={t("fair-chart-title")}>
        <p>{t("fair-chart-lead")}</p>
        <OutcomeChart arms={answer.arms} />
        <Movement arms={answer.arms} />
      </Section>
      {rules && (
        <Section id="rules" title={t("fair-rules-title")}>
          <p>{t("fair-rules-lead")}</p>
          <RuleEffects study={rules} />
        </Section>
      )}
      {people && (
        <Section id="people" title={t("studies-people-title")}>
          <PeopleGames study={people} />
          <p>
            <a href={`/studies/${people.name}`}>{t("fair-people-more")}</a>
          </p>
        </Section>
      )}
      <CommentedGames study={answer.name} />
      <Section id="limits" title={t("fair-limits-title")}>
        <ul>
          {["history", "program", "depth", "unfinished"].map((limit) => (
            <li key={limit}>{t(`fair-limit-${limit}`)}</li>
          ))}
        </ul>
      </Section>
      <Section id="methods" title={t("fair-methods-title")}>
        <Methods answer={answer} entry={entry} others={[rules, people]} />
      </Section>
      <CiteSection of={`/studies/${answer.name}`} versions={answer.versions} lead={false} />
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="leaf" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const VERDICTS = ["favours-attackers", "favours-defenders", "fair", "open"] as const;

/** The answer in short sentences, and the most even rule set to be played at once. */
function Answers({ study: { arms }, people }: { study: Study; people: Study | null }) {
  const even = mostEven(arms);
  const names = namesIn(arms);
  const { rules, layouts } = gridOf(arms);
  return (
    <>
      <p>{t("fair-sides", { rules: rules.length, layouts: layouts.length })}</p>
      <p class="lead">
        {VERDICTS.map((verdict) => ({ verdict, places: placesWhere(arms, (arm) => arm.verdict === verdict) }))
          .filter(({ places }) => places.length > 0)
          .map(({ verdict, places }) => t(`fair-answer-${verdict}`, { places: names.places(places) }))
          .join(" ")}
      </p>
      {even && <MostEven arm={even} names={names} people={people} />}
      <p>{t("fair-by", { ...answered(arms) })}</p>
    </>
  );
}

function MostEven({ arm, names, people }: { arm: Arm; names: Names; people: Study | null }) {
  const base = arm.cells[0];
  if (!base) return null;
  const score = base.balance?.score ?? { value: base.score.value, ...base.score.wilson };
  const { won, drawn, lost } = base.results;
  const way = people && differenceOf(people.agreements)?.way;
  const [rules = "", layout] = arm.arm.replace(/\{.*$/, "").split("+");
  return (
    <>
      <p>
        {t("fair-even", {
          rules: names.rules(arm.rules),
          layout: names.layout(arm.layout),
          score: percent(score.value),
          low: percent(score.low),
          high: percent(score.high),
          unfinished: percent(base.unfinished / Math.max(won + drawn + lost, 1)),
        })}{" "}
        {t("fair-even-verdict", { verdict: arm.verdict })}{" "}
        {(way === "more" || way === "less") && (
          <>
            {t("fair-even-people", { way })} <a href="#people">{t("studies-people-title")}</a>
          </>
        )}
      </p>
      <p class="buttons">
        <a
          class="button primary"
          href={layout ? `/?rules=${rules}&layout=${layout}#choose` : `/?rules=${rules}#choose`}
        >
          {t("fair-play")}
        </a>
        <a class="button" href={`/rules/${rules}`}>
          {t("fair-see-rules")}
        </a>
      </p>
    </>
  );
}

interface Sources {
  answer: Study;
  entry: StudyEntry | undefined;
  others: readonly (Study | null)[];
}

/** How it was measured, for statisticians, with the ways to everything that was counted. */
function Methods({ answer, entry, others }: Sources) {
  return (
    <>
      <p>{t("fair-methods-plan")}</p>
      <p>{t("fair-methods-games")}</p>
      <p>{t("fair-methods-verdict")}</p>
      <ul>
        <li>
          <a href={`/studies/${answer.name}`}>{t("fair-every-figure")}</a>{" "}
          <VersionLine versions={answer.versions} />
        </li>
        <li>
          <a href={`/studies/${answer.name}#data`}>{t("fair-data")}</a>
        </li>
        {entry && (
          <li>
            <ReportLink study={entry} words={t("studies-report")} />
          </li>
        )}
        {others.map(
          (study) =>
            study && (
              <li key={study.name}>
                <a href={`/studies/${study.name}`}>{say(study.title)}</a>
              </li>
            ),
        )}
        <li>
          <a href="/studies">{t("fair-older")}</a>
        </li>
      </ul>
    </>
  );
}
