// The coach beside a game: asks the server about each position in which the learner is to move, and comments on it.
import { useEffect, useState } from "preact/hooks";
import { gameRuleset, positionOf } from "../api/client";
import { moveText } from "../api/moves";
import type { Game, Position, Side } from "../api/schema";
import { codeOf, problemWords, useLoaded } from "../parts/loaded";
import type { Session } from "../play/session";
import { comment } from "./comment";

interface Props {
  session: Session;
  game: Game;
  mine: Side;
}

const NOTHING = { now: null, before: null };

/** What the coach says on each of the learner's turns. */
export function Coach({ session, game, mine }: Props) {
  const [seen, setSeen] = useState<{ now: Position | null; before: Position | null }>(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const { value: rules, problem: unread } = useLoaded(game.id, () => gameRuleset(game.id));
  const ours = session.myTurn.value;
  // A comment on each position, not on each draw offered
  useEffect(() => {
    if (!ours || game.outcome) return;
    let current = true;
    const moves = game.moves.map(moveText);
    setProblem(null);
    positionOf({ game: game.id, start: game.start, moves }).then(
      (found) => {
        if (!current) return;
        setSeen(({ now, before }) => ({
          now: found,
          before: now?.position === found.position ? before : now,
        }));
      },
      (error) => current && setProblem(codeOf(error)),
    );
    return () => {
      current = false;
    };
  }, [game.position, game.moves.length, ours]);
  if (problem) return <>{problemWords(problem)}</>;
  const advice = rules?.advice[mine] ?? (unread ? [] : null);
  return <>{comment({ game, mine, ours, position: seen.now, before: seen.before, advice })}</>;
}
