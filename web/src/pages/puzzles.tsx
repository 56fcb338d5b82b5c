// Puzzles: choosing one, and solving it.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Arrow, Board, PointFacts, Step } from "../../board";
import { levels, puzzle as loadPuzzle, puzzles } from "../api/client";
import { moveText } from "../api/moves";
import { reachable } from "../api/reach";
import type { Puzzle, PuzzleEntry, Situation } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { BoardPage } from "../parts/board-page";
import { BoardView } from "../parts/board-view";
import { codeOf, PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useSelectionAnnouncer } from "../parts/selection-announcer";
import { Stepper } from "../parts/stepper";
import { useTitle } from "../parts/title";
import { beginWith } from "../play/begin";
import { boardMoves } from "../play/going-on";
import { seatsFor } from "../play/roles";
import { pointSpoken, sideName } from "../play/speech";
import { ConfirmStep } from "../play/status";
import { keepPuzzlesAhead, keptPuzzles } from "../puzzles/ahead";
import { choose, ESCAPES, FILTERS, type Filter, KINDS, LENGTHS, matching } from "../puzzles/choosing";
import { score } from "../puzzles/score";
import { Solving, texts } from "../puzzles/solving";
import { go, here } from "../router";
import { ask, flipped } from "../settings";
import { WhyPlace } from "../why/explanation-slot";
import { BoardQuestion } from "../why/question";
import { capital, language, say, t } from "../words/words";
import "../styles/puzzles.css";

/** The page at `/puzzles`, where `/puzzles/{id}` is one of them. */
export function PuzzlesPage({ id }: { id: string | null }) {
  useTitle(t("puzzles-title"));
  const { value, problem, again } = useLoaded("puzzles", puzzles);
  const query = here.value.searchParams;
  const away = !reachable.value;
  const kept = useLoaded(`kept ${away}`, async () => (away ? keptPuzzles() : null)).value;
  const wanted = useMemo(
    () => matching(value ?? [], query).filter((entry) => !kept || kept.has(entry.id)),
    [value, query.toString(), kept],
  );
  useEffect(() => {
    if (!away) void keepPuzzlesAhead();
  }, [away, score.value]);
  // Chosen anew for another puzzle, other filters or another rating, and not whenever the page is drawn.
  const following = useMemo(
    () => choose(wanted, { ...score.value, rating: score.value.rating.value }, id),
    [wanted, id, score.value],
  );
  // Put the puzzle into the address at once, since the next one changes once it is solved
  const first = id ? null : (following?.id ?? null);
  useEffect(() => {
    if (first) go(`/puzzles/${first}${here.value.search}`, true);
  }, [first]);
  if (!value) return <PendingPage problem={problem} again={again} />;
  const choosing = <Choosing all={value} wanted={wanted} />;
  const shown = id ?? first;
  if (shown) return <OnePuzzle id={shown} following={following} choosing={choosing} />;
  return (
    <section class="leaf puzzle">
      <h1>{t("puzzles-title")}</h1>
      <p>{t("puzzles-none")}</p>
      {choosing}
    </section>
  );
}

/** The filters, and what the solver has done so far. */
function Choosing({ all, wanted }: { all: readonly PuzzleEntry[]; wanted: readonly PuzzleEntry[] }) {
  const query = here.value.searchParams;
  const rules = [...new Map(all.map((entry) => [entry.rules, say(entry.name)]))].sort(([, a], [, b]) =>
    a.localeCompare(b, language.value),
  );
  const sizes = [...new Set(all.map((entry) => entry.board))].sort((a, b) => a - b);
  const offered: Record<Filter, [string, string][]> = {
    kind: KINDS.map((kind) => [kind, t(`puzzles-kind-${kind}`)]),
    length: LENGTHS.map((length) => [length, t(`puzzles-length-${length}`)]),
    size: sizes.map((size) => [String(size), t("puzzles-size-of", { size })]),
    escape: ESCAPES.map((place) => [place, t(`puzzles-escape-${place}`)]),
    rules,
  };
  const changed = (filter: Filter, value: string) => {
    const other = new URLSearchParams(query);
    if (value) other.set(filter, value);
    else other.delete(filter);
    return other;
  };
  // What no puzzle fits together with the other filters cannot be chosen.
  const empty = useMemo(() => {
    const none = ([filter, values]: [string, [string, string][]]) =>
      values
        .filter(([value]) => matching(all, changed(filter as Filter, value)).length === 0)
        .map(([value]) => `${filter}=${value}`);
    return new Set(Object.entries(offered).flatMap(none));
  }, [all, query.toString()]);
  const set = (filter: Filter, value: string) => {
    const next = changed(filter, value);
    go(`/puzzles${next.size > 0 ? `?${next}` : ""}`, true);
  };
  const solved = wanted.filter((entry) => score.value.solved.includes(entry.id)).length;
  const { streak, best, rating } = score.value;
  return (
    <section class="puzzle-choosing" aria-labelledby="puzzles-which">
      <h2 id="puzzles-which">{t("puzzles-which")}</h2>
      <p class="hint" data-testid="puzzle-score">
        {t("puzzle-your-rating", { rating: Math.round(rating.value) })} ·{" "}
        {t("puzzles-count", { count: wanted.length, solved })} · {t("puzzle-streak", { streak })} ·{" "}
        {t("puzzle-best", { best })}
      </p>
      {FILTERS.map((filter) => (
        <div class="field" key={filter}>
          <label for={`puzzle-${filter}`}>{t(`puzzles-${filter}`)}</label>
          <select
            id={`puzzle-${filter}`}
            value={query.get(filter) ?? ""}
            onChange={(event) => set(filter, event.currentTarget.value)}
          >
            <option value="">{t(`puzzles-${filter}-any`)}</option>
            {offered[filter].map(([value, words]) => (
              <option key={value} value={value} disabled={empty.has(`${filter}=${value}`)}>
                {words}
              </option>
            ))}
          </select>
        </div>
      ))}
    </section>
  );
}

interface One {
  id: string;
  /** The puzzle that comes next. */
  following: PuzzleEntry | null;
  choosing: ComponentChildren;
}

function OnePuzzle({ id, following, choosing }: One) {
  const { value, problem, again } = useLoaded(id, () => loadPuzzle(id));
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <Solve puzzle={value} following={following} choosing={choosing} />;
}

const NOTHING: Record<string, string[]> = {};

function Solve({ puzzle, following, choosing }: Omit<One, "id"> & { puzzle: Puzzle }) {
  const solving = useMemo(() => new Solving(puzzle), [puzzle]);
  const question = useMemo(() => new BoardQuestion(), [puzzle]);
  const situation = solving.situation();
  const { names, layout } = situation;
  const stage = solving.stage.value;
  const over = stage === "solved" || stage === "shown";
  const words = language.value;
  // A new language needs a new function
  const describe = useMemo(() => (facts: PointFacts) => pointSpoken(facts, names), [words, names]);
  const wanted = solving.wanted();
  const moves = useMemo(() => (wanted ? boardMoves(situation) : NOTHING), [situation, wanted]);
  const position = {
    rules: puzzle.rules,
    start: puzzle.position,
    moves: puzzle.line.slice(0, solving.ply.value).map(moveText),
  };
  const last = solving.last();
  const lastMove = useMemo(() => (last?.from && last.to ? { from: last.from, to: last.to } : null), [last]);
  const arrows = useMemo(
    () => arrowsOf(solving),
    [solving, solving.help.value, stage, wanted, solving.ply.value],
  );
  const picked = useSelectionAnnouncer(names, moves);
  const board = useRef<Board | null>(null);
  const proposal = useSignal<Step | null>(null);
  // Where the server has not drawn the refutation, the position is the one before and the board still shows the wrong move.
  const retries = solving.retries.value;
  useLayoutEffect(() => {
    if (retries > 0) board.current?.set({ position: situation.position });
  }, [retries]);
  // So that the next puzzle is there when it is asked for
  useEffect(() => {
    if (over && following) loadPuzzle(following.id).catch(() => {});
  }, [over, following]);
  return (
    <BoardPage
      kind="puzzle"
      title={capital(t(`puzzle-task-${puzzle.kind}`, { side: capital(sideName(names, puzzle.side)) }))}
      board={
        <div class="board-place">
          <BoardView
            key={puzzle.id}
            size={layout.size}
            position={situation.position}
            marks={layout.marks}
            active={layout.active}
            flipped={flipped.value === "yes"}
            legal={moves}
            lastMove={lastMove}
            arrows={arrows}
            confirm={ask.value === "yes" ? "always" : "auto"}
            label={t("puzzle-board", { size: layout.size })}
            describedBy="puzzle-keys"
            describe={describe}
            hold={(made) => {
              picked.hold(made);
              board.current = made;
            }}
            onSelect={(point) => {
              if (point) question.drop();
              picked.onSelect(point);
            }}
            onRefuse={(step) => wanted && question.refuse(step)}
            rings={question.rings.value}
            onPropose={(step) => {
              proposal.value = step;
            }}
            onMove={(step) => solving.try(step)}
          />
          <p id="puzzle-keys" hidden>
            {t("game-keys")}
          </p>
        </div>
      }
      turn={
        <>
          <p>
            <a href={`/rules/${puzzle.rules}`}>{say(puzzle.name)}</a>{" "}
            <span class="hint">
              {t("puzzle-moves", { moves: puzzle.moves })} {t("puzzle-rating", { rating: puzzle.rating })}
            </span>
          </p>
          <AimLine aim={puzzle.aim} />
        </>
      }
      said={
        <>
          {picked.region}
          <WhyPlace
            question={question}
            here={position}
            before={position}
            lastMove={null}
            names={names}
            rules={`/rules/${puzzle.rules}`}
          />
          <p class={`puzzle-said ${stage}`} role="status" data-testid="puzzle-said">
            {solving.said.value}
          </p>
        </>
      }
      under={over && <Line solving={solving} />}
      bar={
        <>
          {stage === "wrong" && (
            <button type="button" class="primary" onClick={() => solving.retry()}>
              {t("puzzle-retry")}
            </button>
          )}
          {stage === "asked" && (
            <button type="button" onClick={() => solving.hint()}>
              {t("puzzle-hint")}
            </button>
          )}
          {!over && (
            <button type="button" onClick={() => solving.giveUp()}>
              {t("puzzle-give-up")}
            </button>
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
        </>
      }
      confirm={
        <ConfirmStep
          step={proposal.value}
          cancel={() => board.current?.cancel()}
          confirm={() => board.current?.confirm()}
        />
      }
      more={
        <>
          <PlayOn puzzle={puzzle} situation={solving.isDrawn() ? situation : null} />
          {over && (
            <p>
              <a href={`/analysis?${new URLSearchParams({ rules: puzzle.rules, start: puzzle.position })}`}>
                {t("puzzle-analyse")}
              </a>
            </p>
          )}
          {choosing}
        </>
      }
    />
  );
}

/** The whole line, step by step. */
function Line({ solving }: { solving: Solving }) {
  const ply = solving.ply.value;
  const { length } = solving.puzzle.line;
  const to = (wanted: number) => (wanted === ply ? null : () => solving.look(wanted));
  return (
    <div class="puzzle-line">
      {solving.stage.value === "solved" && solving.rest().length > 0 && (
        <p class="hint">{t("puzzle-rest-of-line", { line: texts(solving.rest()) })}</p>
      )}
      <Stepper
        first={to(0)}
        previous={to(Math.max(0, ply - 1))}
        next={to(Math.min(length, ply + 1))}
        last={to(length)}
        lastWords={t("puzzle-line-end")}
      />
    </div>
  );
}

/** Begins a game from the position on the board, against the strongest level. */
function PlayOn({ puzzle, situation }: { puzzle: Puzzle; situation: Situation | null }) {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const begin = async ({ position }: Situation) => {
    busy.value = true;
    problem.value = null;
    try {
      const strongest = Math.max(...(await levels()).map(({ level }) => level));
      await beginWith({
        rules: puzzle.rules,
        start: position,
        ...seatsFor(puzzle.side, strongest),
      });
    } catch (error) {
      problem.value = codeOf(error);
      busy.value = false;
    }
  };
  return (
    <>
      <p class="buttons">
        <button
          type="button"
          disabled={busy.value || !situation || situation.outcome !== null}
          onClick={() => situation && begin(situation)}
        >
          {t("puzzle-play-on")}
        </button>
      </p>
      <Trouble problem={problem.value} />
    </>
  );
}

/** The move that was asked for or is shown next, and the reply that refutes a wrong one. */
function arrowsOf(solving: Solving): Arrow[] {
  const reply = solving.reply.value;
  if (reply?.from && reply.to) return [{ from: reply.from, to: reply.to, kind: "threat" }];
  const move =
    solving.stage.value === "shown"
      ? solving.puzzle.line[solving.ply.value]
      : solving.help.value === 2
        ? solving.wanted()
        : null;
  return move ? [{ from: move.from, to: move.to, kind: "hint" }] : [];
}
