// The engine beside an analysis: switched on and off, asked about the position one stands on, and what it has said so far.
import { computed, effect, signal } from "@preact/signals";
import { analyse } from "../api/event-stream";
import type { Lines, Position } from "../api/schema";
import { codeOf, isOver } from "../parts/loaded";
import { enginePlace } from "../settings";
import { keep, kept } from "../storage";
import type { AnalysisSession } from "./session";
import { keyed } from "./tree";

/** How long the engine looks at a position by itself, and when it is asked to go deeper, in seconds. */
const FIRST = 30;
const DEEPER = 120;
/** The pause before the engine is asked, in milliseconds, so that positions only passed by are not analysed. */
const PAUSE = 200;

/** What the engine has said of a position. */
interface Word {
  lines: Lines;
  ended: boolean;
  settled: boolean;
}

export type State = "off" | "waiting" | "thinking" | "ended" | "settled";

const STORED = "analysis";
const settings: { on?: boolean; count?: number } = (() => {
  try {
    return JSON.parse(kept(STORED) ?? "{}") ?? {};
  } catch {
    return {};
  }
})();

/** Whether the engine is on, and how many lines it shows, for this browser. */
export const on = signal(settings.on !== false);
export const count = signal(Math.min(5, Math.max(1, Number(settings.count) || 1)));
effect(() => keep(STORED, JSON.stringify({ on: on.value, count: count.value })));

/** The engine of one analysis. */
export class Engine {
  /** Off for a while, whatever the switch says: somebody is looking for a move himself. */
  readonly hushed = signal(false);
  readonly problem = signal<string | null>(null);
  private readonly words = signal<Record<string, Word>>({});
  private asking: AbortController | null = null;
  private asked = "";

  constructor(private readonly session: AnalysisSession) {}

  private readonly key = computed(
    () => `${enginePlace.value} ${count.value} ${keyed(this.session.moves.value)}`,
  );
  private readonly word = computed(() => this.words.value[this.key.value] ?? null);
  readonly running = computed(() => on.value && !this.hushed.value);
  /** The lines for the position one stands on, if there are any. */
  readonly lines = computed<Lines | null>(() =>
    this.running.value ? (this.word.value?.lines ?? null) : null,
  );
  readonly state = computed<State>(() => {
    if (!this.running.value) return "off";
    const word = this.word.value;
    if (word?.ended) return word.settled ? "settled" : "ended";
    return word ? "thinking" : "waiting";
  });

  /** Begins to follow the analysis; the returned function stops the engine. */
  open(): () => void {
    const stop = effect(() => this.follow(this.key.value, this.running.value, this.session.position.value));
    const resume = effect(() => {
      if (!isOver(this.problem.value)) return;
      this.problem.value = null;
      this.asked = "";
      this.follow(this.key.peek(), this.running.peek(), this.session.position.peek());
    });
    return () => {
      stop();
      resume();
      this.hush();
    };
  }

  private timer = 0;
  private follow(key: string, running: boolean, position: Position | null): void {
    const wanted = running && position !== null && !position.outcome;
    if (wanted && key === this.asked) return;
    this.hush();
    if (!wanted) return;
    this.asked = key;
    if (this.words.peek()[key]?.ended) return;
    this.timer = window.setTimeout(() => this.ask(key, FIRST), PAUSE);
  }

  private hush(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
    this.asked = "";
  }

  /** Looks longer at the position one stands on. */
  deeper = (): void => {
    const key = this.key.value;
    this.hush();
    this.asked = key;
    this.ask(key, DEEPER);
  };

  private async ask(key: string, seconds: number): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    this.problem.value = null;
    const say = (change: Partial<Word>) => {
      const before = this.words.value[key];
      const lines = change.lines ?? before?.lines;
      if (!lines || asking.signal.aborted) return;
      const settled = change.settled ?? before?.settled ?? false;
      this.words.value = { ...this.words.value, [key]: { lines, ended: change.ended ?? false, settled } };
    };
    try {
      await analyse(
        { position: this.session.request(), lines: count.value, seconds },
        {
          // What was seen deeper before stays until it is seen as deep again.
          lines: (lines) => lines.depth >= (this.words.peek()[key]?.lines.depth ?? 0) && say({ lines }),
          end: (settled) => say({ ended: true, settled }),
        },
        asking.signal,
      );
    } catch (error) {
      if (!asking.signal.aborted) this.problem.value = codeOf(error);
    }
  }
}
