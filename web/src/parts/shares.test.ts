import { expect, test } from "vitest";
import { wholePercents } from "./shares";

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [335, 330, 335],
    [34, 33, 33],
  ],
  [
    [199, 602, 199],
    [20, 60, 20],
  ],
  [
    [505, 0, 495],
    [51, 0, 49],
  ],
  [
    [0, 7, 0],
    [0, 100, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])("%j is %j percent", (counts, percents) => {
  expect(wholePercents(counts)).toEqual(percents);
});

test("all shares of a few games add up to a hundred, each within one of its own", () => {
  for (let a = 0; a < 24; a++)
    for (let b = 0; b < 24; b++)
      for (let c = 0; c < 24; c++) {
        const counts = [a, b, c];
        const sum = a + b + c;
        if (sum === 0) continue;
        const percents = wholePercents(counts);
        expect(percents.reduce((all, one) => all + one)).toBe(100);
        for (const [place, count] of counts.entries())
          expect(Math.abs((percents[place] ?? 0) - (100 * count) / sum)).toBeLessThan(1);
      }
});
