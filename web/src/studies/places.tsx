// Rule sets in a sentence: rules by their name alone where all their layouts are meant.
import { listed, say, t } from "../words/words";
import type { Place } from "./grid";

/** The rule sets, as a list with the commas of the language. */
export function Places({ places }: { places: readonly Place[] }) {
  return <>{listed(places.map(nameOfPlace))}</>;
}

/** The rules, with the layouts in brackets where only some are meant. */
export function nameOfPlace({ rules, layouts }: Place): string {
  if (layouts.length === 0) return say(rules);
  return t("outcomes-on-layouts", { rules: say(rules), layouts: listed(layouts.map(say)) });
}
