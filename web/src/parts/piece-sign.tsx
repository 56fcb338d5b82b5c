// A piece as a small sign in a line of text, drawn as on the board.
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawPiece, type PieceKind } from "../../board";

/** The sign. Words beside it say what it is. */
export function PieceSign({ kind }: { kind: PieceKind }) {
  const host = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    host.current.replaceChildren();
    drawPiece(kind, host.current);
  }, [kind]);
  return <svg class="board piece-sign" viewBox="-20 -20 40 40" aria-hidden="true" ref={host} />;
}
