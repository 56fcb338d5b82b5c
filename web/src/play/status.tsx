// The status line, announcements, the die, and the bar that confirms a move.
import type { Step } from "../../board";
import type { Game } from "../api/schema";
import { isOver, problemWords } from "../parts/loaded";
import { MatchNotice, SaidNotice, SideChoice, StillThere } from "../together/notices";
import { OfferNotice } from "../together/offers";
import { PlanNotice } from "../together/plans";
import { isOn, isTogether, nameOf, sayOf } from "../together/players";
import { t } from "../words/words";
import { Die } from "./die";
import { mayStay } from "./going-on";
import type { Session } from "./session";
import { about, goingOnWords, resultWords, scoreSpoken } from "./speech";
import { Thinking } from "./thinking";

interface Props {
  session: Session;
  game: Game;
}

/** The status line beside the board. */
export function Status({ session, game }: Props) {
  const looking = session.looking.value;
  const move = session.shownMove.value;
  const point = session.myTurn.value ? game.going_on : null;
  const staying = point !== null && mayStay(game, point);
  const die = looking === null ? game.die : (move?.die ?? null);
  return (
    <div class={looking === null ? "status" : "status past"}>
      <p class="turn" data-testid="turn">
        {looking === null ? presentWords(session, game) : pastWords(looking, game)}
      </p>
      {die !== null && <Die value={die} />}
      {looking === null && staying && (
        <button
          type="button"
          class="primary"
          onClick={session.stay}
          disabled={session.busy.value}
          data-testid="stay"
        >
          {t("game-stay")}
        </button>
      )}
      {looking !== null && (
        <button type="button" onClick={() => session.look(game.moves.length)} data-testid="live">
          {t("game-live")}
        </button>
      )}
      {looking === null && move?.announcement && (
        <p class="announcement" data-testid="announcement">
          {t(`game-announce-${move.announcement}`)}
        </p>
      )}
    </div>
  );
}

function presentWords(session: Session, game: Game): string {
  if (game.outcome) return resultWords(game, game.outcome)[0];
  if (game.cancelled) return t("together-cancelled");
  if (!isOn(game)) return t("together-waiting");
  if (game.paused) return t("together-paused");
  if (!game.side) return t("game-over");
  if (game.seats[game.side].kind === "engine") return about("game-turn-engine", game.names, game.side);
  const point = game.going_on;
  if (point) return goingOnWords(game, point);
  const alone = session.mine.value.length === 1 && session.myTurn.value;
  if (!alone && isTogether(game, session.mine.value) && nameOf(game, game.side))
    return sayOf("together-turn", game, game.side);
  return about(alone ? "game-turn-yours" : "game-turn", game.names, game.side);
}

function pastWords(ply: number, game: Game): string {
  return ply === 0 ? t("game-past-start") : t("game-past", { ply, count: game.moves.length });
}

/** Notices: errors, draw offers, hints, engine output. They have a place of their own so that the layout does not shift. */
export function Notices({ session, game }: Props) {
  const problem = session.problem.value;
  const hint = session.hint.value;
  const premove = session.premove.value;
  return (
    <div class="notices">
      {!session.connected.value && (
        <p class="problem" role="alert">
          {t("game-reconnecting")}
        </p>
      )}
      {problem && !isOver(problem) && (
        <p class="problem" role="alert" data-testid="problem">
          {problemWords(problem)}{" "}
          <button
            type="button"
            class="plain"
            onClick={() => {
              session.problem.value = null;
            }}
            aria-label={t("error-close")}
          >
            ×
          </button>
        </p>
      )}
      {game.outcome && session.looking.value === null && (
        <p class="notice" data-testid="ended">
          {resultWords(game, game.outcome)[1]}
        </p>
      )}
      <MatchNotice session={session} game={game} />
      <SideChoice session={session} game={game} />
      <OfferNotice session={session} game={game} />
      <PlanNotice session={session} game={game} />
      <StillThere session={session} game={game} />
      <SaidNotice session={session} game={game} />
      {premove && <p class="notice">{t("together-premove-set", { ...premove })}</p>}
      {session.refused.value && <p class="notice">{session.refused.value}</p>}
      {hint === "waiting" && <p class="notice">{t("game-hint-waiting")}</p>}
      {hint && hint !== "waiting" && (
        <p class="notice hinted" role="status" data-testid="hint">
          {t(hint.move.from === hint.move.to ? "game-hint-stay" : "game-hint-words", {
            from: hint.move.from,
            to: hint.move.to,
            score: scoreSpoken(hint.score, game.names),
          })}
        </p>
      )}
      <Thinking session={session} game={game} />
    </div>
  );
}

/** Asks to confirm the proposed move. */
export function ConfirmBar({ session }: { session: Session }) {
  return (
    <ConfirmStep
      step={session.proposal.value}
      cancel={() => session.board?.cancel()}
      confirm={() => session.board?.confirm()}
    />
  );
}

/** The same bar for any board. */
export function ConfirmStep({
  step,
  cancel,
  confirm,
}: {
  step: Step | null;
  cancel(): void;
  confirm(): void;
}) {
  if (!step) return null;
  return (
    <section class="confirm" aria-label={t("game-confirm-words", { ...step })} data-testid="confirm">
      <span aria-hidden="true">
        {step.from} → {step.to}
      </span>
      <button type="button" onClick={cancel}>
        {t("game-confirm-no")}
      </button>
      <button type="button" class="primary" onClick={confirm}>
        {t("game-confirm-yes")}
      </button>
    </section>
  );
}
