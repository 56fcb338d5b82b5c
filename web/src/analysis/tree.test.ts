import { describe, expect, it } from "vitest";
import { parseMove } from "../api/moves";
import {
  addMove,
  addMoves,
  beside,
  branchOf,
  change,
  deleteBranch,
  draw,
  emptyTree,
  endOf,
  keyed,
  keyedPrefixes,
  mainLine,
  movesTo,
  node,
  path,
  promote,
  revive,
} from "./tree";

/** a1-a2, b1-b2, c1-c2, and beside the second x1-x2, y1-y2. */
function small() {
  const [line] = addMoves(emptyTree(), 0, ["a1-a2", "b1-b2xc2", "c1-c2"].map(parseMove));
  return addMoves(line, 1, ["x1-x2", "y1-y2"].map(parseMove));
}

describe("a tree of moves", () => {
  it("grows branches beside the main line and follows moves that are there", () => {
    const [tree, at] = small();
    expect(mainLine(tree).map((id) => node(tree, id).text)).toEqual(["a1-a2", "b1-b2xc2", "c1-c2"]);
    expect(movesTo(tree, at).map((move) => move.text)).toEqual(["a1-a2", "x1-x2", "y1-y2"]);
    expect(addMove(tree, 1, parseMove("b1-b2"))).toEqual([tree, 2]);
    expect(path(tree, at)).toEqual([1, 4, 5]);
    expect(endOf(tree, 4)).toBe(5);
  });

  it("names the positions of a line as each by itself is named", () => {
    const [tree, at] = small();
    const moves = movesTo(tree, endOf(tree, at));
    expect(keyedPrefixes(moves)).toEqual(moves.map((_, index) => keyed(moves.slice(0, index + 1))));
    expect(keyedPrefixes([parseMove("b1-b2xc2")])).toEqual(["b1-b2"]);
    expect(keyedPrefixes([])).toEqual([]);
  });

  it("leaves the tree before a change as it was", () => {
    const [tree, at] = small();
    const before = JSON.stringify(tree);
    promote(tree, at);
    deleteBranch(tree, 4);
    draw(change(tree, at, { comment: "?" }), at, { from: "a1", to: "b2" });
    expect(JSON.stringify(tree)).toBe(before);
  });

  it("promotes a branch from wherever one stands on it", () => {
    const [tree, at] = small();
    expect(branchOf(tree, at)).toBe(4);
    const promoted = promote(tree, at);
    expect(mainLine(promoted)).toEqual([1, 4, 5]);
    expect(branchOf(promoted, at)).toBeNull();
    expect(promote(promoted, at)).toBe(promoted);
  });

  it("cuts off what follows too", () => {
    const [tree] = small();
    const [shorter, at] = deleteBranch(tree, 2);
    expect(at).toBe(1);
    expect(Object.keys(shorter.nodes)).toEqual(["0", "1", "4", "5"]);
    expect(mainLine(shorter)).toEqual([1, 4, 5]);
    expect(deleteBranch(shorter, 0)).toEqual([shorter, 0]);
  });

  it("walks between the moves of one position", () => {
    const [tree] = small();
    expect(beside(tree, 2, 1)).toBe(4);
    expect(beside(tree, 4, -1)).toBe(2);
    expect(beside(tree, 4, 1)).toBe(4);
    expect(beside(tree, 0, 1)).toBe(0);
  });

  it("draws and rubs out", () => {
    const [tree] = small();
    const [circle, arrow] = [
      { from: "a1", to: "a1" },
      { from: "a1", to: "b1" },
    ];
    const drawn = draw(draw(tree, 2, circle), 2, arrow);
    expect(node(drawn, 2).drawn).toEqual([circle, arrow]);
    expect(node(draw(drawn, 2, { ...circle }), 2).drawn).toEqual([arrow]);
  });

  it("is revived from storage only when it is whole", () => {
    const [tree] = small();
    expect(revive(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
    for (const broken of [
      null,
      3,
      {},
      { nodes: {}, next: 1 },
      { ...tree, nodes: { ...tree.nodes, 5: undefined } },
    ])
      expect(revive(broken)).toBeNull();
  });

  it("reads trees stored by older versions of the page", () => {
    const newNode = { children: [], comment: "", symbol: null, drawn: [] };
    const stored = {
      nodes: {
        0: { ...newNode, parent: null, children: [1, 2], text: "" },
        1: { ...newNode, parent: 0, text: "d8-c8xe8/f8", drawn: ["a1", "a1-b1"] },
        2: { ...newNode, parent: 0, text: "pass" },
      },
      next: 3,
    };
    const tree = revive(stored);
    expect(tree && node(tree, 1)).toMatchObject({
      from: "d8",
      to: "c8",
      captures: ["e8", "f8"],
      text: "d8-c8xe8/f8",
      drawn: [
        { from: "a1", to: "a1" },
        { from: "a1", to: "b1" },
      ],
    });
    expect(tree && movesTo(tree, 2)).toMatchObject([{ from: null, to: null, captures: [], text: "pass" }]);
  });
});
