import { describe, expect, it } from "vitest";
import { gameLine } from "./line";
import { change, growAll, sapling } from "./tree";

const layout = { position: "/3t3/ a -" } as Parameters<typeof gameLine>[1]["layout"];

describe("an analysis as a game line", () => {
  it("has comments, signs and branches where they belong", () => {
    let [tree] = growAll(sapling(), 0, ["a1-a2", "b1-b2xc2", "c1-c2"]);
    [tree] = growAll(tree, 1, ["x1-x2", "y1-y2"]);
    [tree] = growAll(tree, 4, ["z1-z2"]);
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
    const line = gameLine(sapling(), { rules: "tablut-murray", start: "/2t4/ a -", layout });
    expect(JSON.parse(line)).toEqual({
      rules: "tablut-murray",
      start: "/2t4/ a -",
      moves: [],
      result: "unfinished",
    });
  });
});
