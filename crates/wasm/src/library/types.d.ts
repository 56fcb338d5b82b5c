/** The names of the errors that are thrown, each an `Error` with what is wrong in its `message`. */
export type ErrorName = "RulesetError" | "PositionError" | "IllegalMove" | "RecordError" | "LimitError";

/** A side of the game. */
export type Side = "attackers" | "defenders";

/** A variation of a rule set that is chosen by `ID+option`. */
export interface RulesetOption {
  /** The word after the `+`. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it changes, and who says so. */
  text: string;
  /** Whether it is chosen here. */
  chosen: boolean;
}

/** A rule with its value. */
export interface Rule {
  /** Its name, such as `escape`. */
  key: string;
  /** Its value's word, such as `corners`. */
  value: string;
  /** The rule in a sentence. */
  sentence: string;
  /** What speaks for it: `stated` by the source in words, only `pictured` there, or a `reading`. */
  standing: "stated" | "pictured" | "reading";
}

/** How a game ended. */
export interface Outcome {
  /** The side that won; null for a draw. */
  winner: Side | null;
  /** Why, in a word: `king-captured`, `king-escaped`, `repetition` … */
  reason: string;
  /** The name of the rule that decided it; null where the players did. */
  rule: string | null;
  /** The outcome in English: `the defenders win: the king escapes`. */
  text: string;
}

/** What a position is worth, from the attackers' side. */
export interface Score {
  /** Hundredths of a man, positive for the attackers; null where a win is forced. */
  value: number | null;
  /** The side that wins by force; null where none does. */
  winner: Side | null;
  /** In how many plies it wins, 1 being the next move; null where no win is forced. */
  plies: number | null;
}

/** One of the best moves, with the line expected after it. */
export interface Line {
  /** What it is worth. */
  score: Score;
  /** The moves, the best one first. */
  moves: string[];
}

/** What a search has found. */
export interface Found {
  /** The move to play; null only when the game is over. */
  move: string | null;
  /** What the position is worth. */
  score: Score;
  /** The depth finished, in plies. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** The best moves, each with its line, the best first: as many as were asked for and there are. */
  lines: Line[];
}

/** How far a search goes: at least one of `nodes`, `depth`, `seconds` and `level` ends it. */
export interface Limits {
  /** Positions visited. */
  nodes?: number;
  /** Plies. */
  depth?: number;
  /** Seconds. */
  seconds?: number;
  /** How many of the best moves are given a line each; 1 where nothing is said. */
  lines?: number;
  /** An opponent's strength, 1 to 8, who chooses a move in his own way; only `seconds` and `seed` go with it. */
  level?: number;
  /** What the errors of a weak opponent depend on: the same seed makes the same ones. */
  seed?: number;
}

/** What the solver says. */
export interface Solved {
  /** `won`: the side wins by force. `no-win-by-threats`: no sequence of threats wins. `unknown`: neither could be shown. */
  verdict: "won" | "no-win-by-threats" | "unknown";
  /** Within how many plies the game is won; null where no win was found. */
  plies: number | null;
  /** Whether no other sequence of threats wins in fewer plies. */
  shortest: boolean;
  /** The moves that win, with the longest resistance to them. */
  moves: string[];
  /** Positions looked at. */
  nodes: number;
}

/** A game of a record that was read, or why it could not be. */
export interface ReadGame {
  /** The game; null where it could not be read or played. */
  game: Game | null;
  /** What is wrong with it, in English; null where nothing is. */
  problem: string | null;
}
