// Which part of the board shows a move under two rule sets.
import { expect, it } from "vitest";
import { sharedView } from "./view";

const whole = { from: "a1", to: "s19" };
const moved = { size: 19, view: whole, move: { from: "c2", to: "a2" }, captures: [], outcome: null };

it("is what lies around the move and what it captures, where all of a large board would be shown", () => {
  expect(sharedView(moved, moved)).toEqual({ from: "a1", to: "e4" });
  expect(sharedView(moved, { ...moved, captures: ["a9"] })).toEqual({ from: "a1", to: "e11" });
});

it("is the view that was given, all of a small board, and all of one on which the game ends", () => {
  const part = { from: "e6", to: "k14" };
  expect(sharedView({ ...moved, view: part }, moved)).toEqual(part);
  const small = { ...moved, size: 7, view: { from: "a1", to: "g7" } };
  expect(sharedView(small, small)).toEqual(small.view);
  expect(
    sharedView(moved, { ...moved, outcome: { winner: "defenders", reason: "king-escaped", rule: null } }),
  ).toEqual(whole);
});
