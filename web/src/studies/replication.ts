// A study played again from other openings: what its games make of the verdicts of the first.
import type { Arm } from "../api/schema";

/** The score of one half, which favours neither side. */
const EVEN = 0.5;

/** Half the width of an interval of 95 %, in standard errors. */
const HALF_WIDTH = 1.96;

/** An attackers' score, or a difference of two, with its interval of 95 %. */
interface Interval {
  value: number;
  low: number;
  high: number;
}

/** What the games of a replication say. */
export interface Replication {
  /** Verdicts of the first study that name a side, of rule sets that were played again. */
  verdicts: number;
  /** Those whose side is ahead again, beyond the interval of the score. */
  confirmed: number;
  /** Those whose other side is ahead now, beyond the interval of the score. */
  contradicted: number;
  /** The attackers' score in the replication less that in the first study: the mean over all rule sets. */
  difference: Interval;
}

/** What a replication says of a study; `null` where it played none of the same rule sets. */
export function replicationOf(first: readonly Arm[], again: readonly Arm[]): Replication | null {
  const pairs = first.flatMap((arm) => {
    const scores = [arm, again.find((one) => one.arm === arm.arm)].flatMap(scoreOf);
    const [before, now] = scores;
    return before && now ? [{ verdict: arm.verdict, before, now }] : [];
  });
  if (pairs.length === 0) return null;
  const sided = pairs.filter(({ verdict }) => verdict.startsWith("favours"));
  const judged = sided.map(({ verdict, now }) => {
    const ahead = now.low > EVEN ? "favours-attackers" : now.high < EVEN ? "favours-defenders" : null;
    return ahead && (ahead === verdict ? "confirmed" : "contradicted");
  });
  return {
    verdicts: sided.length,
    confirmed: judged.filter((one) => one === "confirmed").length,
    contradicted: judged.filter((one) => one === "contradicted").length,
    difference: meanOf(pairs.map(({ before, now }) => differenceOf(before, now))),
  };
}

/** The attackers' score at the study's own strength. */
function scoreOf(arm: Arm | undefined): Interval[] {
  return arm?.cells[0]?.balance ? [arm.cells[0].balance.score] : [];
}

interface Measured {
  value: number;
  variance: number;
}

/** The difference of two independent scores; the variances follow from the widths of the intervals. */
function differenceOf(before: Interval, now: Interval): Measured {
  const variance = ({ low, high }: Interval) => ((high - low) / (2 * HALF_WIDTH)) ** 2;
  return { value: now.value - before.value, variance: variance(before) + variance(now) };
}

/** The mean of independent differences. */
function meanOf(all: readonly Measured[]): Interval {
  const value = all.reduce((sum, one) => sum + one.value, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + one.variance, 0) / all.length ** 2;
  const half = HALF_WIDTH * Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
}
