import { describe, expect, it } from "vitest";
import { readPosition } from "../board/points";
import { shown, write } from "./game";

const start = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

describe("a game in the element", () => {
  it("follows from its moves", () => {
    const game = shown({ start, moves: ["a4-a5", "pass", "d5-c5xb4/c4"] });
    expect(game.frames.map((frame) => frame.position)).toEqual([
      start,
      "/3t3/3t3/t2T3/1tTKTtt/3T3/3t3/3t3/",
      "/3t3/3t3/t2T3/1tTKTtt/3T3/3t3/3t3/",
      "/3t3/3t3/t1T4/3KTtt/3T3/3t3/3t3/",
    ]);
    expect(game.frames[3]?.step).toEqual({ from: "d5", to: "c5" });
  });

  it("takes a position that is written out", () => {
    const game = shown({ start, moves: ["a4-a5 /7/7/7/3K3/7/7/7/"] });
    expect(game.frames[1]).toEqual({
      position: "/7/7/7/3K3/7/7/7/",
      move: "a4-a5",
      step: { from: "a4", to: "a5" },
    });
  });

  it("keeps special men and large gaps", () => {
    const position = "/cC9nN3g2/18G/m18/19/19/19/19/19/19/9K9/19/19/19/19/19/19/19/19/M18/";
    expect(write(readPosition(position, 19), 19)).toBe(position);
  });

  it.each([
    [{ start: "" }, "0 rows"],
    [{ start, size: 9 }, "7 rows"],
    [{ start, moves: ["a1-a2"] }, "nothing stands on a1"],
    [{ start, moves: ["hello"] }, "is not a move"],
    [{ start, moves: Array(5001).fill("pass") }, "at most 5000"],
    [{} as { start: string }, "no position"],
  ])("tells what is wrong with %j", (told, reason) => {
    expect(() => shown(told)).toThrow(reason);
  });
});
