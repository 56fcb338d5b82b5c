// The page of a measurement: how far it is, what the games say so far, and the files to take away.
import { useState } from "preact/hooks";
import {
  canStop,
  measurement,
  measurementFile,
  resumeMeasurement,
  stopMeasurement,
} from "../api/measurements";
import type { Measurement } from "../api/schema";
import { Beside } from "../measure/beside";
import { Boards } from "../measure/boards";
import { namesOf } from "../measure/own-list";
import { CopyField } from "../parts/copy-field";
import { codeOf, PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { useWhileSeen } from "../parts/while-seen";
import { MeasuredArm } from "../rules/measured";
import { strengths } from "../studies/grid";
import { OutcomeChart } from "../studies/outcome-chart";
import { language, percent, say, t } from "../words/words";
import "../styles/balance.css";

/** How often the measurement is asked for while the page is seen and games are played, in milliseconds. */
const PAUSE = 2_000;

/** The page at `/balance/{id}`. */
export function MeasurementPage({ id }: { id: string }) {
  const { value, problem, again } = useLoaded(id, () => measurement(id));
  const running = value !== null && isRunning(value);
  useWhileSeen(again, PAUSE, running);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <MeasurementView of={value} problem={problem} again={again} />;
}

/** Whether games are still to come: those of another engine never will. */
function isRunning({ state, by_this_engine }: Measurement): boolean {
  return by_this_engine && (state === "waiting" || state === "playing");
}

interface Props {
  of: Measurement;
  /** Why it is not known how far it is now. */
  problem: string | null;
  again: () => void;
}

function MeasurementView({ of, problem, again }: Props) {
  const { rules, study } = of;
  useTitle(t("measure-title", { name: say(rules.name) }));
  const arm = study?.arms[0];
  const unfinished = of.whole === 0 && of.state !== "done";
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return (
    <article class="measurement">
      <header class="leaf intro">
        <h1>{t("measure-title", { name: say(rules.name) })}</h1>
        <p class="lead">
          {rules.own ? (
            namesOf(say(rules.name), say(rules.layout))
          ) : (
            <>
              <a href={`/rules/${rules.id}`}>{say(rules.name)}</a>, {say(rules.layout)}
            </>
          )}
        </p>
        <State of={of} problem={problem} again={again} />
        <p class="hint">
          {t("measure-link-note")} {isRunning(of) && t("measure-goes-on")}{" "}
          {t("measure-engine", { engine: String(of.engine), day: day.format(of.created) })}
        </p>
      </header>
      {study && arm && (
        <section class="leaf" aria-labelledby="so-far" data-testid="so-far">
          <h2 id="so-far">{t(unfinished ? "measure-so-far" : "measure-result")}</h2>
          <MeasuredArm arm={arm} fair={study.fair} unfinished={unfinished} />
          {strengths(arm).length > 1 && <OutcomeChart arms={[arm]} unfinished={unfinished} />}
          <p class="hint">{t("balance-caution")}</p>
        </section>
      )}
      <Beside of={of} />
      <Boards of={of} />
      <Files of={of} />
    </article>
  );
}

/** How far it is, and the buttons that stop it and let it go on. */
function State({ of, problem, again }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (action: (id: string) => Promise<Measurement>) => {
    try {
      await action(of.id);
      setRefused(null);
      again();
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  const running = isRunning(of);
  return (
    <div data-testid="measurement-state" data-state={of.state}>
      <p role="status">
        {(of.by_this_engine || of.state === "done") && stateWords(of)}{" "}
        {!of.by_this_engine && t("measure-outdated")}
      </p>
      {running && (
        <progress max={1} value={of.done} aria-label={t("measure-progress")}>
          {percent(of.done)}
        </progress>
      )}
      {of.failed && (
        <p class="problem" lang="en">
          {of.failed}
        </p>
      )}
      <p class="buttons">
        {/* One button, which keeps the focus when it gets other words. */}
        {of.by_this_engine && (of.state === "stopped" || (running && canStop(of.id))) && (
          <button type="button" onClick={() => act(running ? stopMeasurement : resumeMeasurement)}>
            {t(running ? "measure-stop" : "measure-resume")}
          </button>
        )}
      </p>
      <Trouble problem={refused ?? problem} />
    </div>
  );
}

function stateWords(of: Measurement): string {
  const { state, ahead, games, left } = of;
  if (state === "waiting") return t("measure-waiting", { ahead });
  if (state !== "playing") return t(`measure-${state}`, { games });
  if (games === 0) return t("measure-begins");
  // A minute at least: games do not all take the same time.
  const minutes = Math.max(1, Math.ceil((left ?? 0) / 60));
  return t("measure-playing", { games, done: percent(of.done), minutes });
}

/** The files with which anyone plays the same games, and the command that does it. */
function Files({ of }: { of: Measurement }) {
  return (
    <section class="leaf" aria-labelledby="files">
      <h2 id="files">{t("measure-files")}</h2>
      <p>{t("measure-files-note")}</p>
      <ul>
        {of.files.map((file) => (
          <li key={file}>
            <a href={measurementFile(of.id, file)} download={file}>
              {file}
            </a>{" "}
            <span class="hint">{t(`measure-file-${file.split(".")[0]}`)}</span>
          </li>
        ))}
      </ul>
      <CopyField
        id="measure-command"
        label={t("measure-command")}
        text="hnefi lab run study.toml"
        lines={1}
      />
    </section>
  );
}
