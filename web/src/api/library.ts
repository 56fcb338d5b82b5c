// Requests about records and the library, and what comes back.
import type { Told } from "../../embed/game";
import { gamePath, post, ROOT, request, requestText } from "./client";
import type { Side, Text } from "./types";

export type Result = "attackers" | "defenders" | "draw" | "unfinished";

/** A rule set by id and name. */
export interface RulesHead {
  id: string;
  name: Text;
  own: boolean;
}

/** What hangs on a move of a record. */
export interface RecordNote {
  /** From 1; 0 stands before the first move. */
  ply: number;
  comment?: string;
  symbol?: string;
  /** Lines in place of this move. */
  variations?: { moves: string[]; notes?: RecordNote[] }[];
}

/** A record that was read, and why it is no game, if it is none. */
export interface ReadGame {
  line: number;
  id: string | null;
  name: string | null;
  rules: RulesHead | null;
  attackers: string | null;
  defenders: string | null;
  result: Result | null;
  day: string | null;
  plies: number;
  problem: {
    kind: "unnamed-rules" | "unknown-rules" | "not-a-game";
    ply: number | null;
    /** The move of that ply. */
    text: string | null;
    detail: string;
  } | null;
  shown: Told | null;
  moves: string[];
  start: string | null;
  notes: RecordNote[];
  /** The rule-set file that came with it. */
  draft: string | null;
}

/** A rule set by which records may have been played. */
export interface Guess {
  rules: RulesHead;
  /** The layout, if it is not the usual one. */
  layout: Text | null;
  /** How many of the games that were tried it allows to the end. */
  games: number;
  of: number;
}

/** What a text holds. */
export interface Records {
  format: string;
  title: string;
  games: ReadGame[];
  errors: { line: number; column: number | null; message: string }[];
  /** By which rules those that name none may have been played, the likeliest first. */
  guesses: Guess[];
  kept: number | null;
}

/** A text with games. */
export interface RecordsRequest {
  text: string;
  name?: string;
  format?: string;
  rules?: string;
  /** The rules of those that name none that are known. */
  otherwise?: string;
  keep: boolean;
}

export interface Player {
  name: string | null;
  level: number | null;
}

/** A game of the library. */
export interface LibraryGame {
  id: string;
  imported: boolean;
  rules: string;
  rules_name: Text | null;
  name: string;
  attackers: Player;
  defenders: Player;
  result: Result;
  plies: number;
  day: string;
}

export interface LibraryPage {
  games: LibraryGame[];
  total: number;
  page: number;
  pages: number;
  whole: boolean;
}

export interface Results {
  games: number;
  attackers: number;
  defenders: number;
  draws: number;
}

/** What was played in a position. */
export interface Explored {
  rules: RulesHead;
  shown: Told;
  position: string;
  side: Side | null;
  results: Results;
  moves: {
    text: string;
    from: string;
    to: string;
    /** Moves that are the same one turned or mirrored. */
    images: string[];
    results: Results;
  }[];
}

/** A game to be looked at. */
export interface KeptGame {
  id: string;
  imported: boolean;
  rules: RulesHead;
  tags: Record<string, string>;
  notes: RecordNote[];
  shown: Told;
  moves: string[];
  start: string | null;
  result: Result;
}

/** A format to take a game away in. */
export interface Export {
  format: string;
  title: string;
  lost: string[];
  refused: string | null;
}

export const readRecords = (asked: RecordsRequest) => post<Records>("/records", asked);
export const library = (query: URLSearchParams) => request<LibraryPage>(`/library?${query}`);
export const explore = (query: URLSearchParams) => request<Explored>(`/library/explore?${query}`);
export const keptGame = (id: string) => request<KeptGame>(`/library/${encodeURIComponent(id)}`);
export const exportsOf = (id: string) =>
  request<{ formats: Export[] }>(gamePath(id, "/exports")).then((all) => all.formats);

/** The address of a game in a format, to be saved. */
export function recordAddress(id: string, format: string): string {
  return `${ROOT}${gamePath(id, "/record")}?format=${encodeURIComponent(format)}`;
}

/** The HTML that shows a game on any page. */
export const embedCode = (id: string) => requestText(gamePath(id, "/embed"));

/** The colours that a picture can have. */
export const pictureThemes = ["parchment", "candlelight", "print"] as const;

/** The address of a picture. */
export function pictureAddress(kind: "svg" | "png", asked: Record<string, string>): string {
  return `${ROOT}/diagram.${kind}?${new URLSearchParams(asked)}`;
}
