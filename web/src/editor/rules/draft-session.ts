// An editing session of a rule set: its text with undo, and the server's check of it.
import { computed, effect, signal } from "@preact/signals";
import { Problem } from "../../api/problem";
import type { DraftChange, DraftPage } from "../../api/schema";
import { codeOf } from "../../parts/loaded";
import { UndoHistory } from "../undo-history";
import { checkDraft } from "./draft-outline";
import { type Draft, saveCurrent } from "./saved-drafts";

/** The idle time before the server is asked, in milliseconds. */
const IDLE_DELAY = 250;
/** The idle time that separates two undo steps. */
const PAUSE = 1000;

/** The state of the page. Components read the signals and call the methods. */
export class DraftSession {
  readonly from: string | null;
  private readonly began: string;
  private readonly past: UndoHistory<string>;
  readonly text;
  readonly canUndo;
  readonly canRedo;
  /** The last answer, and the text it is for. */
  private readonly answer = signal<{ of: string; written: DraftPage } | null>(null);
  /** The problem code if there is no answer. */
  readonly problem = signal<string | null>(null);
  /** What the form could not change in the text. */
  readonly refused = signal<string | null>(null);
  /** The line on which the cursor stands, and the rule whose line of the form has the focus. */
  readonly line = signal<number | null>(null);
  readonly rule = signal<string | null>(null);
  private timer = 0;
  private typed = 0;
  private burst = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly stop: () => void;

  constructor(draft: Draft) {
    this.from = draft.from;
    this.began = draft.began;
    this.past = new UndoHistory(draft.text);
    this.text = this.past.present;
    this.canUndo = this.past.canUndo;
    this.canRedo = this.past.canRedo;
    this.stop = effect(() => {
      const text = this.text.value;
      saveCurrent({ text, from: this.from, began: this.began });
      clearTimeout(this.timer);
      if (this.answer.peek()?.of === text) return;
      this.timer = window.setTimeout(() => this.ask(text), this.answer.peek() ? IDLE_DELAY : 0);
    });
  }

  /** The last answer, even if for an older text. */
  readonly written = computed(() => this.answer.value?.written ?? null);
  /** The text has changed since. */
  readonly stale = computed(() => this.answer.value?.of !== this.text.value);
  /** The text as it is now is a rule set. */
  readonly good = computed(() => !this.stale.value && this.written.value?.ruleset != null);
  /** The last valid text, used by the board while the current one has errors. */
  readonly playable = signal<string | null>(null);

  /** Leaves the page. */
  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** Updates the text while typing; typing without a pause is one undo step. */
  type(text: string): void {
    const now = Date.now();
    if (now - this.typed > PAUSE) this.burst++;
    this.typed = now;
    this.past.put(text, `typing ${this.burst}`);
  }

  /** Another text. */
  put(text: string): void {
    this.past.put(text);
  }

  undo(): void {
    this.past.undo();
  }

  redo(): void {
    this.past.redo();
  }

  /** Retries after the server could not be reached. */
  again(): void {
    this.ask(this.text.value);
  }

  private told(of: string, written: DraftPage): void {
    this.answer.value = { of, written };
    this.problem.value = null;
    if (written.ruleset) this.playable.value = of;
  }

  private async ask(text: string): Promise<void> {
    try {
      const written = await checkDraft(text, this.from);
      if (this.text.value === text) this.told(text, written);
    } catch (error) {
      if (this.text.value === text) this.problem.value = codeOf(error);
    }
  }

  /** Changes the text by the form. One change waits for the one before. */
  change(...changes: DraftChange[]): Promise<void> {
    const next = this.queue.then(() => this.make(changes));
    this.queue = next;
    return next;
  }

  private async make(changes: readonly DraftChange[]): Promise<void> {
    const text = this.text.value;
    this.refused.value = null;
    try {
      const written = await checkDraft(text, this.from, changes);
      // Text typed in the meantime takes precedence.
      if (this.text.value !== text || written.toml === null) return;
      this.told(written.toml, written);
      this.past.put(written.toml);
    } catch (error) {
      if (error instanceof Problem && error.code === "bad-request")
        this.refused.value = changes.map(({ key }) => key).join(", ");
      else this.problem.value = codeOf(error);
    }
  }
}
