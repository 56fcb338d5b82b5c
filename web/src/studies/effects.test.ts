import { describe, expect, it } from "vitest";
import type { Arm, Study, StudyContrast } from "../api/schema";
import { differs, effectsOf, holdsThroughout, largest } from "./effects";

function contrast(
  factor: string,
  [low, high]: [number, number],
  more: Partial<StudyContrast> = {},
): StudyContrast {
  const points = { value: (low + high) / 2, low, high };
  return { factor, level: "yes", reference: "no", points, positions: 100, games: 20, pairs: [], ...more };
}

function study(contrasts: StudyContrast[]): Study {
  const cells = [{ thinking: { attackers: 100, defenders: 100 } }];
  const sentences = Object.fromEntries(
    contrasts
      .filter(({ factor }) => factor !== "layout")
      .map(({ factor }) => [`${factor}=yes`, { en: factor }]),
  );
  return { arms: [{ cells } as Arm], contrasts, sentences } as Study;
}

describe("the effects of single rules", () => {
  it("are those of the study’s own strength, without whole layouts", () => {
    const { clear, others } = effectsOf(
      study([
        contrast("layout", [0.1, 0.2]),
        contrast("a", [0.1, 0.2], { positions: 25 }),
        contrast("a", [-0.1, 0.2]),
      ]),
    );
    expect(clear).toEqual([]);
    expect(others.map(({ factor, positions }) => [factor, positions])).toEqual([["a", 100]]);
  });

  it("have the largest first, to whichever side it goes", () => {
    const { clear, others } = effectsOf(
      study([contrast("a", [0.01, 0.05]), contrast("b", [-0.4, -0.2]), contrast("c", [0, 0.1])]),
    );
    expect(clear.map(({ factor }) => factor)).toEqual(["b", "a"]);
    expect(others.map(({ factor }) => factor)).toEqual(["c"]);
  });

  it("are a hint where not every pair of rule sets shows them", () => {
    const pair = (low: number, high: number) => ({
      arm: "",
      against: "",
      points: { value: (low + high) / 2, low, high },
    });
    expect(holdsThroughout(contrast("a", [0.1, 0.2]))).toBe(true);
    expect(holdsThroughout(contrast("a", [0.1, 0.2], { pairs: [pair(0.1, 0.3), pair(0.05, 0.1)] }))).toBe(
      true,
    );
    expect(holdsThroughout(contrast("a", [0.1, 0.2], { pairs: [pair(0.1, 0.3), pair(-0.1, 0.2)] }))).toBe(
      false,
    );
    expect(holdsThroughout(contrast("a", [-0.2, -0.1], { pairs: [pair(-0.3, -0.1), pair(0.1, 0.2)] }))).toBe(
      false,
    );
  });

  it("are opposite where they help one side in one rule set and the other in another", () => {
    const pair = (low: number, high: number) => ({
      arm: "",
      against: "",
      points: { value: (low + high) / 2, low, high },
    });
    const { clear, opposite, others } = effectsOf(
      study([
        contrast("a", [-0.1, 0.1], { pairs: [pair(0.1, 0.3), pair(-0.3, -0.1)] }),
        contrast("b", [-0.1, 0.1], { pairs: [pair(0.1, 0.3), pair(-0.3, 0.1)] }),
        contrast("c", [0.1, 0.2], { pairs: [pair(0.1, 0.5), pair(-0.3, -0.1)] }),
      ]),
    );
    const factors = (of: StudyContrast[]) => of.map(({ factor }) => factor);
    expect([clear, opposite, others].map(factors)).toEqual([["c"], ["a"], ["b"]]);
  });

  it("can be as large as the ends of the intervals", () => {
    expect(largest([contrast("a", [-0.1, 0.2]), contrast("b", [-0.3, 0.1])])).toBe(0.3);
  });

  it("differ between rule sets where neither interval reaches the other", () => {
    const pair = (low: number, high: number) => ({
      ...contrast("a", [low, high]),
      arm: `${low}`,
      against: "reference",
    });
    const of = (...pairs: [number, number][]) =>
      contrast("a", [-0.4, -0.3], { pairs: pairs.map((one) => pair(...one)) });
    expect(differs(of([-0.2, -0.1], [-0.7, -0.5]))).toBe(true);
    expect(differs(of([-0.5, -0.1], [-0.7, -0.4]))).toBe(false);
    expect(differs(of())).toBe(false);
  });
});
