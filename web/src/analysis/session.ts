// One analysis as this page follows it: the tree, where one stands in it, and what the server says of that position.
import { computed, effect, signal } from "@preact/signals";
import type { Board, Step } from "../../board";
import { readGame } from "../api/client";
import { keptGame } from "../api/library";
import { type FromTo, sameMove, unplayed } from "../api/moves";
import { positionOf } from "../api/positions";
import { Problem } from "../api/problem";
import type { Game, MoveOrPass, PlayedMove, Position, PositionRequest } from "../api/schema";
import { draftIn, FRAGMENT } from "../editor/rules/address";
import { codeOf, isOver } from "../parts/loaded";
import { moveSpoken, outcomeSpoken } from "../play/speech";
import { go, here, parts } from "../router";
import { BoardQuestion } from "../why/question";
import { t } from "../words/words";
import { mayAnalyse } from "./fair";
import { addLine } from "./line";
import { headOfKept, type RecordHead } from "./record";
import { keep, savedOf } from "./saved";
import { address, keyOf, type lineOf, request, type Source, sourceOf } from "./source";
import {
  addMoves,
  change,
  deleteBranch,
  draw,
  emptyTree,
  endOf,
  keyed,
  keyedPrefixes,
  type Mark,
  markNames,
  movesTo,
  type Node,
  node,
  path,
  promote,
  type Tree,
} from "./tree";

/** A state of the tree that one can go back to. */
interface Moment {
  tree: Tree;
  at: number;
}

type Line = NonNullable<ReturnType<typeof lineOf>>;

/** Steps that can be undone. */
const REMEMBERED = 200;
/** The pause after which the address follows, in milliseconds: browsers refuse to have it changed too often. */
const SETTLED = 250;

/** The state of one analysis. Components read the signals and call the methods. */
export class AnalysisSession {
  readonly tree = signal<Tree>(emptyTree());
  readonly at = signal(0);
  /** What the server says of the position one stands on; null until it has. */
  readonly position = signal<Position | null>(null);
  /** Something known of the rules, whichever position it was said of. */
  readonly known = signal<Position | null>(null);
  /** What the record says that is analysed; null where there is none. */
  readonly record = signal<RecordHead | null>(null);
  /** Why the page cannot be shown: a code, or `unfair`. */
  readonly refused = signal<string | null>(null);
  /** What went wrong last, in words of the server where it has any. */
  readonly problem = signal<{ code: string; detail: string } | null>(null);
  readonly past = signal<Moment[]>([]);
  readonly future = signal<Moment[]>([]);
  /** What a screen reader should say now. */
  readonly spoken = signal("");
  /** A move that waits to be confirmed. */
  readonly proposal = signal<Step | null>(null);
  /** A handler that sees each move before it is played; returning true consumes the move. */
  intercept: ((step: Step) => boolean) | null = null;
  board: Board | null = null;
  /** Whether the king's goals are lit; null until the button is pressed. */
  readonly goals = signal<boolean | null>(null);
  /** Why a move was refused, or men fell. */
  readonly question = new BoardQuestion();
  /** Whether a pointer was used last, and not a key. */
  pointed = false;

  readonly node = computed<Node>(() => node(this.tree.value, this.at.value));
  readonly moves = computed(() => movesTo(this.tree.value, this.at.value));
  /** What is on the board while the server has not answered. */
  readonly shown = signal("/");
  readonly lastMove = signal<PlayedMove | null>(null);

  /** The page of the game that is analysed, if it is one. */
  back: string | null = null;

  private readonly answers = new Map<string, Position>();
  /** The position after each move that an answer told of, and the move. */
  private readonly seen = new Map<string, PlayedMove>();
  /** The position one went to before the server told of its move: what to say of it waits for the answer. */
  private unsaid: string | null = null;
  private touched = false;

  constructor(readonly source: Source) {}

  /** The text of the rules that were brought along. */
  private file: string | null = null;

  /** What the server is asked about the position one stands on. */
  request(moves: readonly FromTo[] = this.moves.value): PositionRequest {
    return request(this.source, this.file, moves);
  }

  /** Reads what there is and begins to follow; the returned function stops. */
  open(asked: Line | null): () => void {
    let left = false;
    let stop = () => {};
    this.begin(asked).then((begun) => {
      if (begun && !left) stop = this.follow();
    });
    return () => {
      left = true;
      stop();
    };
  }

  /** Reads what there is; false where that cannot be shown. */
  private async begin(asked: Line | null): Promise<boolean> {
    try {
      const { game, draft } = this.source;
      if (draft !== null) {
        this.file = (await draftIn(FRAGMENT + draft))?.text ?? null;
        if (this.file === null) throw new Problem("damaged-link", "the rules in this link cannot be read");
      }
      const kept = savedOf(this.source);
      this.touched = kept !== null;
      this.record.value = kept?.record ?? null;
      let tree = kept?.tree ?? emptyTree();
      let at = kept?.at ?? 0;
      if (game) {
        const played = await playedHere(game);
        if (played && !mayAnalyse(played)) {
          this.refused.value = "unfair";
          return false;
        }
        const record = played ? null : await keptGame(game);
        this.record.value = record && headOfKept(record);
        this.back = `/${played ? "game" : "library"}/${encodeURIComponent(game)}`;
        const moves = played?.moves ?? record?.moves ?? [];
        tree = addLine(tree, 0, { moves, notes: record?.notes ?? [] });
        if (!kept) at = addMoves(tree, 0, moves)[1];
      }
      let end = endOf(tree, at);
      if (asked) [tree, end] = addMoves(tree, 0, asked.moves);
      [tree, end] = await this.upToTheFault(tree, end);
      tree = this.spelled(tree, end);
      const place = asked?.at ?? path(tree, at).length;
      this.tree.value = tree;
      this.at.value = path(tree, end)[place - 1] ?? (place > 0 ? end : 0);
    } catch (error) {
      this.refused.value = codeOf(error);
      return false;
    }
    return true;
  }

  /** Has the position and the address follow; the returned function stops. */
  private follow(): () => void {
    const stops = [
      effect(() => {
        this.look(this.moves.value);
      }),
      effect(() => {
        if (!isOver(this.problem.value?.code ?? null)) return;
        this.problem.value = null;
        this.look(this.moves.peek());
      }),
      effect(() => this.settle(this.tree.value, this.at.value)),
    ];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(this.timer);
    };
  }

  /** An address may name moves that the rules forbid: they are cut off, and it is said why. */
  private async upToTheFault(tree: Tree, at: number): Promise<[Tree, number]> {
    const moves = movesTo(tree, at);
    try {
      this.take(moves, await positionOf(this.request(moves)));
      return [tree, at];
    } catch (error) {
      if (!(error instanceof Problem) || error.ply === null) throw error;
      const wrong = path(tree, at)[error.ply - 1];
      if (wrong === undefined) throw error;
      this.problem.value = { code: error.code, detail: error.message };
      const [shorter, before] = deleteBranch(tree, wrong);
      return this.upToTheFault(shorter, before);
    }
  }

  /** The moves of an address come without their captures. */
  private spelled(tree: Tree, at: number): Tree {
    const names = keyedPrefixes(movesTo(tree, at));
    return path(tree, at).reduce((spelled, id, index) => {
      const move = this.seen.get(names[index] ?? "");
      if (!move || move.text === node(spelled, id).text) return spelled;
      return change(spelled, id, { captures: move.captures, text: move.text });
    }, tree);
  }

  /** Whether the address is this analysis's: a page that was left is told so only after the next one is drawn. */
  private addressed(): boolean {
    const asked = sourceOf(here.value);
    return parts.value[0] === "analysis" && asked !== null && keyOf(asked) === keyOf(this.source);
  }

  private timer = 0;
  private settle(tree: Tree, at: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.addressed()) go(address(this.source, tree, at), true);
      this.keep();
    }, SETTLED);
  }

  private keep(): void {
    const name = this.known.value?.name;
    const [record, tree, at] = [this.record.value, this.tree.value, this.at.value];
    if (this.touched && name) keep({ source: this.source, name, tree, at, record });
  }

  /** Shows a position, from memory or from the server. */
  private async look(moves: readonly FromTo[]): Promise<void> {
    const key = keyed(moves);
    const answer = this.answers.get(key);
    if (answer) {
      this.show(answer);
      return;
    }
    this.position.value = null;
    const seen = this.seen.get(key);
    if (seen) {
      this.shown.value = seen.position;
      this.lastMove.value = seen;
    }
    try {
      const told = await positionOf(this.request(moves));
      this.take(moves, told);
      if (keyed(this.moves.value) === key) this.show(told);
    } catch (error) {
      if (keyed(this.moves.value) !== key) return;
      this.problem.value = { code: codeOf(error), detail: error instanceof Error ? error.message : "" };
    }
  }

  private show(position: Position): void {
    this.position.value = position;
    this.shown.value = position.position;
    if (this.unsaid === keyed(this.moves.value)) this.sayNode();
    this.lastMove.value = [...position.moves].reverse().find((move) => move.from !== null) ?? null;
  }

  /** Remembers an answer, and what it says of the positions on the way. */
  private take(moves: readonly FromTo[], told: Position): void {
    this.known.value = told;
    const name = keyed(moves);
    this.answers.set(name, told);
    // Stepping back through a long line shows positions that were analysed already.
    if (this.seen.has(name)) return;
    const names = keyedPrefixes(moves);
    const played = told.moves.values();
    for (const [index, way] of moves.entries()) {
      let move = played.next().value;
      // Turns lost for want of a move come by themselves.
      while (move?.from === null && way.from !== null) move = played.next().value;
      if (!move) return;
      this.seen.set(names[index] ?? "", move);
    }
  }

  /** Goes to a node. */
  visit(id: number): void {
    if (id === this.at.value || !this.tree.value.nodes[id]) return;
    this.at.value = id;
    this.sayNode();
  }

  /** Says the move, the mark and the comment of the node one stands on. */
  private sayNode(): void {
    const key = keyed(this.moves.value);
    const move = this.seen.get(key);
    const names = this.known.value;
    const { symbol, comment } = this.node.value;
    const atStart = this.at.value === 0;
    this.unsaid = atStart || move ? null : key;
    const words = atStart ? t("analysis-at-start") : move && names ? moveSpoken(move, names) : "";
    const sign = symbol ? `${t(markNames[symbol])}.` : "";
    this.spoken.value = [words, sign, comment].filter(Boolean).join(" ");
  }

  /** A change of the tree that can be undone. */
  alter(tree: Tree, at = this.at.value): void {
    if (tree === this.tree.value) {
      this.at.value = at;
      return;
    }
    this.touched = true;
    this.past.value = [...this.past.value, this.now()].slice(-REMEMBERED);
    this.future.value = [];
    this.put({ tree, at });
  }

  private now(): Moment {
    return { tree: this.tree.value, at: this.at.value };
  }

  private put({ tree, at }: Moment): void {
    // Both change before anybody looks: a node may be gone.
    this.at.value = tree.nodes[this.at.value] ? this.at.value : 0;
    this.tree.value = tree;
    this.at.value = at;
    // Saved at once, so that leaving the page loses nothing.
    this.keep();
  }

  undo = (): void => {
    const last = this.past.value.at(-1);
    if (!last) return;
    this.future.value = [...this.future.value, this.now()];
    this.past.value = this.past.value.slice(0, -1);
    this.put(last);
    this.spoken.value = t("analysis-undone");
  };

  redo = (): void => {
    const next = this.future.value.at(-1);
    if (!next) return;
    this.past.value = [...this.past.value, this.now()];
    this.future.value = this.future.value.slice(0, -1);
    this.put(next);
    this.spoken.value = t("analysis-redone");
  };

  /** A move made on the board. */
  move(step: Step): void {
    if (this.pointed) setTimeout(leaveBoard);
    if (this.intercept?.(step)) {
      // The piece goes back where it stood.
      this.board?.set({ position: this.shown.value });
      return;
    }
    this.play([this.withCaptures(step)]);
    const position = this.known.value;
    const side = this.position.value?.side;
    if (position && side) this.spoken.value = t("analysis-played", { from: step.from, to: step.to });
  }

  /** A move in the current position, with its captures. */
  withCaptures(step: Step): MoveOrPass {
    return this.position.value?.captures.find((move) => sameMove(move, step)) ?? unplayed(step);
  }

  /** Plays moves one after the other, as a branch where the tree goes on otherwise. */
  play(moves: readonly MoveOrPass[]): void {
    const [tree, at] = addMoves(this.tree.value, this.at.value, moves);
    this.alter(tree, at);
  }

  promote = (): void => {
    this.alter(promote(this.tree.value, this.at.value));
    this.spoken.value = t("analysis-promoted");
  };

  deleteBranch = (): void => {
    if (this.at.value === 0) return;
    this.alter(...deleteBranch(this.tree.value, this.at.value));
    this.spoken.value = t("analysis-branch-deleted");
  };

  comment(text: string): void {
    if (text !== this.node.value.comment)
      this.alter(change(this.tree.value, this.at.value, { comment: text }));
  }

  symbol(symbol: Mark): void {
    const now = this.node.value.symbol;
    this.alter(change(this.tree.value, this.at.value, { symbol: now === symbol ? null : symbol }));
  }

  draw({ from, to }: Step): void {
    this.alter(draw(this.tree.value, this.at.value, { from, to }));
    this.spoken.value =
      from === to ? t("analysis-circled", { point: from }) : t("analysis-drew", { from, to });
  }

  clearDrawings = (): void => {
    this.alter(change(this.tree.value, this.at.value, { drawn: [] }));
  };

  /** Who has won and why, if the game is over here. */
  ended(): string | null {
    const position = this.position.value;
    return position?.outcome ? outcomeSpoken(position.outcome, position.names).join(" ") : null;
  }
}

/** A game that was played here; null for a record, which is kept elsewhere. */
async function playedHere(id: string): Promise<Game | null> {
  try {
    return await readGame(id);
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return null;
    throw error;
  }
}

/** After a move with a pointer the arrow keys step through the moves; after a move with keys the focus stays on the board. */
function leaveBoard(): void {
  const focused = document.activeElement;
  if (focused instanceof SVGElement && focused.closest(".board")) focused.blur();
}
