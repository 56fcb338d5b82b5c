// The JSON of the server, as docs/reference/http.md describes it.
import type { PieceKind } from "../../board";

/** A puzzle in the list. */
export interface PuzzleEntry {
  id: string;
  rules: string;
  name: Text;
  board: number;
  kind: "escape" | "capture" | "defence";
  side: Side;
  /** How many moves are to be found. */
  moves: number;
  rating: number;
}

/** A puzzle with its solution. */
export interface Puzzle extends PuzzleEntry {
  position: string;
  line: string[];
  /** How many plies of the line are to be found. */
  unique: number;
}

/** A study in the list, with the pages of its report. */
export interface StudyEntry {
  /** The oldest first. */
  versions: Version[];
  name: string;
  title: Text;
  games: number;
  arms: number;
  reports: { en: string; fr: string | null };
  played: StudyPlayed;
  check: StudyCheck | null;
}

/** Which engine played a study, when, and how many plies its search looks ahead, from the least to the most by rule set. */
export interface StudyPlayed {
  engine: number;
  version: string | null;
  engine_today: number;
  by_this_engine: boolean;
  on: string | null;
  positions: number;
  depth: [number, number] | null;
}

/** What a newer engine made of a study's verdicts, in numbers of rule sets. */
export interface StudyCheck {
  engine: number;
  by_this_engine: boolean;
  on: string;
  games: number;
  changed: number;
  upheld: number;
  undecided: number;
}

/** Games that a newer engine played of an arm, at one strength. */
export interface PlayedAgain {
  positions: number;
  depth: number | null;
  results: Results;
  score: { value: number; low: number; high: number };
  verdict: Arm["verdict"];
}

export interface Study {
  /** The oldest first. */
  versions: Version[];
  /** The version that was asked for, where it is no longer the present one. */
  superseded: Superseded | null;
  name: string;
  title: Text;
  games: number;
  fair: [number, number];
  arms: Arm[];
}

/** How games ended, from the side of the attackers. */
export interface Results {
  won: number;
  drawn: number;
  lost: number;
}

export interface Proportion {
  value: number;
  games: number;
  confidence: number;
  wilson: { low: number; high: number };
}

/** The games of an arm at one strength. */
export interface StudyCell {
  purpose: "base" | "ladder" | "handicap";
  thinking: { attackers: number; defenders: number };
  results: Results;
  score: Proportion;
  plies: { median: number };
}

/** A rule set with layout and options in a study. */
export interface Arm {
  arm: string;
  rules: Text;
  layout: Text;
  size: number;
  cells: StudyCell[];
  verdict: "fair" | "favours-attackers" | "favours-defenders" | "open";
  people: { variant: string; results: Results; score: Proportion } | null;
  checked: { outcome: "changed" | "upheld" | "undecided"; now: PlayedAgain[] } | null;
}

/** What was measured of a rule set. */
export interface Balance {
  study: StudyEntry;
  fair: [number, number];
  arm: Arm;
}

/** Words in every language the server knows. */
export interface Text {
  en: string;
  fr: string;
  /** The English with the usual names of the sides, where it reads otherwise. */
  usual?: string;
}

export type Side = "attackers" | "defenders";
export type MarkKind = "throne" | "corner" | "camp" | "variegated";
export type Marks = Record<MarkKind, string[]>;

/** A rule set in the list of all. */
export interface RulesetHead {
  id: string;
  name: Text;
  summary: Text;
  year: number | null;
  /** `alea`, `tablut`, `tawlbwrdd`, `hnefatafl`, `berserk`, `seabattle`, `brandubh`, `ard-ri`, `reference`, `own`, or one that is younger than this client. */
  family: string;
  board: number;
  featured: boolean;
  dice: boolean;
}

export interface RulesetEntry extends RulesetHead {
  default_layout: string;
  layouts: { id: string; name: Text; inferred: boolean }[];
  /** `reading` is the rule of which an option is another reading; null where a source offers it. */
  options: { id: string; name: Text; reading: string | null }[];
}

/** Who stands where at the start, and what is drawn on the board. */
export interface Layout {
  /** The oldest first; none of a layout that a rule set draws itself. */
  versions: Version[];
  id: string;
  name: Text;
  note: Text;
  inferred: boolean;
  size: number;
  position: string;
  marks: Marks;
  active: MarkKind[];
}

/** A built-in layout by itself, as its file draws it. */
export interface LayoutPage extends Omit<Layout, "active"> {
  superseded: Superseded | null;
  sources: Source[];
  /** Those that are played on it, with their ids; first those whose usual layout it is. */
  rulesets: { id: string; name: Text; usual: boolean }[];
}

/** A version that is no longer the present one, and those after it. */
export interface Superseded {
  version: number;
  date: string;
  since: Version[];
}

/** A version of a rule set, a layout or a study. */
export interface Version {
  version: number;
  date: string;
  /** SHA-256, hexadecimal. */
  hash: string;
  changes: Text[];
}

/** A work that rules or the history lean on. */
export interface Source {
  id: string;
  /** `webpage`, `forum`, `message`, `book`, `chapter`, `article`, `thesis`, `leaflet`, `manuscript`, `program` or `games`. */
  type: string;
  author: string;
  authors: { family: string; given: string | null }[];
  title: string;
  container: string | null;
  publisher: string | null;
  place: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  /** A year, a month (`2020-04`) or a day. */
  date: string | null;
  year: number | null;
  /** Without `https://doi.org/`. */
  doi: string | null;
  address: string | null;
  accessed: string | null;
  language: string | null;
  /** The id of the work through which it is known, where nobody read it itself. */
  through: string | null;
  note: Text | null;
  /** The work on one line. */
  citation: string;
}

/** A part of a place in a source: `rule` and its number, `section` and its heading, … */
export interface PlacePart {
  kind: string;
  name: string;
}

export type Standing = "stated" | "pictured" | "reading";
export type RuleGroup = "play" | "pieces" | "throne" | "corners" | "camps" | "capture" | "king" | "end";

/** A position judged by the rules, to be drawn. */
export interface Example extends Trial {
  id: string;
  text: Text;
}

/** A position, a move tried in it, and what the rules make of that. */
export interface Trial {
  size: number;
  position: string;
  marks: Marks;
  active: MarkKind[];
  view: { from: string; to: string };
  move: { from: string; to: string };
  legal: boolean;
  captures: string[];
  outcome: Outcome | null;
  targets: string[];
  /** The game in which it is tried: where that begins, and what was played. */
  start: string;
  moves: string[];
}

/** A move of which two rule sets do not make the same. */
export interface Disagreement {
  /** The rule that makes the difference. */
  rule: string;
  a: Trial;
  b: Trial;
}

/** One rule with its evidence. */
export interface Rule {
  key: string;
  group: RuleGroup;
  value: string;
  sentence: Text;
  standing: Standing;
  source: string;
  where: Text | null;
  /** The same in parts. */
  place: PlacePart[];
  note: Text | null;
  examples: Example[];
}

export interface Names {
  attackers: Text;
  defenders: Text;
  king: Text;
}

/** A rule set with all its rules. */
export interface Ruleset extends RulesetHead {
  hash: string;
  /** The oldest first; none of a rule set that is not built in. */
  versions: Version[];
  /** The version that was asked for, where it is no longer the present one. */
  superseded: Superseded | null;
  names: Names;
  sources: Source[];
  layouts: Layout[];
  layout: string;
  options: { id: string; name: Text; text: Text; selected: boolean; reading: string | null }[];
  rules: Rule[];
  neighbours: Neighbour[];
}

export interface ComparedRule {
  value: string;
  sentence: Text;
  /** Null where the set does not write the rule because nothing out of the common holds. */
  standing: Standing | null;
}

export interface Compared {
  id: string;
  name: Text;
  layout: { id: string; name: Text; inferred: boolean };
}

export interface Comparison {
  a: Compared;
  b: Compared;
  rules: RuleComparison[];
}

export interface RuleComparison {
  key: string;
  group: RuleGroup;
  same: boolean;
  a: ComparedRule | null;
  b: ComparedRule | null;
}

/** A rule set that differs little from the one on the page, which is `a` in the differences. */
export interface Neighbour extends RulesetHead {
  differences: RuleComparison[];
}

/** A strength of the engine. */
export interface Level {
  level: number;
  name: Text;
  text: Text;
}

export type Seat = { kind: "human" } | { kind: "engine"; level: number };

export interface NewGame {
  rules?: string;
  /** The text of a rule set of one's own, in place of `rules`. */
  draft?: string;
  layout?: string;
  /** The first position, where it is not the layout's. */
  start?: string;
  attackers: Seat;
  defenders: Seat;
}

export type Reason =
  | "king-captured"
  | "king-escaped"
  | "encirclement"
  | "exit-fort"
  | "king-alone"
  | "king-walled-in"
  | "no-escape"
  | "no-moves"
  | "repetition"
  | "turn-limit"
  | "resigned"
  | "agreed"
  | (string & {});

export interface Outcome {
  winner: Side | null;
  reason: Reason;
  rule: string | null;
}

/** A ply that was played, or a turn that was lost. */
export interface PlayedMove {
  ply: number;
  side: Side;
  text: string;
  from: string | null;
  to: string | null;
  captures: string[];
  position: string;
  announcement: "raichi" | "tuichu" | null;
  die: number | null;
}

/** How a game stands, whoever plays it. */
export interface Situation {
  /** The whole id, with options and, if it is not the usual one, the layout. */
  rules: string;
  /** The rule set is not a built-in one: its id may mean something else by now, or nothing. */
  own_rules: boolean;
  name: Text;
  names: Names;
  layout: Layout;
  start: string;
  moves: PlayedMove[];
  position: string;
  side: Side | null;
  legal: Record<string, string[]>;
  die: number | null;
  outcome: Outcome | null;
}

/** The whole state of a game. */
export interface Game extends Situation {
  id: string;
  version: number;
  created: string;
  seats: Record<Side, Seat>;
  offer: Side | null;
  thinking: boolean;
}

/** A position to be asked about: `rules`, or the id of a `game` whose rules are meant. */
export interface PositionRequest {
  rules?: string;
  game?: string;
  /** The text of a rule set of one's own. */
  draft?: string;
  start?: string;
  moves?: string[];
}

/** A move that somebody wonders about. */
export interface ExplanationRequest {
  position: PositionRequest;
  move: string;
}

/** What the rules make of a move, and which of them. */
export interface Explanation {
  /** Why it is not legal. */
  refusal: { reason: string; point: string | null; limit: number | null; rules: string[] } | null;
  falls: { point: string; piece: PieceKind; manner: string; held_by: string[]; rules: string[] }[];
  outcome: Outcome | null;
  rules: CitedRule[];
}

/** A rule with who states it. */
export interface CitedRule {
  key: string;
  sentence: Text;
  standing: Standing | null;
  source: Source | null;
  where: Text | null;
  /** The same in parts. */
  place: PlacePart[];
}

/** What is wrong with an arrangement of pieces. */
export interface SetupFault {
  /** `shape`, `rows`, `not-square`, `row-length`, `character`, `side`, `flags`, `trailing`, `size`, `kings`, `no-such-piece`, `astray`, `going-on`, or what a newer server finds. */
  kind: string;
  point?: string;
  row?: number;
}

/** A position, and all that the rules say about it. */
export interface Position extends Situation {
  /** How often it has stood on the board, this time included. */
  times: number;
  /** Moves that only the rule on repetition forbids. */
  forbidden: string[];
  /** The legal moves that capture, and what. */
  captures: Record<string, string[]>;
  /** The legal moves that decide the game. */
  wins: string[];
  /** What the other side could do, were it to move now. */
  threats: { captures: Record<string, string[]>; wins: string[] };
  /** Where the king stands, gets in one move, and the shortest ways to where he escapes. */
  king: { at: string; reach: string[]; ways: string[][] } | null;
}

/** A few tasks about one thing. */
export interface Lesson {
  id: string;
  title: Text;
  text: Text;
  tasks: Task[];
}

/** Something to be done on a board. */
export interface Task {
  rules: string;
  name: Text;
  /** The rules that it is about, as their rule set says them. */
  shows: { key: string; sentence: Text; standing: Standing }[];
  text: Text;
  hint: Text;
  /** One answer, move by move. */
  answer: string[];
}

/** What a learner's moves have come to. */
export interface Tried extends Situation {
  verdict: "open" | "solved" | "missed";
  words: Text | null;
  learner: Side;
  /** How many moves were played before the learner's first. */
  begun: number;
  view: { from: string; to: string } | null;
}

/** From the attackers' side. */
export type Score = { kind: "value"; value: number } | { kind: "win"; side: Side; plies: number };

export interface Hint {
  move: { text: string; from: string; to: string; captures: string[] };
  pv: string[];
  score: Score;
}

/** What the engine reports while it thinks. */
export interface Thinking {
  ply: number;
  depth: number;
  score: Score;
  nodes: number;
  pv: string[];
}

/** Each side's chance to win, from 0 to 1; a draw counts one half. */
export type Chance = Record<Side, number>;

export interface LineMove {
  side: Side;
  text: string;
  from: string;
  to: string;
  captures: string[];
}

/** A move and what is expected to follow. */
export interface Line {
  score: Score;
  chance: Chance;
  moves: LineMove[];
}

/** What the engine sees at some depth, the best line first. */
export interface Lines {
  depth: number;
  nodes: number;
  millis: number;
  speed: number;
  lines: Line[];
}

export interface AnalysisRequest {
  position: PositionRequest;
  lines: number;
  seconds: number;
}

export type Fault = "doubtful" | "mistake" | "blunder";

/** A move of a game, judged. */
export interface JudgedPly {
  ply: number;
  side: Side;
  text: string;
  chance: Chance;
  /** Null where the game is over. */
  score: Score | null;
  lost: number;
  fault: Fault | null;
  better: Line | null;
}

export interface SideReport {
  accuracy: number | null;
  moves: number;
  doubtful: number;
  mistakes: number;
  blunders: number;
}

/** A game looked over. */
export interface Report extends Record<Side, SideReport> {
  before: Chance;
  plies: JudgedPly[];
}
