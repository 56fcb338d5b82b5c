// Rule sets in a sentence: rules by their name alone where all their layouts are meant.
import type { Text } from "../api/schema";
import { listed, say, t } from "../words/words";
import type { Place } from "./grid";

/** The rule sets, as a list with the commas of the language. */
export function Places({ places }: { places: readonly Place[] }) {
  return <>{listed(places.map(nameOfPlace))}</>;
}

/** The rules, with what sets them apart, and the layouts where only some are meant, in brackets. */
export function nameOfPlace({ rules, differences, layouts }: Place): string {
  const details = [...detailsOf(differences), ...layouts.map(say)];
  if (details.length === 0) return say(rules);
  return t("outcomes-on-layouts", { rules: say(rules), layouts: listed(details) });
}

/** What sets rules apart, as parts of a sentence. */
export function detailsOf(differences: readonly Text[]): string[] {
  return differences.map((text) => say(text).replace(/\.$/, ""));
}
