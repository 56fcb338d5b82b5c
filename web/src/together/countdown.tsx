// The digits of a clock. They count down from what the server said last, and do nothing while the clock stands still.
import { useEffect, useReducer } from "preact/hooks";
import type { Side } from "../api/schema";
import { language, t } from "../words/words";
import "../styles/together.css";
import { type ClocksAt, clockText, isLast, nextChange, type Reading, readingOf, WARNINGS } from "./clock";

/** What the clock of a side has left, renewed whenever that shows; null where it has none. */
export function useReading(known: ClocksAt | null, side: Side): Reading | null {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const reading = known && readingOf(known, side, performance.now());
  const wait = reading && known?.clocks.running === side ? nextChange(reading.left) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = window.setTimeout(() => tick(undefined), wait);
    return () => window.clearTimeout(timer);
  });
  useEffect(() => {
    // A page in the background is seldom woken.
    const seen = () => tick(undefined);
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  return reading;
}

interface Props {
  known: ClocksAt;
  side: Side;
  reading: Reading;
  /** Whether the time can still run out. */
  on: boolean;
}

/** The clock of one side. */
export function Countdown({ known: { clocks }, side, reading, on }: Props) {
  const clock = clocks[side];
  const runs = clocks.running === side;
  const low = on && clock && isLast(clock, reading) && reading.left < WARNINGS[0];
  return (
    <span
      class={`clock${runs ? " running" : ""}${low ? " low" : ""}`}
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
