// A game looked over: the report of the main line, and the lesson that is made of its turning points.
import { computed, signal } from "@preact/signals";
import { reportOn } from "../api/event-stream";
import { type FromTo, moveText, sameMove } from "../api/moves";
import type { Fault, JudgedPly, MoveOrPass, Report, Side } from "../api/schema";
import { codeOf } from "../parts/loaded";
import { t } from "../words/words";
import type { Engine } from "./engine";
import type { AnalysisSession } from "./session";
import { addMoves, change, type Mark, mainLine, movesTo, node } from "./tree";

/** Where somebody is in a lesson. */
export interface Lesson {
  side: Side;
  /** The moves to be found better ones for. */
  faults: JudgedPly[];
  index: number;
  phase: "asking" | "judging" | "right" | "better" | "wrong" | "shown";
  /** What was tried last. */
  tried: MoveOrPass | null;
  /** How many were found. */
  found: number;
}

/** What is written behind a move of each fault. */
const marks: Record<Fault, Mark> = { doubtful: "?!", mistake: "?", blunder: "??" };
/** A try that gives away so much less than the game's move is on the right way. */
const BETTER_BY = 0.05;

/** The report and the lesson of one analysis. */
export class Review {
  readonly report = signal<Report | null>(null);
  readonly progress = signal<{ done: number; of: number } | null>(null);
  readonly problem = signal<string | null>(null);
  readonly lesson = signal<Lesson | null>(null);
  /** The nodes after each ply of the report, the position before its first move included. */
  private places: number[] = [];
  private making: AbortController | null = null;

  constructor(
    private readonly session: AnalysisSession,
    private readonly engine: Engine,
  ) {}

  /** The moves at which the game turned; the doubtful ones where there are no worse. */
  readonly turns = computed(() => turning(this.report.value?.plies ?? []));

  /** Has the main line looked over. */
  make = async (): Promise<void> => {
    const line = mainLine(this.session.tree.value);
    const moves = movesTo(this.session.tree.value, line.at(-1) ?? 0);
    this.stop();
    const making = new AbortController();
    this.making = making;
    this.problem.value = null;
    this.report.value = null;
    this.progress.value = { done: 0, of: 0 };
    // Both at once would only make each other wait.
    this.engine.hushed.value = true;
    try {
      const heard = {
        progress: (done: number, of: number) => {
          this.progress.value = { done, of };
        },
        report: (report: Report) => {
          this.places = placesOf(report, [0, ...line], (id) => node(this.session.tree.value, id));
          this.report.value = report;
          this.session.spoken.value = t("review-made", { count: this.turns.value.length });
        },
      };
      await reportOn(this.session.request(moves), 1, heard, making.signal);
    } catch (error) {
      if (!making.signal.aborted) this.problem.value = codeOf(error);
    }
    if (this.making === making) this.stop();
  };

  /** Makes no more of it. */
  stop = (): void => {
    this.making?.abort();
    this.making = null;
    this.progress.value = null;
    this.engine.hushed.value = this.lesson.value !== null;
  };

  /** Goes to the position after a ply of the report. */
  visit(ply: number): void {
    this.session.visit(this.places[ply] ?? 0);
  }

  /** Plays what would have been better, beside the game. */
  try(judged: JudgedPly): void {
    this.visit(judged.ply - 1);
    this.session.play(judged.better?.moves.slice(0, 1) ?? []);
  }

  /** The ply of the report that one stands on; null beside it. */
  readonly here = computed(() => {
    const at = this.session.at.value;
    const ply = this.report.value ? this.places.lastIndexOf(at) : -1;
    return ply < 0 ? null : ply;
  });

  /** Writes signs and better lines into the tree. */
  inscribe = (): void => {
    let tree = this.session.tree.value;
    for (const judged of this.report.value?.plies ?? []) {
      const [before, after] = [this.places[judged.ply - 1], this.places[judged.ply]];
      if (!judged.fault || before === undefined || after === undefined || !tree.nodes[after]) continue;
      if (!node(tree, after).symbol) tree = change(tree, after, { symbol: marks[judged.fault] });
      [tree] = addMoves(tree, before, judged.better?.moves.slice(0, 6) ?? []);
    }
    this.session.alter(tree);
    this.session.spoken.value = t("review-inscribed");
  };

  /** The faults that a side could learn from. */
  lessons(side: Side): JudgedPly[] {
    return turning(this.report.value?.plies ?? []).filter((judged) => judged.side === side);
  }

  /** Begins a lesson for a side. */
  learn(side: Side): void {
    const faults = this.lessons(side);
    if (faults.length === 0) return;
    this.engine.hushed.value = true;
    this.session.intercept = (step) => {
      this.attempt(this.session.withCaptures(step));
      return true;
    };
    this.lesson.value = { side, faults, index: 0, phase: "asking", tried: null, found: 0 };
    this.pose();
  }

  /** The fault that is asked about now. */
  asked(): JudgedPly | null {
    const lesson = this.lesson.value;
    return lesson?.faults[lesson.index] ?? null;
  }

  private pose(): void {
    const judged = this.asked();
    if (!judged) return;
    this.visit(judged.ply - 1);
    this.session.spoken.value = t("learn-ask", { ply: judged.ply, move: moveText(judged) });
  }

  private turn(part: Partial<Lesson>): void {
    if (this.lesson.value) this.lesson.value = { ...this.lesson.value, ...part };
  }

  private async attempt(move: MoveOrPass): Promise<void> {
    const [judged, phase] = [this.asked(), this.lesson.value?.phase];
    // What is played after the answer, or while one is judged, answers nothing.
    if (!judged || (phase !== "asking" && phase !== "wrong" && phase !== "better")) return;
    if (this.session.at.value !== this.places[judged.ply - 1]) return this.again();
    if (sameMove(move, judged)) return this.answer("wrong", move);
    const best = judged.better?.moves[0];
    if (best && sameMove(move, best)) return this.answer("right", move);
    this.problem.value = null;
    this.turn({ phase: "judging", tried: move });
    const moves = [...this.session.moves.value, move];
    this.stop();
    const making = new AbortController();
    this.making = making;
    const report = (told: Report) => {
      const mine = told.plies.findLast((ply) => sameMove(ply, move));
      if (!mine || mine.fault === null) this.answer("right", move);
      else this.answer(mine.lost < judged.lost - BETTER_BY ? "better" : "wrong", move);
    };
    try {
      await reportOn(
        this.session.request(moves),
        moves.length,
        { progress: () => {}, report },
        making.signal,
      );
    } catch (error) {
      if (!making.signal.aborted) this.problem.value = codeOf(error);
    }
    if (!making.signal.aborted && this.lesson.value?.phase === "judging") this.turn({ phase: "asking" });
  }

  private answer(phase: "right" | "better" | "wrong", move: MoveOrPass): void {
    const lesson = this.lesson.value;
    if (!lesson) return;
    this.turn({ phase, tried: move, found: lesson.found + (phase === "right" ? 1 : 0) });
    if (phase === "right") this.session.play([move]);
    this.session.spoken.value = t(`learn-${phase}`, { move: moveText(move) });
  }

  /** Shows what would have been better. */
  show = (): void => {
    const judged = this.asked();
    if (!judged) return;
    this.stop();
    this.visit(judged.ply - 1);
    this.turn({ phase: "shown" });
    this.session.play(judged.better?.moves.slice(0, 1) ?? []);
    this.session.spoken.value = t("learn-shown", {
      move: judged.better?.moves.slice(0, 1).map(moveText).join() ?? "",
    });
  };

  /** The next question; after the last the lesson is over. */
  next = (): void => {
    const lesson = this.lesson.value;
    if (!lesson) return;
    this.stop();
    this.turn({ index: lesson.index + 1, phase: "asking", tried: null });
    if (this.asked()) this.pose();
    else this.session.spoken.value = t("learn-over", { found: lesson.found, count: lesson.faults.length });
  };

  /** The same question again. */
  again = (): void => {
    this.turn({ phase: "asking" });
    this.pose();
  };

  /** Ends the lesson, and whatever is being made. */
  end = (): void => {
    this.lesson.value = null;
    this.session.intercept = null;
    this.stop();
  };
}

/** The worst moves of a report; the doubtful ones where there are no worse. */
function turning(plies: readonly JudgedPly[]): JudgedPly[] {
  const bad = plies.filter((ply) => ply.fault === "mistake" || ply.fault === "blunder");
  return bad.length > 0 ? bad : plies.filter((ply) => ply.fault !== null);
}

/** The nodes of a line after each ply. Turns lost that the line leaves out stay where they are. */
export function placesOf(report: Report, line: readonly number[], move: (id: number) => FromTo): number[] {
  const rest = [...line];
  const places = [rest.shift() ?? 0];
  for (const ply of report.plies) {
    const next = rest[0];
    const written = next !== undefined && sameMove(move(next), ply);
    places.push((written ? rest.shift() : places.at(-1)) ?? 0);
  }
  return places;
}
