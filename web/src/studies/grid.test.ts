import { describe, expect, it } from "vitest";
import type { Arm, StudyCell } from "../api/schema";
import { blankArm, blankCell } from "./blank-arm";
import {
  acrossLayouts,
  gridOf,
  isGrid,
  judges,
  letterOf,
  openingsOf,
  placesWhere,
  sharedBeginning,
  strengths,
} from "./grid";

function cell(attackers: number, defenders: number): StudyCell {
  return blankCell({ thinking: { attackers, defenders } });
}

function arm(rules: string, layout: string, verdict: Arm["verdict"], cells: StudyCell[] = []): Arm {
  return blankArm({
    arm: `${rules}+${layout}`,
    rules: { en: rules },
    layout: { en: layout },
    verdict,
    cells,
  });
}

const ARMS = [
  arm("Walker", "one", "favours-attackers"),
  arm("Walker", "two", "favours-attackers"),
  arm("Murray", "one", "favours-defenders"),
  arm("Murray", "two", "open"),
  arm("Ashton", "two", "favours-attackers"),
];

describe("the rule sets of a study", () => {
  it("are a grid of rules and layouts, with gaps", () => {
    const grid = gridOf(ARMS);
    expect(grid.rules.map(({ rules }) => rules.en)).toEqual(["Walker", "Murray", "Ashton"]);
    expect(grid.layouts.map(({ en }) => en)).toEqual(["one", "two"]);
    expect(grid.at(1, 1)).toBe(ARMS[3]);
    expect(grid.at(2, 0)).toBeUndefined();
  });

  it("show the layout of each column by a rule set that begins so, without changed rules", () => {
    const changed = { ...arm("Changed", "three", "open"), arm: "Changed+three{corners=single}" };
    expect(openingsOf(gridOf([...ARMS, changed]))).toEqual(["Walker+one", "Walker+two", "Changed+three"]);
  });

  it("have the same verdict on every layout, or different ones, or are open on some", () => {
    const arms = [
      ...ARMS,
      arm("Ashton", "three", "favours-defenders"),
      arm("Open", "one", "open"),
      arm("Open", "two", "open"),
    ];
    const { same, depends } = acrossLayouts(arms);
    expect(same.map(({ rules }) => rules.en)).toEqual(["Walker"]);
    expect(depends.map(({ rules }) => rules.en)).toEqual(["Ashton"]);
  });

  it("are kept apart by what was changed of the same rules", () => {
    const changed = { ...arm("Walker", "one", "open"), differences: [{ en: "The king wins at the edge." }] };
    const grid = gridOf([...ARMS, changed]);
    expect(grid.rules.length).toBe(4);
    expect([grid.at(0, 0), grid.at(3, 0), grid.at(3, 1)]).toEqual([ARMS[0], changed, undefined]);
  });

  it("are named without layouts where a verdict holds for all that were played", () => {
    const named = (verdict: Arm["verdict"]) =>
      placesWhere(ARMS, (one) => one.verdict === verdict).map(({ rules, layouts }) => [
        rules.en,
        ...layouts.map(({ en }) => en),
      ]);
    expect(named("favours-attackers")).toEqual([["Walker"], ["Ashton"]]);
    expect(named("favours-defenders")).toEqual([["Murray", "one"]]);
    expect(named("open")).toEqual([["Murray", "two"]]);
    expect(named("fair")).toEqual([]);
  });

  it("have their strengths from the weakest, without games at odds", () => {
    const cells = [cell(100, 100), cell(25, 25), cell(200, 100), cell(400, 400)];
    const found = strengths(arm("Walker", "one", "open", cells)).map(({ thinking }) => thinking.attackers);
    expect(found).toEqual([25, 100, 400]);
  });

  it("are judged where a strength has its balance", () => {
    const score = { value: 1, low: 0.5, high: 1 };
    const judged = {
      ...cell(100, 100),
      balance: { score, bounds: [0.5, 1] as [number, number], decided: score },
    };
    expect(judges([arm("Walker", "one", "open", [cell(100, 100)])])).toBe(false);
    expect(judges([arm("Walker", "one", "open", [judged])])).toBe(true);
  });
});

describe("names beside each other", () => {
  it("leave out what all begin with, up to a comma", () => {
    expect(sharedBeginning(["Alea, Walker", "Alea, Guild"])).toBe("Alea, ");
    for (const names of [["Alea, Walker", "Tablut, Linnaeus"], ["Alea, Walker"], ["Alea", "Alea II"], []])
      expect(sharedBeginning(names)).toBe("");
  });

  it("call the layouts of a grid by letters", () => {
    const on = (count: number) =>
      gridOf(Array.from({ length: count }, (_, n) => arm("Alea", `${n}`, "open")));
    expect([1, 2, 4, 5].map((count) => isGrid(on(count)))).toEqual([false, true, true, false]);
    expect([0, 3].map(letterOf)).toEqual(["A", "D"]);
  });
});
