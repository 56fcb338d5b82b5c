// How often each side wins, by rule set and strength: a small chart for each rule set, with a column for each strength.
import type { Arm, StudyCell } from "../api/schema";
import { shares } from "../parts/balance-bar";
import { SmallBoard } from "../rules/small-board";
import { amount, capital, say, t } from "../words/words";
import { gridOf, isGrid, keyOf, openingsOf, strengths } from "./grid";
import { detailsOf, namesIn } from "./places";
import { VerdictBadge } from "./verdict";
import "../styles/outcome-chart.css";

/** The height of a column, in units of the drawing. */
const HIGH = 46;
/** The width of a column, and the room between two. */
const [WIDE, GAP] = [22, 4];

interface Charted {
  arms: readonly Arm[];
  /** Whether more games come: then there is no verdict yet. */
  unfinished?: boolean;
}

/** The charts, rules by layouts where the layouts are few; the same as a table in a fold. */
export function OutcomeChart({ arms, unfinished = false }: Charted) {
  const Charts = isGrid(gridOf(arms)) ? Grid : Cards;
  const columns = columnsOf(arms);
  return (
    <figure class="outcomes">
      <figcaption>{t("outcomes-caption")}</figcaption>
      <Legend arms={arms} />
      <Charts arms={arms} columns={columns} unfinished={unfinished} />
      <details>
        <summary>{t("outcomes-as-table")}</summary>
        <OutcomeTable arms={arms} />
      </details>
    </figure>
  );
}

/** What all panels are drawn with: a column for each strength of any rule set, the weakest first. */
type Columns = readonly number[];

function columnsOf(arms: readonly Arm[]): Columns {
  const all = new Set(arms.flatMap(strengths).map(({ thinking }) => thinking.attackers));
  return [...all].sort((a, b) => a - b);
}

interface Drawn {
  arms: readonly Arm[];
  columns: Columns;
  unfinished: boolean;
}

/** A row for each set of rules, a column for each layout. */
function Grid({ arms, columns, unfinished }: Drawn) {
  const grid = gridOf(arms);
  const openings = openingsOf(grid);
  const names = namesIn(arms);
  return (
    <div class="outcome-grid" style={{ "--layouts": grid.layouts.length }} aria-hidden="true">
      {grid.layouts.map((layout, column) => (
        <p class="outcome-layout" key={layout.en}>
          <SmallBoard rules={openings[column] ?? ""} />
          <span>
            {capital(t("outcomes-layouts", { count: 1, letters: names.layout(layout) }))}
            <span class="hint">{say(layout)}</span>
          </span>
        </p>
      ))}
      {grid.rules.map((named, row) => [
        <p class="outcome-rules" key={keyOf(named)}>
          {names.place({ ...named, layouts: [] })}
        </p>,
        ...grid.layouts.map((layout, column) => (
          <Panel
            key={`${keyOf(named)}/${layout.en}`}
            arm={grid.at(row, column)}
            columns={columns}
            unfinished={unfinished}
          />
        )),
      ])}
    </div>
  );
}

/** Each rule set by itself, under its name. A layout that all have is not said beside what is changed. */
function Cards({ arms, columns, unfinished }: Drawn) {
  const sameLayout = gridOf(arms).layouts.length === 1;
  const below = (arm: Arm) =>
    sameLayout && arm.differences.length > 0 ? detailsOf(arm.differences) : partsOf(arm).slice(1);
  return (
    <div class="outcome-cards" aria-hidden="true">
      {arms.map((arm) => (
        <div key={arm.arm}>
          <p>
            <strong>{say(arm.rules)}</strong>
            <span class="hint">{below(arm).join(", ")}</span>
          </p>
          <Panel arm={arm} columns={columns} unfinished={unfinished} />
        </div>
      ))}
    </div>
  );
}

/** The names of rules and layout, and what is changed; a layout that has given the rules their name is not said twice. */
function partsOf({ rules, layout, differences }: Arm): string[] {
  return [...new Set([say(rules), say(layout), ...detailsOf(differences)])];
}

function Legend({ arms }: { arms: readonly Arm[] }) {
  const open = arms.some((arm) => strengths(arm).some(({ unfinished }) => unfinished > 0));
  const kinds = ["lost", ...(open ? ["unfinished"] : []), "drawn", "won"];
  return (
    <ul class="outcome-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect class={`outcome ${kind}`} width="12" height="12" />
          </svg>
          {t(`outcomes-${kind}`)}
        </li>
      ))}
    </ul>
  );
}

interface Shown {
  arm: Arm | undefined;
  columns: Columns;
  unfinished: boolean;
}

function Panel({ arm, columns, unfinished }: Shown) {
  if (!arm) return <div />;
  const width = columns.length * (WIDE + GAP) - GAP;
  return (
    <div class="outcome-panel">
      <svg viewBox={`0 0 ${width} ${HIGH + 14}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {strengths(arm).map((cell) => (
          <Column
            key={cell.thinking.attackers}
            cell={cell}
            x={columns.indexOf(cell.thinking.attackers) * (WIDE + GAP)}
          />
        ))}
        <path class="outcome-half" d={`M0 ${HIGH / 2}H${width}`} />
      </svg>
      {!unfinished && <VerdictBadge arm={arm} />}
    </div>
  );
}

/** From the top: the defenders' wins, games without an end, draws, the attackers' wins. */
function Column({ cell, x }: { cell: StudyCell; x: number }) {
  const { won, drawn, lost } = cell.results;
  const unit = HIGH / Math.max(won + drawn + lost, 1);
  const parts = [
    ["lost", lost],
    ["unfinished", cell.unfinished],
    ["drawn", drawn - cell.unfinished],
    ["won", won],
  ] as const;
  let top = 0;
  return (
    <g class={cell.purpose === "base" ? "outcome-base" : undefined}>
      {parts.map(([kind, games]) => {
        const y = top;
        top += games * unit;
        return (
          games > 0 && (
            <rect key={kind} class={`outcome ${kind}`} x={x} y={y} width={WIDE} height={games * unit} />
          )
        );
      })}
      <text x={x + WIDE / 2} y={HIGH + 11} text-anchor="middle">
        {strengthOf(cell)}
      </text>
    </g>
  );
}

/** How far the searches looked ahead, or how many positions they visited where that is not known. */
function strengthOf({ depth, thinking }: StudyCell): string {
  return depth == null ? amount(thinking.attackers, 0) : amount(depth, 0);
}

function OutcomeTable({ arms }: { arms: readonly Arm[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys have to reach what is scrolled
    <section class="scrolled" aria-label={t("outcomes-as-table")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("outcomes-rules")}</th>
            <th scope="col">{t("outcomes-strength")}</th>
            <th scope="col">{t("outcomes-plies")}</th>
            {["won", "drawn", "unfinished", "lost"].map((kind) => (
              <th scope="col" key={kind}>
                {capital(t(`outcomes-${kind}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.flatMap((arm) =>
            strengths(arm).map((cell) => {
              const parts = shares(cell);
              return (
                <tr key={`${arm.arm} ${cell.thinking.attackers}`}>
                  <th scope="row">{partsOf(arm).join(", ")}</th>
                  <td>{amount(cell.thinking.attackers, 0)}</td>
                  <td>{cell.depth == null ? "" : amount(cell.depth, 1)}</td>
                  <td>{parts.won}</td>
                  <td>{parts.drawn}</td>
                  <td>{parts.unfinished}</td>
                  <td>{parts.lost}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </section>
  );
}
