// Tests for choosing puzzles: filters, nearness, and what was tried lately.
import { describe, expect, it } from "vitest";
import type { PuzzleEntry } from "../api/schema";
import { choose, matching } from "./choosing";

function entry(id: string, rating: number, more: Partial<PuzzleEntry> = {}): PuzzleEntry {
  const name = { id: "", en: "", values: {} } as unknown as PuzzleEntry["name"];
  const rest = { rules: "alea", board: 19, escape: "corner", kind: "capture", side: "attackers", moves: 1 };
  return { id, rating, name, ...rest, ...more } as PuzzleEntry;
}

const ids = (list: readonly PuzzleEntry[]) => list.map(({ id }) => id);
const query = (text: string) => new URLSearchParams(text);
/** Twenty puzzles from 500 up to 2,400. */
const ladder = Array.from({ length: 20 }, (_, step) => entry(`p${step}`, 500 + 100 * step));
/** All that may be drawn. */
const drawn = (...given: Parameters<typeof choose>) =>
  new Set([0, 0.2, 0.4, 0.6, 0.8, 0.999].map((at) => choose(given[0], given[1], given[2], () => at)?.id));

describe("the filters", () => {
  const list = [
    entry("a", 700),
    entry("b", 800, { kind: "escape", moves: 2 }),
    entry("c", 900, { kind: "escape", moves: 5, board: 9, escape: "edge", rules: "tablut" }),
  ];
  it.each([
    ["", "abc"],
    ["kind=escape", "bc"],
    ["kind=escape&length=2", "b"],
    ["length=3", "c"],
    ["size=19", "ab"],
    ["escape=edge", "c"],
    ["rules=alea&kind=capture", "a"],
    ["rules=alea&escape=edge", ""],
    ["kind=", "abc"],
    ["other=1", "abc"],
  ])("%s", (text, wanted) => {
    expect(ids(matching(list, query(text))).join("")).toBe(wanted);
  });
});

describe("the next puzzle", () => {
  const solver = { rating: 1_000, solved: [], seen: [] };

  it("is near the solver's rating and follows it", () => {
    expect(drawn(ladder, solver, null)).toEqual(new Set(["p3", "p4", "p5", "p6", "p7", "p2"]));
    expect(drawn(ladder, { ...solver, rating: 2_400 }, null)).toEqual(
      new Set(["p19", "p18", "p17", "p16", "p15", "p14"]),
    );
  });

  it("is neither the one on the board nor one solved or tried lately", () => {
    const tried = { rating: 1_000, solved: ["p3", "p7"], seen: ["p4", "p6"] };
    for (const id of drawn(ladder, tried, "p5")) expect(["p3", "p4", "p5", "p6", "p7"]).not.toContain(id);
  });

  it("is one tried long ago where all have been tried", () => {
    const seen = ids(ladder);
    const chosen = drawn(ladder, { rating: 2_400, solved: seen, seen }, "p19");
    expect(chosen).toEqual(new Set(["p9", "p8", "p7", "p6", "p5", "p4"]));
  });

  it("does not exist where no other fits", () => {
    expect(choose([], solver, null)).toBeNull();
    expect(choose([entry("only", 900)], solver, "only")).toBeNull();
    expect(choose([entry("only", 900)], solver, null)?.id).toBe("only");
  });
});
