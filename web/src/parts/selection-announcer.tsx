// Announces to screen readers that a piece is selected, on boards without other announcements.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Board } from "../../board";
import type { Names } from "../api/schema";
import { pickedSpoken } from "../play/speech";
import { t } from "../words/words";

interface SelectionAnnouncer {
  /** The callback for the board. */
  hold(board: Board | null): void;
  onSelect(point: string | null): void;
  /** The live region to render on the page. */
  region: JSX.Element;
}

/** Follows the selection on one board. */
export function useSelectionAnnouncer(
  names: Names | undefined,
  legal: Record<string, string[]>,
): SelectionAnnouncer {
  const said = useSignal("");
  const board = useRef<Board | null>(null);
  return {
    hold(made) {
      board.current = made;
    },
    onSelect(point) {
      const piece = point && board.current?.pieceOn(point);
      if (point && piece && names) said.value = pickedSpoken(piece, point, legal[point]?.length ?? 0, names);
      else if (said.value) said.value = t("say-dropped");
    },
    region: (
      <p class="unseen" role="status">
        {said}
      </p>
    ),
  };
}
