// The terms of a game as the form states them.
import { describe, expect, it } from "vitest";
import { fitTogether, NO_CLOCKS, presets, termsOf, type Wishes } from "./terms";

const [short = null] = presets;
const days = presets.find(({ kind }) => kind === "correspondence") ?? null;
const usual: Wishes = {
  against: "person",
  side: "attackers",
  level: 3,
  name: "Æthelstan",
  clocks: NO_CLOCKS,
  fairness: "none",
  listed: false,
};
const human = { kind: "human" };
const open = { kind: "open" };

describe("the terms of a game", () => {
  it.each([
    ["attackers", human, open, false],
    ["defenders", open, human, false],
    ["random", human, open, true],
  ] as const)("with the %s", (side, attackers, defenders, drawn) => {
    expect(termsOf({ ...usual, side })).toMatchObject({ attackers, defenders, draw_sides: drawn });
  });

  it("say nothing of clocks where neither side has one", () => {
    expect(termsOf(usual).clocks).toBeUndefined();
    const clocks = { attackers: short, defenders: null };
    expect(termsOf({ ...usual, clocks }).clocks).toEqual(clocks);
  });

  it("have nothing of people where the engine plays", () => {
    const clocks = { attackers: short, defenders: short };
    const terms = termsOf({ ...usual, against: "engine", clocks, fairness: "pie", listed: true });
    expect(terms).toEqual({ attackers: human, defenders: { kind: "engine", level: 3 } });
  });

  it("name only the player who sits down", () => {
    expect(termsOf(usual).name).toBe("Æthelstan");
    expect(termsOf({ ...usual, against: "others" })).toMatchObject({
      attackers: open,
      defenders: open,
      name: null,
    });
  });

  it("have days for a turn on both sides or on neither", () => {
    expect(fitTogether(days, days)).toBe(true);
    expect(fitTogether(short, null)).toBe(true);
    expect(fitTogether(days, short)).toBe(false);
    expect(fitTogether(null, days)).toBe(false);
  });
});
