// A game viewer: board, step buttons, moves. It knows no rules; the positions come from the server.
import { useMemo, useRef, useState } from "preact/hooks";
import { type Frame, type GameData, type Shown, shown } from "../../embed/game";
import { t } from "../words/words";
import { BoardView } from "./board-view";
import { useCurrentInSight } from "./scroll-into-view";
import { Stepper } from "./stepper";

/** A game that is looked at, and where. */
export interface Viewer {
  game: Shown;
  ply: number;
  /** The last ply. */
  last: number;
  frame: Frame;
  /** Goes to a ply, or to the nearest there is. */
  go(ply: number): void;
}

/** A viewer of a game, at its first position. */
export function useViewer(data: GameData): Viewer {
  const game = useMemo(() => shown(data), [data]);
  const [wanted, setPly] = useState(0);
  const last = game.frames.length - 1;
  const ply = Math.min(wanted, last);
  const frame = game.frames[ply] as Frame;
  return { game, ply, last, frame, go: (to) => setPly(Math.max(0, Math.min(last, to))) };
}

/** Where the viewer is, in words. */
export function viewerWords({ ply, last, frame }: Viewer): string {
  return frame.move ? t("replay-at", { ply, of: last, move: frame.move }) : t("replay-start", { of: last });
}

/** The board of a viewer. */
export function ViewerBoard({ viewer, label }: { viewer: Viewer; label: string }) {
  const { game, frame } = viewer;
  return (
    <BoardView
      size={game.size}
      marks={game.marks}
      active={game.active}
      position={frame.position}
      lastMove={frame.step}
      interactive={false}
      label={`${label}. ${viewerWords(viewer)}`}
    />
  );
}

/** The step buttons. */
export function ViewerStepper({ viewer: { ply, last, go } }: { viewer: Viewer }) {
  const to = (next: number) => (next === ply ? null : () => go(next));
  return (
    <Stepper
      first={to(0)}
      previous={to(Math.max(0, ply - 1))}
      next={to(Math.min(last, ply + 1))}
      last={to(last)}
      lastWords={t("replay-last")}
    />
  );
}

/** Every move as a button. */
export function ViewerMoves({ viewer: { game, ply, go } }: { viewer: Viewer }) {
  const list = useRef<HTMLOListElement>(null);
  useCurrentInSight(list, [ply]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys
    <ol class="replay-moves" ref={list} tabIndex={0} aria-label={t("replay-moves")}>
      {game.frames.slice(1).map(({ move }, index) => (
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
  );
}

/** Steps by the arrow keys, Home and End; returns whether the key was one of them. */
export function stepByKey({ ply, last, go }: Viewer, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return false;
  event.preventDefault();
  go(to);
  return true;
}

interface Props {
  game: GameData;
  label: string;
  /** Remarks by ply. */
  comments?: Record<string, string>;
}

/** The game in one piece, among other things of a page. */
export function Replay({ game, label, comments = {} }: Props) {
  const viewer = useViewer(game);
  const comment = comments[viewer.ply] && <blockquote>{comments[viewer.ply]}</blockquote>;
  return (
    <div class="replay">
      <ViewerBoard viewer={viewer} label={label} />
      {viewer.last === 0 && comment}
      {viewer.last > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside
        <div class="replay-steps" onKeyDown={(event) => stepByKey(viewer, event)}>
          <ViewerStepper viewer={viewer} />
          <p class="replay-said" aria-live="polite">
            {viewerWords(viewer)}
          </p>
          {comment}
          <details>
            <summary>{t("replay-moves")}</summary>
            <ViewerMoves viewer={viewer} />
          </details>
        </div>
      )}
    </div>
  );
}
