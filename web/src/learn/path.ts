// The path from the lessons to the largest board, and how far a learner has come on it, stored in this browser.
import { signal } from "@preact/signals";
import type { Game, PathStep, Side } from "../api/schema";
import { create } from "../play/begin";
import { setCoach } from "../play/coaching";
import { seatsFor } from "../play/roles";
import { go } from "../router";
import { keep, kept } from "../storage";

/** A game of a step was played to its end, or won. */
export type Reached = "played" | "won";

const REACHED = "path";
const GAMES = "path-games";
/** As many games are remembered with the steps they belong to. */
const MOST_GAMES = 30;

function read(name: string): [string, string][] {
  try {
    const entries = JSON.parse(kept(name) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}

const reached = signal<ReadonlyMap<string, string>>(new Map(read(REACHED)));

/** How far a step was taken; null where no game of it has ended. */
export function reachedOn(step: string): Reached | null {
  const word = reached.value.get(step);
  return word === "won" || word === "played" ? word : null;
}

/** The first step of which no game has ended. */
export function nextStep(path: readonly PathStep[]): PathStep | null {
  return path.find(({ id }) => !reachedOn(id)) ?? null;
}

/** The step that a game was begun for; null for any other game. */
export function stepOf(game: string): string | null {
  return read(GAMES).find(([id]) => id === game)?.[1] ?? null;
}

/** Begins a game of a step, with the coach, and opens its page. */
export async function beginStep(step: PathStep, side: Side): Promise<void> {
  const game = await create(step.rules, null, seatsFor(side, step.level));
  keep(GAMES, JSON.stringify([[game.id, step.id], ...read(GAMES)].slice(0, MOST_GAMES)));
  setCoach(true);
  go(`/game/${encodeURIComponent(game.id)}`);
}

/** Marks the step of a game that is over. A game that somebody gave up counts only for the winner. */
export function mark(game: Game, mine: readonly Side[]): void {
  const step = stepOf(game.id);
  const { outcome } = game;
  if (!step || !outcome) return;
  const won = outcome.winner !== null && mine.includes(outcome.winner);
  if ((!won && !outcome.rule) || reachedOn(step) === "won") return;
  reached.value = new Map([...reached.value, [step, won ? "won" : "played"]]);
  keep(REACHED, JSON.stringify([...reached.value]));
}

/** Forgets what was reached. */
export function forgetPath(): void {
  reached.value = new Map();
  keep(REACHED, null);
}
