// What one player offers the other: a draw, moves to take back, a pause, its end, another game.
import type { Game } from "../api/schema";
import type { Session } from "../play/session";
import { offeredWords } from "../play/speech";
import { t } from "../words/words";
import { isTogether, other } from "./players";

/** The offer that stands, with the answers that this page may give. */
export function OfferNotice({ session, game }: { session: Session; game: Game }) {
  const { offer } = game;
  if (!offer) return null;
  const mine = session.mine.value;
  const together = isTogether(game, mine);
  const button = (words: string, action: "accept" | "decline" | "withdraw") => (
    <button
      type="button"
      disabled={session.busy.value}
      onClick={() => session.answer(action, offer.kind)}
      data-testid={action}
    >
      {words}
    </button>
  );
  return (
    <div class="notice buttons" data-testid="offer">
      <p class="offered">{offeredWords(game, mine, offer)}</p>
      {mine.includes(other(offer.side)) ? (
        <>
          {button(t(together ? "together-accept" : "game-draw-accept"), "accept")}
          {button(t(together ? "together-decline" : "game-draw-decline"), "decline")}
        </>
      ) : (
        mine.includes(offer.side) &&
        button(t(together ? "together-withdraw" : "game-draw-withdraw"), "withdraw")
      )}
    </div>
  );
}
