// The points of the drawing, to be pointed at, tapped, walked over by keys and heard: one grid for everybody.
import { useEffect, useRef, useState } from "preact/hooks";
import { onKeys, PITCH } from "../../board";
import { t } from "../words/words";
import { geo, type Role } from "./diagram";
import { marks, SIZE } from "./marks";

/** A finger that lands this close to a mark, in widths of a cell, means the mark. */
const REACH = 1.3;

/** A drawing has no tables; its groups are told what they are. */
const ROLES = { grid: "grid", row: "row", cell: "gridcell" } as const;

/** Control with an arrow goes from mark to mark. */
const useful = Object.fromEntries([...marks.keys()].map((point) => [point, [point]]));

interface Props {
  roles: ReadonlyMap<string, Role> | null;
  /** A point is looked at for as long as the pointer is over it. */
  over: (point: string | null) => void;
  /** A point is looked at until another is. */
  choose: (point: string) => void;
}

/** The grid, drawn over the diagram. */
export function FolioGrid({ roles, over, choose }: Props) {
  const grid = useRef<SVGGElement>(null);
  const [at, setAt] = useState("j10");
  const here = useRef(at);
  const latest = useRef({ over, choose });
  latest.current = { over, choose };
  // The grid is listened to once
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const go = (point: string) => {
      here.current = point;
      setAt(point);
      latest.current.choose(point);
      element.querySelector<SVGGElement>(`[data-point="${point}"]`)?.focus({ preventScroll: true });
    };
    onKeys(element, {
      config: () => ({ size: SIZE, legal: useful }),
      geometry: () => geo,
      selected: () => null,
      focused: () => here.current,
      focus: go,
      activate: go,
      drop: () => false,
    });
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") latest.current.over(pointOf(event.target));
    });
    element.addEventListener("pointerleave", () => latest.current.over(null));
    element.addEventListener("click", (event) => {
      const point = pointOf(event.target);
      const finger = event instanceof PointerEvent && event.pointerType === "touch";
      if (point) go(finger ? nearestMark(event, point) : point);
    });
    element.addEventListener("focusin", (event) => {
      const point = pointOf(event.target);
      if (point) latest.current.choose(point);
    });
  }, []);
  return (
    <g ref={grid} class="board-cells" role={ROLES.grid} aria-label={t("folio-grid")}>
      {geo.rows().map((points) => (
        <g role={ROLES.row} key={points[0]}>
          {points.map((point) => (
            <Cell key={point} point={point} role={roles?.get(point) ?? null} first={point === at} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Cell({ point, role, first }: { point: string; role: Role | null; first: boolean }) {
  const { x, y } = geo.at(point);
  const kind = marks.get(point);
  const mark = t(`folio-${kind ?? "empty"}`);
  const words = role
    ? t("folio-cell-as", { point, mark, side: t(`folio-as-${role}`) })
    : t("folio-cell", { point, mark });
  return (
    <g
      role={ROLES.cell}
      class="cell"
      data-point={point}
      tabindex={first ? 0 : -1}
      aria-label={words}
      aria-describedby={kind && `about-${kind}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-PITCH / 2} y={-PITCH / 2} width={PITCH} height={PITCH} />
    </g>
  );
}

function pointOf(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell?.getAttribute("data-point") ?? null;
}

/** The mark that a finger means; where none is near, the crossing it touches. */
function nearestMark(event: PointerEvent, touched: string): string {
  const cell = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
  if (!cell) return touched;
  const unit = PITCH / cell.width;
  const place = geo.at(touched);
  const x = place.x + (event.clientX - cell.left - cell.width / 2) * unit;
  const y = place.y + (event.clientY - cell.top - cell.height / 2) * unit;
  let best = touched;
  let least = REACH * PITCH;
  for (const point of marks.keys()) {
    const other = geo.at(point);
    const distance = Math.hypot(other.x - x, other.y - y);
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}
