// The coach beside a game: asks the server about each position in which the learner is to move, and comments on it.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { gameRuleset } from "../api/client";
import { moveText } from "../api/moves";
import { positionOf } from "../api/positions";
import type { Game, Position, Side } from "../api/schema";
import { codeOf, problemWords, useLoaded } from "../parts/loaded";
import { comment } from "./comment";

interface Props {
  game: Game;
  mine: Side;
}

/** What the server said of the learner's last two turns in a game: this shows only on the learner's turn. */
const seen = signal<{ game: string; now: Position | null; before: Position | null }>({
  game: "",
  now: null,
  before: null,
});

function see(game: string, found: Position): void {
  const { game: last, now, before } = seen.value;
  if (last !== game) seen.value = { game, now: found, before: null };
  else if (now?.position !== found.position) seen.value = { game, now: found, before: now };
  else seen.value = { game, now: found, before };
}

/** What the coach says on each of the learner's turns. */
export function Coach({ game, mine }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { value: rules, problem: unread } = useLoaded(game.id, () => gameRuleset(game.id));
  // A comment on each position, not on each draw offered
  useEffect(() => {
    let current = true;
    const moves = game.moves.map(moveText);
    setProblem(null);
    positionOf({ game: game.id, start: game.start, moves }).then(
      (found) => current && see(game.id, found),
      (error) => current && setProblem(codeOf(error)),
    );
    return () => {
      current = false;
    };
  }, [game.position, game.moves.length]);
  if (problem) return <>{problemWords(problem)}</>;
  const advice = rules?.advice[mine] ?? (unread ? [] : null);
  const { now, before } = seen.value.game === game.id ? seen.value : { now: null, before: null };
  return <>{comment({ game, mine, position: now, before, advice })}</>;
}
