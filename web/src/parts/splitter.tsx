// The line between the board and the panel: dragging it, or its arrow keys, makes the board smaller or as large as the window allows.
import { boardScale, LEAST_BOARD } from "../settings";
import { t } from "../words/words";

/** One press of an arrow key, in per cent. */
const STEP = 5;

/** The separator. */
export function Splitter() {
  const size = boardScale.value;
  const set = (to: number) => {
    boardScale.value = Math.round(Math.min(100, Math.max(LEAST_BOARD, to)));
  };
  const drag = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const line = event.currentTarget;
    const board = line.previousElementSibling?.getBoundingClientRect();
    if (!board || event.button !== 0) return;
    event.preventDefault();
    line.focus();
    line.setPointerCapture(event.pointerId);
    // Where reading goes from right to left, the board grows to the left.
    const way = getComputedStyle(line).direction === "rtl" ? -1 : 1;
    const [start, full] = [event.clientX, (board.width * 100) / size];
    const move = (now: PointerEvent) => set(((board.width + way * (now.clientX - start)) * 100) / full);
    const end = () => {
      line.removeEventListener("pointermove", move);
      line.removeEventListener("lostpointercapture", end);
    };
    line.addEventListener("pointermove", move);
    line.addEventListener("lostpointercapture", end);
  };
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: size - STEP,
      ArrowDown: size - STEP,
      ArrowRight: size + STEP,
      ArrowUp: size + STEP,
      Home: LEAST_BOARD,
      End: 100,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      class="splitter"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("board-size")}
      aria-valuenow={size}
      aria-valuemin={LEAST_BOARD}
      aria-valuemax={100}
      title={t("board-size")}
      onPointerDown={drag}
      onKeyDown={press}
      onDblClick={() => set(100)}
    />
  );
}
