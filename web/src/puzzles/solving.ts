// The state of a puzzle being solved.
import { signal } from "@preact/signals";
import type { Step } from "../../board";
import { positionOf } from "../api/client";
import { moveText, sameMove } from "../api/moves";
import type { Move, Position, Puzzle } from "../api/schema";
import { codeOf } from "../parts/loaded";
import { play } from "../play/sound";
import { t } from "../words/words";
import { failed, solved } from "./score";

/** The stage of solving. */
export type Stage = "asked" | "solved" | "shown";

/** A line in a row. */
export function texts(line: readonly Move[]): string {
  return line.map((move) => move.text).join(" ");
}

/** The state of the page of one puzzle. */
export class Solving {
  /** The position on the board, as the rules see it; null until it is known. */
  readonly position = signal<Position | null>(null);
  /** How many plies of the line are played. */
  readonly ply = signal(0);
  readonly stage = signal<Stage>("asked");
  /** The last message, shown and announced. */
  readonly said = signal("");
  readonly problem = signal<string | null>(null);
  /** The level of hints used: none, the piece, the move. */
  readonly help = signal<0 | 1 | 2>(0);
  private missed = false;
  private busy = false;

  constructor(readonly puzzle: Puzzle) {}

  /** Sets up the board at the current stage. */
  async open(): Promise<void> {
    try {
      const { rules, position: start, line } = this.puzzle;
      this.position.value = await positionOf({
        rules,
        start,
        moves: line.slice(0, this.ply.value).map(moveText),
      });
      this.problem.value = null;
    } catch (error) {
      this.problem.value = codeOf(error);
    }
  }

  /** The move that is to be found now. */
  wanted(): Move | null {
    return this.stage.value === "asked" ? (this.puzzle.line[this.ply.value] ?? null) : null;
  }

  /** The last ply on the board. */
  last(): Step | null {
    return this.puzzle.line[this.ply.value - 1] ?? null;
  }

  /** Plays the user's move. */
  async try(step: Step): Promise<void> {
    const wanted = this.wanted();
    if (!wanted || this.busy) return;
    const move = moveText(step);
    if (!sameMove(wanted, step)) {
      this.missed = true;
      failed();
      this.said.value = t("puzzle-wrong", { move });
      // The board shows the move until the position is set again.
      const { value } = this.position;
      this.position.value = value && { ...value };
      return;
    }
    this.busy = true;
    play(wanted.captures.length > 0 ? "capture" : "move");
    await this.goOn(move);
    this.busy = false;
  }

  private async goOn(move: string): Promise<void> {
    const { line, unique, id } = this.puzzle;
    const next = this.ply.value + 1;
    this.help.value = 0;
    if (next >= unique) {
      this.stage.value = "solved";
      solved(id, !this.missed);
      this.said.value = t(this.missed ? "puzzle-solved-again" : "puzzle-solved", { move });
      this.ply.value = next;
      await this.open();
      return;
    }
    this.said.value = t("puzzle-right", { move, reply: line[next]?.text ?? "" });
    this.ply.value = next + 1;
    await this.open();
  }

  /** Says which piece moves, then which move it is. */
  hint(): void {
    const wanted = this.wanted();
    if (!wanted) return;
    this.missed = true;
    this.help.value = this.help.value === 0 ? 1 : 2;
    this.said.value =
      this.help.value === 1
        ? t("puzzle-hint-piece", { point: wanted.from })
        : t("puzzle-shown", { line: wanted.text });
  }

  /** Shows the solution. */
  giveUp(): void {
    if (this.stage.value !== "asked") return;
    failed();
    this.stage.value = "shown";
    this.said.value = t("puzzle-shown", { line: texts(this.rest()) });
  }

  /** Starts again; it no longer counts. */
  async again(): Promise<void> {
    this.missed = true;
    this.ply.value = 0;
    this.stage.value = "asked";
    this.help.value = 0;
    this.said.value = "";
    await this.open();
  }

  /** What follows on the board when everything is found. */
  rest(): Move[] {
    return this.puzzle.line.slice(this.ply.value);
  }
}
