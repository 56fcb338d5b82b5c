// What an analysis knows of the record that it was opened from.
import type { KeptGame, ReadGame, RecordProblem, RulesGuess } from "../api/schema";

/** The text that a record was read from, to read it again by other rules. */
export interface RecordText {
  text: string;
  /** The name of its file; empty for a text that was pasted. */
  name: string;
  /** Which game of the text it is. */
  index: number;
}

/** Who played, how it ended, and what came of reading it. */
export interface RecordHead {
  name: string | null;
  attackers: string | null;
  defenders: string | null;
  result: string | null;
  day: string | null;
  problem: RecordProblem | null;
  /** What is wrong with other lines, which end before it. */
  cut: readonly string[];
  /** The rule sets that fit a record that names none; empty for one that does. */
  guesses: readonly RulesGuess[];
  /** Null where it is too long to be kept. */
  text: RecordText | null;
}

/** The longest text that is kept beside an analysis, in characters. */
const LONGEST_KEPT = 100_000;

/** The head of a record that was read. */
export function headOf(game: ReadGame, guesses: readonly RulesGuess[], text: RecordText): RecordHead {
  const { attackers, defenders, result, day, problem, cut } = game;
  const name = game.event ?? game.name;
  const kept = text.text.length <= LONGEST_KEPT ? text : null;
  return { name, attackers, defenders, result, day, problem, cut, guesses, text: kept };
}

/** The head of a game of the library. */
export function headOfKept({ tags, result }: KeptGame): RecordHead {
  const { attackers = null, defenders = null, date = null, event = null } = tags;
  const rest = { problem: null, cut: [], guesses: [], text: null };
  return { name: event, attackers, defenders, result, day: date, ...rest };
}

/** A short name for a record, the same whenever it is read. */
export function markOf({ moves, notes, start, attackers, defenders, day }: ReadGame): string {
  const played = moves.map((move) => move.text);
  const text = JSON.stringify([played, notes, start, attackers, defenders, day]);
  // FNV-1a: crypto.subtle is missing where the page comes over plain HTTP.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
