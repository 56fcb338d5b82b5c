// What a study that judges has found: each verdict, with the rule sets that have it.
import type { Arm } from "../api/schema";
import { t } from "../words/words";
import { placesWhere } from "./grid";
import { areMany, namesIn } from "./places";
import { VerdictBadge } from "./verdict";

const VERDICTS = ["fair", "favours-attackers", "favours-defenders", "open"] as const;

/** The verdicts that any rule set has, as a list. */
export function Answer({ arms }: { arms: readonly Arm[] }) {
  const names = namesIn(arms);
  return (
    <ul class="answer">
      {VERDICTS.map((verdict) => {
        const first = arms.find((arm) => arm.verdict === verdict);
        if (!first) return null;
        const places = placesWhere(arms, (arm) => arm.verdict === verdict);
        return (
          <li key={verdict}>
            <VerdictBadge arm={first} />{" "}
            {areMany(places) ? t("studies-sets", { count: places.length }) : names.places(places)}
          </li>
        );
      })}
    </ul>
  );
}
