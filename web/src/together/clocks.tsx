// The clocks beside the board, with what is said of them.
import { useEffect, useRef } from "preact/hooks";
import type { Game, Side } from "../api/schema";
import type { Session } from "../play/session";
import { play } from "../play/sound";
import { language, t } from "../words/words";
import { clockWords, isLast, type Reading, readingOf, WARNINGS } from "./clock";
import { Countdown, useReading } from "./countdown";
import { sayOf } from "./players";

interface Props {
  session: Session;
  game: Game;
}

/** The clock of one side, or nothing where it has none. */
export function ClockFace({ session, game, side }: Props & { side: Side }) {
  const known = session.clocks.value;
  const reading = useReading(known, side);
  useWarnings(session, game, side, known?.clocks.running === side ? reading : null);
  return known && reading && <Countdown known={known} side={side} reading={reading} on={!game.outcome} />;
}

/** Warns a player, by a sound and a spoken line, when the time that runs gets short. */
function useWarnings(session: Session, game: Game, side: Side, reading: Reading | null): void {
  const clock = session.clocks.value?.clocks[side];
  const own = session.mine.value.includes(side);
  const last = own && clock && reading && isLast(clock, reading) ? reading.left : null;
  // How many of the bounds the time has fallen below.
  const passed = last === null ? 0 : WARNINGS.filter((bound) => last < bound).length;
  // What was low already when this page first saw the turn was said before. The server tells the time during a turn too.
  const turn = useRef({ ply: -1, left: 0 });
  if (clock && turn.current.ply !== game.moves.length)
    turn.current = { ply: game.moves.length, left: clock.left };
  const before = turn.current.left < (WARNINGS[passed - 1] ?? 0);
  useEffect(() => {
    if (passed === 0 || before || last === null) return;
    session.spoken.value = t("together-time-left", { time: clockWords(last + 999, language.value) });
    play("call");
  }, [passed]);
}

/** Says both clocks. */
export function sayClocks(session: Session, game: Game): void {
  const known = session.clocks.value;
  if (!known) return;
  const lines = (["attackers", "defenders"] as const).flatMap((side) => {
    const reading = readingOf(known, side, performance.now());
    if (!reading) return [];
    const periods = reading.periods === null ? "" : `, ${t("together-periods", { count: reading.periods })}`;
    return [sayOf("together-time", game, side, { time: clockWords(reading.left, language.value) + periods })];
  });
  session.spoken.value = lines.join(" ");
}

/** Says the clocks when T is pressed, on the board too, where T names no file. */
export function sayClocksByKey(session: Session): () => void {
  const listen = (event: KeyboardEvent) => {
    const game = session.game.value;
    if (!game?.clocks || event.key.toLowerCase() !== "t" || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    sayClocks(session, game);
  };
  // The board keeps the letters for itself.
  addEventListener("keydown", listen, { capture: true });
  return () => removeEventListener("keydown", listen, { capture: true });
}
