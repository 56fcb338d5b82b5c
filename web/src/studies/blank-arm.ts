// A rule set of a study and a cell of its games, for tests that fill in what they ask of them.
import type { Arm, StudyCell } from "../api/schema";

/** Games at one strength: one, won by the attackers. */
export function blankCell(filled: Partial<StudyCell> = {}): StudyCell {
  return {
    purpose: "base",
    evaluation: "",
    thinking: { attackers: 100, defenders: 100 },
    results: { won: 1, drawn: 0, lost: 0 },
    unfinished: 0,
    score: { value: 1, games: 1, confidence: 0.95, wilson: { low: 0.2, high: 1 } },
    plies: { median: 50 },
    balance: null,
    depth: null,
    ...filled,
  };
}

/** A rule set without games or verdict. */
export function blankArm(filled: Partial<Arm> = {}): Arm {
  return {
    arm: "",
    rules: { en: "" },
    layout: { en: "" },
    differences: [],
    built_in: null,
    size: 19,
    cells: [],
    bare: null,
    trend: null,
    trend_bounds: null,
    evaluations: [],
    verdict: "open",
    because: [],
    checked: null,
    people: null,
    ...filled,
  };
}
