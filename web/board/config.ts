// The configuration: one plain object that describes everything a board shows.

import { LETTERS, type Letters, type PieceSet } from "./piece-sets";

/** A point as people write it, file then rank: `a1` is the lower left one. */
export type Point = string;

/** Men of their side with powers of their own. */
export type Special = "commander" | "knight" | "mercenary" | "guard";

/** The kinds of piece that are drawn apart, by shape first and colour second. */
export type PieceKind = "attacker" | "defender" | "king" | `${"attacker" | "defender"}-${Special}`;

/** A displacement of one piece. */
export interface Step {
  from: Point;
  to: Point;
}

/** What an arrow is for: a move played, advised or not allowed; lines of an engine, the first strongest; a threat, a way, a reader's own. */
export interface Arrow extends Step {
  kind: "move" | "hint" | "wrong" | "line" | "line faint" | "threat" | "way" | "drawn";
}

/** A circle around a point: what is threatened or at fault, a reader's own, where a brush paints, what a manuscript draws. */
export interface Ring {
  point: Point;
  kind: "threat" | "drawn" | "brush" | "folio";
}

/** The groups of points that a board may have drawn on it. */
export type MarkKind = "throne" | "corner" | "camp" | "variegated";

/** Which points carry which drawing. */
export type Marks = Partial<Record<MarkKind, Point[]>>;

/** Words in the four margins, read outwards, as the manuscript writes the evangelists' names. */
export interface Inscription {
  top: string;
  right: string;
  bottom: string;
  left: string;
}

/** Facts about a point, for its accessible name. */
export interface PointFacts {
  point: Point;
  piece: PieceKind | null;
  /** The mark drawn here, if any. */
  mark: MarkKind | null;
  /** How many points this piece may go to; 0 for what may not move now. */
  moves: number;
  /** The piece that is picked up may be put down here. */
  target: boolean;
  /** This piece is picked up. */
  selected: boolean;
}

/** Everything a board shows, and its callbacks. The board knows no rules. */
export interface Config {
  /** Points along one side, 5 to 19. */
  size: number;
  /** The pieces: rows from the top, `/3t3/…/`; what follows a space is ignored. */
  position: string;
  /** Drawings on the points. */
  marks: Marks;
  /** Those groups of marks that mean something in this game; the others are drawn fainter. */
  active: MarkKind[];
  /** The part worth showing, corner to corner; null for all of it. */
  view: { from: Point; to: Point } | null;
  /** Seen from the other side. */
  flipped: boolean;
  /** Letters and numbers along the edges. */
  coordinates: boolean;
  /** How the pieces are drawn. */
  pieces: PieceSet;
  /** What stands on them in the set of letters. */
  letters: Letters;
  /** Pieces slide and fade; a system that asks for less motion gets less all the same. */
  motion: boolean;
  /** The lines through the point under hand are marked. */
  crosshair: boolean;
  /** Words in the margins, or null. */
  inscription: Inscription | null;
  /** Where each piece may go; a piece that is not named cannot be picked up. */
  legal: Record<Point, Point[]>;
  /** The move that led here, marked on the board, and which piece to let slide. */
  lastMove: Step | null;
  /** Arrows over the pieces. */
  arrows: Arrow[];
  /** Circles over the pieces. */
  rings: Ring[];
  /** Points that are lit: where the king wins. */
  goals: Point[];
  /** Points marked with a dot, for pictures. */
  dots: Point[];
  /** Pieces struck out, for pictures. */
  struck: Point[];
  /** Ask before a move counts: always, never, or only where touch meets points too small for a finger. */
  confirm: "auto" | "always" | "never";
  /** A grid to play on with pointer and keyboard, or a still picture. */
  interactive: boolean;
  /** The accessible name of the whole. */
  label: string;
  /** The id of an element that explains the keys, or null. */
  describedBy: string | null;
  /** Gives the accessible name of a point in the page's language; a new language needs a new function. */
  describe: (facts: PointFacts) => string;
  /** A move was made. The board shows it until the next `set` with a position. */
  onMove: (move: Step) => void;
  /** A move waits for `confirm()` or `cancel()`; null means that none waits any more. */
  onPropose: (move: Step | null) => void;
  /** A piece was picked up, or put back. */
  onSelect: (point: Point | null) => void;
  /** The user tried to move the selected piece to a point that is not legal. */
  onRefuse: (move: Step) => void;
  /** The user drew an arrow, or a circle if both ends are one point: with the right mouse button, or Shift+Enter at either end. */
  onDraw: ((shape: Step) => void) | null;
}

/** The default configuration: an empty board without callbacks. */
export const defaults: Config = {
  size: 9,
  position: "/",
  marks: {},
  active: [],
  view: null,
  flipped: false,
  coordinates: true,
  pieces: "gospel",
  letters: LETTERS,
  motion: true,
  crosshair: false,
  inscription: null,
  legal: {},
  lastMove: null,
  arrows: [],
  rings: [],
  goals: [],
  dots: [],
  struck: [],
  confirm: "auto",
  interactive: true,
  label: "",
  describedBy: null,
  describe: (facts) => facts.point,
  onMove: () => {},
  onPropose: () => {},
  onSelect: () => {},
  onRefuse: () => {},
  onDraw: null,
};
