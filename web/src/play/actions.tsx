// What a player may do besides moving.
import type { Game, Side } from "../api/schema";
import { ConfirmButton } from "../parts/confirm-button";
import { FlipButton } from "../parts/flip-button";
import { ask } from "../settings";
import { t } from "../words/words";
import { mayStay } from "./going-on";
import type { Session } from "./session";
import { about } from "./speech";

/** The action buttons: hint, take back, draw, resign, flip and share. */
export function Actions({ session, game }: { session: Session; game: Game }) {
  const mine = session.mine.value;
  const over = game.outcome !== null;
  // On a shared screen the side to move acts; against the engine it is always the same side.
  const acting: Side | null = mine.length === 2 ? (game.side ?? "attackers") : (mine[0] ?? null);
  const busy = session.busy.value;
  // A game ended by the rules can be taken back; a resignation or agreed draw cannot.
  const undoable = !over || game.outcome?.rule;
  const point = session.myTurn.value ? game.going_on : null;
  return (
    <section class="actions" aria-labelledby="actions-title">
      <h2 id="actions-title">{t("game-actions")}</h2>
      <div class="buttons">
        {point && mayStay(game, point) && (
          <button type="button" class="primary" onClick={session.stay} disabled={busy} data-testid="stay">
            {t("game-stay")}
          </button>
        )}
        {acting && !over && (
          <button
            type="button"
            onClick={() => session.advise()}
            disabled={!session.myTurn.value || session.hint.value === "waiting"}
          >
            {t("game-hint")}
          </button>
        )}
        {acting && undoable && (
          <button type="button" onClick={session.takeBack} disabled={busy || game.moves.length === 0}>
            {t("game-takeback")}
          </button>
        )}
        {acting && !over && (
          <>
            <ConfirmButton
              label={t("game-draw-offer")}
              title={t("game-draw-title")}
              words={t("game-draw-words")}
              yes={t("game-draw-offer")}
              no={t("game-resign-no")}
              disabled={busy || game.offer !== null}
              act={() => session.draw("offer", acting)}
            />
            <ConfirmButton
              label={t("game-resign")}
              title={t("game-resign-title")}
              words={about("game-resign-words", game.names, acting)}
              yes={t("game-resign-yes")}
              no={t("game-resign-no")}
              disabled={busy}
              act={() => session.resign(acting)}
            />
          </>
        )}
        <FlipButton />
        <a class="button" href={`/game/${encodeURIComponent(game.id)}/share`}>
          {t("game-share")}
        </a>
        {mine.length === 2 && !over && (
          <a class="button" href={`/analysis?game=${encodeURIComponent(game.id)}`}>
            {t("end-analyse")}
          </a>
        )}
      </div>
      {mine.length > 0 && !over && (
        <label class="choice">
          <input
            type="checkbox"
            checked={ask.value === "yes"}
            onChange={(event) => {
              ask.value = event.currentTarget.checked ? "yes" : "no";
            }}
          />
          <span>{t("game-ask")}</span>
        </label>
      )}
    </section>
  );
}
