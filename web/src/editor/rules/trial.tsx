// The trial board: play the drafted rules for both sides.
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Board, PointFacts, Step } from "../../../board";
import { moveText } from "../../api/moves";
import { positionOf } from "../../api/positions";
import { Problem } from "../../api/problem";
import type { Position, PositionRequest } from "../../api/schema";
import { BoardView } from "../../parts/board-view";
import { codeOf, Pending, problemWords } from "../../parts/loaded";
import { boardMoves, mayStay } from "../../play/going-on";
import { about, moveSpoken, outcomeSpoken, pointSpoken } from "../../play/speech";
import { ConfirmStep } from "../../play/status";
import { flipped } from "../../settings";
import { WhyPlace } from "../../why/explanation-slot";
import { BoardQuestion } from "../../why/question";
import { language, t } from "../../words/words";
import type { DraftSession } from "./draft-session";

/** What is being tried. */
class Trial {
  readonly position = signal<Position | null>(null);
  readonly problem = signal<string | null>(null);
  /** How many moves had to be taken back because the rules forbid them now. */
  readonly undone = signal(0);
  readonly proposal = signal<Step | null>(null);
  readonly question = new BoardQuestion();
  private moves: string[] = [];
  private draft: string | null = null;
  private asked = 0;
  board: Board | null = null;

  /** Goes on by other rules; moves that they forbid are taken back. */
  async by(draft: string): Promise<void> {
    this.draft = draft;
    const before = this.moves.length;
    await this.show(this.moves);
    this.undone.value = before - this.moves.length;
  }

  /** Plays a legal move. */
  async move(from: string, to: string): Promise<void> {
    this.undone.value = 0;
    await this.show([...this.moves, moveText({ from, to })]);
  }

  async back(all = false): Promise<void> {
    this.undone.value = 0;
    await this.show(all ? [] : this.moves.slice(0, -1));
  }

  /** The game on the board up to a ply, as the server is asked about it. */
  told(count: number): PositionRequest {
    return { draft: this.draft ?? "", moves: this.moves.slice(0, Math.max(0, count)) };
  }

  private async show(moves: string[]): Promise<void> {
    if (this.draft === null) return;
    const turn = ++this.asked;
    try {
      const position = await positionOf({ draft: this.draft, moves });
      if (turn !== this.asked) return;
      this.moves = position.moves.map(moveText);
      this.position.value = position;
      this.problem.value = null;
    } catch (error) {
      if (turn !== this.asked) return;
      const ply = error instanceof Problem ? error.ply : null;
      if (moves.length > 0) return this.show(ply === null ? [] : moves.slice(0, ply - 1));
      this.problem.value = codeOf(error);
    }
  }
}

/** The section. */
export function TrialSection({ writing }: { writing: DraftSession }) {
  const trial = useMemo(() => new Trial(), [writing]);
  const draft = writing.playable.value;
  useEffect(() => {
    if (draft !== null) trial.by(draft);
  }, [draft, trial]);
  const position = trial.position.value;
  const problem = trial.problem.value;
  return (
    <section class="leaf trial" aria-labelledby="trial">
      <h2 id="trial">{t("editor-trial")}</h2>
      <p>{t("editor-trial-note")}</p>
      {position ? (
        <div class="trial-table">
          <TrialBoard trial={trial} position={position} />
          <TrialStatus writing={writing} trial={trial} position={position} />
        </div>
      ) : draft === null ? (
        <p class="hint">{t("editor-trial-waits")}</p>
      ) : (
        <Pending problem={problem} />
      )}
      {position && problem && (
        <p class="problem" role="alert">
          {problemWords(problem)}
        </p>
      )}
    </section>
  );
}

function TrialBoard({ trial, position }: { trial: Trial; position: Position }) {
  const { names, layout } = position;
  const words = language.value;
  // A new language needs a new function
  const describe = useMemo(() => (facts: PointFacts) => pointSpoken(facts, names), [words, names]);
  const last = position.moves.at(-1);
  // Keep the identity of the move between renders
  const lastMove = useMemo(
    () => (last?.from && last.to ? { from: last.from, to: last.to } : null),
    [last?.ply, last?.text],
  );
  const moves = useMemo(() => boardMoves(position), [position]);
  return (
    <div class="board-place">
      <BoardView
        // A board has the size with which it was made
        key={layout.size}
        hold={(board) => {
          trial.board = board;
        }}
        size={layout.size}
        position={position.position}
        marks={layout.marks}
        active={layout.active}
        flipped={flipped.value === "yes"}
        legal={moves}
        lastMove={lastMove}
        label={t("game-board-label", { size: layout.size })}
        describedBy="trial-keys"
        describe={describe}
        onMove={(step) => trial.move(step.from, step.to)}
        onPropose={(step) => {
          trial.proposal.value = step;
        }}
        onSelect={(point) => point && trial.question.drop()}
        onRefuse={trial.question.refuse}
        rings={trial.question.rings.value}
      />
      <ConfirmStep
        step={trial.proposal.value}
        cancel={() => trial.board?.cancel()}
        confirm={() => trial.board?.confirm()}
      />
      <WhyPlace
        question={trial.question}
        here={trial.told(position.moves.length)}
        before={trial.told(position.moves.length - 1)}
        lastMove={last ?? null}
        names={names}
        rules={null}
      />
      <p class="unseen" id="trial-keys">
        {t("game-keys")}
      </p>
    </div>
  );
}

/** What the rules say of the position. */
function TrialStatus({
  writing,
  trial,
  position,
}: {
  writing: DraftSession;
  trial: Trial;
  position: Position;
}) {
  const { names, outcome, side } = position;
  const last = position.moves.at(-1);
  const on = position.going_on;
  const ways = Object.values(position.legal).reduce((sum, to) => sum + to.length, 0);
  const said = [
    trial.undone.value > 0 ? t("editor-trial-undone", { count: trial.undone.value }) : "",
    last ? moveSpoken(last, position) : "",
    ...(outcome ? outcomeSpoken(outcome, names) : []),
  ];
  return (
    <div class="trial-status">
      {!outcome && side && <p class="turn">{about("game-turn", names, side)}</p>}
      <p role="status" data-testid="trial-status">
        {said.filter((words) => words !== "").join(" ")}
      </p>
      {!outcome && (
        <p class="hint">
          {t("editor-trial-moves", { moves: ways, captures: Object.keys(position.captures).length })}
        </p>
      )}
      {writing.playable.value !== writing.text.value && <p class="warning">{t("editor-trial-older")}</p>}
      <p class="buttons">
        {on && mayStay(position, on) && (
          <button type="button" onClick={() => trial.move(on, on)}>
            {t("game-stay")}
          </button>
        )}
        <button type="button" disabled={!last} onClick={() => trial.back()} data-testid="trial-back">
          {t("game-takeback")}
        </button>
        <button type="button" disabled={!last} onClick={() => trial.back(true)}>
          {t("editor-trial-again")}
        </button>
      </p>
    </div>
  );
}
