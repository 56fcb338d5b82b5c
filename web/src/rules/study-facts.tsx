// What a study is, in short: how much was played, by whom, and its report.
import type { ComponentChildren } from "preact";
import type { StudyEntry } from "../api/types";
import { VersionLine } from "../parts/cite";
import { t } from "../words/words";
import { ReportLink } from "./report-link";
import { Superseded } from "./superseded";

/** `children` stand between the line and the banner. */
export function StudyFacts({ entry, children }: { entry: StudyEntry; children?: ComponentChildren }) {
  return (
    <>
      <p class="meta">
        <span class="hint">{t("studies-counted", { games: entry.games, arms: entry.arms })}</span>
        <ReportLink study={entry} words={t("studies-report")} />
        <VersionLine versions={entry.versions} />
      </p>
      {children}
      <Superseded study={entry} />
    </>
  );
}
