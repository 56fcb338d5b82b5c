// The marks are the men of every layout that was read from the folio, no more and no fewer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
