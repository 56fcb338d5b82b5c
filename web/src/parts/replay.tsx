// A game viewer: board, step buttons, moves. It knows no rules; the positions come from the server.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type GameData, shown } from "../../embed/game";
import { t } from "../words/words";
import { BoardView } from "./board-view";
import { scrollToCurrent } from "./scroll-into-view";

interface Props {
  game: GameData;
  label: string;
  /** Remarks by ply. */
  comments?: Record<string, string>;
  /** Called with the shown position. */
  onPly?: (ply: number) => void;
}

/** The game, from its first position. */
export function Replay({ game, label, comments = {}, onPly }: Props) {
  const { size, marks, active, frames } = useMemo(() => shown(game), [game]);
  const [wanted, setPly] = useState(0);
  const last = frames.length - 1;
  const ply = Math.min(wanted, last);
  const go = (to: number) => setPly(Math.max(0, Math.min(last, to)));
  useEffect(() => onPly?.(ply), [ply]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => scrollToCurrent(list.current), [ply]);
  const frame = frames[ply];
  if (!frame) return null;
  const said = frame.move
    ? t("replay-at", { ply, of: last, move: frame.move })
    : t("replay-start", { of: last });
  const comment = comments[ply] && <blockquote>{comments[ply]}</blockquote>;
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const step = (to: number, words: string, shape: string, off: boolean) => (
    <button
      type="button"
      onClick={() => go(to)}
      aria-disabled={off}
      aria-label={words}
      title={words}
      key={words}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
  return (
    <div class="replay">
      <BoardView
        size={size}
        marks={marks}
        active={active}
        position={frame.position}
        lastMove={frame.step}
        interactive={false}
        label={`${label}. ${said}`}
      />
      {last === 0 && comment}
      {last > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside
        <div class="replay-steps" onKeyDown={press}>
          <div class="stepper">
            {step(0, t("replay-first"), "M2 2h2v12H2zM14 2v12L5 8z", ply === 0)}
            {step(ply - 1, t("replay-previous"), "M12 2v12L3 8z", ply === 0)}
            {step(ply + 1, t("replay-next"), "M4 2v12l9-6z", ply === last)}
            {step(last, t("replay-last"), "M12 2h2v12h-2zM2 2v12l9-6z", ply === last)}
          </div>
          <p class="replay-said" aria-live="polite">
            {said}
          </p>
          {comment}
          <details onToggle={() => scrollToCurrent(list.current)}>
            <summary>{t("replay-moves")}</summary>
            <ol class="replay-moves" ref={list}>
              {frames.slice(1).map(({ move }, index) => (
                <li key={`${index}-${move}`}>
                  <button
                    type="button"
                    class="plain"
                    aria-current={index + 1 === ply ? "true" : undefined}
                    onClick={() => go(index + 1)}
                  >
                    {index + 1}. {move}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        </div>
      )}
    </div>
  );
}
