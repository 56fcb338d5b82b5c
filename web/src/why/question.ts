// What somebody wonders about at a board: a move that it did not take, or men that fell.
import { signal } from "@preact/signals";
import type { Ring, Step } from "../../board";

const NOWHERE: Ring[] = [];

/** One board's open question. Components read the signals. */
export class BoardQuestion {
  /** A move that was tried and is not legal. */
  readonly refused = signal<Step | null>(null);
  /** Whether it was asked why the men fell that the last move captured. */
  readonly falls = signal(false);
  /** The points that the answer speaks of. */
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
