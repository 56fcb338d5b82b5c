// A board for tafl games: an SVG drawing that one can look at, play on by mouse, finger or keys, and hear read.
export { type Board, createBoard } from "./board";
export type {
  Arrow,
  Config,
  Inscription,
  MarkKind,
  Marks,
  PieceKind,
  Point,
  PointFacts,
  Special,
  Step,
} from "./config";
export { drawPiece } from "./pieces";
export { pointAt, readPosition } from "./points";
