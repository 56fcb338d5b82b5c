// The folio's diagram, drawn anew: red lines by an unsteady hand, the marks, and the men that layouts make of them.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawPiece, geometry, PITCH } from "../../board";
import { evangelists } from "../parts/board-view";
import { motion } from "../settings";
import { COUNTED, type DescribedPlace, DRAWN, type Place } from "./described";
import { stroke } from "./hand-drawn";
import { type MarkKindOfFolio, marks, SIZE } from "./marks";

/** What a layout makes of a man. */
export type Role = "attacker" | "defender" | "king";

/** Room for the names of the evangelists. */
const MARGIN = 86;
/** How far the lines run on past the outermost crossing. */
const OVERSHOOT = 15;
const LAST = (SIZE - 1) * PITCH;
/** Hidden from screen readers; the parent describes it in words. */
const DECORATION = { "aria-hidden": "true" } as const;

/** Where each point lies: the same places as on the board. */
export const geo = geometry({
  size: SIZE,
  view: null,
  flipped: false,
  coordinates: false,
  inscription: null,
});

interface Props {
  /** The side of each man, or null if uncoloured. */
  roles: ReadonlyMap<string, Role> | null;
  /** Where the drawing itself has its marks, by their restored points; without it they stand on those. */
  describedPlaces?: ReadonlyMap<string, DescribedPlace> | null;
  /** What is written in a mark, for those that have letters. */
  letters?: ReadonlyMap<string, string>;
  /** A kind of mark, or a single mark by its restored point, to be looked at. */
  lit?: MarkKindOfFolio | string | null;
  /** Men to be ringed, by their restored points: those that have changed. */
  ringed?: ReadonlySet<string>;
  /** The accessible name of the picture, or of the group that it makes with its children. */
  label: string;
  children?: ComponentChildren;
}

/** The diagram. `children` are drawn over it. */
export function Diagram({ roles, describedPlaces, letters, lit = null, ringed, label, children }: Props) {
  return (
    <svg
      class={`board folio${lit ? " lit" : ""}${motion.value === "no" ? " still" : ""}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${LAST + 2 * MARGIN} ${LAST + 2 * MARGIN}`}
      role={children ? "group" : "img"}
      aria-label={label}
    >
      <g {...DECORATION}>
        <Vellum />
        {[...marks].map(([point, kind]) => (
          <Mark
            key={point}
            point={point}
            kind={kind}
            at={describedPlaces?.get(point)?.point ?? point}
            place={describedPlaces?.get(point)?.place ?? null}
            letter={letters?.get(point) ?? null}
            role={roles?.get(point) ?? null}
            lit={lit === kind || lit === point}
            ringed={ringed?.has(point) ?? false}
          />
        ))}
        {describedPlaces && <Missing />}
      </g>
      {children}
    </svg>
  );
}

/** The men missing from the drawing, shown beside the board since their places are unknown. */
function Missing() {
  const signs = Array.from({ length: COUNTED - DRAWN }, (_, index) => LAST - 14 - index * 38);
  return (
    <>
      {signs.map((x) => (
        <g key={x} class="folio-mark outer missing" transform={`translate(${x} ${LAST + MARGIN - 32})`}>
          <Ink kind="outer" place="missing" />
        </g>
      ))}
    </>
  );
}

/** The sheet, its lines and its inscription. */
function Vellum() {
  const lines: string[] = [];
  for (let index = 0; index < SIZE; index++) {
    const at = index * PITCH;
    lines.push(stroke([-OVERSHOOT, at], [LAST + OVERSHOOT, at], 2 * index + 1));
    lines.push(stroke([at, -OVERSHOOT], [at, LAST + OVERSHOOT], 2 * index + 2));
  }
  const corners = [-24, LAST + 24] as const;
  const [low, high] = corners;
  const frame =
    stroke([low, low], [high, low], 50) +
    stroke([high, low], [high, high], 51) +
    stroke([high, high], [low, high], 52) +
    stroke([low, high], [low, low], 53);
  const middle = LAST / 2;
  const edge = MARGIN - 32;
  const names = [
    [evangelists.top, middle, -edge, 0],
    [evangelists.right, LAST + edge, middle, 90],
    [evangelists.bottom, middle, LAST + edge, 0],
    [evangelists.left, -edge, middle, -90],
  ] as const;
  return (
    <>
      <rect
        class="board-vellum"
        x={-MARGIN}
        y={-MARGIN}
        width={LAST + 2 * MARGIN}
        height={LAST + 2 * MARGIN}
        rx="3"
      />
      <path class="folio-lines" d={lines.join("")} />
      <path class="folio-frame" d={frame} />
      <g class="board-inscription">
        {names.map(([name, x, y, turn]) => (
          <text key={name} transform={`translate(${x} ${y}) rotate(${turn})`} dy="0.34em">
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

interface MarkProps {
  point: string;
  kind: MarkKindOfFolio;
  /** Where it is drawn. */
  at: string;
  place: Place | null;
  letter: string | null;
  role: Role | null;
  lit: boolean;
  ringed: boolean;
}

/** A mark, and over it the man that it becomes. All are there at once, so that one can turn into the other. */
function Mark({ point, kind, at, place, letter, role, lit, ringed }: MarkProps) {
  const { x, y } = geo.at(at);
  // What changes, changes from the middle outwards.
  const distance = Math.hypot(x - LAST / 2, y - LAST / 2) / LAST;
  const delay = { transitionDelay: `${Math.round(distance * 500)}ms` };
  const men: Role[] = kind === "centre" ? ["king"] : kind === "corner" ? [] : ["attacker", "defender"];
  return (
    <g
      class={`folio-mark ${kind}${lit ? " lit" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-man={point}
      data-as={role ?? "mark"}
      data-place={place}
    >
      {lit && <circle class="folio-halo" r="20" />}
      <g class="as-mark" style={delay}>
        <Ink kind={kind} place={place} letter={letter} />
      </g>
      {men.map((man) => (
        <Man key={man} role={man} delay={delay} />
      ))}
      {ringed && <circle class="folio-changed" r="19" />}
    </g>
  );
}

interface InkProps {
  kind: MarkKindOfFolio;
  /** How sure the place is; null where that is not the question. */
  place?: Place | "missing" | null;
  letter?: string | null;
}

/** The sign of a mark. The signs are ours: of the book's own only the figure and the double outline are described. */
export function Ink({ kind, place = null, letter = null }: InkProps) {
  switch (kind) {
    case "centre":
      return (
        <>
          <circle class="ground" r="16" />
          <path class="numeral" d="M-5.5-10.5Q0-8.8 5.5-10.5M-5.5 10.5Q0 8.8 5.5 10.5M0-9.6V9.6" />
        </>
      );
    case "variegated":
      return (
        <>
          <circle class="ground" r="16" />
          <circle class="red" r="16" />
          <circle class="red" r="12.2" />
          {letter && <Letter>{letter}</Letter>}
        </>
      );
    case "first":
      return (
        <>
          <circle class="ground" r="12.5" />
          <circle class={`ink ${place ?? ""}`} r="12.5" />
          {letter && <Letter>{letter}</Letter>}
        </>
      );
    case "corner":
      return (
        <>
          <circle class="ground" r="8.5" />
          <circle class="ink" r="8.5" />
          <circle class="drop" r="1.8" />
        </>
      );
    default:
      return (
        <>
          <circle class="ground" r="12.5" />
          <circle class={`ink ${place ?? ""}`} r="12.5" />
          {place === "unknown" ? (
            <Letter>?</Letter>
          ) : place === "missing" ? (
            <path class="ink" d="M-6-6 6 6M-6 6 6-6" />
          ) : (
            <circle class="drop" r="3" />
          )}
        </>
      );
  }
}

function Letter({ children }: { children: ComponentChildren }) {
  return (
    <text class="folio-letter" dy="0.34em">
      {children}
    </text>
  );
}

function Man({ role, delay }: { role: Role; delay: { transitionDelay: string } }) {
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (host.current) drawPiece(role, host.current);
  }, []);
  return <g class={`as-${role}`} ref={host} style={delay} />;
}
