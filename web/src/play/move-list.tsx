// The list of moves, and the buttons to step through them.
import { useRef } from "preact/hooks";
import { spelled } from "../analysis/spelled";
import type { Game, PlayedMove } from "../api/schema";
import { useCurrentInSight } from "../parts/scroll-into-view";
import { Stepper } from "../parts/stepper";
import { t } from "../words/words";
import type { Session } from "./session";
import { sideName } from "./speech";

/** The step buttons. */
export function GameStepper({ session, game }: { session: Session; game: Game }) {
  const ply = session.shownPly.value;
  const last = game.moves.length;
  return (
    <Stepper
      first={ply === 0 ? null : () => session.look(0)}
      previous={ply === 0 ? null : () => session.look(ply - 1)}
      next={ply === last ? null : () => session.look(ply + 1)}
      last={ply === last ? null : () => session.look(last)}
      lastWords={t("moves-last")}
    />
  );
}

/** Every move as a button. */
export function MoveList({ session, game }: { session: Session; game: Game }) {
  const ply = session.shownPly.value;
  const last = game.moves.length;
  const list = useRef<HTMLOListElement>(null);
  // The shown move changes with the ply, and with a new move
  useCurrentInSight(list, [ply, last]);
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title" class="unseen">
        {t("moves-title")}
      </h2>
      {last === 0 ? (
        <p class="hint">{t("moves-none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys
        <ol ref={list} tabIndex={0} aria-labelledby="moves-title">
          {game.moves.map((move) => (
            <li key={move.ply}>
              <button
                type="button"
                class="plain"
                aria-current={move.ply === ply ? "true" : undefined}
                onClick={() => session.look(move.ply)}
              >
                <span class="number">{move.ply}</span>
                <span class={`sign ${move.side}`}>
                  <span class="unseen">{sideName(game.names, move.side)}</span>
                </span>
                <span>{listed(move)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A move as it is listed. */
function listed(move: PlayedMove): string {
  const announced = move.announcement ? ` ${t(`game-announce-${move.announcement}-short`)}` : "";
  const thrown = move.die === null ? "" : ` (${t("moves-die", { value: move.die })})`;
  return spelled(move) + announced + thrown;
}
