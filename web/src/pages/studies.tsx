// All balance studies, and what each found.
import { useState } from "preact/hooks";
import { study as loadStudy, studies } from "../api/client";
import type { Arm, StudyEntry } from "../api/types";
import { Citation, VersionLine, VersionList } from "../parts/cite";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { MeasuredArm } from "../rules/measured";
import { ReportLink } from "../rules/report-link";
import { Superseded } from "../rules/superseded";
import { say, t } from "../words/words";
import "../styles/balance.css";

/** The page at `/studies`. */
export function StudiesPage() {
  useTitle(t("studies-title"));
  const { value, problem, again } = useLoaded("studies", studies);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return (
    <div class="studies">
      <section class="leaf intro">
        <h1>{t("studies-title")}</h1>
        <p class="lead">{t("studies-lead")}</p>
        <p>{t("balance-caution")}</p>
        {value.length === 0 && <p>{t("studies-none")}</p>}
      </section>
      {value.map((entry) => (
        <OneStudy key={entry.name} entry={entry} />
      ))}
    </div>
  );
}

function OneStudy({ entry }: { entry: StudyEntry }) {
  const [open, setOpen] = useState(false);
  const [citing, setCiting] = useState(false);
  return (
    <section class="leaf" aria-labelledby={`study-${entry.name}`}>
      <h2 id={`study-${entry.name}`}>{say(entry.title)}</h2>
      <p class="meta">
        <span class="hint">{t("studies-counted", { games: entry.games, arms: entry.arms })}</span>
        <ReportLink study={entry} words={t("studies-report")} />
        <VersionLine versions={entry.versions} />
      </p>
      <Superseded study={entry} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("studies-show")}</summary>
        {open && <Arms name={entry.name} />}
      </details>
      <details onToggle={(event) => setCiting(event.currentTarget.open)}>
        <summary>{t("cite-title")}</summary>
        {citing && <Citation of={`/studies/${encodeURIComponent(entry.name)}`} />}
      </details>
      <VersionList versions={entry.versions} />
    </section>
  );
}

function Arms({ name }: { name: string }) {
  const { value, problem, again } = useLoaded(name, () => loadStudy(name));
  if (!value) return <Pending problem={problem} again={again} />;
  const arms = [...value.arms].sort((a, b) => unfairness(a) - unfairness(b));
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
              <span class="hint">{say(arm.layout)}</span>
            </h3>
            <MeasuredArm arm={arm} fair={value.fair} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How far the score is from one half. */
function unfairness(arm: Arm): number {
  return Math.abs((arm.cells[0]?.score.value ?? 0) - 0.5);
}
