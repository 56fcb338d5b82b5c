// An SVG board for tafl games, playable by mouse, touch or keyboard, and accessible to screen readers.
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
