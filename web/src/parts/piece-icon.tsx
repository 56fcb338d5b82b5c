// A piece as a small sign in a line of text, drawn as on the board.
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawPiece, type PieceKind, type PieceSet } from "../../board";
import { pieces } from "../settings";
import { useLetters } from "./board-view";

/** The sign, in the chosen set unless another is to be shown. Words beside it say what it is. */
export function PieceSign({ kind, set = pieces.value }: { kind: PieceKind; set?: PieceSet }) {
  const letters = useLetters();
  const host = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    host.current.replaceChildren();
    drawPiece(kind, host.current, set, letters);
  }, [kind, set, letters]);
  return <svg class="board piece-sign" viewBox="-20 -20 40 40" aria-hidden="true" ref={host} />;
}
