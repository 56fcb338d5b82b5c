// Texts for the faults of a position.
import type { PieceKind } from "../../board";
import type { SetupFault } from "../api/schema";
import { has, t } from "../words/words";

interface About {
  /** How wide the board of the rule set is. */
  size: number;
  /** The number of kings. */
  kings: number;
  /** What stands on a point, by name. */
  pieceOn: (point: string) => string;
}

/** The fault in a sentence; null for one that a newer server finds. */
export function faultWords(fault: SetupFault, about: About): string | null {
  const { kind, point = "", row = 0 } = fault;
  if (!has(`fault-${kind}`)) return null;
  return t(`fault-${kind}`, {
    point,
    row,
    size: about.size,
    kings: about.kings,
    piece: point && about.pieceOn(point),
  });
}

/** The special pieces among some, in one order. */
export function specialsOf(pieces: Iterable<PieceKind>): PieceKind[] {
  return [...new Set(pieces)].filter((kind) => kind.includes("-")).sort();
}
