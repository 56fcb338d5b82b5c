// The start of a stand: a game replays itself, and a touch anywhere begins.
import { useEffect, useRef } from "preact/hooks";
import { AimLine } from "../parts/aim-line";
import { BoardView } from "../parts/board-view";
import { useLoaded } from "../parts/loaded";
import { useViewer } from "../parts/replay";
import { t } from "../words/words";
import { Languages } from "./languages";
import { gameName, type Offered } from "./offered";
import { type Replayed, replayed } from "./replayed";

/** How long each position stands, in milliseconds; longer where the browser asks for reduced motion; and how long the last one does. */
const PACE = 1_500;
const SLOW_PACE = 4_000;
const LAST = 10_000;

interface Props {
  games: readonly Offered[];
  begin: () => void;
}

/** The screen. Of two games the greater one is replayed. */
export function Start({ games, begin }: Props) {
  const touch = useRef<HTMLButtonElement>(null);
  useEffect(() => touch.current?.focus({ preventScroll: true }), []);
  const great = games.at(-1);
  const { value } = useLoaded(great?.rules ?? "", () => replayed(great?.rules ?? ""));
  if (!great) return null;
  const name = gameName(great);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button in it is for the keys */}
      <div class="kiosk-anywhere" onClick={begin}>
        <div class="kiosk-board">{value && <Loop shown={value} name={name} />}</div>
        <div class="kiosk-panel">
          <h1>{name}</h1>
          <AimLine aim={great.set.aim} />
          <button type="button" class="primary" ref={touch} data-testid="touch">
            {t("kiosk-touch")}
          </button>
        </div>
      </div>
      <Languages />
    </>
  );
}

/** The game, over and over. */
function Loop({ shown, name }: { shown: Replayed; name: string }) {
  const { game, ply, last, frame, go } = useViewer(shown.game);
  useEffect(() => {
    if (last === 0) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const pause = ply === last ? LAST : still ? SLOW_PACE : PACE;
    const timer = setTimeout(() => go(ply === last ? 0 : ply + 1), pause);
    return () => clearTimeout(timer);
  }, [ply, last]);
  const at = { ply, of: last };
  return (
    <>
      <BoardView
        size={game.size}
        marks={game.marks}
        active={game.active}
        position={frame.position}
        lastMove={frame.step}
        interactive={false}
        label={name}
      />
      {last > 0 && (
        <p class="kiosk-replay" data-testid="replay" data-ply={ply}>
          {shown.players ? t("kiosk-replay-people", { ...shown.players, ...at }) : t("kiosk-replay", at)}
        </p>
      )}
    </>
  );
}
