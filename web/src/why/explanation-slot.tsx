// The "Why?" question below a board. The answer's code is loaded on demand.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ExplanationRequest, Names, PlayedMove, PositionRequest } from "../api/schema";
import { need, t } from "../words/words";
import type { Answer } from "./explanation";
import type { BoardQuestion } from "./question";

interface Props {
  question: BoardQuestion;
  /** The position on the board, and the one before the last move. */
  here: PositionRequest;
  before: PositionRequest;
  lastMove: PlayedMove | null;
  names: Names;
  /** The page with all the rules, if there is one. */
  rules: string | null;
}

/** The question, and the answer. */
export function WhyPlace({ question, here, before, lastMove, names, rules }: Props) {
  const position = [here.start, ...(here.moves ?? [])].join(" ");
  // A new position resets the question
  useEffect(() => question.drop, [position]);
  const refused = question.refused.value;
  const fallen = lastMove?.from && lastMove.to && lastMove.captures.length > 0 ? lastMove : null;
  let asked: ExplanationRequest | null = null;
  if (refused) asked = { position: here, move: `${refused.from}-${refused.to}` };
  else if (question.falls.value && fallen) asked = { position: before, move: `${fallen.from}-${fallen.to}` };
  return (
    <div class="why-place">
      {fallen && !asked && (
        <button type="button" class="plain" onClick={question.askFalls} data-testid="why-fallen">
          {t("why-fallen", { count: fallen.captures.length })}
        </button>
      )}
      {/* A region that is there before its words is read out when they come. */}
      <div role="status">
        {asked && <Late question={question} asked={asked} names={names} rules={rules} />}
      </div>
    </div>
  );
}

type AnswerProps = Parameters<typeof Answer>[0];

function Late(props: AnswerProps) {
  const [Told, setTold] = useState<ComponentType<AnswerProps> | null>(null);
  useEffect(() => {
    Promise.all([import("./explanation"), need(["why"])]).then(
      ([{ Answer }]) => setTold(() => Answer),
      () => props.question.drop(),
    );
  }, []);
  return Told ? <Told {...props} /> : null;
}
