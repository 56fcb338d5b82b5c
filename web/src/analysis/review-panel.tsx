// The report of a game and the lesson from it, as they are shown.
import { useEffect, useId, useRef } from "preact/hooks";
import { rulesets } from "../api/client";
import type { JudgedPly, Names, Position, Report, Side } from "../api/schema";
import { Trouble, useLoaded } from "../parts/loaded";
import { baseOf } from "../play/ruleset-id";
import { about, sideName } from "../play/speech";
import { capital, language, t } from "../words/words";
import type { Review } from "./review";
import type { AnalysisSession } from "./session";
import { chanceWords, percentOf, spelled } from "./spelled";
import { mainLine } from "./tree";

interface Props {
  session: AnalysisSession;
  review: Review;
  known: Position;
  /** The report is made and shown as soon as there is a game. */
  asked: boolean;
}

const SIDES = ["attackers", "defenders"] as const;

/** The button, the progress, the report, the lesson. */
export function ReviewPanel({ session, review, known, asked }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { value: sets } = useLoaded("rulesets", rulesets);
  const report = review.report.value;
  const progress = review.progress.value;
  const dice = sets?.find((set) => set.id === baseOf(known.rules))?.dice;
  const possible = sets !== null && !dice && mainLine(session.tree.value).length > 0;
  useEffect(() => {
    if (!asked || !possible) return;
    // On a small screen it is in the sheet.
    if (!panel.current?.checkVisibility()) panel.current?.closest<HTMLElement>("[popover]")?.showPopover?.();
    panel.current?.scrollIntoView({ block: "nearest" });
    void review.make();
  }, [possible]);
  if (!possible) return null;
  return (
    <section class="review" aria-labelledby="review-title" data-testid="review" ref={panel}>
      <h2 id="review-title">{t("review-title")}</h2>
      <Trouble problem={review.problem.value} />
      {review.lesson.value ? (
        <LessonView review={review} names={known.names} />
      ) : (
        <>
          {report && <ReportView review={review} report={report} names={known.names} />}
          {progress ? (
            <p class="making">
              <label for="review-progress">{t("review-making")}</label>{" "}
              <progress id="review-progress" max={progress.of || 1} value={progress.done} />
              <button type="button" onClick={review.stop}>
                {t("review-stop")}
              </button>
            </p>
          ) : (
            <div class="buttons">
              <button
                type="button"
                class={report ? "" : "primary"}
                onClick={review.make}
                data-testid="make-report"
              >
                {t(report ? "review-again" : "review-make")}
              </button>
              {report?.plies.some((ply) => ply.fault) && (
                <button type="button" onClick={review.inscribe}>
                  {t("review-inscribe")}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function ReportView({ review, report, names }: { review: Review; report: Report; names: Names }) {
  const turns = review.turns.value;
  return (
    <>
      <table class="accuracy">
        <thead>
          <tr>
            <td />
            {(["accuracy", "doubtful", "mistakes", "blunders"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`review-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{capital(sideName(names, side))}</th>
              <td>
                <b>{accuracyWords(report[side].accuracy)}</b>
              </td>
              <td>{report[side].doubtful}</td>
              <td>{report[side].mistakes}</td>
              <td>{report[side].blunders}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Graph review={review} report={report} names={names} />
      {turns.length === 0 ? (
        <p class="hint">{t("review-no-turns")}</p>
      ) : (
        <>
          <h3>{t("review-turns")}</h3>
          <ol class="turns">
            {turns.map((judged) => (
              <Turn key={judged.ply} review={review} judged={judged} names={names} />
            ))}
          </ol>
          <div class="buttons">
            {SIDES.filter((side) => review.lessons(side).length > 0).map((side) => (
              <button
                key={side}
                type="button"
                onClick={() => review.learn(side)}
                data-testid={`learn-${side}`}
              >
                {t("learn-begin", { side: sideName(names, side) })}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function accuracyWords(accuracy: number | null): string {
  return accuracy === null ? "–" : new Intl.NumberFormat(language.value).format(Math.round(accuracy));
}

function Turn({ review, judged, names }: { review: Review; judged: JudgedPly; names: Names }) {
  const better = judged.better;
  return (
    <li class={`turning-point ${judged.fault}`}>
      <button type="button" class="plain" onClick={() => review.visit(judged.ply)}>
        {judged.ply}. {spelled(judged)}
      </button>{" "}
      <span class="fault">{t(`review-fault-${judged.fault}`)}</span>{" "}
      <span class="hint">
        {t("review-lost", {
          side: sideName(names, judged.side),
          before: percentOf(better?.chance ?? judged.chance, judged.side),
          after: percentOf(judged.chance, judged.side),
        })}
      </span>
      {better && (
        <p>
          {t("review-better")}{" "}
          <button type="button" class="plain" onClick={() => review.try(judged)}>
            {better.moves.slice(0, 4).map(spelled).join(" ")}
          </button>{" "}
          <span class="hint">{chanceWords(better.score, better.chance, judged.side, names)}</span>
        </p>
      )}
    </li>
  );
}

/** How high the drawing is, and how wide for each ply. */
const HEIGHT = 100;
const STEP = 10;

/** The attackers' chance over the plies, from the bottom up. The list below says the same in words. */
function Graph({ review, report, names }: { review: Review; report: Report; names: Names }) {
  const title = useId();
  const chances = [report.before, ...report.plies.map((ply) => ply.chance)];
  const width = Math.max(1, chances.length - 1) * STEP;
  const at = (ply: number) => `${ply * STEP} ${HEIGHT * (1 - (chances[ply]?.attackers ?? 0.5))}`;
  const line = chances.map((_, ply) => at(ply)).join("L");
  const here = review.here.value;
  return (
    <figure class="graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the moves and the list of turning points lead to the same places */}
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={title}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          review.visit(Math.round(((event.clientX - box.left) / box.width) * (chances.length - 1)));
        }}
      >
        <title id={title}>
          {t("review-graph", { side: sideName(names, "attackers"), count: report.plies.length })}
        </title>
        <path class="ground" d={`M0 0H${width}V${HEIGHT}H0z`} />
        <path class="area" d={`M0 ${HEIGHT}L${line}L${width} ${HEIGHT}z`} />
        <path class="even" d={`M0 ${HEIGHT / 2}H${width}`} />
        <path class="curve" d={`M${line}`} />
        {report.plies
          .filter((ply) => ply.fault === "mistake" || ply.fault === "blunder")
          .map((ply) => (
            <path key={ply.ply} class={`turn ${ply.fault}`} d={`M${at(ply.ply)}h0`} />
          ))}
        {here !== null && <path class="here" d={`M${here * STEP} 0V${HEIGHT}`} />}
      </svg>
      <figcaption aria-hidden="true">
        <span>{capital(sideName(names, "attackers"))} ↑</span>
        <span>{capital(sideName(names, "defenders"))} ↓</span>
      </figcaption>
    </figure>
  );
}

function LessonView({ review, names }: { review: Review; names: Names }) {
  const lesson = review.lesson.value;
  if (!lesson) return null;
  const judged = review.asked();
  const { phase, tried } = lesson;
  if (!judged)
    return (
      <div data-testid="lesson">
        <p>{t("learn-over", { found: lesson.found, count: lesson.faults.length })}</p>
        <EndButton review={review} side={lesson.side} />
      </div>
    );
  const done = phase === "right" || phase === "shown";
  const best = judged.better?.moves[0];
  return (
    <div class={`lesson ${phase}`} data-testid="lesson">
      <p class="hint">
        {t("learn-count", { number: lesson.index + 1, count: lesson.faults.length })} ·{" "}
        {about("learn-side", names, lesson.side)}
      </p>
      <p data-testid="lesson-words">
        {phase === "asking" && t("learn-ask", { ply: judged.ply, move: spelled(judged) })}
        {phase === "judging" && tried && t("learn-judging", { move: spelled(tried) })}
        {phase === "shown" && best && t("learn-shown", { move: spelled(best) })}
        {(phase === "right" || phase === "better" || phase === "wrong") &&
          tried &&
          t(`learn-${phase}`, { move: spelled(tried) })}
      </p>
      <div class="buttons">
        {(phase === "wrong" || phase === "better") && (
          <button type="button" class="primary" onClick={review.again}>
            {t("learn-again")}
          </button>
        )}
        {!done && (
          <button type="button" onClick={review.show} data-testid="show-better">
            {t("learn-show")}
          </button>
        )}
        <button type="button" class={done ? "primary" : ""} onClick={review.next} data-testid="lesson-next">
          {t(done ? "learn-next" : "learn-skip")}
        </button>
        <EndButton review={review} side={lesson.side} />
      </div>
    </div>
  );
}

function EndButton({ review }: { review: Review; side: Side }) {
  return (
    <button type="button" onClick={review.end}>
      {t("learn-end")}
    </button>
  );
}
