// Which games suit which answers: on rule sets made up for it, so that each rule of the choice is seen alone.
import { describe, expect, it } from "vitest";
import type { GalleryEntry } from "../api/schema";
import { type Answers, advise, answers, drawn, lengthOf, minutes } from "./advice";

interface Made {
  family?: GalleryEntry["family"];
  board?: number;
  goal?: GalleryEntry["goal"];
  year?: number | null;
  sentences?: number;
  readings?: number;
  plies?: number;
  score?: number;
  people?: number;
  draws?: number;
}

function made(id: string, made: Made): GalleryEntry {
  const words = { en: id };
  const score = made.score ?? 0.5;
  return {
    id,
    name: words,
    summary: words,
    year: made.year ?? null,
    family: made.family ?? "tablut",
    board: made.board ?? 9,
    featured: false,
    dice: false,
    aim: { attackers: words, defenders: words },
    layouts: [words],
    men: { attackers: 16, defenders: 8 },
    goal: made.goal ?? "edge",
    king: "strong",
    sentences: made.sentences ?? 10,
    standings: { stated: 20 - (made.readings ?? 0), pictured: 0, readings: made.readings ?? 0 },
    figures:
      made.plies === undefined
        ? null
        : {
            study: "made",
            plies: made.plies,
            games: 100,
            drawn: made.draws ?? 0,
            score: { value: score, low: score - 0.1, high: score + 0.1 },
            people: made.people === undefined ? null : { games: 50, drawn: 0, score: made.people },
          },
  };
}

const asked = (wish: Partial<Answers>): Answers => ({ length: "short", win: "edge", want: "fair", ...wish });
const ids = (sets: GalleryEntry[], wish: Partial<Answers>) =>
  advise(sets, asked(wish)).map(({ set }) => set.id);

describe("advice", () => {
  it.each(["short", "medium", "long"] as const)("finds the game of the %s length", (length) => {
    const sets = [made("short", { plies: 40 }), made("medium", { plies: 90 }), made("long", { plies: 200 })];
    expect(ids(sets, { length })[0]).toBe(length);
  });

  it("never suggests another goal than the one asked for", () => {
    const sets = [
      made("corner", { goal: "corner", plies: 40 }),
      made("edge", { family: "brandubh", plies: 58 }),
    ];
    expect(ids(sets, { win: "corner" })).toEqual(["corner"]);
    expect(ids(sets, { win: "edge" })).toEqual(["edge"]);
    expect(ids(sets, { win: "simple" })).toHaveLength(2);
  });

  it("prefers fewer sentences where it is to be simple", () => {
    const sets = [
      made("long-winded", { plies: 40, sentences: 19 }),
      made("plain", { plies: 40, sentences: 9, family: "brandubh" }),
    ];
    expect(ids(sets, { win: "simple" })[0]).toBe("plain");
  });

  it("weighs the score among engines, the score among people, and draws", () => {
    const sets = [
      made("drawn", { plies: 40, draws: 80 }),
      made("lopsided", { plies: 40, score: 0.9, family: "brandubh" }),
      made("unlike-people", { plies: 40, people: 0.1, family: "alea" }),
      made("fair", { plies: 40, score: 0.48, people: 0.53, family: "seabattle" }),
      made("unmeasured", { family: "ard-ri" }),
    ];
    expect(ids(sets, { want: "fair" })).toEqual(["fair"]);
  });

  it("calls no game fair in which one side is far ahead, among engines or among people", () => {
    const sets = [
      made("engines", { plies: 40, score: 0.8 }),
      made("people", { plies: 40, people: 0.2, family: "brandubh" }),
    ];
    expect(ids(sets, { want: "fair" })).toEqual([]);
  });

  it("prefers old sources that leave little to be chosen, and leaves out those without a year", () => {
    const sets = [
      made("old", { plies: 40, year: 1587 }),
      made("young", { plies: 40, year: 2026, family: "brandubh" }),
      made("old-but-silent", { plies: 40, year: 1587, readings: 10, family: "alea" }),
      made("undated", { plies: 40, family: "seabattle" }),
    ];
    expect(ids(sets, { want: "source" })).toEqual(["old", "old-but-silent"]);
  });

  it("suggests at most three, of each family one, and no games made for comparison", () => {
    const families = ["alea", "tablut", "tawlbwrdd", "hnefatafl", "reference"] as const;
    const sets = families.flatMap((family) =>
      [1, 2].map((number) => made(`${family}-${number}`, { family, plies: 40 })),
    );
    const found = advise(sets, asked({})).map(({ set }) => set.family);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
    expect(found).not.toContain("reference");
  });

  it("guesses a length from other games on the same board, and says so", () => {
    const sets = [
      made("a", { plies: 30, board: 7 }),
      made("b", { plies: 50, board: 9 }),
      made("c", { plies: 70, board: 9 }),
      made("d", { plies: 90, board: 9 }),
    ];
    expect(lengthOf(made("new", { board: 9 }), sets)).toEqual({ plies: 70, measured: false });
    expect(lengthOf(made("new", { board: 13 }), sets)).toBe(null);
    expect(lengthOf(sets[0] as GalleryEntry, sets)).toEqual({ plies: 30, measured: true });
  });

  it("has an answer for every combination as soon as one game fits the goal", () => {
    const sets = [
      made("corner", { goal: "corner", plies: 40, year: 1952 }),
      made("edge", { goal: "edge", plies: 90, year: 1587 }),
    ];
    for (const length of answers.length)
      for (const win of answers.win)
        for (const want of answers.want)
          expect(advise(sets, { length, win, want }).length, `${length} ${win} ${want}`).toBeGreaterThan(0);
  });

  it("turns plies into minutes, and games into shares", () => {
    expect(minutes(86)).toBe(22);
    expect(minutes(1)).toBe(1);
    expect(drawn(made("a", { plies: 40, draws: 28 }))).toBe(0.28);
    expect(drawn(made("a", {}))).toBe(null);
  });
});
