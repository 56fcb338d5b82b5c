// Tests for points, positions and geometry that need no browser.
import { describe, expect, it } from "vitest";
import { geometry, PITCH } from "./geometry";
import { place, pointAt, readPosition } from "./points";

const whole = { view: null, flipped: false, coordinates: true, inscription: null };

describe("points", () => {
  it.each([
    ["a1", 0, 0],
    ["s19", 18, 18],
    ["d8", 3, 7],
  ])("%s is file %i, rank %i, and back", (point, file, rank) => {
    expect(place(point)).toEqual({ file, rank });
    expect(pointAt(file, rank)).toBe(point);
  });
});

describe("positions", () => {
  it("are read from the top row down, long runs and all", () => {
    const pieces = readPosition(`/2t16/${"19/".repeat(17)}K17T/ a -`, 19);
    expect([...pieces]).toEqual([
      ["c19", "attacker"],
      ["a1", "king"],
      ["s1", "defender"],
    ]);
  });

  it("tells special pieces apart", () => {
    const pieces = readPosition("/cN1/3/gM1/", 3);
    expect(pieces.get("a3")).toBe("attacker-commander");
    expect(pieces.get("b3")).toBe("defender-knight");
    expect(pieces.get("a1")).toBe("attacker-guard");
    expect(pieces.get("b1")).toBe("defender-mercenary");
  });
});

describe("geometry", () => {
  it("puts a1 at the lower left, and turned at the upper right", () => {
    const plain = geometry({ ...whole, size: 9 });
    expect(plain.at("a1")).toEqual({ x: 0, y: 8 * PITCH });
    const turned = geometry({ ...whole, size: 9, flipped: true });
    expect(turned.at("a1")).toEqual({ x: 8 * PITCH, y: 0 });
  });

  it.each([false, true])("finds every point where it drew it (turned: %s)", (flipped) => {
    const geo = geometry({ ...whole, size: 19, flipped });
    for (const point of geo.rows().flat()) {
      const { x, y } = geo.at(point);
      expect(geo.nearest(x + 9, y - 9)).toBe(point);
    }
  });

  it("shows only the part that was asked for, whichever corners name it", () => {
    const geo = geometry({ ...whole, size: 19, view: { from: "g7", to: "e5" } });
    expect(geo.rows()).toEqual([
      ["e7", "f7", "g7"],
      ["e6", "f6", "g6"],
      ["e5", "f5", "g5"],
    ]);
    expect(geo.shows("e5")).toBe(true);
    expect(geo.shows("d5")).toBe(false);
    expect(geo.nearest(-500, 900)).toBe("e5");
  });
});
