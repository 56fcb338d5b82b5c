// What clocks show, and how often that changes.
import { describe, expect, it } from "vitest";
import type { Clock, TimeControl } from "../api/schema";
import { clockText, clockWords, isLast, nextChange, readingAfter } from "./clock";

const BYO_YOMI: TimeControl = { kind: "byo-yomi", main: 60, period: 30, periods: 3 };

function clock(control: TimeControl, left: number, periods: number | null = null, in_period = false): Clock {
  return { control, left, periods, in_period };
}

describe("a clock", () => {
  it.each([
    [0, "0.0"],
    [9_999, "9.9"],
    [10_000, "0:10"],
    [299_999, "4:59"],
    [3_600_000, "1:00:00"],
    [5_025_000, "1:23:45"],
    [86_399_999, "23:59:59"],
    [86_400_000, "1d 0h"],
    [276_000_000, "3d 4h"],
  ])("with %i ms left shows %s", (left, text) => {
    expect(clockText(left, "en")).toBe(text);
  });

  it("writes tenths as the language does", () => {
    expect(clockText(9_420, "de")).toBe("9,4");
  });

  it.each([
    [0, "en", "0 seconds"],
    [9_400, "en", "9 seconds"],
    [61_000, "en", "1 minute, 1 second"],
    [300_000, "en", "5 minutes"],
    [5_025_000, "en", "1 hour, 23 minutes"],
    [276_000_000, "da", "3 dage og 4 timer"],
  ])("with %i ms left is said in %s as %s", (left, language, words) => {
    expect(clockWords(left, language)).toBe(words);
  });

  it("changes what it shows at the moment that is foretold, and not before", () => {
    for (const left of [1, 99, 100, 9_999, 10_000, 10_001, 59_999, 3_600_000, 86_400_000, 200_000_000]) {
      const after = nextChange(left) ?? 0;
      const shown = clockText(left, "en");
      expect(clockText(left - after + 1, "en"), `${left} ms, just before`).toBe(shown);
      if (left > after) expect(clockText(left - after, "en"), `${left} ms, then`).not.toBe(shown);
    }
    expect(nextChange(0)).toBeNull();
  });

  it("never goes below nothing", () => {
    const control: TimeControl = { kind: "sudden-death", main: 60, increment: 0 };
    expect(readingAfter(clock(control, 500), 2_000).left).toBe(0);
  });

  it.each([
    [0, 5_000, 3, false],
    [4_999, 1, 3, false],
    [5_000, 30_000, 3, true],
    [34_999, 1, 3, true],
    [35_000, 30_000, 2, true],
    [94_000, 1_000, 1, true],
    [95_000, 0, 0, true],
    [500_000, 0, 0, true],
  ])(
    "with 5 s of main time and three periods has, after %i ms, %i ms of %i periods",
    (spent, left, periods, inPeriod) => {
      expect(readingAfter(clock(BYO_YOMI, 5_000, 3), spent)).toEqual({ left, periods, inPeriod });
    },
  );

  it.each([
    [0, 12_000, 2],
    [12_000, 30_000, 1],
    [42_000, 0, 0],
  ])("within a period has, after %i ms, %i ms of %i periods", (spent, left, periods) => {
    expect(readingAfter(clock(BYO_YOMI, 12_000, 2, true), spent)).toEqual({ left, periods, inPeriod: true });
  });

  it("warns in the last period only, and never by correspondence", () => {
    const slow: TimeControl = { kind: "correspondence", days: 1 };
    const last = (one: Clock) => isLast(one, readingAfter(one, 0));
    expect(last(clock(BYO_YOMI, 12_000, 2, true))).toBe(false);
    expect(last(clock(BYO_YOMI, 12_000, 1, true))).toBe(true);
    expect(last(clock(BYO_YOMI, 12_000, 1))).toBe(false);
    expect(last(clock({ kind: "sudden-death", main: 1, increment: 0 }, 900))).toBe(true);
    expect(last(clock(slow, 900))).toBe(false);
  });
});
