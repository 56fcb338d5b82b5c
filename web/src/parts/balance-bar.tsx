// What games came to, as a bar: the attackers' wins, draws, the defenders' wins, and beneath it the score with its interval.
import type { AttackersResults, Proportion } from "../api/schema";
import { percent } from "../words/words";
import { wholePercents } from "./shares";

interface Drawing {
  results: AttackersResults;
  score: Proportion;
  /** The scores that count as fair. */
  fair: readonly [number, number];
}

/** The bar, hidden from screen readers; the caller gives the same as text. A hundred units are all games. */
export function BalanceBar({ results, score, fair }: Drawing) {
  const games = Math.max(results.won + results.drawn + results.lost, 1);
  const won = (100 * results.won) / games;
  const drawn = (100 * results.drawn) / games;
  const { low, high } = score.wilson;
  return (
    <svg class="balance-bar" viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true">
      <rect class="won" x="0" y="0" width={won} height="6" />
      <rect class="drawn" x={won} y="0" width={drawn} height="6" />
      <rect class="lost" x={won + drawn} y="0" width={100 - won - drawn} height="6" />
      <rect class="band" x={100 * fair[0]} y="7" width={100 * (fair[1] - fair[0])} height="6" />
      <path
        class="interval"
        d={`M${100 * low} 10H${100 * high}M${100 * low} 8.4v3.2M${100 * high} 8.4v3.2`}
      />
      <path class="score" d={`M${100 * score.value} 7.4v5.2`} />
    </svg>
  );
}

/** How the games of a bar ended, in percent that add up to a hundred. */
export function shares({ won, drawn, lost }: AttackersResults): { won: string; drawn: string; lost: string } {
  const [wins = 0, draws = 0, losses = 0] = wholePercents([won, drawn, lost]);
  return { won: percent(wins / 100), drawn: percent(draws / 100), lost: percent(losses / 100) };
}
