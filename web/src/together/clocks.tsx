// The clocks beside the board. They count down from what the server said last, and do nothing while they stand still.
import { useEffect, useReducer } from "preact/hooks";
import type { Game, Side } from "../api/schema";
import type { Session } from "../play/session";
import { play } from "../play/sound";
import { language, t } from "../words/words";
import { clockText, clockWords, isLast, nextChange, type Reading, readingOf, WARNINGS } from "./clock";
import { sayOf } from "./players";

interface Props {
  session: Session;
  game: Game;
}

/** The clock of one side, or nothing where it has none. */
export function ClockFace({ session, game, side }: Props & { side: Side }) {
  const known = session.clocks.value;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const reading = known && readingOf(known, side, performance.now());
  const runs = known?.clocks.running === side;
  const wait = runs && reading ? nextChange(reading.left) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = window.setTimeout(() => tick(undefined), wait);
    return () => window.clearTimeout(timer);
  });
  useWarnings(session, side, runs ? reading : null);
  useEffect(() => {
    // A page in the background is seldom woken.
    const seen = () => tick(undefined);
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  if (!known || !reading) return null;
  const clock = known.clocks[side];
  const low = clock && isLast(clock, reading) && reading.left < WARNINGS[0];
  return (
    <span
      class={`clock${runs ? " running" : ""}${low && !game.outcome ? " low" : ""}`}
      role="timer"
      data-testid={`clock-${side}`}
    >
      <span class="unseen">
        {runs ? `${t("together-clock")}, ${t("together-running")}: ` : `${t("together-clock")}: `}
      </span>
      <span class="clock-time">{clockText(reading.left, language.value)}</span>
      {reading.periods !== null && (
        <>
          <span class="clock-periods" aria-hidden="true">
            ×{reading.periods}
          </span>
          <span class="unseen">, {t("together-periods", { count: reading.periods })}</span>
        </>
      )}
    </span>
  );
}

/** Warns a player, by a sound and a spoken line, when the time that runs gets short. */
function useWarnings(session: Session, side: Side, reading: Reading | null): void {
  const clock = session.clocks.value?.clocks[side];
  const own = session.mine.value.includes(side);
  const last = own && clock && reading && isLast(clock, reading) ? reading.left : null;
  // How many of the bounds the time has fallen below.
  const passed = last === null ? 0 : WARNINGS.filter((bound) => last < bound).length;
  // What was low already when the turn began was said before.
  const before = clock && clock.left < (WARNINGS[passed - 1] ?? 0);
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
