// What a study that judges has found: a sentence for each verdict, with the rule sets that have it.
import type { Arm } from "../api/schema";
import { t } from "../words/words";
import { placesWhere } from "./grid";
import { Places } from "./places";

const VERDICTS = ["fair", "favours-attackers", "favours-defenders", "open"] as const;

/** The verdicts that any rule set has, as a list. */
export function Answer({ arms }: { arms: readonly Arm[] }) {
  const said = VERDICTS.map((verdict) => ({
    verdict,
    places: placesWhere(arms, (arm) => arm.verdict === verdict),
  }));
  return (
    <ul class="answer">
      {said
        .filter(({ places }) => places.length > 0)
        .map(({ verdict, places }) => (
          <li key={verdict}>
            <span class={`badge verdict ${verdict}`}>{t(`outcomes-verdict-${verdict}`)}</span>{" "}
            <Places places={places} />
          </li>
        ))}
    </ul>
  );
}
