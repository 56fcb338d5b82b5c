// What the engine says: the chances of both sides above the board, and its lines beside it.
import type { Line, Names, Position } from "../api/schema";
import { canAnswer } from "../local/can-answer";
import { problemWords } from "../parts/loaded";
import { sideName } from "../play/speech";
import { enginePlace, enginePlaces } from "../settings";
import { hasServer } from "../site";
import { capital, t } from "../words/words";
import { count, type Engine, on } from "./engine";
import type { AnalysisSession } from "./session";
import { chanceWords, grouped, leader, percentOf, spelled } from "./spelled";

/** Moves of a line that are shown. */
const SHOWN = 10;

interface Props {
  session: AnalysisSession;
  engine: Engine;
  known: Position;
}

/** A bar of two colours with the chances of both sides in words. */
export function Chances({ session, engine, known }: Props) {
  const best = engine.lines.value?.lines[0] ?? null;
  const outcome = session.position.value?.outcome ?? null;
  const chance = outcome ? certain(outcome.winner) : (best?.chance ?? null);
  const forced = !outcome && best?.score.kind === "win" ? best.score : null;
  const share = chance?.attackers ?? 0.5;
  return (
    <div class={chance ? "chances" : "chances unknown"} data-testid="chances">
      <p>
        <span class="attackers">
          {capital(sideName(known.names, "attackers"))} <b>{chance ? percentOf(chance, "attackers") : "–"}</b>
        </span>
        {forced && (
          <span class="forced">{chanceWords(forced, chance ?? certain(null), forced.side, known.names)}</span>
        )}
        <span class="defenders">
          <b>{chance ? percentOf(chance, "defenders") : "–"}</b> {capital(sideName(known.names, "defenders"))}
        </span>
      </p>
      <div class="bar" aria-hidden="true">
        <div class="part" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}

function certain(winner: "attackers" | "defenders" | null) {
  if (!winner) return { attackers: 0.5, defenders: 0.5 };
  return winner === "attackers" ? { attackers: 1, defenders: 0 } : { attackers: 0, defenders: 1 };
}

/** The switch, how many lines, how deep, and the lines. */
export function EnginePanel({ session, engine, known }: Props) {
  const lines = engine.lines.value;
  const state = engine.state.value;
  return (
    <section class="engine" aria-labelledby="engine-title" data-testid="engine">
      <div class="head">
        <h2 id="engine-title">{t("thinking-title")}</h2>
        <button
          type="button"
          role="switch"
          aria-checked={on.value}
          aria-labelledby="engine-title"
          class="switch"
          onClick={() => {
            on.value = !on.value;
          }}
          data-testid="engine-switch"
        >
          {t(on.value ? "analysis-on" : "analysis-off")}
        </button>
        <label>
          {t("analysis-lines")}{" "}
          <select
            value={count.value}
            onChange={(event) => {
              count.value = Number(event.currentTarget.value);
            }}
            data-testid="line-count"
          >
            {[1, 2, 3, 4, 5].map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        {canAnswer && hasServer && (
          <label>
            {t("analysis-engine-place")}{" "}
            <select
              value={enginePlace.value}
              onChange={(event) => {
                enginePlace.value =
                  enginePlaces.find((one) => one === event.currentTarget.value) ?? "browser";
              }}
              data-testid="engine-place"
            >
              {enginePlaces.map((one) => (
                <option key={one} value={one}>
                  {t(`analysis-engine-place-${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {engine.problem.value && (
        <p class="problem" role="alert">
          {problemWords(engine.problem.value)}{" "}
          <button type="button" onClick={engine.deeper}>
            {t("try-again")}
          </button>
        </p>
      )}
      {lines ? (
        <p class="hint depth" data-testid="depth">
          <span>
            {t("thinking-depth", { depth: lines.depth })} ·{" "}
            {t("analysis-speed", { count: grouped(lines.speed) })}{" "}
            {state === "settled" && `· ${t("analysis-settled")}`}
          </span>
          {state === "ended" && (
            <button type="button" class="plain" onClick={engine.deeper}>
              {t("analysis-deeper")}
            </button>
          )}
        </p>
      ) : (
        <p class="hint depth">
          <span>{quietWords(session, engine)}</span>
        </p>
      )}
      {/* Their room is kept while they are awaited: what stands below would move under the pointer. */}
      {(lines || (engine.running.value && !session.ended())) && (
        <ol class="engine-lines" style={{ "--lines": count.value }}>
          {lines?.lines.map((line) => (
            <LineItem key={line.moves[0]?.text} line={line} session={session} names={known.names} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Why there are no lines. */
function quietWords(session: AnalysisSession, engine: Engine): string {
  if (!on.value) return t("analysis-engine-off");
  if (engine.hushed.value) return t("analysis-engine-hushed");
  return session.ended() ?? t("analysis-engine-waiting");
}

function LineItem({ line, session, names }: { line: Line; session: AnalysisSession; names: Names }) {
  return (
    <li>
      <b>{chanceWords(line.score, line.chance, leader(line.chance), names)}</b>{" "}
      {line.moves.slice(0, SHOWN).map((move, index) => (
        <button
          key={index}
          type="button"
          class="plain"
          onClick={() => session.play(line.moves.slice(0, index + 1))}
        >
          {spelled(move)}
        </button>
      ))}
    </li>
  );
}

/** How things stand, to be said aloud. */
export function standingSpoken({ session, engine, known }: Props): string {
  const [best, ...others] = engine.lines.value?.lines ?? [];
  if (!best) return quietWords(session, engine);
  const told = ({ score, chance }: Line) => chanceWords(score, chance, leader(chance), known.names);
  const first = best.moves[0];
  if (!first) return told(best);
  const rest = others.map((line) => `${line.moves.slice(0, 1).map(spelled).join()}: ${told(line)}.`);
  return [`${told(best)}.`, `${t("analysis-best", { move: spelled(first) })}.`, ...rest].join(" ");
}
