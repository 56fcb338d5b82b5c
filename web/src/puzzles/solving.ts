// The state of a puzzle being solved. All that it needs has come with the puzzle, so every answer is there at once.
import { signal } from "@preact/signals";
import type { Step } from "../../board";
import { type FromTo, moveText, parseMove, sameMove } from "../api/moves";
import { positionOf } from "../api/positions";
import type { Move, Puzzle, Situation } from "../api/schema";
import { play } from "../play/sound";
import { t } from "../words/words";
import { failed, helped, solved } from "./score";

/** The stage of solving. */
export type Stage = "asked" | "wrong" | "solved" | "shown";

/** A line in a row. */
export function texts(line: readonly Move[]): string {
  return line.map((move) => move.text).join(" ");
}

/** The reply that refutes a wrong move at a ply of the line; null where the move itself ends the game. */
export function refutation({ refutations }: Puzzle, ply: number, move: string): string | null {
  const replies = refutations[ply / 2] ?? [];
  return (replies.find(({ of }) => of?.includes(move)) ?? replies[0])?.reply ?? null;
}

/** The state of the page of one puzzle. */
export class Solving {
  /** How many plies of the line are on the board. */
  readonly ply = signal(0);
  readonly stage = signal<Stage>("asked");
  /** The last message, shown and announced. */
  readonly said = signal("");
  /** The level of hints used: none, the piece, the move. */
  readonly help = signal<0 | 1 | 2>(0);
  /** What refutes the wrong move on the board. */
  readonly reply = signal<FromTo | null>(null);
  /** The board after the wrong move and its refutation, once the server has drawn it. */
  private readonly refuted = signal<Situation | null>(null);
  /** How often a wrong move was taken back; the board may have to be told. */
  readonly retries = signal(0);
  private missed = false;

  constructor(readonly puzzle: Puzzle) {}

  /** What is on the board. */
  situation(): Situation {
    return this.refuted.value ?? (this.puzzle.steps[this.ply.value] as Situation);
  }

  /** Whether the situation is that of the board: of a wrong move it comes a moment later. */
  isDrawn(): boolean {
    return this.stage.value !== "wrong" || this.refuted.value !== null;
  }

  /** The move that is to be found now. */
  wanted(): Move | null {
    return this.stage.value === "asked" ? (this.puzzle.line[this.ply.value] ?? null) : null;
  }

  /** The last ply on the board. */
  last(): FromTo | null {
    return this.refuted.value ? this.reply.value : (this.puzzle.line[this.ply.value - 1] ?? null);
  }

  /** Plays the user's move. */
  try(step: Step): void {
    const wanted = this.wanted();
    if (!wanted) return;
    if (!sameMove(wanted, step)) {
      this.refute(moveText(step));
      return;
    }
    const { line, unique } = this.puzzle;
    const move = moveText(step);
    const next = this.ply.value + 1;
    play(wanted.captures.length > 0 ? "capture" : "move");
    this.help.value = 0;
    if (next >= unique) {
      this.stage.value = "solved";
      solved(this.puzzle, !this.missed);
      this.said.value = t(this.missed ? "puzzle-solved-again" : "puzzle-solved", { move });
      this.ply.value = next;
      return;
    }
    this.said.value = t("puzzle-right", { move, reply: line[next]?.text ?? "" });
    this.ply.value = next + 1;
  }

  /** Shows what refutes a wrong move. */
  private refute(move: string): void {
    const { puzzle } = this;
    const reply = refutation(puzzle, this.ply.value, move);
    this.missed = true;
    failed(puzzle);
    this.help.value = 0;
    this.stage.value = "wrong";
    this.reply.value = reply === null ? null : parseMove(reply);
    const message = reply === null ? "over" : puzzle.kind === "defence" ? "defence" : "win";
    this.said.value = t(`puzzle-wrong-${message}`, { move, reply: reply ?? "" });
    this.draw([move, ...(reply === null ? [] : [reply])]);
  }

  /** Until this has come, the board shows the user's move and the reply as an arrow. */
  private async draw(after: readonly string[]): Promise<void> {
    const { rules, position: start, line } = this.puzzle;
    const retries = this.retries.value;
    const moves = [...line.slice(0, this.ply.value).map(moveText), ...after];
    const drawn = await positionOf({ rules, start, moves }).catch(() => null);
    if (this.stage.value === "wrong" && this.retries.value === retries) this.refuted.value = drawn;
  }

  /** Takes the wrong move back. */
  retry(): void {
    this.stage.value = "asked";
    this.refuted.value = null;
    this.reply.value = null;
    this.said.value = "";
    this.retries.value += 1;
  }

  /** Says which piece moves, then which move it is. */
  hint(): void {
    const wanted = this.wanted();
    if (!wanted) return;
    this.missed = true;
    helped(this.puzzle);
    this.help.value = this.help.value === 0 ? 1 : 2;
    this.said.value =
      this.help.value === 1
        ? t("puzzle-hint-piece", { point: wanted.from })
        : t("puzzle-shown", { line: wanted.text });
  }

  /** Shows the solution. */
  giveUp(): void {
    if (this.stage.value === "wrong") this.retry();
    if (this.stage.value !== "asked") return;
    failed(this.puzzle);
    this.missed = true;
    this.stage.value = "shown";
    this.said.value = t("puzzle-shown", { line: texts(this.rest()) });
  }

  /** Goes to a ply of the line, which is known by now. */
  look(ply: number): void {
    this.ply.value = ply;
  }

  /** Starts again; it no longer counts. */
  again(): void {
    this.retry();
    this.missed = true;
    this.ply.value = 0;
    this.help.value = 0;
  }

  /** The line from here to its end. */
  rest(): Move[] {
    return this.puzzle.line.slice(this.ply.value);
  }
}
