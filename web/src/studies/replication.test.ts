import { describe, expect, it } from "vitest";
import type { Arm, BalanceVerdict, StudyBalance } from "../api/schema";
import { blankArm, blankCell } from "./blank-arm";
import { replicationOf } from "./replication";

/** A rule set with its score and the interval of it. */
function arm(name: string, verdict: BalanceVerdict, value: number, low: number, high: number): Arm {
  const balance: StudyBalance = {
    score: { value, low, high },
    decided: { value: 1, low: 1, high: 1 },
    bounds: [low, high],
  };
  return blankArm({ arm: name, verdict, cells: [blankCell({ balance })] });
}

const FIRST = [
  arm("walker", "favours-attackers", 0.85, 0.8, 0.9),
  arm("guild", "favours-attackers", 0.7, 0.65, 0.75),
  arm("murray", "favours-defenders", 0.1, 0.05, 0.15),
  arm("ashton", "favours-defenders", 0.3, 0.25, 0.35),
  arm("open", "open", 0.5, 0.4, 0.6),
];

describe("a study played again", () => {
  it("confirms, contradicts, or neither", () => {
    const again = [
      arm("walker", "favours-attackers", 0.8, 0.6, 0.9),
      arm("guild", "open", 0.55, 0.4, 0.7),
      arm("murray", "favours-attackers", 0.8, 0.6, 0.9),
      arm("ashton", "open", 0.3, 0.2, 0.49),
      arm("open", "favours-attackers", 0.9, 0.8, 0.95),
    ];
    expect(replicationOf(FIRST, again)).toMatchObject({ verdicts: 4, confirmed: 2, contradicted: 1 });
  });

  it("differs by the mean over the rule sets of both, with its interval", () => {
    const again = [
      arm("walker", "open", 0.75, 0.65, 0.85),
      arm("ashton", "open", 0.4, 0.3, 0.5),
      arm("another", "open", 1, 1, 1),
    ];
    const found = replicationOf(FIRST, again);
    // Differences of −10 and +10 points, each ± √(5² + 10²), on one layout: their mean is 0 ± √125.
    expect(found?.difference.value).toBeCloseTo(0, 10);
    expect(found?.difference.low).toBeCloseTo(-0.1118034, 6);
    expect(found?.difference.high).toBeCloseTo(0.1118034, 6);
    expect(found).toMatchObject({ verdicts: 4, confirmed: 1, contradicted: 0 });
    // On two layouts: 0 ± √(2 · 125) / 2.
    const apart = (arms: Arm[]) => arms.map((one) => ({ ...one, layout: { en: one.arm } }));
    expect(replicationOf(apart(FIRST), apart(again))?.difference.high).toBeCloseTo(0.0790569, 6);
  });

  it("has an interval of its own to each side", () => {
    const found = replicationOf(
      [arm("murray", "favours-defenders", 0, 0, 0.04)],
      [arm("murray", "open", 0.1, 0.07, 0.22)],
    );
    expect(found?.difference.low).toBeCloseTo(0.1 - 0.05, 10);
    expect(found?.difference.high).toBeCloseTo(0.1 + 0.12, 10);
  });

  it("says nothing of other rule sets", () => {
    expect(replicationOf(FIRST, [arm("another", "open", 1, 1, 1)])).toBeNull();
    expect(replicationOf(FIRST, [])).toBeNull();
    const deeper = FIRST.map((one) => ({
      ...one,
      cells: [blankCell({ ...one.cells[0], thinking: { attackers: 1, defenders: 1 } })],
    }));
    expect(replicationOf(FIRST, deeper)).toBeNull();
  });
});
