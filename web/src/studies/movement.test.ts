import { describe, expect, it, vi } from "vitest";
import type { Arm } from "../api/schema";
import { blankArm } from "./blank-arm";
import { movementWords } from "./movement";

vi.mock("../words/words", () => ({
  t: (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(" "),
  say: ({ en }: { en: string }) => en,
  listed: (all: string[]) => all.join(", "),
}));

const trend = (value: number, p: number): NonNullable<Arm["trend"]> => ({
  slope: { value, low: value, high: value },
  p,
});

function arm(name: string, more: Arm["trend"], bounds: Arm["trend_bounds"] = null): Arm {
  return blankArm({ arm: name, rules: { en: name }, trend: more, trend_bounds: bounds });
}

const [UP, DOWN, FLAT, ALONE] = [
  arm("up", trend(0.4, 0.01)),
  arm("down", trend(-0.4, 0.01)),
  arm("flat", trend(0.4, 0.2)),
  arm("alone", null),
];
const [SURE, UNSURE] = [
  arm("sure", trend(0.4, 0.01), { attackers: trend(0.5, 0.01), defenders: trend(0.2, 0.04) }),
  arm("unsure", trend(0.1, 0.3), { attackers: trend(0.5, 0.01), defenders: trend(-0.2, 0.2) }),
];

describe("the movement with strength", () => {
  it.each([
    [[UP, DOWN, FLAT], "movement-attackers up movement-defenders down movement-rest"],
    [[SURE, UNSURE], "movement-attackers sure movement-unfinished unsure"],
    [[FLAT, UNSURE], "movement-unfinished unsure movement-rest"],
    [[FLAT], "movement-none"],
    [[FLAT, ALONE], "movement-neither flat"],
    [[ALONE], null],
    [[], null],
  ])("is said of those that were played at two strengths", (arms, words) => {
    expect(movementWords(arms)).toBe(words);
  });
});
