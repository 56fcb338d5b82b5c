// Rules that the source leaves open: all readings, their sources, and their measured effect.
import { readings } from "../api/client";
import type { MeasuredReading, MeasuredScore, ReadAs, Reading, Readings, Ruleset } from "../api/schema";
import { Pending, useLoaded } from "../parts/loaded";
import { baseOf, joinId } from "../play/ruleset-id";
import { percent, points, say, t } from "../words/words";
import { Place } from "./place";
import { ReportLink } from "./report-link";
import { CitedLink } from "./rule-item";
import { StudyNotices } from "./study-notices";
import "../styles/balance.css";

/** Whether a rule set reads anything into its sources. */
export function hasReadings(set: Ruleset): boolean {
  return set.rules.some((rule) => rule.standing === "reading");
}

/** The section of a rule set's page; nothing where its sources settle everything. */
export function ReadingsSection({ set }: { set: Ruleset }) {
  const base = baseOf(set.id);
  const { value, problem, again } = useLoaded(base, () => readings(base));
  if (!hasReadings(set)) return null;
  return (
    <section class="leaf readings" aria-labelledby="readings" data-testid="readings">
      <h2 id="readings">{t("readings-title")}</h2>
      <p class="lead">{t("readings-lead")}</p>
      {value ? <Table set={set} table={value} /> : <Pending problem={problem} again={again} />}
    </section>
  );
}

function Table({ set, table }: { set: Ruleset; table: Readings }) {
  return (
    <>
      {table.studies.map((study) => (
        <StudyNotices key={study.name} study={study} />
      ))}
      {table.readings.map((reading) => (
        <OneRule key={reading.key} set={set} table={table} reading={reading} />
      ))}
    </>
  );
}

function OneRule({ set, table, reading }: { set: Ruleset; table: Readings; reading: Reading }) {
  const { key, ours, others } = reading;
  const named = set.options.filter((option) => reading.named.includes(option.id));
  const number = set.rules.findIndex((rule) => rule.key === key) + 1;
  return (
    <div class="rule-readings" id={`reading-${key}`}>
      <h3>
        {t(`group-${reading.group}`)}{" "}
        {number > 0 && (
          <a class="hint" href={`#${key}`}>
            {t("readings-rule", { number })}
          </a>
        )}
      </h3>
      <ul>
        <Way set={set} table={table} read={ours} ours={null} />
        {others.map((read) => (
          <Way key={read.value} set={set} table={table} read={read} ours={ours} />
        ))}
        {named.map((option) => (
          <li class="other" key={option.id}>
            <p class="whose">{t("readings-other")}</p>
            <p class="sentence">{say(option.name)}</p>
            <p class="hint">{t("readings-elsewhere")}</p>
            <Links set={set} option={option.id} />
          </li>
        ))}
      </ul>
      {others.length + named.length === 0 && <p class="hint">{t("readings-alone")}</p>}
    </div>
  );
}

interface Shown {
  set: Ruleset;
  table: Readings;
  read: ReadAs;
  /** The rule set's own reading, where this is another. */
  ours: ReadAs | null;
}

/** One way to read the rule. */
function Way({ set, table, read, ours }: Shown) {
  const source = ours && read.source !== ours.source && table.sources.find((one) => one.id === read.source);
  return (
    <li class={ours ? "other" : "ours"} data-value={read.value}>
      <p class="whose">{t(ours ? "readings-other" : "readings-ours")}</p>
      <p class="sentence">{say(read.sentence)}</p>
      {source && (
        <p class="source">
          <CitedLink source={source} listed={set.versions.length > 0} />
          {read.where && ", "}
          {read.where && <Place where={read.where} parts={read.place} source={source} />}
        </p>
      )}
      {read.with.length > 0 && <p class="hint">{t("readings-with")}</p>}
      <Holders set={set} table={table} read={read} />
      {(ours || read.measured.length > 0) && <Laboratory set={set} table={table} read={read} />}
      {read.option && <Links set={set} option={read.option} />}
    </li>
  );
}

/** Plays an option, and compares it with the rule set as it is. */
function Links({ set, option }: { set: Ruleset; option: string }) {
  const base = baseOf(set.id);
  const query = new URLSearchParams([
    ["rules", base],
    ["layout", set.layout],
    ["option", option],
  ]);
  return (
    <p class="buttons">
      <a class="button" href={`/?${query}#choose`} data-testid={`play-${option}`}>
        {t("readings-play")}
      </a>
      <a
        class="button"
        href={`/compare?a=${base}&b=${joinId(base, [option], null)}`}
        data-testid={`compare-${option}`}
      >
        {t("readings-compare")}
      </a>
    </p>
  );
}

/** The number of rule sets that are named before the rest is folded away. */
const NAMED = 4;

function Holders({ set, table, read }: Omit<Shown, "ours">) {
  if (read.held_by.length === 0) return <p class="held">{t("readings-held-by-none")}</p>;
  const holder = ({ id, name, option, source }: ReadAs["held_by"][number]) => {
    const work = table.sources.find((one) => one.id === source);
    return (
      <li key={id}>
        <a href={`/rules/${id}`}>
          {say(name)}
          {option && ` + ${say(option)}`}
        </a>{" "}
        {work && (
          <span class="hint">
            <CitedLink source={work} listed={set.versions.length > 0} />
          </span>
        )}
      </li>
    );
  };
  const rest = read.held_by.slice(NAMED);
  return (
    <div class="held">
      <p>{t("readings-held-by")}</p>
      <ul>{read.held_by.slice(0, NAMED).map(holder)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t("readings-more", { count: rest.length })}</summary>
          <ul>{rest.map(holder)}</ul>
        </details>
      )}
    </div>
  );
}

function Laboratory({ set, table, read }: Omit<Shown, "ours">) {
  if (read.measured.length === 0) return <p class="lab">{t("readings-unmeasured")}</p>;
  return (
    <ul class="lab">
      {read.measured.map((measured) => (
        <li key={`${measured.study}/${measured.arm}`}>
          <Found set={set} table={table} measured={measured} />
        </li>
      ))}
    </ul>
  );
}

function Found({ set, table, measured }: { set: Ruleset; table: Readings; measured: MeasuredReading }) {
  const { effect, score, games, positions } = measured;
  const attackers = say(set.names.attackers);
  const study = table.studies.find((one) => one.name === measured.study);
  const layout = set.layouts.find((one) => one.id === measured.layout);
  const range = ({ value, low, high }: MeasuredScore, told: (of: number) => string) => ({
    value: told(value),
    low: told(low),
    high: told(high),
  });
  return (
    <>
      {effect && t("readings-effect", { attackers, ...range(effect, points) })}{" "}
      {score && t("readings-score", { attackers, games: games ?? 0, positions, ...range(score, percent) })}
      {!score && t("readings-average")} {layout && <span class="hint">{say(layout.name)}.</span>}{" "}
      {study && <ReportLink study={study} words={say(study.title)} />}
    </>
  );
}
