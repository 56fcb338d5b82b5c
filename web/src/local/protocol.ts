// What a page and its worker say to each other.

/** A request of the HTTP API below `/api/v1`. */
export interface ApiRequest {
  method: string;
  /** The parts of the path, decoded. */
  path: string[];
  /** Names and values in turn, decoded. */
  query: string[];
  body: string;
  /** The secret of a seat; empty where none was sent. */
  token: string;
}

/** A search: of a position, for a report, for what the engine does in a game, for a hint in one. */
export type Search =
  | { kind: "analyse" | "report"; body: string }
  /** `stored` is a game as it is kept. */
  | { kind: "turn"; stored: string }
  | { kind: "hint"; stored: string; token: string };

/** What a worker is asked. */
export type Question =
  | ({ kind: "answer" } & ApiRequest)
  | Search
  /** How a game stands, for one who follows it. */
  | { kind: "look"; game: string; token: string }
  /** The engine does what a search of this version of the game gave. */
  | { kind: "engine"; game: string; version: number; body: string }
  /** The time of the side to move may be over. */
  | { kind: "flag"; game: string };

/** An answer as HTTP has it; a status of null for what needs a server. */
export interface Answer {
  status: number | null;
  body: string;
}

/** How a game stands, for one who follows it; JSON in the body of an answer to `look`. */
export interface Look {
  /** The JSON of the game. */
  game: string;
  version: number;
  /** The game as it is kept. */
  stored: string;
  sides: ("attackers" | "defenders")[];
  /** Whether the engine has something to do. */
  waitsForEngine: boolean;
  /** When the time of the side to move is over, in milliseconds since 1970. */
  deadline: number | null;
}

/** A question with its number. */
export interface Asked {
  n: number;
  question: Question;
}

/** What a worker says. */
export type Said =
  | ({ n: number; kind: "answer" } & Answer)
  | { n: number; kind: "event"; name: string; data: string }
  | { n: number; kind: "failed"; reason: string };
