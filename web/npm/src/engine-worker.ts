// An engine on a thread of its own, which can be stopped at any moment.
import type { ErrorName, Found, Game, Limits, Side, Solved } from "./library.js";
import type { GameText, PositionText, Said, SolveLimits, Task } from "./messages.js";

export type { PositionText, SolveLimits } from "./messages.js";

/** A thread that answers tasks. */
export interface Thread {
  /** Gives it a task. */
  ask(megabytes: number | undefined, task: Task): void;
  /** It may keep the program running, or not. */
  hold(yes: boolean): void;
  /** Ends it, whatever it does. */
  end(): void;
}

/** Starts a thread; what it says goes to `hear`, and why it can say nothing any more to `fail`. */
export type StartThread = (hear: (said: Said) => void, fail: (message: string) => void) => Thread;

/** How an engine is set up. */
export interface EngineWorkerOptions {
  /** The size of the transposition table, and of the solver's, 1 to 1024; 16 where nothing is said. */
  megabytes?: number;
}

/** Errors after which the thread is as good as before. */
const USUAL: readonly string[] = [
  "RulesetError",
  "PositionError",
  "IllegalMove",
  "RecordError",
  "LimitError",
] satisfies ErrorName[];

interface Running {
  tell: ((found: Found) => void) | undefined;
  /** What it has found so far. */
  last: Found | null;
  done(result: Found | Solved | null): void;
  failed(error: Error): void;
}

/** An engine and a solver on a thread of their own. */
export class ThreadedEngine {
  readonly #start: StartThread;
  readonly #megabytes: number | undefined;
  #thread: Thread | null;
  #running: Running | null = null;
  /** Whether the thread has ended and another is to be started before anything is asked. */
  #lost = false;

  constructor(start: StartThread, options: EngineWorkerOptions) {
    this.#start = start;
    this.#megabytes = options.megabytes;
    this.#thread = this.#fresh();
  }

  /** Whether a search or a proof is under way. */
  get busy(): boolean {
    return this.#running !== null;
  }

  /**
   * Looks for the best move of the side to move. `tell` is called with what has been found after every depth. Gives what was found;
   * after `stop`, what had been found by then, null if that was nothing.
   *
   * Rejects with the errors of `Ruleset`, `Game` and `Engine.search`, with a `BusyError` while another search is under way, and with a
   * `WorkerError` where the thread could not be started or broke down.
   */
  search(
    position: Game | PositionText,
    limits: Limits,
    tell?: (found: Found) => void,
  ): Promise<Found | null> {
    return this.#ask(
      () => ({ kind: "search", game: textOf(position), limits }),
      tell,
    ) as Promise<Found | null>;
  }

  /**
   * Tries to prove that a side wins by force. Gives null after `stop`.
   *
   * Rejects as `search` does.
   */
  solve(position: Game | PositionText, side: Side, limits: SolveLimits): Promise<Solved | null> {
    return this.#ask(() => ({
      kind: "solve",
      game: textOf(position),
      side,
      limits,
    })) as Promise<Solved | null>;
  }

  /**
   * Stops what is under way: its promise is fulfilled at once. The thread is ended, and with it goes what the engine remembers; another
   * one is started for the next search.
   */
  stop(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    this.#thread?.end();
    this.#lost = true;
    running.done(running.last);
    // The answer does not wait for the other thread.
    queueMicrotask(() => this.#lost && this.#thread && this.#renew());
  }

  /** Ends the thread for good; what is under way is stopped. */
  close(): void {
    const running = this.#running;
    this.#running = null;
    this.#thread?.end();
    this.#thread = null;
    running?.done(running.last);
  }

  #ask(task: () => Task, tell?: (found: Found) => void): Promise<Found | Solved | null> {
    return new Promise((done, failed) => {
      if (!this.#thread) throw named("WorkerError", "the engine is closed");
      if (this.#running) throw named("BusyError", "the engine is searching: stop it, or wait for it");
      const asked = task();
      if (this.#lost) this.#renew();
      this.#thread.ask(this.#megabytes, asked);
      this.#thread.hold(true);
      this.#running = { tell, last: null, done, failed };
    });
  }

  #fresh(): Thread {
    // Messages that an ended thread has sent before are dropped.
    const isOurs = () => this.#thread === thread && !this.#lost;
    const thread = this.#start(
      (said) => isOurs() && this.#hear(said),
      (message) => isOurs() && this.#broken(message),
    );
    thread.hold(false);
    return thread;
  }

  #renew(): void {
    this.#running = null;
    this.#lost = false;
    this.#thread?.end();
    this.#thread = this.#fresh();
  }

  #hear(said: Said): void {
    const running = this.#running;
    if (!running) return;
    if (said.kind === "depth") {
      running.last = said.found;
      running.tell?.(said.found);
      return;
    }
    if (said.kind === "failed" && !USUAL.includes(said.name)) {
      this.#broken(said.message);
      return;
    }
    this.#running = null;
    this.#thread?.hold(false);
    if (said.kind === "failed") running.failed(named(said.name, said.message));
    else running.done(said.kind === "found" ? said.found : said.solved);
  }

  /** The thread is of no use any more. Another is started for work alone: one that cannot start would be started for ever. */
  #broken(message: string): void {
    const running = this.#running;
    this.#running = null;
    this.#lost = true;
    running?.failed(named("WorkerError", message));
  }
}

/** A game as it goes to the thread. */
function textOf(position: Game | PositionText): GameText {
  if (!("toRecord" in position)) return position;
  const ruleset = position.ruleset;
  const toml = ruleset.toToml();
  ruleset.free();
  return { toml, record: position.toRecord() };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
