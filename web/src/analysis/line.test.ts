import { describe, expect, it } from "vitest";
import { parseMove } from "../api/moves";
import { addLine, gameLine } from "./line";
import { addMoves, change, emptyTree, node } from "./tree";

const layout = { position: "/3t3/ a -" } as Parameters<typeof gameLine>[1]["layout"];

describe("an analysis as a game line", () => {
  it("has comments, signs and branches where they belong", () => {
    let [tree] = addMoves(emptyTree(), 0, ["a1-a2", "b1-b2xc2", "c1-c2"].map(parseMove));
    [tree] = addMoves(tree, 1, ["x1-x2", "y1-y2"].map(parseMove));
    [tree] = addMoves(tree, 4, ["z1-z2"].map(parseMove));
    tree = change(tree, 0, { comment: "Before." });
    tree = change(tree, 2, { symbol: "?!", comment: "Hm." });
    tree = change(tree, 5, { comment: "Here." });
    const line = JSON.parse(gameLine(tree, { rules: "tablut-murray", start: "/3t3/ a -", layout }));
    expect(line).toEqual({
      rules: "tablut-murray",
      moves: ["a1-a2", "b1-b2xc2", "c1-c2"],
      result: "unfinished",
      notes: [
        { ply: 0, comment: "Before." },
        {
          ply: 2,
          comment: "?! Hm.",
          variations: [
            {
              moves: ["x1-x2", "y1-y2"],
              notes: [{ ply: 2, comment: "Here.", variations: [{ moves: ["z1-z2"] }] }],
            },
          ],
        },
      ],
    });
  });

  it("says where it begins only if that is not the layout", () => {
    const line = gameLine(emptyTree(), { rules: "tablut-murray", start: "/2t4/ a -", layout });
    expect(JSON.parse(line)).toEqual({
      rules: "tablut-murray",
      start: "/2t4/ a -",
      moves: [],
      result: "unfinished",
    });
  });
});

describe("a game line as an analysis", () => {
  const branch = {
    moves: ["a1-a2", "b1-b2xc2", "c1-c2"].map(parseMove),
    notes: [
      { ply: 0, comment: "Before." },
      { ply: 1, symbol: "!?", comment: "? is asked" },
      {
        ply: 2,
        comment: "?! Hm.",
        variations: [
          {
            moves: ["x1-x2", "y1-y2"].map(parseMove),
            notes: [{ ply: 2, comment: "Here.", variations: [{ moves: ["z1-z2"].map(parseMove) }] }],
          },
        ],
      },
    ],
  } satisfies Parameters<typeof addLine>[2];

  it("has the remarks, signs and branches where they stood", () => {
    const tree = addLine(emptyTree(), 0, branch);
    const told = Object.values(tree.nodes).map(({ text, symbol, comment }) => [text, symbol, comment]);
    expect(told).toEqual([
      ["", null, "Before."],
      ["a1-a2", "!?", "? is asked"],
      ["b1-b2xc2", "?!", "Hm."],
      ["c1-c2", null, ""],
      ["x1-x2", null, ""],
      ["y1-y2", null, "Here."],
      ["z1-z2", null, ""],
    ]);
    expect(node(tree, 1).children).toEqual([2, 4]);
    const { notes } = JSON.parse(gameLine(tree, { rules: "r", start: "/3t3/ a -", layout }));
    const variation = {
      moves: ["x1-x2", "y1-y2"],
      notes: [{ ply: 2, comment: "Here.", variations: [{ moves: ["z1-z2"] }] }],
    };
    expect(notes).toEqual([
      { ply: 0, comment: "Before." },
      { ply: 1, comment: "!? ? is asked" },
      { ply: 2, comment: "?! Hm.", variations: [variation] },
    ]);
    // Once more changes nothing.
    expect(addLine(tree, 0, branch)).toEqual(tree);
  });

  it("leaves what was written there before", () => {
    let [tree] = addMoves(emptyTree(), 0, ["q1-q2"].map(parseMove));
    tree = change(tree, 0, { comment: "Mine." });
    tree = addLine(tree, 0, branch);
    expect(node(tree, 0).comment).toBe("Mine.");
    expect(node(tree, 0).children).toEqual([1, 2]);
  });
});
