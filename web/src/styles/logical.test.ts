// The style sheets use logical properties only, so that pages can be mirrored for right-to-left languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folders = [
  import.meta.dirname,
  join(import.meta.dirname, "../../board"),
  join(import.meta.dirname, "../../embed"),
];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name)),
);

const SIDED =
  /(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right)|float: (?:left|right)|^\s*(?:left|right):/;

/** Four values, of which the second is that of the right and the fourth that of the left. */
function uneven(line: string): boolean {
  const [, right, left] = line.match(/^\s*(?:margin|padding): \S+ (\S+) \S+ ([^;\s]+);/) ?? [];
  return right !== left;
}

describe("style sheets", () => {
  it.each(sheets)("%s can be mirrored", (sheet) => {
    const lines = readFileSync(sheet, "utf8").split("\n");
    expect(lines.filter((line) => SIDED.test(line) || uneven(line))).toEqual([]);
  });
});
