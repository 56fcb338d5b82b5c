// A layout as a file, as a link, and on a board of another size.
import { describe, expect, it } from "vitest";
import { counted, readBoard } from "./content";
import { bare, type Drawing, packedDrawing, readDrawing, resized, slugOf, written } from "./drawing";

const yard: Drawing = {
  name: 'The "yard"',
  rules: "brandubh-cyningstan",
  size: 7,
  content: {
    pieces: readBoard("/3t3/3c3/3T3/ttTKTGt/3T3/3t3/3t3/", 7) ?? new Map(),
    marks: new Map([
      ["a1", "corner"],
      ["d4", "throne"],
      ["d7", "camp"],
      ["b2", "variegated"],
    ]),
  },
};

describe("a drawing", () => {
  it("is written as a rule-set file that extends another", () => {
    expect(written(yard, "Mine").text).toBe(`id = "my-the-yard"
name = "The \\"yard\\""
extends = "brandubh-cyningstan"
layouts = ["drawn"]

[drawn.drawn]
name = "The \\"yard\\""
pieces = """
. . . a . . .
. . . c . . .
. . . d . . .
a a d K d G a
. . . d . . .
. . . a . . .
. . . a . . .
"""
marks = """
. . . X . . .
. . . . . . .
. . . . . . .
. . . T . . .
. . . . . . .
. v . . . . .
C . . . . . .
"""
`);
  });

  it("knows which point a place of the file draws", () => {
    const file = written(yard, "Mine");
    const lines = file.text.split("\n");
    const pieces = lines.indexOf('pieces = """') + 2;
    const marks = lines.indexOf('marks = """') + 2;
    expect(file.pointAt(pieces, 1)).toBe("a7");
    expect(file.pointAt(pieces + 3, 7)).toBe("d4");
    expect(file.pointAt(marks + 6, 1)).toBe("a1");
    for (const [line, column] of [
      [1, 1],
      [pieces - 1, 1],
      [pieces, 2],
      [pieces, 15],
      [pieces + 7, 1],
      [null, null],
    ] as const)
      expect(file.pointAt(line, column)).toBeNull();
  });

  it("has a name in any case", () => {
    const file = written({ ...yard, name: "  ", content: bare(7) }, "Mine");
    expect(file.id).toBe("my-layout");
    expect(file.text).toContain('name = "Mine"');
    expect(file.text).not.toContain("marks");
  });

  it.each([
    ["Þórr’s Garð", "my-thorr-s-gard"],
    ["Æsir & Vanir", "my-aesir-vanir"],
    ["Straße", "my-strasse"],
    ["王", "my-layout"],
    ["--", "my-layout"],
  ])("%s is called %s in files", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("comes out of a link as it went in", () => {
    expect(readDrawing(packedDrawing(yard))).toEqual(yard);
    const empty = { ...yard, size: 19, content: bare(19) };
    expect(readDrawing(packedDrawing(empty))).toEqual(empty);
  });

  it.each([
    "",
    "[]",
    "null",
    '{"hnefi":"layout/1"}',
    '{"hnefi":"layout/1","name":"x","rules":"y","pieces":"./."}',
    packedDrawing(yard).replace("layout/1", "layout/2"),
    packedDrawing(yard).replace("aadK", "aadKK"),
    packedDrawing(yard).replace("aadK", "aadx"),
  ])("is not read from %j", (text) => {
    expect(readDrawing(text)).toBeNull();
  });

  it("stays round the middle when the board changes its size", () => {
    const larger = resized(yard.content, 7, 9);
    expect(larger.pieces.get("e5")).toBe("king");
    expect(larger.marks.get("b2")).toBe("corner");
    expect(resized(larger, 9, 7)).toEqual(yard.content);
    expect(counted(resized(larger, 9, 5)).attackers).toBe(3);
  });
});
