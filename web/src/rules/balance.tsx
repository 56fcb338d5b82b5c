// The measured balance of a rule set.
import { balance } from "../api/client";
import type { Balance, Ruleset, StudyEntry } from "../api/schema";
import { MeasureButton } from "../measure/measure-button";
import { Pending, useLoaded } from "../parts/loaded";
import { baseOf, joinId } from "../play/ruleset-id";
import { say, t } from "../words/words";
import { MeasuredArm } from "./measured";
import { ReportLink } from "./report-link";
import { StudyNotices } from "./study-notices";
import "../styles/balance.css";

/** The section of a rule set's page. */
export function BalanceSection({ set }: { set: Ruleset }) {
  const base = baseOf(set.id);
  const { value, problem, again } = useLoaded(base, () => balance(base));
  return (
    <section class="leaf" aria-labelledby="balance" data-testid="balance">
      <h2 id="balance">{t("balance-title")}</h2>
      {value ? <Found set={set} found={value} /> : <Pending problem={problem} again={again} />}
      {!set.dice && <MeasureButton question={{ rules: chosenId(set) }} />}
    </section>
  );
}

function Found({ set, found }: { set: Ruleset; found: readonly Balance[] }) {
  if (found.length === 0)
    return (
      <p>
        {t("balance-none")} <a href="/studies">{t("studies-title")}</a>
      </p>
    );
  const games = byGame(found);
  const [reports, leading] = [found, games.map(([one]) => one)].map((all) => [
    ...new Map(all.map(({ study }) => [study.name, study])).values(),
  ]) as [StudyEntry[], StudyEntry[]];
  return (
    <>
      <p class="lead">{t("balance-lead")}</p>
      {leading.map((study) => (
        <StudyNotices key={study.name} study={study} />
      ))}
      {games.map(([one, ...others]) => (
        <div key={gameOf(one)}>
          <h3>
            {say(one.arm.layout)}{" "}
            {isChosen(one, set) && games.length > 1 && <span class="badge">{t("balance-here")}</span>}
          </h3>
          <MeasuredArm arm={one.arm} fair={one.fair} names={set.names} />
          {others.length > 0 && <OtherStudies set={set} found={others} />}
        </div>
      ))}
      <p class="hint">
        {t("balance-caution")} {t("balance-key-band")}
      </p>
      <p>
        {t("balance-by")}:{" "}
        {reports.map((study, place) => (
          <span key={study.name}>
            {place > 0 && ", "}
            <ReportLink study={study} words={say(study.title)} />
          </span>
        ))}
      </p>
    </>
  );
}

/** What other studies have found of the same game, in a fold. */
function OtherStudies({ set, found }: { set: Ruleset; found: readonly Balance[] }) {
  return (
    <details class="other-studies">
      <summary>{t("balance-other-studies", { studies: found.length })}</summary>
      {found.map(({ study, arm, fair }) => (
        <div key={study.name}>
          <h4>
            <a href={`/studies/${study.name}`}>{say(study.title)}</a>
          </h4>
          <StudyNotices study={study} />
          <MeasuredArm arm={arm} fair={fair} names={set.names} />
        </div>
      ))}
    </details>
  );
}

/** The game that an arm plays: its rule set with options and layout. */
function gameOf({ arm }: Balance): string {
  return arm.built_in ?? arm.arm;
}

/** The measurements of each game, in the order in which they come: the strongest one first. */
function byGame(found: readonly Balance[]): [Balance, ...Balance[]][] {
  const groups = new Map<string, [Balance, ...Balance[]]>();
  for (const one of found) {
    const group = groups.get(gameOf(one));
    if (group) group.push(one);
    else groups.set(gameOf(one), [one]);
  }
  return [...groups.values()];
}

/** The id of the rule set as the page shows it, with its options and layout. */
function chosenId(set: Ruleset): string {
  const options = set.options.filter((option) => option.selected).map((option) => option.id);
  return joinId(baseOf(set.id), options, set.layout === set.layouts[0]?.id ? null : set.layout);
}

/** Whether the arm is the rule set as the page shows it: with its options, on its layout. */
function isChosen(one: Balance, set: Ruleset): boolean {
  const words = (id: string) => id.split("+").slice(1);
  const layouts = set.layouts.map((layout) => layout.id);
  const layout = words(gameOf(one)).find((word) => layouts.includes(word)) ?? layouts[0];
  const options = words(gameOf(one)).filter((word) => !layouts.includes(word));
  const chosen = set.options.filter((option) => option.selected).map((option) => option.id);
  return layout === set.layout && options.sort().join() === chosen.sort().join();
}
