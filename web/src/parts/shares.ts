// Shares of a whole in whole percent that add up to a hundred.

/**
 * The percent of each count: rounded down, and what is missing to a hundred goes to those that lost most by it, the first of
 * equals first. Nothing of nothing is 0.
 */
export function wholePercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((all, count) => all + count, 0);
  if (sum <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / sum);
  const whole = exact.map(Math.floor);
  const lost = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  const missing = 100 - whole.reduce((all, part) => all + part, 0);
  const order = counts.map((_, place) => place).sort((a, b) => lost(b) - lost(a) || a - b);
  for (const place of order.slice(0, missing)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}
