// A rule's picture as a playable board.
import { useMemo, useState } from "preact/hooks";
import type { PointFacts } from "../../board";
import { moveText } from "../api/moves";
import { positionOf } from "../api/positions";
import type { PlayedMove, Position, PositionRequest, Trial } from "../api/schema";
import { BoardView } from "../parts/board-view";
import { Pending, useLoaded } from "../parts/loaded";
import { boardMoves } from "../play/going-on";
import { about, outcomeSpoken, pointSpoken } from "../play/speech";
import { WhyPlace } from "../why/explanation-slot";
import { BoardQuestion } from "../why/question";
import { t } from "../words/words";

/** By which rules: a rule set, or those of a game. */
export type By = Pick<PositionRequest, "rules" | "game">;

interface Props {
  trial: Trial;
  by: By;
  /** What is to be seen. */
  text: string;
  /** The page with all the rules. */
  rules: string;
  leave(): void;
}

const NOTHING: Record<string, string[]> = {};

/** The board of the picture, to be played on by its rules. */
export function Playable({ trial, by, text, rules, leave }: Props) {
  const [own, setOwn] = useState<string[]>([]);
  const question = useMemo(() => new BoardQuestion(), []);
  const told = (count: number): PositionRequest => ({
    ...by,
    start: trial.start,
    moves: [...trial.moves, ...own.slice(0, count)],
  });
  const here = told(own.length);
  const { value, problem, again } = useLoaded(JSON.stringify(here), () => positionOf(here));
  const close = (
    <button type="button" onClick={leave}>
      {t("rules-try-close")}
    </button>
  );
  if (!value)
    return (
      <div class="playable">
        <Pending problem={problem} again={again} />
        <p class="buttons">{close}</p>
      </div>
    );
  const last = own.length > 0 ? (value.moves.at(-1) ?? null) : null;
  return (
    <div class="playable" data-testid="playable">
      <p class="turn" role="status">
        {standing(value)}
      </p>
      <BoardView
        size={trial.size}
        position={value.position}
        marks={trial.marks}
        active={trial.active}
        view={trial.view}
        legal={value.outcome ? NOTHING : boardMoves(value)}
        lastMove={stepOf(last)}
        rings={question.rings.value}
        confirm="never"
        label={t("rules-example-label", { text })}
        describe={(facts: PointFacts) => pointSpoken(facts, value.names)}
        onMove={({ from, to }) => setOwn([...own, moveText({ from, to })])}
        onSelect={(point) => point && question.drop()}
        onRefuse={question.refuse}
      />
      <WhyPlace
        question={question}
        here={here}
        before={told(own.length - 1)}
        lastMove={last}
        names={value.names}
        rules={rules}
      />
      <p class="buttons">
        {own.length > 0 && (
          <button type="button" onClick={() => setOwn(own.slice(0, -1))}>
            {t("rules-try-back")}
          </button>
        )}
        {close}
      </p>
    </div>
  );
}

function standing({ outcome, side, names }: Position): string {
  if (outcome) return outcomeSpoken(outcome, names).join(" ");
  return side ? about("game-turn", names, side) : "";
}

function stepOf(move: PlayedMove | null) {
  return move?.from && move.to ? { from: move.from, to: move.to } : null;
}
