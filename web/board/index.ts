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
  Ring,
  Special,
  Step,
} from "./config";
export { type Geometry, geometry, PITCH } from "./geometry";
export { onKeys } from "./keyboard";
export { drawPiece, type Letters, type PieceSet, pieceSets } from "./piece-sets";
export { pointAt, readPosition } from "./points";
