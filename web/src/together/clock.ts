// What a clock shows at any moment, from what the server said last and the time that has passed since.
import type { Clock, Game, Side } from "../api/schema";

/** What a clock has left. */
export interface Reading {
  /** Milliseconds of the main time, of the period, or of the turn. */
  left: number;
  /** The periods left, the present one among them; null where there are none. */
  periods: number | null;
  inPeriod: boolean;
}

/** The clocks of a game as they were at a moment, in milliseconds of `performance.now()`. */
export interface ClocksAt {
  clocks: NonNullable<Game["clocks"]>;
  at: number;
}

/** Below this, tenths of a second are shown. */
const TENTHS = 10_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A player is warned when so much is left, in milliseconds. */
export const WARNINGS = [30_000, 10_000] as const;

/** What a clock has left after it has run for some time. */
export function readingAfter({ control, left, periods, in_period }: Clock, spent: number): Reading {
  const rest = left - spent;
  if (control.kind !== "byo-yomi" || periods === null)
    return { left: Math.max(0, rest), periods, inPeriod: in_period };
  if (rest > 0) return { left: rest, periods, inPeriod: in_period };
  const length = control.period * SECOND;
  // What the main time, or the present period, did not cover comes out of the periods after it.
  const gone = Math.floor(-rest / length);
  const still = periods - gone - (in_period ? 1 : 0);
  if (still <= 0) return { left: 0, periods: 0, inPeriod: true };
  return { left: length - (-rest % length), periods: still, inPeriod: true };
}

/** What the clock of a side has left now; null where it has none. */
export function readingOf({ clocks, at }: ClocksAt, side: Side, now: number): Reading | null {
  const clock = clocks[side];
  return clock && readingAfter(clock, clocks.running === side ? Math.max(0, now - at) : 0);
}

/** The last stretch of time: when it is over, so is the game. */
export function isLast({ control }: Clock, { periods, inPeriod }: Reading): boolean {
  if (control.kind === "byo-yomi") return inPeriod && (periods ?? 0) <= 1;
  return control.kind === "sudden-death";
}

/** The time left as digits: `4:59`, `1:04:59`, `9.9`; or in days and hours, in the given language. */
export function clockText(left: number, language: string): string {
  if (left >= DAY)
    return [
      unit(Math.floor(left / DAY), "day", "narrow", language),
      unit(hours(left), "hour", "narrow", language),
    ].join(" ");
  if (left < TENTHS)
    return new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(Math.floor(left / 100) / 10);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The time left in words, its two largest units. */
export function clockWords(left: number, language: string): string {
  const units = [
    [Math.floor(left / DAY), "day"],
    [hours(left), "hour"],
    [Math.floor((left % HOUR) / MINUTE), "minute"],
    [Math.floor((left % MINUTE) / SECOND), "second"],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  const said = first < 0 ? units.slice(3) : units.slice(first, first + 2).filter(([count]) => count > 0);
  const parts = said.map(([count, name]) => unit(count, name, "long", language));
  return new Intl.ListFormat(language, { type: "unit" }).format(parts);
}

/** After how many milliseconds of running a clock shows something else; null when it has run out. */
export function nextChange(left: number): number | null {
  if (left <= 0) return null;
  const step = left < TENTHS ? 100 : left < DAY ? SECOND : HOUR;
  return (left % step) + 1;
}

function hours(left: number): number {
  return Math.floor((left % DAY) / HOUR);
}

function two(count: number): string {
  return String(count).padStart(2, "0");
}

function unit(count: number, name: string, display: "narrow" | "long", language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: display }).format(count);
}
