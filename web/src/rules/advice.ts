// Which game suits somebody: answers to three questions, weighed against what rule sets are and what was measured of them.
import type { GalleryEntry } from "../api/schema";

/** How long a player takes for a move, in seconds: what turns plies into minutes. */
export const SECONDS = 15;

/** The answers to how long a game may take, with the plies that they stand for. */
const LENGTHS = { short: [0, 60], medium: [60, 120], long: [120, Number.POSITIVE_INFINITY] } as const;

/** The answers to each question, in the order in which they are shown. */
export const answers = {
  length: ["short", "medium", "long"],
  win: ["corner", "edge", "simple"],
  want: ["fair", "source"],
} as const;

export type Question = keyof typeof answers;
/** What somebody has answered. */
export type Answers = { [question in Question]: (typeof answers)[question][number] };

/** How long a game takes, and whether that is known of other games on its board only. */
export interface Length {
  plies: number;
  measured: boolean;
}

/** A game that suits, with how long it takes where anything is known of that. */
export interface Advice {
  set: GalleryEntry;
  length: Length | null;
}

/** The most games that are suggested. */
const MOST = 3;
/** How much worse than the best one a game may suit and be suggested still. */
const CLOSE = 0.6;
/** What an unmeasured length counts: as much as half an hour too long. */
const UNKNOWN_LENGTH = 2;
/** So many sentences more to learn count as much as a quarter of an hour. */
const SENTENCES = 10;

/** How far a score may be from one half in a game that is called fair. */
const LOPSIDED = 0.25;

/** The games that suit these answers best, of each family one. Rule sets made for comparison are left out. */
export function advise(sets: readonly GalleryEntry[], answers: Answers): Advice[] {
  const weighed = sets
    .filter((set) => set.family !== "reference")
    .flatMap((set) => {
      const length = lengthOf(set, sets);
      const parts = [
        2 * tooLong(length, answers.length),
        won(set, answers.win),
        answers.want === "fair" ? unfair(set) : farFromSource(set, sets),
      ];
      const against = parts.reduce<number | null>(
        (sum, part) => (sum === null || part === null ? null : sum + part),
        0,
      );
      return against === null ? [] : [{ set, length, against }];
    })
    .sort((a, b) => a.against - b.against || a.set.id.localeCompare(b.set.id));
  const families = new Set<string>();
  const best = weighed[0]?.against ?? 0;
  return weighed
    .filter(({ set, against }) => {
      if (against > best + CLOSE || families.has(set.family)) return false;
      families.add(set.family);
      return true;
    })
    .slice(0, MOST);
}

/** The length that was measured, or else the middle one of those measured on boards of the same size. */
export function lengthOf(set: GalleryEntry, sets: readonly GalleryEntry[]): Length | null {
  if (set.figures) return { plies: set.figures.plies, measured: true };
  const others = sets
    .flatMap(({ board, figures }) => (board === set.board && figures ? [figures.plies] : []))
    .sort((a, b) => a - b);
  const middle = others[Math.floor(others.length / 2)];
  return middle === undefined ? null : { plies: middle, measured: false };
}

/** How many minutes so many plies take. */
export function minutes(plies: number): number {
  return Math.max(1, Math.round((plies * SECONDS) / 60));
}

/** The share of games that nobody won. */
export function drawn(set: GalleryEntry): number | null {
  return set.figures ? set.figures.drawn / set.figures.games : null;
}

/** How far a length is from the answer, in quarters of an hour. */
function tooLong(length: Length | null, answer: Answers["length"]): number {
  if (!length) return UNKNOWN_LENGTH;
  const [least, most] = LENGTHS[answer];
  return Math.max(0, least - length.plies, length.plies - most) / 60;
}

/** How much there is to learn, where that was asked; nothing against a game with the right goal, and null for one with the other. */
function won(set: GalleryEntry, answer: Answers["win"]): number | null {
  if (answer === "simple") return set.sentences / SENTENCES;
  return set.goal === answer ? 0 : null;
}

/** How far the attackers' score is from one half, among engines and among people, and how often it is drawn; null where nothing was measured, or one side is far ahead. */
function unfair(set: GalleryEntry): number | null {
  const { figures } = set;
  if (!figures) return null;
  const scores = [figures.score.value, ...(figures.people ? [figures.people.score] : [])];
  const off = Math.max(...scores.map((score) => Math.abs(score - 0.5)));
  return off > LOPSIDED ? null : 2 * off + (drawn(set) ?? 0);
}

/** How young a source is beside the oldest one, and how much of the rules it leaves to be chosen; null for a source without a year. */
function farFromSource(set: GalleryEntry, sets: readonly GalleryEntry[]): number | null {
  if (set.year === null) return null;
  const years = sets.flatMap(({ year }) => (year === null ? [] : [year]));
  const [oldest, youngest] = [Math.min(...years), Math.max(...years)];
  const youth = oldest === youngest ? 0 : (set.year - oldest) / (youngest - oldest);
  return youth + set.standings.readings / rulesOf(set);
}

/** How many rules a set writes down. */
export function rulesOf({ standings: { stated, pictured, readings } }: GalleryEntry): number {
  return stated + pictured + readings;
}
