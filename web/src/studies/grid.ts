// The rule sets of a study as a grid: a row for each set of rules, a column for each layout.
import type { Arm, StudyCell, Text } from "../api/schema";

/** Rule sets by rules and layout. */
export interface Grid {
  rules: readonly Text[];
  layouts: readonly Text[];
  /** The rule set of a row and a column, if the study has it. */
  at(row: number, column: number): Arm | undefined;
}

/** The grid of these rule sets, rows and columns in their order. */
export function gridOf(arms: readonly Arm[]): Grid {
  const rules = distinct(arms.map((arm) => arm.rules));
  const layouts = distinct(arms.map((arm) => arm.layout));
  const at = (row: number, column: number) =>
    arms.find((arm) => arm.rules.en === rules[row]?.en && arm.layout.en === layouts[column]?.en);
  return { rules, layouts, at };
}

function distinct(texts: readonly Text[]): Text[] {
  return [...new Map(texts.map((text) => [text.en, text])).values()];
}

/** Rules with the layouts on which something is said of them; without layouts where it is said of all. */
export interface Place {
  rules: Text;
  layouts: readonly Text[];
}

/** Where something holds for the rule sets. */
export function placesWhere(arms: readonly Arm[], holds: (arm: Arm) => boolean): Place[] {
  const { rules, layouts, at } = gridOf(arms);
  return rules.flatMap((name, row) => {
    const there = layouts.map((layout, column) => ({ layout, arm: at(row, column) }));
    const played = there.filter(({ arm }) => arm);
    const found = played.filter(({ arm }) => arm && holds(arm));
    if (found.length === 0) return [];
    const all = found.length === played.length;
    return [{ rules: name, layouts: all ? [] : found.map(({ layout }) => layout) }];
  });
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
