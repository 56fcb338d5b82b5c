// A tree of moves: the line that was played, and everything tried beside it. Each change makes a new tree and leaves the old one as it was.
import type { Step } from "../../board";
import { type FromTo, moveText, parseMove, sameMove } from "../api/moves";
import type { MoveOrPass } from "../api/schema";

/** What may be written behind a move. */
export const symbols = ["!!", "!", "!?", "?!", "?", "??"] as const;
export type Mark = (typeof symbols)[number];

/** What each is called: a message. */
export const markNames: Record<Mark, string> = {
  "!!": "analysis-mark-brilliant",
  "!": "analysis-mark-good",
  "!?": "analysis-mark-interesting",
  "?!": "analysis-mark-doubtful",
  "?": "analysis-mark-mistake",
  "??": "analysis-mark-blunder",
};

/** A point of the tree: its move, with what it captures, and the position after it. The beginning has no move. */
export interface Node extends MoveOrPass {
  /** The node before; null for the beginning. */
  parent: number | null;
  /** The nodes that follow, the main one first. */
  children: number[];
  comment: string;
  symbol: Mark | null;
  /** Arrows drawn here; those that end where they begin are circles. */
  drawn: Step[];
}

/** The whole tree; 0 is the beginning. */
export interface Tree {
  nodes: Record<number, Node>;
  next: number;
}

const START = 0;

/** A tree of nothing but its beginning. */
export function emptyTree(): Tree {
  return { nodes: { [START]: newNode(null, NO_MOVE) }, next: 1 };
}

const NO_MOVE: MoveOrPass = { from: null, to: null, captures: [], text: "" };

function newNode(parent: number | null, { from, to, captures, text }: MoveOrPass): Node {
  return { parent, children: [], from, to, captures, text, comment: "", symbol: null, drawn: [] };
}

/** A node that is there. */
export function node(tree: Tree, id: number): Node {
  return tree.nodes[id] ?? newNode(null, NO_MOVE);
}

/** The same tree with one node changed. */
export function change(tree: Tree, id: number, part: Partial<Node>): Tree {
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node(tree, id), ...part } } };
}

/** The child that a move leads to, if it was made before. */
export function childBy(tree: Tree, id: number, move: FromTo): number | null {
  return node(tree, id).children.find((child) => sameMove(node(tree, child), move)) ?? null;
}

/** Plays a move, as a branch where the tree goes on otherwise. A move that is there already is only followed. */
export function addMove(tree: Tree, id: number, move: MoveOrPass): [Tree, number] {
  const known = childBy(tree, id, move);
  if (known !== null) return [tree, known];
  const child = tree.next;
  const parent = node(tree, id);
  const nodes = {
    ...tree.nodes,
    [id]: { ...parent, children: [...parent.children, child] },
    [child]: newNode(id, move),
  };
  return [{ nodes, next: child + 1 }, child];
}

/** Plays several moves; gives the node that the last leads to. */
export function addMoves(tree: Tree, id: number, moves: readonly MoveOrPass[]): [Tree, number] {
  return moves.reduce<[Tree, number]>(([longer, at], move) => addMove(longer, at, move), [tree, id]);
}

/** One name for the position that a list of moves leads to. */
export function keyed(moves: readonly FromTo[]): string {
  return moves.map(moveText).join(" ");
}

/** The names of the positions after each move of a list. */
export function keyedPrefixes(moves: readonly FromTo[]): string[] {
  let name = "";
  return moves.map((move) => {
    name = name === "" ? moveText(move) : `${name} ${moveText(move)}`;
    return name;
  });
}

/** The nodes from the first move to this one. */
export function path(tree: Tree, id: number): number[] {
  const found: number[] = [];
  for (let at: number | null = id; at !== null && at !== START; at = node(tree, at).parent) found.unshift(at);
  return found;
}

/** The moves that lead to a node. */
export function movesTo(tree: Tree, id: number): Node[] {
  return path(tree, id).map((at) => node(tree, at));
}

/** The end of the line that goes on from a node by its main moves. */
export function endOf(tree: Tree, id: number): number {
  let at = id;
  for (let next = node(tree, at).children[0]; next !== undefined; next = node(tree, at).children[0])
    at = next;
  return at;
}

/** The nodes of the main line, the beginning left out. */
export function mainLine(tree: Tree): number[] {
  return path(tree, endOf(tree, START));
}

/** The node beside this one: another move in the same position, `by` places farther. */
export function beside(tree: Tree, id: number, by: number): number {
  const parent = node(tree, id).parent;
  if (parent === null) return id;
  const { children } = node(tree, parent);
  return children[children.indexOf(id) + by] ?? id;
}

/** Where the branch that a node lies on leaves its neighbours; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  for (const at of path(tree, id).reverse()) {
    const parent = node(tree, at).parent;
    if (parent !== null && node(tree, parent).children[0] !== at) return at;
  }
  return null;
}

/** Moves the branch that a node lies on one place up among its neighbours. */
export function promote(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  const parent = branch === null ? null : node(tree, branch).parent;
  if (branch === null || parent === null) return tree;
  const children = [...node(tree, parent).children];
  const place = children.indexOf(branch);
  children.splice(place, 1);
  children.splice(place - 1, 0, branch);
  return change(tree, parent, { children });
}

/** Cuts a move off, with all that follows; gives the node to stand on then. */
export function deleteBranch(tree: Tree, id: number): [Tree, number] {
  const { parent } = node(tree, id);
  if (parent === null) return [tree, id];
  const nodes = { ...tree.nodes };
  const falling = [id];
  for (let at = falling.pop(); at !== undefined; at = falling.pop()) {
    falling.push(...node(tree, at).children);
    delete nodes[at];
  }
  const children = node(tree, parent).children.filter((child) => child !== id);
  return [change({ ...tree, nodes }, parent, { children }), parent];
}

/** Draws a shape at a node, or rubs it out if it is there. */
export function draw(tree: Tree, id: number, shape: Step): Tree {
  const { drawn } = node(tree, id);
  const others = drawn.filter((one) => !sameMove(one, shape));
  return change(tree, id, { drawn: others.length < drawn.length ? others : [...drawn, shape] });
}

/** A tree from storage, if it is whole. */
export function revive(stored: unknown): Tree | null {
  const tree = stored as Tree | null;
  if (!tree || typeof tree.next !== "number" || !tree.nodes?.[START]) return null;
  const sound = Object.values(tree.nodes).every(
    (one) =>
      typeof one?.text === "string" &&
      Array.isArray(one.drawn) &&
      Array.isArray(one.children) &&
      one.children.every((child) => tree.nodes[child] !== undefined && child < tree.next),
  );
  return sound ? upToDate(tree) : null;
}

/** Converts a tree stored by an older version of this page, which has moves and drawings as text. */
function upToDate(tree: Tree): Tree {
  const current = ([id, one]: [string, Node]) => {
    const drawn = one.drawn.map((shape: Step | string) =>
      typeof shape === "string" ? drawing(shape) : shape,
    );
    const move = one.from === undefined && one.text !== "" ? parseMove(one.text) : NO_MOVE;
    return [id, { ...move, ...one, drawn }];
  };
  return { ...tree, nodes: Object.fromEntries(Object.entries(tree.nodes).map(current)) };
}

function drawing(text: string): Step {
  const { from, to } = parseMove(text);
  return { from: from ?? "", to: to ?? from ?? "" };
}
