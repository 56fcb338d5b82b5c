import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Arm, BalanceVerdict } from "../api/schema";
import { blankArm, blankCell } from "./blank-arm";
import { agreementOf, answered, differenceOf, findingOf, isAheadUnfinished, mostEven } from "./finding";

/** A rule set with a verdict and a score of the attackers. */
function arm(
  verdict: BalanceVerdict,
  score = 0.5,
  people: [variant: string, score: number] | null = null,
): Arm {
  const proportion = (value: number) => ({
    value,
    games: 100,
    confidence: 0.95,
    wilson: { low: value - 0.1, high: value + 0.1 },
  });
  const [variant = "", theirs = 0] = people ?? [];
  return blankArm({
    arm: `${verdict} ${score}`,
    cells: [blankCell({ score: proportion(score) })],
    verdict,
    people: people && {
      variant,
      results: blankCell().results,
      score: proportion(theirs),
      fitted: variant === "fitted",
    },
  });
}

const [ATTACKERS, DEFENDERS, FAIR, OPEN] = [
  arm("favours-attackers", 0.8),
  arm("favours-defenders", 0.2),
  arm("fair", 0.53),
  arm("open", 0.51),
];

describe("what a study finds", () => {
  it.each([
    ["attackers", [ATTACKERS, ATTACKERS]],
    ["mostly-attackers", [ATTACKERS, ATTACKERS, OPEN]],
    ["mostly-attackers", [ATTACKERS, OPEN]],
    ["open", [ATTACKERS, OPEN, OPEN]],
    ["defenders", [DEFENDERS]],
    ["mostly-defenders", [DEFENDERS, OPEN]],
    ["fair", [FAIR, FAIR]],
    ["partly-fair", [FAIR, OPEN]],
    ["depends", [FAIR, DEFENDERS]],
    ["depends", [ATTACKERS, FAIR, DEFENDERS]],
    ["sides", [ATTACKERS, DEFENDERS, OPEN]],
    ["open", [OPEN]],
    ["open", []],
  ] as const)("is %s", (finding, arms) => {
    expect(findingOf(arms)).toBe(finding);
  });

  it("has a most even rule set, a fair one where there is one", () => {
    expect(mostEven([ATTACKERS, FAIR, OPEN])).toBe(FAIR);
    expect(mostEven([ATTACKERS, OPEN, DEFENDERS])).toBe(OPEN);
    expect(mostEven([])).toBeUndefined();
  });

  it("compares with people’s games where these are clear, each variant once", () => {
    const arms = [
      arm("open", 0.7, ["one", 0.8]),
      arm("open", 0.3, ["one", 0.8]),
      arm("open", 0.7, ["two", 0.2]),
      arm("open", 0.2, ["three", 0.1]),
      arm("open", 0.2, ["four", 0.55]),
      arm("open", 0.5, ["five", 0.1]),
      arm("open", 0.9, ["fitted", 0.9]),
      arm("open", 0.2),
    ];
    expect(agreementOf(arms)).toEqual({ games: 500, sets: 5, clear: 4, same: 2 });
  });

  it("says by how much the engine’s attackers score more than people’s, where that is shown", () => {
    const compared = (positions: number, fitted: boolean | null, value: number, in_time = false) => ({
      positions,
      evaluation: null,
      games: in_time ? ("in-time" as const) : ("all" as const),
      fitted,
      pairs: 10,
      difference: { value, low: value - 0.06, high: value + 0.06 },
    });
    const all = [
      compared(4000, false, 0.3),
      compared(16000, null, 0.05),
      compared(16000, true, -0.3),
      compared(16000, false, 0.3, true),
      compared(16000, false, 0.17),
    ];
    expect(differenceOf(all)).toEqual({
      way: "more",
      points: 17,
      low: 11,
      high: 23,
      sets: 10,
      others: 0,
    });
    // Where the interval of the fitted ones has both signs in it, that is told beside.
    const unshown = all.map((one) => (one.fitted ? compared(16000, true, -0.05) : one));
    expect(differenceOf([compared(4000, true, -0.3), ...unshown])).toMatchObject({ way: "more", others: 10 });
    expect(differenceOf([compared(1000, null, -0.1)])).toEqual({
      way: "less",
      points: 10,
      low: 4,
      high: 16,
      sets: 10,
      others: 0,
    });
    expect(differenceOf(all.slice(0, 2))?.way).toBe("open");
    expect(differenceOf([])).toBeNull();
  });

  it("is ahead without a verdict where only unfinished games are in the way", () => {
    const score = (low: number, high: number) => ({ value: (low + high) / 2, low, high });
    const open = (low: number, high: number, because: Arm["because"]) =>
      blankArm({
        because,
        cells: [blankCell({ balance: { score: score(low, high), decided: score(1, 1), bounds: [0, 1] } })],
      });
    const ahead = open(0.2, 0.4, ["unfinished"]);
    expect(isAheadUnfinished(ahead, "defenders")).toBe(true);
    expect(isAheadUnfinished(ahead, "attackers")).toBe(false);
    expect(isAheadUnfinished(open(0.55, 0.7, ["unfinished"]), "attackers")).toBe(true);
    expect(isAheadUnfinished(open(0.4, 0.55, ["unfinished"]), "defenders")).toBe(false);
    expect(isAheadUnfinished(open(0.2, 0.4, ["games"]), "defenders")).toBe(false);
    expect(isAheadUnfinished({ ...ahead, verdict: "favours-defenders" }, "defenders")).toBe(false);
  });

  it("is from the games at the study’s own strength", () => {
    const deep = arm("fair");
    const [base] = deep.cells;
    if (!base) throw new Error("no games");
    deep.cells = [
      { ...base, results: { won: 2, drawn: 3, lost: 4 }, depth: 7.8 },
      { ...base, depth: 3 },
    ];
    expect(answered([deep, arm("open")])).toEqual({ games: 10, plies: 8 });
    expect(answered([])).toEqual({ games: 0, plies: 0 });
  });
});

it("is judged as the article says", () => {
  const file = (name: string) =>
    readFileSync(join(import.meta.dirname, `../../../studies/${name}.toml`), "utf8");
  const study = file("alea-balance");
  expect(study).toContain("even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05");
  expect(study).toContain("max-plies = 600");
  expect(study).toContain("play-on = { times = 4, plies = 200 }");
  // What single rules do was measured with less thinking.
  const nodes = (text: string) => Number(/^nodes = (\d+)$/m.exec(text)?.[1]);
  expect(nodes(file("alea-rules"))).toBeLessThan(nodes(study));
});
