// What a study that judges has found: a sentence for each verdict, with the rule sets that have it.
import type { Arm } from "../api/schema";
import { listed, say, t } from "../words/words";
import { type Place, placesWith } from "./grid";

const VERDICTS = ["fair", "favours-attackers", "favours-defenders", "open"] as const;

/** The sentences, as a list. */
export function Answer({ arms }: { arms: readonly Arm[] }) {
  const said = VERDICTS.map((verdict) => ({ verdict, places: placesWith(arms, verdict) }));
  return (
    <ul class="answer">
      {said
        .filter(({ places }) => places.length > 0)
        .map(({ verdict, places }) => (
          <li key={verdict}>
            <span class={`badge verdict ${verdict}`}>{t(`outcomes-verdict-${verdict}`)}</span>{" "}
            {listed(places.map(nameOf))}
          </li>
        ))}
    </ul>
  );
}

function nameOf({ rules, layouts }: Place): string {
  if (layouts.length === 0) return say(rules);
  return t("outcomes-on-layouts", { rules: say(rules), layouts: listed(layouts.map(say)) });
}
