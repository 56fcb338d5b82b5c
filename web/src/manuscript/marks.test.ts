// The marks are exactly the men of every layout read from the folio, and nothing is said of the drawing
// that its sources do not say.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COUNTED, counted, DRAWN, describedPlaces, displaced, places } from "./described";
import { type CANON_GROUPS, EVANGELISTS, menOf, whose } from "./evangelists";
import { isMan, marks, SIZE } from "./marks";

const folder = join(import.meta.dirname, "../../../layouts");

/** The points of a layout file that have one of these letters in its first or second grid. */
function points(name: string, letters: string, grid: 0 | 1): string[] {
  const rows = (readFileSync(join(folder, `${name}.txt`), "utf8").split("\n\n")[grid] ?? "")
    .trim()
    .split("\n");
  return rows
    .flatMap((row, index) =>
      [...row].map((letter, file) =>
        letters.includes(letter) ? String.fromCharCode(97 + file) + (SIZE - index) : "",
      ),
    )
    .filter((point) => point !== "")
    .sort();
}

const of = (...wanted: string[]) =>
  [...marks]
    .filter(([, kind]) => wanted.includes(kind))
    .map(([point]) => point)
    .sort();
const men = [...marks].filter(([, kind]) => isMan(kind)).map(([point]) => point);

describe("the marks of the folio", () => {
  it.each(["alea-murray", "alea-helmfrid-1", "alea-helmfrid-2-inferred"])("are the men of %s", (name) => {
    expect([...men].sort()).toEqual(points(name, "adK", 0));
    expect(of("corner")).toEqual(points(name, "C", 1));
    expect(of("variegated")).toEqual(points(name, "v", 1));
    expect(of("centre")).toEqual(points(name, "T", 1));
  });

  it("are as many as the text counts", () => {
    // Canon I stands in the middle; II to IV with the five others make the ring; V to X stand outside.
    expect(of("core").length).toBe(16);
    expect(of("ring", "variegated", "first").length).toBe(3 * 9 + 4 + 1);
    expect(of("variegated").length).toBe(4);
    expect(of("outer").length).toBe(6 * 4);
    expect(men.length).toBe(72 + 1);
  });
});

describe("the described drawing", () => {
  it("accounts for every mark once, each on a point of its own", () => {
    expect([...describedPlaces.keys()].sort()).toEqual([...marks.keys()].sort());
    expect(new Set([...describedPlaces.values()].map(({ point }) => point)).size).toBe(marks.size);
  });

  it("divides the text's seventy-two men by how their places are known", () => {
    expect(places.map(counted)).toEqual([9, 43, 5, 15]);
    expect(places.map(counted).reduce((sum, men) => sum + men)).toBe(COUNTED);
    expect(COUNTED - DRAWN).toBe(3);
  });

  it("has the men of the top row where a reader of the facsimile sees them", () => {
    const top = [...describedPlaces].filter(([man]) => marks.get(man) === "outer" && man.endsWith("19"));
    expect(top.map(([, { point }]) => point).sort()).toEqual(["c19", "e19", "o19", "q19"]);
  });

  it("moves no man whose place is unknown or said to be unmoved", () => {
    for (const man of displaced) expect(["named", "supposed"]).toContain(describedPlaces.get(man)?.place);
    expect(displaced.size).toBe(6);
  });

  it("names a source for each known place", () => {
    for (const [man, { words, sources }] of describedPlaces)
      expect([man, sources.length === 0]).toEqual([man, words === "told-nothing"]);
  });
});

describe("the evangelists", () => {
  it("have as many men as the text counts", () => {
    const all = EVANGELISTS.map((one) =>
      (["core", "ring", "outer"] as const).reduce((sum, group) => sum + menOf(group, one), 0),
    );
    expect(Object.fromEntries(EVANGELISTS.map((one, index) => [one, all[index]]))).toEqual({
      matthew: 20,
      mark: 15,
      luke: 17,
      john: 15,
    });
  });

  it("fill each group but for the variegated men and the first man", () => {
    const sum = (group: keyof typeof CANON_GROUPS) =>
      EVANGELISTS.reduce((men, one) => men + menOf(group, one), 0);
    expect(sum("core")).toBe(of("core").length);
    expect(sum("ring")).toBe(of("ring").length);
    expect(sum("outer")).toBe(of("outer").length);
  });

  it("are known of the variegated men alone", () => {
    expect([...whose.keys()].sort()).toEqual(of("variegated"));
    expect(["f6", "n14", "n6", "f14"].map((point) => whose.get(point))).toEqual([
      "john",
      "john",
      "mark",
      "mark",
    ]);
  });
});
