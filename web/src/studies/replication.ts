// A study played again from other openings: what its games make of the verdicts of the first.
import type { Arm } from "../api/schema";

/** The score of one half, which favours neither side. */
const EVEN = 0.5;

/** An attackers' score, or a difference of two, with its interval of 95 %. */
interface Interval {
  value: number;
  low: number;
  high: number;
}

/** What the games of a replication say. */
export interface Replication {
  /** Verdicts of the first study that name a side. */
  verdicts: number;
  /** Those whose side is ahead again, beyond the interval of the score. */
  confirmed: number;
  /** Those whose other side is ahead now, beyond the interval of the score. */
  contradicted: number;
  /** The attackers' score in the replication less that in the first study: the mean over all rule sets. */
  difference: Interval;
}

/** The scores of one rule set in both studies. */
interface Pair {
  arm: Arm;
  before: Interval;
  now: Interval;
}

/** What a replication says of a study; `null` where it played none of the same rule sets with the same thinking. */
export function replicationOf(first: readonly Arm[], again: readonly Arm[]): Replication | null {
  const pairs = first.flatMap(
    (arm) =>
      pairOf(
        arm,
        again.find((one) => one.arm === arm.arm),
      ) ?? [],
  );
  if (pairs.length === 0) return null;
  const judged = pairs
    .filter(({ arm }) => namesSide(arm))
    .map(({ arm: { verdict }, now }) => {
      const ahead = now.low > EVEN ? "favours-attackers" : now.high < EVEN ? "favours-defenders" : null;
      return ahead && (ahead === verdict ? "confirmed" : "contradicted");
    });
  return {
    verdicts: first.filter(namesSide).length,
    confirmed: judged.filter((one) => one === "confirmed").length,
    contradicted: judged.filter((one) => one === "contradicted").length,
    difference: meanDifference(pairs),
  };
}

function namesSide({ verdict }: Arm): boolean {
  return verdict === "favours-attackers" || verdict === "favours-defenders";
}

function pairOf(arm: Arm, again: Arm | undefined): Pair | null {
  const [before, now] = [arm.cells[0], again?.cells[0]];
  if (!before?.balance || !now?.balance) return null;
  const { attackers, defenders } = before.thinking;
  if (now.thinking.attackers !== attackers || now.thinking.defenders !== defenders) return null;
  return { arm, before: before.balance.score, now: now.balance.score };
}

/**
 * The mean of the differences. Each has the interval of a difference of two independent scores (Newcombe 1998, method 10). Rule sets on one layout begin
 * from the same openings where the same side moves first, so that their errors may go together: within a layout they are added in full, over the layouts as independent ones.
 */
function meanDifference(pairs: readonly Pair[]): Interval {
  const sum = (of: (pair: Pair) => number, over = pairs) => over.reduce((all, pair) => all + of(pair), 0);
  const layouts = new Map<string, Pair[]>();
  for (const pair of pairs)
    layouts.set(pair.arm.layout.en, [...(layouts.get(pair.arm.layout.en) ?? []), pair]);
  const error = (of: (pair: Pair) => number) =>
    Math.hypot(...[...layouts.values()].map((there) => sum(of, there))) / pairs.length;
  const value = sum(({ before, now }) => now.value - before.value) / pairs.length;
  return {
    value,
    low: value - error(({ before, now }) => Math.hypot(now.value - now.low, before.high - before.value)),
    high: value + error(({ before, now }) => Math.hypot(now.high - now.value, before.value - before.low)),
  };
}
