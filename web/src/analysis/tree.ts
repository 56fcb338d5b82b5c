// A tree of moves: the line that was played, and everything tried beside it. Each change makes a new tree and leaves the old one as it was.

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

/** A point of the tree: the position after its move. */
export interface Node {
  /** The node before; null for the beginning. */
  parent: number | null;
  /** The nodes that follow, the main one first. */
  children: number[];
  /** The move that leads here, with its captures; empty at the beginning. */
  text: string;
  comment: string;
  symbol: Mark | null;
  /** Circles and arrows drawn here: a point, or two joined by a hyphen. */
  drawn: string[];
}

/** The whole tree; 0 is the beginning. */
export interface Tree {
  nodes: Record<number, Node>;
  next: number;
}

const START = 0;

/** A tree of nothing but its beginning. */
export function sapling(): Tree {
  return { nodes: { [START]: bud(null, "") }, next: 1 };
}

function bud(parent: number | null, text: string): Node {
  return { parent, children: [], text, comment: "", symbol: null, drawn: [] };
}

/** A node that is there. */
export function node(tree: Tree, id: number): Node {
  return tree.nodes[id] ?? bud(null, "");
}

/** The same tree with one node changed. */
export function change(tree: Tree, id: number, part: Partial<Node>): Tree {
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node(tree, id), ...part } } };
}

/** A move without its captures: what one knows of it before it is played. */
export function bare(text: string): string {
  return text.split("x")[0] ?? text;
}

/** The child that a move leads to, if it was made before. */
export function childBy(tree: Tree, id: number, text: string): number | null {
  return node(tree, id).children.find((child) => bare(node(tree, child).text) === bare(text)) ?? null;
}

/** Plays a move, as a branch where the tree goes on otherwise. A move that is there already is only followed. */
export function grow(tree: Tree, id: number, text: string): [Tree, number] {
  const known = childBy(tree, id, text);
  if (known !== null) return [tree, known];
  const child = tree.next;
  const parent = node(tree, id);
  const nodes = {
    ...tree.nodes,
    [id]: { ...parent, children: [...parent.children, child] },
    [child]: bud(id, text),
  };
  return [{ nodes, next: child + 1 }, child];
}

/** Plays several moves; gives the node that the last leads to. */
export function growAll(tree: Tree, id: number, texts: readonly string[]): [Tree, number] {
  return texts.reduce<[Tree, number]>(([grown, at], text) => grow(grown, at, text), [tree, id]);
}

/** One name for the position that a list of moves leads to. */
export function keyed(moves: readonly string[]): string {
  return moves.map(bare).join(" ");
}

/** The names of the positions after each move of a list. */
export function keyedPrefixes(moves: readonly string[]): string[] {
  let name = "";
  return moves.map((text) => {
    name = name === "" ? bare(text) : `${name} ${bare(text)}`;
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
export function movesTo(tree: Tree, id: number): string[] {
  return path(tree, id).map((at) => node(tree, at).text);
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
export function prune(tree: Tree, id: number): [Tree, number] {
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
export function draw(tree: Tree, id: number, shape: string): Tree {
  const { drawn } = node(tree, id);
  const others = drawn.filter((one) => one !== shape);
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
  return sound ? tree : null;
}
