// The die as an accessible drawing.
import { t } from "../words/words";

/** Where the pips of each face lie. */
const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One face of the die. */
export function Die({ value }: { value: number }) {
  return (
    <svg
      class="die"
      viewBox="-10 -10 20 20"
      role="img"
      aria-label={t("game-die", { value })}
      data-testid="die"
    >
      <rect x="-9" y="-9" width="18" height="18" rx="3.5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.5} cy={y * 4.5} r="1.8" />
      ))}
    </svg>
  );
}
