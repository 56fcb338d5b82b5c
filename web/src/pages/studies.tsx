// The balance studies: the list, and the page of one.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { studyCited } from "../api/cited";
import { studies } from "../api/client";
import type { Study, StudyEntry } from "../api/schema";
import { OwnMeasurements } from "../measure/own-list";
import { useAnchor } from "../parts/anchor";
import { CiteSection, OlderVersion, VersionLine } from "../parts/cite";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { here } from "../router";
import { MeasuredArm } from "../rules/measured";
import { ReportLink } from "../rules/report-link";
import { StudyNotices } from "../rules/study-notices";
import { Answer } from "../studies/answer";
import { CommentedGames } from "../studies/commented";
import { Contrasts } from "../studies/contrasts";
import { StudyData } from "../studies/data";
import { unevenness } from "../studies/finding";
import { judges } from "../studies/grid";
import { movementWords } from "../studies/movement";
import { OutcomeChart } from "../studies/outcome-chart";
import { PeopleGames } from "../studies/people";
import { detailsOf } from "../studies/places";
import { studyWithTexts } from "../studies/study-texts";
import { say, t } from "../words/words";
import "../styles/balance.css";

/** The page at `/studies`. */
export function StudiesPage() {
  useTitle(t("studies-title"));
  const { value, problem, again } = useLoaded("studies", studies);
  useAnchor(value !== null);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return (
    <div class="studies">
      <section class="leaf intro">
        <h1>{t("studies-title")}</h1>
        <p class="lead">{t("studies-lead")}</p>
        <p>
          {t("balance-caution")} <a href="/fair">{t("studies-fair")}</a>
        </p>
        {value.length === 0 && <p>{t("studies-none")}</p>}
      </section>
      <OwnMeasurements />
      {value.map((entry) => (
        <OneOfThem key={entry.name} entry={entry} later={laterOf(entry, value)} />
      ))}
    </div>
  );
}

interface Listed {
  entry: StudyEntry;
  /** The study that has superseded it. */
  later: StudyEntry | undefined;
}

function laterOf(entry: StudyEntry, all: readonly StudyEntry[]): StudyEntry | undefined {
  return all.find(({ name }) => name === entry.superseded_by);
}

function OneOfThem({ entry, later }: Listed) {
  const [open, setOpen] = useState(false);
  const address = `/studies/${encodeURIComponent(entry.name)}`;
  return (
    <section class="leaf" aria-labelledby={`study-${entry.name}`}>
      <h2 id={`study-${entry.name}`}>
        <a href={address}>{say(entry.title)}</a>
      </h2>
      <Facts entry={entry} later={later} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("studies-show")}</summary>
        {open && <Found name={entry.name} />}
      </details>
      <p>
        <a href={`${address}#cite`}>{t("studies-cite")}</a>
      </p>
    </section>
  );
}

function Found({ name }: { name: string }) {
  const { value, problem, again } = useLoaded(name, () => studyCited(name, null));
  return value ? <Arms study={value} /> : <Pending problem={problem} again={again} />;
}

/** The page at `/studies/{name}`. */
export function StudyPage({ name }: { name: string }) {
  const version = here.value.searchParams.get("version");
  const asked = useLoaded(`${name} ${version ?? ""}`, () => studyWithTexts(name, version));
  const list = useLoaded("studies", studies);
  const study = asked.value?.name === name ? asked.value : null;
  const entry = list.value?.find((one) => one.name === name);
  if (study && entry && !asked.problem)
    return <StudyView study={study} entry={entry} later={laterOf(entry, list.value ?? [])} />;
  const { problem, again } = asked.problem ? asked : list;
  return <PendingPage problem={problem} again={again} />;
}

function StudyView({ study, entry, later }: Listed & { study: Study }) {
  const movement = movementWords(study.arms);
  useTitle(say(study.title));
  useAnchor(true);
  return (
    <article class="studies">
      <header class="leaf intro">
        <h1>{say(study.title)}</h1>
        <Facts entry={entry} later={later}>
          <OlderVersion of={study} />
        </Facts>
        <p>
          {t("balance-caution")} <a href="/studies">{t("studies-all")}</a>
        </p>
      </header>
      {judges(study.arms) && (
        <section class="leaf" aria-labelledby="answer">
          <h2 id="answer">{t("outcomes-answer")}</h2>
          <Answer arms={study.arms} />
          <OutcomeChart arms={study.arms} />
          {movement && (
            <p>
              <strong>{t("movement-title")}.</strong> {movement}
            </p>
          )}
          <Contrasts study={study} />
        </section>
      )}
      {study.agreements.length > 0 && (
        <section class="leaf" aria-labelledby="people">
          <h2 id="people">{t("studies-people-title")}</h2>
          <PeopleGames study={study} />
        </section>
      )}
      <CiteSection of={`/studies/${encodeURIComponent(study.name)}`} versions={study.versions} lead={false} />
      <StudyData study={study} />
      <CommentedGames study={study.name} />
      <section class="leaf" aria-labelledby="found">
        <h2 id="found">{t("studies-show")}</h2>
        <Arms study={study} />
      </section>
    </article>
  );
}

/** The size of the study, its engine, and the report; `children` come before the newer engine's check. */
function Facts({ entry, later, children }: Listed & { children?: ComponentChildren }) {
  return (
    <>
      <p class="meta">
        <span class="hint">{t("studies-counted", { games: entry.games, arms: entry.arms })}</span>
        <ReportLink study={entry} words={t("studies-report")} />
        <VersionLine versions={entry.versions} />
      </p>
      {children}
      {later && (
        <p class="caveat" role="note">
          {t("superseded-by")} <a href={`/studies/${encodeURIComponent(later.name)}`}>{say(later.title)}</a>
        </p>
      )}
      <StudyNotices study={entry} />
    </>
  );
}

/** The fairest first. */
function Arms({ study }: { study: Study }) {
  const arms = [...study.arms].sort((a, b) => unevenness(a) - unevenness(b));
  return (
    <>
      <p class="hint">
        {t("studies-sorted")} {t("balance-key-band")}
      </p>
      <ul class="arms">
        {arms.map((arm) => (
          <li key={arm.arm}>
            <h3>
              <a href={`/rules/${arm.arm.replace(/\{.*$/, "")}`}>{say(arm.rules)}</a>{" "}
              <span class="hint">{[say(arm.layout), ...detailsOf(arm.differences)].join(", ")}</span>
            </h3>
            <MeasuredArm arm={arm} fair={study.fair} />
          </li>
        ))}
      </ul>
    </>
  );
}
