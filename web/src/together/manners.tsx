// What players ask of each other, and say to each other.
import type { Game, OfferKind, Side } from "../api/schema";
import { ConfirmButton } from "../parts/confirm-button";
import { Switch } from "../parts/switch";
import type { Session } from "../play/session";
import { t } from "../words/words";
import { isOn } from "./players";

/** The buttons for what another player must agree to, and for calling the game off. */
export function OfferButtons({ session, game, own }: { session: Session; game: Game; own: Side }) {
  const on = isOn(game);
  const busy = session.busy.value;
  const offer = (kind: OfferKind) => (
    <button
      type="button"
      disabled={busy || game.offer !== null}
      onClick={(event) => {
        // The offer shows beside the board, not in the sheet that the button may be in.
        event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
        void session.offer(kind, own);
      }}
      data-testid={`offer-${kind}`}
    >
      {t(`together-ask-${kind}`)}
    </button>
  );
  const moved = game.moves.some((move) => move.side === own);
  return (
    <>
      {on && moved && offer("takeback")}
      {on && offer(game.paused ? "resume" : "pause")}
      {game.outcome && !game.next && !game.two_games && offer("rematch")}
      {!game.outcome && !game.cancelled && game.moves.length < 2 && (
        <ConfirmButton
          label={t("together-cancel")}
          title={t("together-cancel-title")}
          words={t("together-cancel-words")}
          yes={t("together-cancel")}
          no={t("game-resign-no")}
          disabled={busy}
          act={session.cancel}
          test="cancel"
        />
      )}
    </>
  );
}

const SIGNALS = ["hello", "good-luck", "well-played", "thanks", "one-moment"] as const;

/** The few things that can be said, and the switch that hides what the other says. */
export function SignalButtons({ session }: { session: Session }) {
  return (
    <fieldset class="signals">
      <legend>{t("together-say")}</legend>
      {SIGNALS.map((signal) => (
        <button
          key={signal}
          type="button"
          disabled={session.busy.value}
          onClick={() => session.signal(signal)}
          data-testid={`signal-${signal}`}
        >
          {t(`together-signal-${signal}`)}
        </button>
      ))}
      <Switch of={session.muted} words={t("together-mute")} changed={() => session.mute()} />
    </fieldset>
  );
}
