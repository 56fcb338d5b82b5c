// An analysis as a game line, with its comments and branches: what `hnefi convert` makes other records of.
import type { Position, RecordLine, RecordNote } from "../api/schema";
import { saveFile } from "../parts/save-file";
import type { AnalysisSession } from "./session";
import { addMove, change, node, symbols, type Tree } from "./tree";

/** A line of moves in the notation of game lines, with its notes. */
interface WrittenBranch {
  moves: string[];
  notes?: { ply: number; comment?: string; variations?: WrittenBranch[] }[];
}

/** The tree with a line that begins at a node, and all that hangs on it. What is written at a node already is left. */
export function addLine(tree: Tree, from: number, { moves, notes = [] }: RecordLine): Tree {
  let longer = tree;
  const places = [from];
  for (const move of moves) {
    const [next, place] = addMove(longer, places.at(-1) ?? from, move);
    longer = next;
    places.push(place);
  }
  for (const note of notes) {
    const place = places[note.ply];
    if (place === undefined) continue;
    longer = inscribe(longer, place, note);
    const before = places[note.ply - 1];
    if (before !== undefined)
      for (const variation of note.variations ?? []) longer = addLine(longer, before, variation);
  }
  return longer;
}

/** A comment that begins with a sign, as `written` makes it. */
const SIGNED = /^(!!|!\?|\?!|\?\?|!|\?)(?:\s+(.*))?$/s;

function inscribe(tree: Tree, id: number, { comment = "", symbol }: RecordNote): Tree {
  const signed = symbol === undefined ? SIGNED.exec(comment) : null;
  const sign = signed ? signed[1] : symbol;
  const words = signed ? (signed[2] ?? "") : comment;
  const known = node(tree, id);
  return change(tree, id, {
    comment: known.comment || words,
    symbol: known.symbol ?? symbols.find((one) => one === sign) ?? null,
  });
}

/** The main line from a node on, the node's own move first, with everything beside it. */
export function branchFrom(tree: Tree, from: number, first: boolean): WrittenBranch {
  const moves: string[] = [];
  const notes: NonNullable<WrittenBranch["notes"]> = [];
  for (let id: number | undefined = from; id !== undefined; id = node(tree, id).children[0]) {
    moves.push(node(tree, id).text);
    const comment = written(tree, id);
    // Beside the first move of a branch stand its neighbours, which the line above tells.
    const parent = node(tree, id).parent;
    const beside = moves.length > 1 || first ? node(tree, parent ?? 0).children.slice(1) : [];
    const variations = beside.map((other) => branchFrom(tree, other, false));
    if (comment || variations.length > 0)
      notes.push({
        ply: moves.length,
        ...(comment ? { comment } : {}),
        ...(variations.length > 0 ? { variations } : {}),
      });
  }
  return notes.length > 0 ? { moves, notes } : { moves };
}

/** The sign and the comment of a node. */
function written(tree: Tree, id: number): string {
  const { symbol, comment } = node(tree, id);
  return [symbol, comment].filter(Boolean).join(" ");
}

/** The whole tree as one line of JSON. */
export function gameLine(tree: Tree, position: Pick<Position, "rules" | "start" | "layout">): string {
  const first = node(tree, 0).children[0];
  const { moves, notes = [] } = first === undefined ? { moves: [] } : branchFrom(tree, first, true);
  const { comment } = node(tree, 0);
  const all = comment ? [{ ply: 0, comment }, ...notes] : notes;
  return JSON.stringify({
    rules: position.rules,
    ...(position.start === position.layout.position ? {} : { start: position.start }),
    moves,
    result: "unfinished",
    ...(all.length > 0 ? { notes: all } : {}),
  });
}

/** Saves the tree as a file. */
export function downloadLine(session: AnalysisSession, known: Position): void {
  saveFile(`${known.rules}.jsonl`, `${gameLine(session.tree.value, known)}\n`, "application/jsonl");
}
