// What a player may do besides moving.
import { useRef } from "preact/hooks";
import type { Game, Side } from "../api/types";
import { FlipButton } from "../parts/flip-button";
import { ask } from "../settings";
import { t } from "../words/words";
import { goingOn, mayStay } from "./going-on";
import type { Session } from "./session";
import { about } from "./speech";

/** The buttons: advice, second thoughts, peace, surrender, and what anybody may do. */
export function Actions({ session, game }: { session: Session; game: Game }) {
  const mine = session.mine.value;
  const over = game.outcome !== null;
  // At the same screen whoever is to move acts; against the engine it is always the same side.
  const acting: Side | null = mine.length === 2 ? (game.side ?? "attackers") : (mine[0] ?? null);
  const busy = session.busy.value;
  // What the rules ended may be thought over again; what the players ended stands.
  const undoable = !over || game.outcome?.rule;
  const point = session.myTurn.value ? goingOn(game) : null;
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
            <DrawButtons session={session} game={game} acting={acting} />
            <ResignButton session={session} game={game} acting={acting} />
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

interface Acting {
  session: Session;
  game: Game;
  acting: Side;
}

function DrawButtons({ session, game, acting }: Acting) {
  const busy = session.busy.value;
  const mine = session.mine.value;
  const { offer } = game;
  const button = (words: string, action: "offer" | "accept" | "decline" | "withdraw", side: Side) => (
    <button type="button" disabled={busy} onClick={() => session.draw(action, side)}>
      {words}
    </button>
  );
  if (!offer) return button(t("game-draw-offer"), "offer", acting);
  const answering: Side = offer === "attackers" ? "defenders" : "attackers";
  return (
    <>
      {mine.includes(answering) && button(t("game-draw-accept"), "accept", answering)}
      {mine.includes(answering) && button(t("game-draw-decline"), "decline", answering)}
      {mine.includes(offer) && button(t("game-draw-withdraw"), "withdraw", offer)}
    </>
  );
}

function ResignButton({ session, game, acting }: Acting) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" disabled={session.busy.value} onClick={() => dialog.current?.showModal()}>
        {t("game-resign")}
      </button>
      <dialog ref={dialog} aria-labelledby="resign-title">
        <h2 id="resign-title">{t("game-resign-title")}</h2>
        <p>{about("game-resign-words", game.names, acting)}</p>
        <div class="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t("game-resign-no")}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              dialog.current?.close();
              session.resign(acting);
            }}
          >
            {t("game-resign-yes")}
          </button>
        </div>
      </dialog>
    </>
  );
}
