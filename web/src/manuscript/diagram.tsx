// The folio's diagram, drawn anew: red lines by an unsteady hand, the marks, and the men that layouts make of them.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { drawPiece, geometry, PITCH } from "../../board";
import { evangelists } from "../parts/board-view";
import { motion } from "../settings";
import { stroke } from "./hand";
import { type MarkKindOfFolio, marks, SIZE } from "./marks";

/** What a layout makes of a man. */
export type Role = "attacker" | "defender" | "king";

/** Room for the names of the evangelists. */
const MARGIN = 86;
/** How far the lines run on past the outermost crossing. */
const OVERSHOOT = 15;
const LAST = (SIZE - 1) * PITCH;
/** What is drawn is said in words by whoever shows it. */
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
  /** What each man is, or null where nobody has coloured them. */
  roles: ReadonlyMap<string, Role> | null;
  /** A kind of mark, or a single point, to be looked at. */
  lit?: MarkKindOfFolio | string | null;
  /** Men to be ringed, for having changed sides. */
  ringed?: ReadonlySet<string>;
  /** The accessible name of the picture, or of the group that it makes with its children. */
  label: string;
  children?: ComponentChildren;
}

/** The diagram. `children` are drawn over it. */
export function Diagram({ roles, lit = null, ringed, label, children }: Props) {
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
            role={roles?.get(point) ?? null}
            lit={lit === kind || lit === point}
            ringed={ringed?.has(point) ?? false}
          />
        ))}
      </g>
      {children}
    </svg>
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
  role: Role | null;
  lit: boolean;
  ringed: boolean;
}

/** A mark, and over it the man that it becomes. All are there at once, so that one can turn into the other. */
function Mark({ point, kind, role, lit, ringed }: MarkProps) {
  const { x, y } = geo.at(point);
  // What changes, changes from the middle outwards.
  const distance = Math.hypot(x - LAST / 2, y - LAST / 2) / LAST;
  const delay = { transitionDelay: `${Math.round(distance * 500)}ms` };
  const men: Role[] = kind === "centre" ? ["king"] : kind === "corner" ? [] : ["attacker", "defender"];
  return (
    <g
      class={`folio-mark ${kind}${lit ? " lit" : ""}`}
      transform={`translate(${x} ${y})`}
      data-as={role ?? "mark"}
    >
      {lit && <circle class="folio-halo" r="20" />}
      <g class="as-mark" style={delay}>
        <Ink kind={kind} />
      </g>
      {men.map((man) => (
        <Man key={man} role={man} delay={delay} />
      ))}
      {ringed && <circle class="folio-changed" r="19" />}
    </g>
  );
}

/** The mark as the folio's scribe is said to have drawn it. */
export function Ink({ kind }: { kind: MarkKindOfFolio }) {
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
          <circle class="ground" r="15.5" />
          <circle class="red" r="15.5" />
          <circle class="ink" r="10.5" />
          <circle class="drop red" r="4" />
        </>
      );
    case "first":
      return (
        <>
          <circle class="ground" r="14" />
          <circle class="ink" r="14" />
          <path class="drop red" d="M0-6.5h0M-5.6 3.6h0M5.6 3.6h0" />
        </>
      );
    case "corner":
      return (
        <>
          <circle class="ground" r="11" />
          <circle class="red" r="11" />
          <circle class="drop red" r="2.6" />
        </>
      );
    default:
      return (
        <>
          <circle class="ground" r="12.5" />
          <circle class="ink" r="12.5" />
          <circle class="drop" r="3" />
        </>
      );
  }
}

function Man({ role, delay }: { role: Role; delay: { transitionDelay: string } }) {
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (host.current) drawPiece(role, host.current);
  }, []);
  return <g class={`as-${role}`} ref={host} style={delay} />;
}
