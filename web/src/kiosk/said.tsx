// What is said beside the board of a stand: that the connection is lost, a hint, why a move is refused, how the game ended. It leads nowhere.
import { useEffect } from "preact/hooks";
import { moveText } from "../api/moves";
import { explain } from "../api/positions";
import type { Game } from "../api/schema";
import { Trouble, useLoaded } from "../parts/loaded";
import type { Session } from "../play/session";
import { resultWords, scoreSpoken } from "../play/speech";
import { pointsOf, sentences } from "../why/explanation";
import { t } from "../words/words";

interface Props {
  session: Session;
  game: Game;
}

/** The place for it, which is there before its words, so that they are read out when they come. */
export function Said({ session, game }: Props) {
  const hint = session.hint.value;
  const refused = session.question.refused.value;
  // Another position asks nothing.
  useEffect(() => session.question.drop, [game.moves.length]);
  return (
    <div class="kiosk-said" role="status">
      {!session.connected.value && <p class="problem">{t("game-reconnecting")}</p>}
      <Trouble problem={session.problem.value} />
      {game.outcome && <p class="notice">{resultWords(game, game.outcome)[1]}</p>}
      {hint === "waiting" && <p class="notice">{t("game-hint-waiting")}</p>}
      {hint && hint !== "waiting" && (
        <p class="notice" data-testid="hint">
          {t(hint.move.from === hint.move.to ? "game-hint-stay" : "game-hint-words", {
            from: hint.move.from,
            to: hint.move.to,
            score: scoreSpoken(hint.score, game.names),
          })}
        </p>
      )}
      {refused && <Refusal session={session} game={game} move={moveText(refused)} />}
    </div>
  );
}

function Refusal({ session, game, move }: Props & { move: string }) {
  const position = { game: game.id, start: game.start, moves: game.moves.map(moveText) };
  const { value } = useLoaded(`${game.moves.length} ${move}`, () => explain({ position, move }));
  useEffect(() => {
    if (value) session.question.show(pointsOf(value));
  }, [value]);
  return value && <p class="notice">{sentences(value, game.names).join(" ")}</p>;
}
