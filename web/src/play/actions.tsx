// What a player may do besides moving: the main actions in the bar, the others in the panel.
import type { Game, Side } from "../api/schema";
import { RemoveFromServer } from "../games/remove-from-server";
import { ConfirmButton } from "../parts/confirm-button";
import { FlipButton } from "../parts/flip-button";
import { FocusButton } from "../parts/focus-mode";
import { Icon, IconButton } from "../parts/icon";
import { Switch } from "../parts/switch";
import { ask } from "../settings";
import { sayClocks } from "../together/clocks";
import { OfferButtons, SignalButtons } from "../together/manners";
import { Plans } from "../together/plans";
import { isOn, isSlow, isTogether, ownSide } from "../together/players";
import { askSlow, premoves } from "../together/settings";
import { t } from "../words/words";
import { GameStepper } from "./move-list";
import type { Session } from "./session";
import { about } from "./speech";

interface Props {
  session: Session;
  game: Game;
}

/** The side that acts: on a shared screen the one to move; against the engine always the same. */
function actingSide(session: Session, game: Game): Side | null {
  const mine = session.mine.value;
  return mine.length === 2 ? (game.side ?? "attackers") : (mine[0] ?? null);
}

/** Stepping through the moves, the hint, taking back, and after the end what follows. */
export function MainActions({ session, game }: Props) {
  const acting = actingSide(session, game);
  const over = game.outcome !== null;
  // A game ended by the rules can be taken back; a resignation or agreed draw cannot.
  const together = isTogether(game, session.mine.value);
  const undoable = !together && !game.cancelled && (!over || game.outcome?.rule);
  return (
    <>
      <GameStepper session={session} game={game} />
      {acting && !over && !together && (
        <IconButton
          shape="hint"
          words={t("game-hint")}
          act={() => session.advise()}
          disabled={!session.myTurn.value || session.hint.value === "waiting"}
          test="hint-button"
        />
      )}
      {acting && undoable && (
        <IconButton
          shape="back"
          words={t("game-takeback")}
          act={session.takeBack}
          disabled={session.busy.value || game.moves.length === 0}
        />
      )}
      {over && (
        <a
          class="button icon-button"
          href={`/analysis?game=${encodeURIComponent(game.id)}`}
          title={t("end-analyse")}
        >
          <Icon shape="ways" />
          <span class="unseen">{t("end-analyse")}</span>
        </a>
      )}
      <FocusButton />
    </>
  );
}

/** The other buttons: draw, resign, flip and share. */
export function Actions({ session, game }: Props) {
  const mine = session.mine.value;
  const over = game.outcome !== null;
  const acting = actingSide(session, game);
  const busy = session.busy.value;
  const on = isOn(game);
  const own = ownSide(game, mine);
  const confirmed = isSlow(game) ? askSlow : ask;
  return (
    <section class="actions" aria-labelledby="actions-title">
      <h2 id="actions-title">{t("game-actions")}</h2>
      <div class="buttons">
        {acting && on && (
          <>
            <ConfirmButton
              label={t("game-draw-offer")}
              title={t("game-draw-title")}
              words={t("game-draw-words")}
              yes={t("game-draw-offer")}
              no={t("game-resign-no")}
              disabled={busy || game.offer !== null}
              act={() => session.offer("draw", acting)}
              test="offer-draw"
            />
            <ConfirmButton
              label={t("game-resign")}
              title={t("game-resign-title")}
              words={about("game-resign-words", game.names, acting)}
              yes={t("game-resign-yes")}
              no={t("game-resign-no")}
              disabled={busy}
              act={() => session.resign(acting)}
              test="resign"
            />
          </>
        )}
        {own && <OfferButtons session={session} game={game} own={own} />}
        {game.clocks && (
          <button type="button" onClick={() => sayClocks(session, game)} data-testid="say-clocks">
            {t("together-clock-say")}
          </button>
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
      {own && on && <p class="hint">{t("together-no-help")}</p>}
      {mine.length > 0 && on && <Switch of={confirmed} words={t("game-ask")} />}
      {own && on && !isSlow(game) && <Switch of={premoves} words={t("together-premove")} />}
      {own && <Plans session={session} game={game} own={own} />}
      {own && <SignalButtons session={session} />}
      <RemoveFromServer session={session} game={game} />
    </section>
  );
}
