// The open "Why?" question on a board: a move that is not legal, or captures.
import { signal } from "@preact/signals";
import type { Ring, Step } from "../../board";

const NOWHERE: Ring[] = [];

/** The question on one board. Components read the signals. */
export class BoardQuestion {
  /** A move that was tried and is not legal. */
  readonly refused = signal<Step | null>(null);
  /** Whether the captures of the last move are asked about. */
  readonly falls = signal(false);
  /** The points that the answer mentions. */
  readonly rings = signal<Ring[]>(NOWHERE);

  refuse = (step: Step) => {
    this.drop();
    this.refused.value = step;
  };
  askFalls = () => {
    this.drop();
    this.falls.value = true;
  };
  drop = () => {
    this.refused.value = null;
    this.falls.value = false;
    this.rings.value = NOWHERE;
  };
  show = (points: readonly string[]) => {
    this.rings.value = points.map((point) => ({ point, kind: "threat" }));
  };
}
