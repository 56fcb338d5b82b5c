// All balance studies, and what each found.
import { useState } from "preact/hooks";
import { study as loadStudy, studies } from "../api/client";
import type { StudyEntry } from "../api/types";
import { useAnchor } from "../parts/anchor";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { Arms } from "../rules/arms";
import { StudyFacts } from "../rules/study-facts";
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
  const address = `/studies/${encodeURIComponent(entry.name)}`;
  return (
    <section class="leaf" aria-labelledby={`study-${entry.name}`}>
      <h2 id={`study-${entry.name}`}>
        <a href={address}>{say(entry.title)}</a>
      </h2>
      <StudyFacts entry={entry} />
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
  const { value, problem, again } = useLoaded(name, () => loadStudy(name));
  return value ? <Arms study={value} /> : <Pending problem={problem} again={again} />;
}
