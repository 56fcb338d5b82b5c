// Where the editors are.
import { inQuery } from "../router";

/** The address of a position in the editor; of the opening where no position is given. */
export function positionAddress(rules: string, start: string | null): string {
  return `/editor/position?rules=${rules}${start === null ? "" : `&start=${inQuery(start)}`}`;
}

/** The address of the layout editor, with a layout of a rule set to begin with. */
export function layoutAddress(rules: string, layout: string): string {
  return `/editor/layout?from=${rules}+${layout}`;
}
