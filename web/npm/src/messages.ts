// What an `EngineWorker` and its thread say to each other.
import type { Found, Limits, Side, Solved } from "./library.js";

/** A position as text: it can go to another thread, be kept, or be written by hand. */
export interface PositionText {
  /** The id of a built-in rule set, with options and a layout if wanted: `alea-walker-2015+alea-murray`. */
  ruleset?: string;
  /** Instead of `ruleset`: the text of a rule-set file of one's own. */
  toml?: string;
  /** Options and layout chosen of `toml`, joined by `+`. */
  selection?: string;
  /** The position to begin with, as `Game.position` gives it; the start of the layout where there is none. */
  position?: string;
  /** The moves played from there. */
  moves?: string[];
}

/** A game as it goes to the thread. */
export type GameText = PositionText | { toml: string; record: string };

/** How much a proof may cost. */
export interface SolveLimits {
  /** Positions looked at. */
  nodes: number;
  /** Seconds. */
  seconds?: number;
}

/** What a thread is asked. */
export type Task =
  | { kind: "search"; game: GameText; limits: Limits }
  | { kind: "solve"; game: GameText; side: Side; limits: SolveLimits };

/** What a thread says. */
export type Said =
  | { kind: "depth"; found: Found }
  | { kind: "found"; found: Found }
  | { kind: "solved"; solved: Solved }
  | { kind: "failed"; name: string; message: string };
