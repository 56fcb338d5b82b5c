// Tests for editing tools and board text.
import { describe, expect, it } from "vitest";
import {
  boardText,
  type Content,
  counted,
  imaged,
  marksByKind,
  marksByPoint,
  moved,
  pressed,
  readBoard,
  takesAway,
} from "./content";
import { imagesOf, mirrored, symmetries, turned } from "./symmetry";

const only = imagesOf("none", 7);

function board(text: string, size = 7): Content {
  return { pieces: readBoard(text, size) ?? new Map(), marks: new Map() };
}

const cross = board("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");

describe("a board text", () => {
  it.each([
    ["/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/", 7],
    ["/c5C/n5N/m5M/g2K2G/7/7/7/", 7],
    [`/${Array.from({ length: 19 }, () => "19").join("/")}/`, 19],
  ])("%s comes out as it went in", (text, size) => {
    expect(boardText(board(text, size), size)).toBe(text);
  });

  it("may write empty points in any way", () => {
    expect(boardText(board("/111t12/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"), 7)).toBe("/7/7/7/7/7/7/7/");
    expect(readBoard("/1t1t1t1/7/7/7/7/7/7/", 7)?.size).toBe(3);
  });

  it.each(["", "/", "3t3/7", "/7/7/7/7/7/7/", "/7/7/7/7/7/7/8/", "/7/7/7/7/7/7/6x/", "/7/7/7/7/7/7/7"])(
    "%j is none of seven points",
    (text) => {
      expect(readBoard(text, 7)).toBeNull();
    },
  );
});

describe("a press", () => {
  it("sets, replaces and takes away", () => {
    const set = pressed(cross, "attacker", "a1", only, false);
    expect(set.pieces.get("a1")).toBe("attacker");
    expect(takesAway(set, "attacker", "a1")).toBe(true);
    expect(takesAway(set, "defender", "a1")).toBe(false);
    expect(pressed(set, "attacker", "a1", only, true).pieces.has("a1")).toBe(false);
    expect(pressed(set, "defender", "a1", only, false).pieces.get("a1")).toBe("defender");
    expect(cross.pieces.has("a1")).toBe(false);
  });

  it("brings the one king from wherever he was", () => {
    const next = pressed(cross, "king", "a1", imagesOf("all", 7), false);
    expect([...next.pieces].filter(([, kind]) => kind === "king")).toEqual([["a1", "king"]]);
  });

  it("erases the piece first, then what is drawn under it", () => {
    const drawn = pressed(cross, "mark-throne", "d4", only, false);
    const once = pressed(drawn, "erase", "d4", only, false);
    expect([once.pieces.has("d4"), once.marks.get("d4")]).toEqual([false, "throne"]);
    expect(pressed(once, "erase", "d4", only, false).marks.size).toBe(0);
  });
});

describe("a symmetry", () => {
  it.each([
    ["none", 1],
    ["half-turn", 2],
    ["mirror", 2],
    ["quarter-turns", 4],
    ["mirrors", 4],
    ["all", 8],
  ] as const)("%s sets %i points at once, and the middle once", (symmetry, count) => {
    for (const size of [7, 19]) {
      const images = imagesOf(symmetry, size);
      const empty = { pieces: new Map(), marks: new Map() };
      const set = pressed(empty, "attacker", "b3", images, false);
      expect(set.pieces.size).toBe(count);
      // The set is whole: pressing any of its points sets the same again.
      for (const point of set.pieces.keys())
        expect(pressed(empty, "attacker", point, images, false).pieces.size).toBe(count);
      const middle = size === 7 ? "d4" : "j10";
      expect([...pressed(empty, "attacker", middle, images, false).pieces.keys()]).toEqual([middle]);
    }
  });

  it("is kept when a piece is moved", () => {
    const images = imagesOf("all", 7);
    const next = moved(cross, "d7", "c7", images);
    expect(next.pieces.has("d7")).toBe(false);
    expect([...next.pieces.keys()].filter((point) => ["c7", "e7", "a3", "g5"].includes(point))).toHaveLength(
      4,
    );
    expect(counted(moved(cross, "d7", null, imagesOf("half-turn", 7))).attackers).toBe(6);
    // The king has no images.
    expect(counted(moved(cross, "d4", "c4", images))).toEqual({ attackers: 8, defenders: 3, kings: 1 });
  });

  it("names every way once", () => {
    expect(new Set(symmetries).size).toBe(6);
    const places = imagesOf("all", 7).map((image) => image("b3"));
    expect(new Set(places).size).toBe(8);
    expect(turned(7)("a1")).toBe("a7");
    expect(mirrored(7)("a1")).toBe("g1");
  });

  it("turns a board round in four steps, and mirrors it back in two", () => {
    const odd = board("/t6/7/7/3K3/7/7/6T/");
    let now = odd;
    for (let step = 0; step < 4; step++) now = imaged(now, turned(7));
    expect(boardText(now, 7)).toBe(boardText(odd, 7));
    expect(boardText(imaged(odd, mirrored(7)), 7)).toBe("/6t/7/7/3K3/7/7/T6/");
  });
});

describe("marks", () => {
  it("are listed by point and by kind", () => {
    const marks = { throne: ["d4"], corner: ["a1", "g7"], camp: [], variegated: [] };
    expect(marksByKind(marksByPoint(marks))).toEqual(marks);
  });
});
