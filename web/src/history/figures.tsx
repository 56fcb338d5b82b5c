// The drawings of the history page: the nine steps, the men of the canons, the boards of the family.
import { stroke } from "../manuscript/hand-drawn";
import { t } from "../words/words";

/** Nineteen lines, and nine steps from the middle to either side. */
export function NineSteps() {
  const gap = 30;
  const last = 18 * gap;
  const middle = last / 2;
  const lines = Array.from({ length: 19 }, (_, index) =>
    stroke([index * gap, 0], [index * gap, 54], index + 100),
  );
  const base = stroke([-12, 27], [last + 12, 27], 99);
  const arches = Array.from({ length: 9 }, (_, index) => {
    const [left, right] = [middle - index * gap, middle + index * gap];
    return `M${left} -4q${-gap / 2} -24 ${-gap} 0M${right} -4q${gap / 2} -24 ${gap} 0`;
  });
  return (
    <svg class="board drawing" viewBox="-20 -62 580 126" role="img" aria-label={t("history-steps-drawing")}>
      <path class="folio-lines" d={lines.join("") + base} />
      <path class="ink-line" d={arches.join("")} />
      <circle class="ink-dot" cx={middle} cy="27" r="6.5" />
      {[middle / 2, (3 * middle) / 2].map((x) => (
        <text key={x} class="ink-text" x={x} y="-34">
          {t("history-steps-nine")}
        </text>
      ))}
    </svg>
  );
}

/** The numerals of the canons, and how many gospels each compares. */
const CANONS: readonly [string, number][] = [
  ["I", 4],
  ["II", 3],
  ["III", 3],
  ["IV", 3],
  ["V", 2],
  ["VI", 2],
  ["VII", 2],
  ["VIII", 2],
  ["IX", 2],
  ["X", 2],
];

/** The men as squares: as many in a row as a canon has columns. Those of the tenth are one of each gospel. */
export function Canons() {
  const step = 17;
  const top = 84;
  let x = 0;
  const groups = CANONS.map(([numeral, side]) => {
    const at = x;
    x += side * step + 24;
    return { numeral, side, at };
  });
  const five = x + 6;
  const width = five + 2 * step + 60;
  return (
    <svg
      class="board drawing"
      viewBox={`-12 -6 ${width + 12} 118`}
      role="img"
      aria-label={t("history-canons-drawing")}
    >
      {groups.map(({ numeral, side, at }) => (
        <g key={numeral} transform={`translate(${at} ${top - side * step})`}>
          {Array.from({ length: side * side }, (_, index) => (
            <circle
              key={index}
              class="ink-ring"
              cx={(index % side) * step + step / 2}
              cy={Math.floor(index / side) * step + step / 2}
              r="6"
            />
          ))}
          <text class="ink-text" x={(side * step) / 2} y={side * step + 22}>
            {numeral}
          </text>
        </g>
      ))}
      <g transform={`translate(${five} ${top - 2 * step})`}>
        {[0, 1, 2, 3].map((index) => (
          <g
            key={index}
            transform={`translate(${(index % 2) * step + step / 2} ${Math.floor(index / 2) * step + step / 2})`}
          >
            <circle class="red-ring" r="6.6" />
            <circle class="ink-ring" r="3.2" />
          </g>
        ))}
        <text class="ink-text" x={step} y={2 * step + 22}>
          4
        </text>
        <g transform={`translate(${2 * step + 26} ${1.5 * step})`}>
          <circle class="ink-ring" r="6" />
        </g>
        <text class="ink-text" x={2 * step + 26} y={2 * step + 22}>
          1
        </text>
      </g>
    </svg>
  );
}

const BOARDS = [7, 9, 11, 15, 19];

/** Boards side by side, a line of one as far from the next as in the others. */
export function Boards() {
  const gap = 11;
  let x = 0;
  const boards = BOARDS.map((size) => {
    const at = x;
    x += (size - 1) * gap + 44;
    return { size, at };
  });
  const height = 18 * gap;
  return (
    <svg
      class="board drawing"
      viewBox={`-8 -8 ${x - 28} ${height + 44}`}
      role="img"
      aria-label={t("history-boards-drawing")}
    >
      {boards.map(({ size, at }) => {
        const last = (size - 1) * gap;
        const lines = Array.from({ length: size }, (_, index) => {
          const place = index * gap;
          return (
            stroke([-4, place], [last + 4, place], size * 50 + index, 0.5) +
            stroke([place, -4], [place, last + 4], size * 90 + index, 0.5)
          );
        });
        return (
          <g key={size} transform={`translate(${at} ${height - last})`}>
            <path class="folio-lines thin" d={lines.join("")} />
            <circle class="ink-dot" cx={last / 2} cy={last / 2} r="4" />
            <text class="ink-text" x={last / 2} y={last + 28}>
              {size}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
