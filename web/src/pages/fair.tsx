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
import { Missing, StudyNotices } from "../rules/study-notices";
import { CommentedGames } from "../studies/commented";
import { answered, differenceOf, findingOf, mostEven, unevenness } from "../studies/finding";
import { gridOf, placesWhere } from "../studies/grid";
import { OutcomeChart } from "../studies/outcome-chart";
import { PeopleGames } from "../studies/people";
import { type Names, namesIn } from "../studies/places";
import { type Replication, replicationOf } from "../studies/replication";
import { Robustness } from "../studies/robustness";
import { RuleEffects } from "../studies/rule-effects";
import { studyWithTexts } from "../studies/study-texts";
import { reasonsWords } from "../studies/verdict";
import { percent, points, say, t } from "../words/words";
import "../styles/balance.css";
import "../styles/fair.css";

/** The studies that the article tells of, by what it asks of each. */
const STUDIES = {
  answer: "alea-balance",
  rules: "alea-rules",
  people: "calibration-strong",
  unfitted: "calibration-unfitted",
  made: "alea-even-2",
  readings: "alea-symmetric",
  ruleReadings: "alea-readings",
  again: "alea-again",
} as const;

/** What is published of them. */
interface Published {
  answer: Study;
  rules: Study | null;
  people: Study | null;
  /** People's games once more, by weights that were not fitted to them. */
  unfitted: Study | null;
  /** Of a combination of rules that no source has. */
  made: Study | null;
  /** Of the layouts that the manuscript allows and no reconstruction has. */
  readings: Study | null;
  /** Of other readings of the reconstructions' unclear rules. */
  ruleReadings: Study | null;
  /** The answer once more, from other openings. */
  again: Study | null;
  entries: StudyEntry[];
}

async function published(): Promise<Published> {
  const entries = await studies();
  const one = async (name: string) =>
    entries.some((entry) => entry.name === name) ? studyCited(name, null) : null;
  const [answer, rules, people, unfitted, made, readings, ruleReadings, again] = await Promise.all([
    studyWithTexts(STUDIES.answer, null),
    one(STUDIES.rules),
    one(STUDIES.people),
    one(STUDIES.unfitted),
    one(STUDIES.made),
    one(STUDIES.readings),
    one(STUDIES.ruleReadings),
    one(STUDIES.again),
  ]);
  return { answer, rules, people, unfitted, made, readings, ruleReadings, again, entries };
}

/** The page at `/fair`. */
export function FairPage() {
  const { value, problem, again: retry } = useLoaded("fair", published);
  if (!value) return <PendingPage problem={problem} again={retry} />;
  const { answer, entries } = value;
  return <Article {...value} entry={entries.find(({ name }) => name === answer.name)} />;
}

interface Told extends Omit<Published, "entries"> {
  /** In the list of studies. */
  entry: StudyEntry | undefined;
}

function Article({ answer, rules, people, unfitted, made, readings, ruleReadings, again, entry }: Told) {
  const title = t("fair-title", { finding: findingOf(answer.arms) });
  useTitle(title);
  useAnchor(true);
  return (
    <article class="fair">
      <header class="leaf intro">
        <h1>{title}</h1>
        <Answers answer={answer} people={people} made={made} />
        {entry && <StudyNotices study={entry} ended={false} />}
      </header>
      <Section id="chart" title={t("fair-chart-title")}>
        <p>
          {t("fair-authors")} <a href="/history">{t("nav-history")}</a>
        </p>
        <OutcomeChart arms={answer.arms} />
        <Robustness answer={answer} again={again} readings={readings} />
      </Section>
      {rules && (
        <Section id="rules" title={t("fair-rules-title")}>
          <RuleEffects study={rules} />
        </Section>
      )}
      {people && (
        <Section id="people" title={t("studies-people-title")}>
          <PeopleGames
            study={people}
            more={<a href={`/studies/${people.name}`}>{t("fair-people-more")}</a>}
          />
        </Section>
      )}
      <CommentedGames study={answer.name} />
      <Section id="limits" title={t("fair-limits-title")}>
        <ul>
          {["history", "program", "depth"].map((limit) => (
            <li key={limit}>{t(`fair-limit-${limit}`)}</li>
          ))}
        </ul>
      </Section>
      <Section id="methods" title={t("fair-methods-title")}>
        <Methods
          answer={answer}
          entry={entry}
          again={again}
          cited={[again, rules, readings, ruleReadings, people, unfitted, made]}
        />
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
function Answers({ answer: { arms }, people, made }: Pick<Published, "answer" | "people" | "made">) {
  const even = mostEven(arms);
  const ours = made?.arms.find((arm) => even && unevenness(arm) < unevenness(even));
  const playable = (ours && rulesOf(ours)) ?? (even && rulesOf(even));
  const { plies } = answered(arms);
  // It holds for the last rule set that is named, too.
  const between = people && <BetweenPeople study={people} />;
  const names = namesIn(arms);
  const { rules, layouts } = gridOf(arms);
  return (
    <>
      <p>{t("fair-sides", { rules: rules.length, layouts: layouts.length, plies })}</p>
      <p class="lead">
        {VERDICTS.map((verdict) => ({ verdict, places: placesWhere(arms, (arm) => arm.verdict === verdict) }))
          .filter(({ places }) => places.length > 0)
          .map(({ verdict, places }) => t(`fair-answer-${verdict}`, { places: names.places(places) }))
          .join(" ")}
      </p>
      {even && (
        <MostEven arm={even} names={names}>
          {!ours && between}
        </MostEven>
      )}
      {made && ours && (
        <Made study={made} arm={ours} known={even?.verdict}>
          {between}
        </Made>
      )}
      {playable && <PlayIt rules={playable} />}
    </>
  );
}

/** The attackers' score with its interval. */
function scoreWords({ balance, score }: Arm["cells"][number]) {
  const { value, low, high } = balance?.score ?? { value: score.value, ...score.wilson };
  return { score: percent(value), low: percent(low), high: percent(high) };
}

/** The share of the games that were broken off. */
function unfinishedWords({ results: { won, drawn, lost }, unfinished }: Arm["cells"][number]): string {
  return percent(unfinished / Math.max(won + drawn + lost, 1));
}

interface MostEvenProps {
  arm: Arm;
  names: Names;
  children: ComponentChildren;
}

function MostEven({ arm, names, children }: MostEvenProps) {
  const base = arm.cells[0];
  if (!base) return null;
  return (
    <p>
      {t("fair-even", {
        rules: names.rules(arm.rules),
        layout: names.layout(arm.layout),
        ...scoreWords(base),
        unfinished: unfinishedWords(base),
      })}{" "}
      {t("fair-even-verdict", { verdict: arm.verdict })} {reasonsWords(arm)} {children}
    </p>
  );
}

/** Which side does better between people than in the engine's games; nothing where that is not shown. */
function BetweenPeople({ study }: { study: Study }) {
  const way = differenceOf(study.agreements)?.way;
  if (way !== "more" && way !== "less") return null;
  return (
    <>
      {t("fair-even-people", { way })} <a href="#people">{t("studies-people-title")}</a>.
    </>
  );
}

interface MadeProps {
  study: Study;
  arm: Arm;
  /** The verdict on the rule set before, whose meaning has been told already. */
  known: Arm["verdict"] | undefined;
  children: ComponentChildren;
}

/** What the most even combination came to that a search has found. */
function Made({ study, arm, known, children }: MadeProps) {
  const base = arm.cells[0];
  if (!base) return null;
  return (
    <p>
      {t("fair-made", { ...scoreWords(base), unfinished: unfinishedWords(base) })}{" "}
      {arm.verdict === "open" && known === "open"
        ? t("fair-made-open")
        : t("fair-even-verdict", { verdict: arm.verdict })}{" "}
      {reasonsWords(arm)} <a href={`/studies/${study.name}`}>{t("fair-made-more")}</a>
      {". "}
      {children}
    </p>
  );
}

/** The rule set, with its layout, by which it is played; none where rules were changed and no rule set has the same. */
function rulesOf(arm: Arm): string | null {
  return arm.built_in ?? (arm.arm.includes("{") ? null : arm.arm);
}

function PlayIt({ rules: id }: { rules: string }) {
  const [rules = "", layout] = id.split("+");
  return (
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
  );
}

interface Sources {
  answer: Study;
  entry: StudyEntry | undefined;
  again: Study | null;
  /** The studies of which the article says something. */
  cited: readonly (Study | null)[];
}

/** A difference of scores with its interval, in points of a hundred. */
function inPoints({ value, low, high }: Replication["difference"]) {
  return { points: points(value), low: points(low), high: points(high) };
}

/** How it was measured, for statisticians, with the ways to everything that was counted. */
function Methods({ answer, entry, again, cited }: Sources) {
  const replication = again && replicationOf(answer.arms, again.arms);
  return (
    <>
      <p>
        {t("fair-by", { games: answered(answer.arms).games })}{" "}
        {entry?.interim?.ended && <Missing of={entry.interim} />}
      </p>
      <p>{t("fair-methods-plan")}</p>
      <p>{t("fair-methods-games")}</p>
      <p>{t("fair-methods-verdict")}</p>
      {replication && <p>{t("fair-methods-again", inPoints(replication.difference))}</p>}
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
            <ReportLink study={entry} words={t("fair-report")} />
          </li>
        )}
        {cited.map(
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
