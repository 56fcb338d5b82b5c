// The moves so far, to look back at.
import { useEffect, useRef } from "preact/hooks";
import type { Game, PlayedMove } from "../api/types";
import { t } from "../words/words";
import type { Session } from "./session";
import { sideName } from "./speech";

/** Buttons to step with, and every move as a button. */
export function MoveList({ session, game }: { session: Session; game: Game }) {
  const ply = session.shownPly.value;
  const last = game.moves.length;
  const list = useRef<HTMLOListElement>(null);
  // The shown move is kept in sight
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!box || !item) return;
    const top = item.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [ply, last]);
  const step = (to: number, words: string, shape: string, off: boolean) => (
    <button type="button" onClick={() => session.look(to)} disabled={off} aria-label={words} title={words}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{t("moves-title")}</h2>
      <div class="stepper">
        {step(0, t("moves-first"), "M2 2h2v12H2zM14 2v12L5 8z", ply === 0)}
        {step(ply - 1, t("moves-previous"), "M12 2v12L3 8z", ply === 0)}
        {step(ply + 1, t("moves-next"), "M4 2v12l9-6z", ply === last)}
        {step(last, t("moves-last"), "M12 2h2v12h-2zM2 2v12l9-6z", ply === last)}
      </div>
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
                <span>{spelled(move)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A move as it is listed. */
function spelled(move: PlayedMove): string {
  const { from, to } = move;
  let words = `${from}–${to}`;
  if (!from || !to) words = t("game-lost-turn");
  else if (from === to) words = t("moves-stay", { point: to });
  const captured = move.captures.length > 0 ? ` ×${move.captures.join(" ")}` : "";
  const announced = move.announcement ? ` ${t(`game-announce-${move.announcement}-short`)}` : "";
  const thrown = move.die === null ? "" : ` (${t("moves-die", { value: move.die })})`;
  return words + captured + announced + thrown;
}
