// What a study says on the whole: the title of the article, its most even rule set, and how people's games compare.
import type { Arm, Study } from "../api/schema";

/** What the verdicts come to; `mostly` and `partly` where others are not settled, `sides` where both are favoured and nothing is fair. */
export type Finding =
  | "attackers"
  | "mostly-attackers"
  | "defenders"
  | "mostly-defenders"
  | "fair"
  | "partly-fair"
  | "sides"
  | "depends"
  | "open";

/** What the verdicts come to: all of one kind, of several, or of none while fewer than half are settled. */
export function findingOf(arms: readonly Arm[]): Finding {
  const settled = arms.filter(({ verdict }) => verdict !== "open");
  const kinds = new Set(settled.map(({ verdict }) => verdict));
  const [kind] = kinds;
  if (!kind || kind === "open" || 2 * settled.length < arms.length) return "open";
  if (kinds.size > 1) return settled.some(({ verdict }) => verdict === "fair") ? "depends" : "sides";
  const all = settled.length === arms.length;
  if (kind === "fair") return all ? "fair" : "partly-fair";
  const side = kind === "favours-attackers" ? "attackers" : "defenders";
  return all ? side : `mostly-${side}`;
}

/** The rule set whose score is nearest to one half, among the fair ones if there are any. */
export function mostEven(arms: readonly Arm[]): Arm | undefined {
  const fair = arms.filter(({ verdict }) => verdict === "fair");
  return [...(fair.length > 0 ? fair : arms)].sort((a, b) => unevenness(a) - unevenness(b))[0];
}

/** How far the attackers' score is from one half. */
export function unevenness(arm: Arm): number {
  return Math.abs(scoreOf(arm) - 0.5);
}

/** The attackers' score at the study's own strength. */
export function scoreOf({ cells }: Arm): number {
  const base = cells[0];
  return base?.balance?.score.value ?? base?.score.value ?? 0;
}

/** Whether a side is ahead beyond the interval of the score, and only unfinished games leave it open whether it is favoured. */
export function isAheadUnfinished(
  { verdict, because, cells }: Arm,
  side: "attackers" | "defenders",
): boolean {
  const score = cells[0]?.balance?.score;
  if (verdict !== "open" || !score || because.join() !== "unfinished") return false;
  return side === "attackers" ? score.low > 0.5 : score.high < 0.5;
}

/** The side that people's games favour beyond doubt, by the interval of their score; `null` where they leave it open. */
function favouredByPeople({ people }: Arm): "attackers" | "defenders" | null {
  if (!people) return null;
  const { low, high } = people.score.wilson;
  if (low > 0.5) return "attackers";
  return high < 0.5 ? "defenders" : null;
}

type Compared = Study["agreements"][number];

/** People's games beside the engine's. */
export interface Agreement {
  /** How many games of people there are, and of how many rule sets. */
  games: number;
  sets: number;
  /** In how many of these rule sets people's games favour one side beyond doubt. */
  clear: number;
  /** In how many of those the engine's score is on the same side of one half. */
  same: number;
}

/**
 * How people's games compare with the engine's; each variant that people play is counted once, and none whose games the engine's weights were
 * fitted to.
 */
export function agreementOf(arms: readonly Arm[]): Agreement {
  const played = arms.filter(
    ({ people }, at) =>
      people && !people.fitted && arms.findIndex((other) => other.people?.variant === people.variant) === at,
  );
  const clear = played.filter((arm) => favouredByPeople(arm) !== null);
  const ahead = (arm: Arm) => (scoreOf(arm) > 0.5 ? "attackers" : scoreOf(arm) < 0.5 ? "defenders" : null);
  const same = clear.filter((arm) => favouredByPeople(arm) === ahead(arm));
  const games = played.reduce((sum, { people }) => sum + (people?.score.games ?? 0), 0);
  return { games, sets: played.length, clear: clear.length, same: same.length };
}

/** By how much the engine's attackers score more than people's, in points of a hundred; `way` is `open` where that is not shown. */
export interface ScoreDifference {
  way: "more" | "less" | "open";
  points: number;
  low: number;
  high: number;
  /** Over how many rule sets. */
  sets: number;
  /** Of how many other rule sets, whose weights were fitted to people's games, it is not shown that the scores differ. */
  others: number;
}

/** At the study's greatest strength, over the rule sets whose weights were not fitted to people's games; `null` where it was not compared. */
export function differenceOf(agreements: Study["agreements"]): ScoreDifference | null {
  const all = agreements.filter(({ games, evaluation }) => games === "all" && evaluation === null);
  const over = all.filter(({ fitted }) => fitted !== true);
  const best = (one: Compared, other: Compared) =>
    other.positions - one.positions || Number(other.fitted === false) - Number(one.fitted === false);
  const [found] = over.toSorted(best);
  if (!found) return null;
  const others = all.find(({ positions, fitted }) => positions === found.positions && fitted);
  const { value, low, high } = found.difference;
  const whole = (share: number) => Math.round(100 * Math.abs(share));
  const ends = [whole(low), whole(high)] as const;
  return {
    way: wayOf(found),
    points: whole(value),
    low: Math.min(...ends),
    high: Math.max(...ends),
    sets: found.pairs,
    others: others && wayOf(others) === "open" ? others.pairs : 0,
  };
}

function wayOf({ difference: { low, high } }: Compared): ScoreDifference["way"] {
  if (low > 0) return "more";
  return high < 0 ? "less" : "open";
}

/** The games at the study's own strength, from which the answer is: how many, and how many plies the searches looked ahead on average. */
export function answered(arms: readonly Arm[]): { games: number; plies: number } {
  const cells = arms.flatMap(({ cells }) => cells.slice(0, 1));
  const depths = cells.flatMap(({ depth }) => depth ?? []);
  const games = cells.reduce((sum, { results: { won, drawn, lost } }) => sum + won + drawn + lost, 0);
  return {
    games,
    plies: Math.round(depths.reduce((sum, depth) => sum + depth, 0) / Math.max(depths.length, 1)),
  };
}
