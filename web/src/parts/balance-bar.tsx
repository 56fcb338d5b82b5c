// What games came to, as a bar: the attackers' wins, draws, games without an end, the defenders' wins, and beneath it the score with
// its interval.
import type { AttackersResults } from "../api/schema";
import { percent } from "../words/words";
import { wholePercents } from "./shares";

/** How games ended. */
export interface Ended {
  results: AttackersResults;
  /** How many of the drawn ones were broken off, and so have no winner. */
  unfinished: number;
}

/** A score from 0 to 1 with its interval. */
export interface Scored {
  value: number;
  low: number;
  high: number;
}

interface Drawing extends Ended {
  score: Scored;
  /** The scores beyond which a side is favoured. */
  fair: readonly [number, number];
}

/** The bar, hidden from screen readers; the caller gives the same as text. A hundred units are all games. */
export function BalanceBar({ results, unfinished, score, fair }: Drawing) {
  const games = Math.max(results.won + results.drawn + results.lost, 1);
  const won = (100 * results.won) / games;
  const drawn = (100 * (results.drawn - unfinished)) / games;
  const open = (100 * unfinished) / games;
  const { value, low, high } = score;
  return (
    <svg class="balance-bar" viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true">
      <rect class="won" x="0" y="0" width={won} height="6" />
      <rect class="drawn" x={won} y="0" width={drawn} height="6" />
      {open > 0 && <rect class="unfinished" x={won + drawn} y="0" width={open} height="6" />}
      <rect
        class="lost"
        x={won + drawn + open}
        y="0"
        width={Math.max(100 - won - drawn - open, 0)}
        height="6"
      />
      <rect class="band" x={100 * fair[0]} y="7" width={100 * (fair[1] - fair[0])} height="6" />
      <path
        class="interval"
        d={`M${100 * low} 10H${100 * high}M${100 * low} 8.4v3.2M${100 * high} 8.4v3.2`}
      />
      <path class="score" d={`M${100 * value} 7.4v5.2`} />
    </svg>
  );
}

/** How the games of a bar ended, in percent that add up to a hundred. */
export function shares({ results: { won, drawn, lost }, unfinished }: Ended): Shares {
  const counts = wholePercents([won, drawn - unfinished, unfinished, lost]);
  const [wins, draws, open, losses] = counts.map((share) => percent(share / 100));
  return { won: wins ?? "", drawn: draws ?? "", unfinished: open ?? "", lost: losses ?? "" };
}

/** Shares of games, in the words of the language. */
export interface Shares extends Record<string, string> {
  won: string;
  drawn: string;
  unfinished: string;
  lost: string;
}
