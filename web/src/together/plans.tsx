// Conditional moves of a game by correspondence: lines that begin with a move of the other player and say how it is answered.
import type { Game, Side } from "../api/schema";
import type { Session } from "../play/session";
import { t } from "../words/words";
import { isOn, isSlow, other, ownSide } from "./players";

interface Props {
  session: Session;
  game: Game;
}

/** The lines of a side. */
function linesOf(session: Session, own: Side): string[][] {
  return session.plans.value.find(({ side }) => side === own)?.lines ?? [];
}

/** The lines, each with a button that removes it, and the button for another one while the other player thinks. */
export function Plans({ session, game, own }: Props & { own: Side }) {
  if (!isSlow(game) || !isOn(game)) return null;
  const lines = linesOf(session, own);
  return (
    <section class="plans" aria-labelledby="plans-title">
      <h3 id="plans-title">{t("together-plans")}</h3>
      {lines.length === 0 && <p class="hint">{t("together-plans-none")}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.join(" ")}>
            <span>{line.join(" ")}</span>
            <button
              type="button"
              class="plain"
              disabled={session.busy.value || game.side === own}
              aria-label={t("together-plans-remove", { line: line.join(" ") })}
              onClick={() => session.planLines(lines.filter((one) => one !== line))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {game.side === other(own) && !game.paused && (
        <button
          type="button"
          disabled={session.planning.value !== null}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
            void session.planMove(null);
          }}
          data-testid="plan"
        >
          {t("together-plans-new")}
        </button>
      )}
    </section>
  );
}

/** What is being planned on the board; it can be kept once it ends with an answer of this player's. */
export function PlanNotice({ session, game }: Props) {
  const own = ownSide(game, session.mine.value);
  const planning = session.planning.value;
  if (!own || !planning) return null;
  const { moves, mover } = planning;
  const end = () => {
    session.planning.value = null;
  };
  return (
    <div class="notice buttons" data-testid="planning">
      <p class="offered">
        {moves.length === 0 ? t("together-plans-lead") : t("together-plans-now", { line: moves.join(" ") })}
      </p>
      <button
        type="button"
        class="primary"
        disabled={session.busy.value || mover !== own}
        onClick={async () => {
          if (await session.planLines([...linesOf(session, own), moves])) end();
        }}
        data-testid="plan-keep"
      >
        {t("together-plans-save")}
      </button>
      <button type="button" onClick={end}>
        {t("game-confirm-no")}
      </button>
    </div>
  );
}
