// The state of a task being solved.
import { computed, signal } from "@preact/signals";
import type { Board, Step } from "../../board";
import { moveText } from "../api/moves";
import { tried } from "../api/positions";
import type { Lesson, PlayedMove, Task, Tried } from "../api/schema";
import { codeOf } from "../parts/loaded";
import { motion } from "../settings";
import { BoardQuestion } from "../why/question";
import { solve } from "./progress";

/** How long a move is shown before the reply, in milliseconds. */
const PAUSE = 550;

/** The state of a task. Components read the signals and call the methods. */
export class Attempt {
  /** The last answer of the server. */
  readonly state = signal<Tried | null>(null);
  /** The problem code. */
  readonly problem = signal<string | null>(null);
  /** The number of failed attempts, to vary the message. */
  readonly misses = signal(0);
  /** What was asked for. */
  readonly help = signal<"none" | "hint" | "answer">("none");
  /** Whether the king's goals are lit; null until the button is pressed: they are lit when the task begins. */
  readonly goals = signal<boolean | null>(null);
  /** A move that waits to be confirmed. */
  readonly proposal = signal<Step | null>(null);
  /** Why a move that was tried is not legal. */
  readonly question = new BoardQuestion();
  /** The ply shown while an answer is loading. */
  private readonly held = signal<PlayedMove | null>(null);
  private moves: string[] = [];
  private timer = 0;
  board: Board | null = null;

  constructor(
    readonly lesson: Lesson,
    readonly number: number,
    readonly task: Task,
  ) {}

  /** The last ply that is shown. */
  readonly shown = computed<PlayedMove | null>(() => {
    const state = this.state.value;
    if (this.held.value) return this.held.value;
    return state && state.moves.length > state.begun ? (state.moves.at(-1) ?? null) : null;
  });
  readonly position = computed(() => this.shown.value?.position ?? this.state.value?.position ?? "/");
  /** The learner may move. */
  readonly open = computed(() => this.state.value?.verdict === "open" && !this.held.value);
  /** What the learner moved last, and what answered it. */
  readonly plies = computed<PlayedMove[]>(() => {
    const state = this.state.value;
    const many = this.moves.length;
    return state && many > 0 ? state.moves.slice(state.begun + 2 * (many - 1)) : [];
  });

  /** Begins, or begins again. */
  async begin(): Promise<void> {
    clearTimeout(this.timer);
    this.held.value = null;
    this.moves = [];
    await this.ask();
  }

  /** Stops waiting. */
  leave(): void {
    clearTimeout(this.timer);
  }

  /** Plays a legal move. */
  async move(step: Step): Promise<void> {
    this.moves = [...this.moves, moveText(step)];
    const state = await this.ask();
    if (!state) return;
    const [own, answer] = this.plies.value;
    if (own && answer && motion.value === "yes") {
      this.held.value = own;
      this.timer = window.setTimeout(() => {
        this.held.value = null;
      }, PAUSE);
    }
    if (state.verdict === "solved") solve(this.lesson.id, this.number);
    if (state.verdict === "missed") this.misses.value += 1;
  }

  private async ask(): Promise<Tried | null> {
    try {
      const state = await tried(this.lesson.id, this.number, this.moves);
      this.state.value = state;
      this.problem.value = null;
      return state;
    } catch (error) {
      this.problem.value = codeOf(error);
      this.moves = this.moves.slice(0, -1);
      this.board?.set({ position: this.position.value });
      return null;
    }
  }
}
