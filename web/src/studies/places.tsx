// What rule sets are called beside each other: without what all their names begin with; layouts by the letters of the chart.
import type { Arm, Text } from "../api/schema";
import { listed, say, t } from "../words/words";
import { gridOf, isGrid, letterOf, type Place, sharedBeginning } from "./grid";

/** Names for the rule sets of a study. */
export interface Names {
  /** Rules alone. */
  rules(rules: Text): string;
  /** A layout: its letter where the chart has letters. */
  layout(layout: Text): string;
  /** Rules with what sets them apart, and the layouts where only some are meant, in brackets. */
  place(place: Place): string;
  /** Several, as a list with the commas of the language; only their number where the list would be a page of rules. */
  places(places: readonly Place[]): string;
}

/** At most this many rule sets that differ by their rules are named in a sentence. */
const MOST_NAMED = 4;

/** Whether a list of the rule sets would be a page of rules. */
export function areMany(places: readonly Place[]): boolean {
  return places.length > MOST_NAMED && places.some(({ differences }) => differences.length > 0);
}

/** What the rule sets of a study are called. */
export function namesIn(arms: readonly Arm[]): Names {
  const grid = gridOf(arms);
  const names = [...new Set(grid.rules.map(({ rules }) => say(rules)))];
  const begin = sharedBeginning(names);
  const columns = grid.layouts.map(({ en }) => en);
  const lettered = isGrid(grid);
  const rules = (text: Text) => say(text).slice(begin.length);
  const layout = (text: Text) => (lettered ? letterOf(columns.indexOf(text.en)) : say(text));
  const layoutWords = (texts: readonly Text[]) => {
    if (!lettered) return texts.map(layout);
    const letters = listed(texts.map(layout));
    return texts.length > 0 ? [t("outcomes-layouts", { count: texts.length, letters })] : [];
  };
  const place = (there: Place) => {
    const details = [...detailsOf(there.differences), ...layoutWords(there.layouts)];
    if (details.length === 0) return rules(there.rules);
    return t("outcomes-on-layouts", { rules: rules(there.rules), layouts: listed(details) });
  };
  const places = (all: readonly Place[]) =>
    areMany(all) ? t("outcomes-many", { count: all.length }) : listed(all.map(place));
  return { rules, layout, place, places };
}

/** What sets rules apart, as parts of a sentence. */
export function detailsOf(differences: readonly Text[]): string[] {
  return differences.map((text) => say(text).replace(/\.$/, ""));
}
