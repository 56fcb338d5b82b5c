// Puzzles: choosing one, and solving it.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Arrow, Board, PointFacts, Step } from "../../board";
import { puzzle as loadPuzzle, puzzles } from "../api/client";
import type { Puzzle, PuzzleEntry } from "../api/schema";
import { BoardView } from "../parts/board-view";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { useSelectionAnnouncer } from "../parts/selection-announcer";
import { useTitle } from "../parts/title";
import { boardMoves } from "../play/going-on";
import { pointSpoken, sideName } from "../play/speech";
import { ConfirmStep } from "../play/status";
import { score } from "../puzzles/score";
import { Solving, texts } from "../puzzles/solving";
import { go, here } from "../router";
import { ask, flipped } from "../settings";
import { capital, language, say, t } from "../words/words";
import "../styles/game.css";
import "../styles/puzzles.css";

const KINDS = ["escape", "capture", "defence"] as const;

/** The page at `/puzzles`, where `/puzzles/{id}` is one of them. */
export function PuzzlesPage({ id }: { id: string | null }) {
  useTitle(t("puzzles-title"));
  const { value, problem, again } = useLoaded("puzzles", puzzles);
  const query = here.value.searchParams;
  const wanted = (value ?? []).filter(
    (entry) =>
      (query.get("rules") ?? entry.rules) === entry.rules && (query.get("kind") ?? entry.kind) === entry.kind,
  );
  const first = id ? null : (next(wanted, null)?.id ?? null);
  // Put the puzzle into the address at once, since the next one changes once it is solved
  useEffect(() => {
    if (first) go(`/puzzles/${first}${here.value.search}`, true);
  }, [first]);
  if (!value) return <PendingPage problem={problem} again={again} />;
  const shown = id ?? first;
  return (
    <div class="puzzles">
      <section class="leaf intro">
        <h1>{t("puzzles-title")}</h1>
        <p class="lead">{t("puzzles-lead")}</p>
        <Which all={value} wanted={wanted} />
      </section>
      {shown ? (
        <OnePuzzle key={shown} id={shown} after={() => next(wanted, shown)} />
      ) : (
        <section class="leaf">
          <p>{t("puzzles-none")}</p>
        </section>
      )}
    </div>
  );
}

/** The easiest unsolved puzzle, after the given one if possible. */
function next(list: readonly PuzzleEntry[], id: string | null): PuzzleEntry | null {
  const open = list.filter((entry) => entry.id !== id && !score.value.solved.includes(entry.id));
  const rating = list.find((entry) => entry.id === id)?.rating ?? 0;
  return open.find((entry) => entry.rating >= rating) ?? open[0] ?? list.find((one) => one.id !== id) ?? null;
}

function Which({ all, wanted }: { all: readonly PuzzleEntry[]; wanted: readonly PuzzleEntry[] }) {
  const query = here.value.searchParams;
  const rules = [...new Map(all.map((entry) => [entry.rules, entry])).values()].sort((a, b) =>
    say(a.name).localeCompare(say(b.name), language.value),
  );
  const choose = (name: string, value: string) => {
    const changed = new URLSearchParams(query);
    if (value) changed.set(name, value);
    else changed.delete(name);
    go(`/puzzles${changed.size > 0 ? `?${changed}` : ""}`, true);
  };
  const solved = wanted.filter((entry) => score.value.solved.includes(entry.id)).length;
  const { streak, best } = score.value;
  return (
    <fieldset class="puzzles-which">
      <legend class="unseen">{t("puzzles-which")}</legend>
      <div class="field">
        <label for="puzzle-rules">{t("puzzles-rules")}</label>
        <select
          id="puzzle-rules"
          value={query.get("rules") ?? ""}
          onChange={(event) => choose("rules", event.currentTarget.value)}
        >
          <option value="">{t("puzzles-any-rules")}</option>
          {rules.map((entry) => (
            <option key={entry.rules} value={entry.rules}>
              {say(entry.name)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="puzzle-kind">{t("puzzles-kind")}</label>
        <select
          id="puzzle-kind"
          value={query.get("kind") ?? ""}
          onChange={(event) => choose("kind", event.currentTarget.value)}
        >
          <option value="">{t("puzzles-kind-any")}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`puzzles-kind-${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <p class="hint" data-testid="puzzle-score">
        {t("puzzles-count", { count: wanted.length, solved })} · {t("puzzle-streak", { streak })} ·{" "}
        {t("puzzle-best", { best })}
      </p>
    </fieldset>
  );
}

interface One {
  id: string;
  after: () => PuzzleEntry | null;
}

function OnePuzzle({ id, after }: One) {
  const { value, problem, again } = useLoaded(id, () => loadPuzzle(id));
  if (!value)
    return (
      <section class="leaf">
        <Pending problem={problem} again={again} />
      </section>
    );
  return <Solve puzzle={value} after={after} />;
}

const NOTHING: Record<string, string[]> = {};

function Solve({ puzzle, after }: { puzzle: Puzzle; after: () => PuzzleEntry | null }) {
  const solving = useMemo(() => new Solving(puzzle), [puzzle]);
  useEffect(() => {
    solving.open();
  }, [solving]);
  const known = solving.position.value;
  const words = language.value;
  // A new language needs a new function
  const describe = useMemo(
    () => (facts: PointFacts) => (known ? pointSpoken(facts, known.names) : facts.point),
    [words, known?.names],
  );
  const wanted = solving.wanted();
  const moves = useMemo(() => (known && wanted ? boardMoves(known) : NOTHING), [known, wanted]);
  const lastMove = useMemo(() => solving.last(), [solving, solving.ply.value]);
  const arrows = useMemo(() => help(solving), [solving, solving.help.value, solving.stage.value, wanted]);
  const picked = useSelectionAnnouncer(known?.names, moves);
  const board = useRef<Board | null>(null);
  const proposal = useSignal<Step | null>(null);
  if (!known)
    return (
      <section class="leaf">
        <Pending problem={solving.problem.value} again={() => solving.open()} />
      </section>
    );
  const over = solving.stage.value !== "asked";
  const rest = solving.rest();
  const following = after();
  const analysis = new URLSearchParams({ rules: puzzle.rules, start: puzzle.position });
  return (
    <section class="puzzle" aria-labelledby="puzzle-task">
      <div class="puzzle-table">
        <div class="board-place">
          <BoardView
            size={known.layout.size}
            position={known.position}
            marks={known.layout.marks}
            active={known.layout.active}
            flipped={flipped.value === "yes"}
            legal={moves}
            lastMove={lastMove}
            arrows={arrows}
            confirm={ask.value === "yes" ? "always" : "auto"}
            label={t("puzzle-board", { size: known.layout.size })}
            describedBy="puzzle-keys"
            describe={describe}
            hold={(made) => {
              picked.hold(made);
              board.current = made;
            }}
            onSelect={picked.onSelect}
            onPropose={(step) => {
              proposal.value = step;
            }}
            onMove={(step) => solving.try(step)}
          />
        </div>
        <ConfirmStep
          step={proposal.value}
          cancel={() => board.current?.cancel()}
          confirm={() => board.current?.confirm()}
        />
      </div>
      <div class="leaf puzzle-side">
        <h2 id="puzzle-task">
          {capital(t(`puzzle-task-${puzzle.kind}`, { side: capital(sideName(known.names, puzzle.side)) }))}
        </h2>
        <p>
          <a href={`/rules/${puzzle.rules}`}>{say(puzzle.name)}</a>{" "}
          <span class="hint">
            {t("puzzle-moves", { moves: puzzle.moves })} {t("puzzle-rating", { rating: puzzle.rating })}
          </span>
        </p>
        {picked.region}
        <p id="puzzle-keys" hidden>
          {t("game-keys")}
        </p>
        <p class="puzzle-said" role="status" data-testid="puzzle-said">
          {solving.said.value}
        </p>
        {solving.stage.value === "solved" && rest.length > 0 && (
          <p class="hint">{t("puzzle-rest-of-line", { line: texts(rest) })}</p>
        )}
        <p class="buttons">
          {!over && (
            <>
              <button type="button" onClick={() => solving.hint()}>
                {t("puzzle-hint")}
              </button>
              <button type="button" onClick={() => solving.giveUp()}>
                {t("puzzle-give-up")}
              </button>
            </>
          )}
          {(over || solving.ply.value > 0) && (
            <button type="button" onClick={() => solving.again()}>
              {t("puzzle-again")}
            </button>
          )}
          {following && (
            <a
              class={over ? "button primary" : "button"}
              href={`/puzzles/${following.id}${here.value.search}`}
            >
              {t("puzzle-next")}
            </a>
          )}
        </p>
        {over && (
          <p>
            <a href={`/analysis?${analysis}`}>{t("puzzle-analyse")}</a>
          </p>
        )}
      </div>
    </section>
  );
}

/** The move as an arrow, where it was asked for or is shown. */
function help(solving: Solving): Arrow[] {
  const move =
    solving.stage.value === "shown"
      ? solving.puzzle.line[solving.ply.value]
      : solving.help.value === 2
        ? solving.wanted()
        : null;
  return move ? [{ from: move.from, to: move.to, kind: "hint" }] : [];
}
