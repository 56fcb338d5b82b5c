// The rule sets of a study as a grid: a row for each set of rules, a column for each layout.
import type { Arm, StudyCell, Text } from "../api/schema";

/** Rules, with what sets them apart from others of the same name. */
export interface NamedRules {
  rules: Text;
  differences: readonly Text[];
}

/** Rule sets by rules and layout. */
export interface Grid {
  rules: readonly NamedRules[];
  layouts: readonly Text[];
  /** The rule set of a row and a column, if the study has it. */
  at(row: number, column: number): Arm | undefined;
  /** The rule sets of a column, which begin alike. */
  inColumn(column: number): readonly Arm[];
}

/** The grid of these rule sets, rows and columns in their order. */
export function gridOf(arms: readonly Arm[]): Grid {
  const byRules = new Map(arms.map((arm) => [keyOf(arm), arm]));
  const layouts = [...new Map(arms.map(({ layout }) => [layout.en, layout])).values()];
  const keys = [...byRules.keys()];
  const inColumn = (column: number) => arms.filter((arm) => arm.layout.en === layouts[column]?.en);
  const at = (row: number, column: number) => inColumn(column).find((arm) => keyOf(arm) === keys[row]);
  return { rules: [...byRules.values()], layouts, at, inColumn };
}

/** A grid has at most this many columns. */
const MOST_COLUMNS = 4;

/** Whether the rule sets are shown as a grid: on several layouts, and few. */
export function isGrid({ layouts: { length } }: Grid): boolean {
  return length > 1 && length <= MOST_COLUMNS;
}

/** The rule sets, as the API writes them, whose openings show the layouts of a grid; in the order of its columns. */
export function openingsOf({ layouts, inColumn }: Grid): string[] {
  // Changed rules stand in braces, and do not move a piece.
  return layouts.map((_, column) => inColumn(column)[0]?.arm.replace(/\{.*$/, "") ?? "");
}

/** The letter of a column. */
export function letterOf(column: number): string {
  return String.fromCodePoint(65 + column);
}

/** What all names begin with up to a comma, such as the name of the game. */
export function sharedBeginning(names: readonly string[]): string {
  const [first = ""] = names;
  const begin = first.slice(0, first.indexOf(", ") + 2);
  return names.length > 1 && begin.length > 2 && names.every((name) => name.startsWith(begin)) ? begin : "";
}

/** The same for rule sets that differ in their layout alone. */
export function keyOf({ rules, differences }: NamedRules): string {
  return [rules, ...differences].map(({ en }) => en).join("\n");
}

/** Rules with the layouts on which something is said of them; without layouts where it is said of all. */
export interface Place extends NamedRules {
  layouts: readonly Text[];
}

/** Where something holds for the rule sets. */
export function placesWhere(arms: readonly Arm[], holds: (arm: Arm) => boolean): Place[] {
  const { rules, layouts, at } = gridOf(arms);
  return rules.flatMap(({ rules, differences }, row) => {
    const there = layouts.map((layout, column) => ({ layout, arm: at(row, column) }));
    const played = there.filter(({ arm }) => arm);
    const found = played.filter(({ arm }) => arm && holds(arm));
    if (found.length === 0) return [];
    const all = found.length === played.length;
    return [{ rules, differences, layouts: all ? [] : found.map(({ layout }) => layout) }];
  });
}

/** Rules by what the layout changes: `same` where one verdict is reached on every layout, `depends` where different ones are reached. */
export function acrossLayouts(arms: readonly Arm[]): { same: NamedRules[]; depends: NamedRules[] } {
  const { rules } = gridOf(arms);
  const there = (one: NamedRules) =>
    arms.filter((arm) => keyOf(arm) === keyOf(one)).map(({ verdict }) => verdict);
  const reached = (one: NamedRules) => new Set(there(one).filter((verdict) => verdict !== "open"));
  return {
    same: rules.filter((one) => reached(one).size === 1 && !there(one).includes("open")),
    depends: rules.filter((one) => reached(one).size > 1),
  };
}

/** The games at equal thinking from the openings of the book, the weakest first. */
export function strengths(arm: Arm): StudyCell[] {
  const equal = arm.cells.filter(({ thinking }) => thinking.attackers === thinking.defenders);
  return equal.sort((a, b) => a.thinking.attackers - b.thinking.attackers);
}

/** Whether the study judges: by its standard, with unfinished games counted apart. */
export function judges(arms: readonly Arm[]): boolean {
  return arms.some((arm) => arm.cells[0]?.balance != null);
}
