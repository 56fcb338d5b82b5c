// The interactive grid over the drawing, for pointer, touch, keyboard and screen readers.
import { useEffect, useRef, useState } from "preact/hooks";
import { onKeys, PITCH } from "../../board";
import { t } from "../words/words";
import type { DescribedPlace } from "./described";
import { geo, type Role } from "./diagram";
import { whose } from "./evangelists";
import { type MarkKindOfFolio, marks, SIZE } from "./marks";

/** A finger that lands this close to a mark, in widths of a cell, means the mark. */
const REACH = 1.3;

/** A drawing has no tables; its groups are told what they are. */
const ROLES = { grid: "grid", row: "row", cell: "gridcell" } as const;

/** The mark that stands on each point that has one: by their restored points, marks of the drawing may stand elsewhere. */
export function standing(
  describedPlaces: ReadonlyMap<string, DescribedPlace> | null,
): ReadonlyMap<string, string> {
  return new Map([...marks.keys()].map((mark) => [describedPlaces?.get(mark)?.point ?? mark, mark]));
}

/** What a mark is called: the variegated men with the evangelist whose they are. */
export function called(mark: string, kind: MarkKindOfFolio): string {
  const evangelist = whose.get(mark);
  const name = t(`folio-${kind}`);
  return evangelist ? t("folio-whose", { mark: name, evangelist: t(`folio-${evangelist}`) }) : name;
}

interface Props {
  roles: ReadonlyMap<string, Role> | null;
  /** The described places of the marks, if shown. */
  describedPlaces: ReadonlyMap<string, DescribedPlace> | null;
  /** A point is looked at for as long as the pointer is over it. */
  over: (point: string | null) => void;
  /** A point is looked at until another is. */
  choose: (point: string) => void;
}

/** The grid, drawn over the diagram. */
export function FolioGrid({ roles, describedPlaces, over, choose }: Props) {
  const grid = useRef<SVGGElement>(null);
  const [at, setAt] = useState("j10");
  const here = useRef(at);
  const stands = standing(describedPlaces);
  // Control with an arrow goes from mark to mark.
  const useful = Object.fromEntries([...stands.keys()].map((point) => [point, [point]]));
  const latest = useRef({ over, choose, stands, useful });
  latest.current = { over, choose, stands, useful };
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
      config: () => ({ size: SIZE, legal: latest.current.useful }),
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
      if (point) go(finger ? nearestMark(event, point, latest.current.stands) : point);
    });
    // In Chromium an element of a drawing that listens for the focus is itself a stop of the Tab key.
    const host = element.closest("figure");
    const onFocus = (event: FocusEvent) => {
      const point = pointOf(event.target);
      if (point) latest.current.choose(point);
    };
    host?.addEventListener("focusin", onFocus);
    return () => host?.removeEventListener("focusin", onFocus);
  }, []);
  return (
    <g ref={grid} class="board-cells" role={ROLES.grid} aria-label={t("folio-grid")}>
      {geo.rows().map((points) => (
        <g role={ROLES.row} key={points[0]}>
          {points.map((point) => (
            <Cell
              key={point}
              point={point}
              mark={stands.get(point) ?? null}
              roles={roles}
              describedPlaces={describedPlaces}
              first={point === at}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

interface CellProps {
  point: string;
  /** The mark that stands here, by its restored point. */
  mark: string | null;
  roles: ReadonlyMap<string, Role> | null;
  describedPlaces: ReadonlyMap<string, DescribedPlace> | null;
  first: boolean;
}

function Cell({ point, mark, roles, describedPlaces, first }: CellProps) {
  const { x, y } = geo.at(point);
  const kind = mark === null ? undefined : marks.get(mark);
  return (
    <g
      role={ROLES.cell}
      class="cell"
      data-point={point}
      tabindex={first ? 0 : -1}
      aria-label={spoken(point, mark, roles, describedPlaces)}
      aria-describedby={kind && `about-${kind}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-PITCH / 2} y={-PITCH / 2} width={PITCH} height={PITCH} />
    </g>
  );
}

/** A point in words: what stands on it, and what is known of that. */
function spoken(
  point: string,
  mark: string | null,
  roles: Props["roles"],
  describedPlaces: Props["describedPlaces"],
): string {
  const kind = mark === null ? undefined : marks.get(mark);
  if (mark === null || !kind) return t("folio-cell", { point, mark: t("folio-empty") });
  const role = roles?.get(mark);
  if (role) return t("folio-cell-as", { point, mark: called(mark, kind), side: t(`folio-as-${role}`) });
  const account = describedPlaces?.get(mark);
  if (account)
    return t("folio-cell-told", {
      point,
      mark: called(mark, kind),
      place: t(`folio-place-${account.place}`),
    });
  return t("folio-cell", { point, mark: called(mark, kind) });
}

function pointOf(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell?.getAttribute("data-point") ?? null;
}

/** The mark that a finger means; where none is near, the crossing it touches. */
function nearestMark(event: PointerEvent, touched: string, stands: ReadonlyMap<string, string>): string {
  const cell = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
  if (!cell) return touched;
  const unit = PITCH / cell.width;
  const place = geo.at(touched);
  const x = place.x + (event.clientX - cell.left - cell.width / 2) * unit;
  const y = place.y + (event.clientY - cell.top - cell.height / 2) * unit;
  let best = touched;
  let least = REACH * PITCH;
  for (const point of stands.keys()) {
    const other = geo.at(point);
    const distance = Math.hypot(other.x - x, other.y - y);
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}
