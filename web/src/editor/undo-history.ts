// Undo history: the list of states, and the current one.
import { computed, type Signal, signal } from "@preact/signals";

/** The maximum number of undo steps. */
const MOST = 500;

/** A history of states. */
export class UndoHistory<T> {
  private readonly states: Signal<readonly T[]>;
  private readonly at = signal(0);
  private merging: string | null = null;

  /** The current state. */
  readonly present;
  readonly canUndo = computed(() => this.at.value > 0);
  readonly canRedo;

  constructor(first: T) {
    this.states = signal([first]);
    this.present = computed(() => this.states.value[this.at.value] as T);
    this.canRedo = computed(() => this.at.value < this.states.value.length - 1);
  }

  /** Adds a state. Consecutive steps of one `kind` are merged into one. */
  put(next: T, kind: string | null = null): void {
    const keep = kind !== null && kind === this.merging ? this.at.value : this.at.value + 1;
    const states = [...this.states.value.slice(0, keep), next].slice(-MOST);
    this.states.value = states;
    this.at.value = states.length - 1;
    this.merging = kind;
  }

  undo(): void {
    this.merging = null;
    if (this.canUndo.value) this.at.value--;
  }

  redo(): void {
    this.merging = null;
    if (this.canRedo.value) this.at.value++;
  }
}
