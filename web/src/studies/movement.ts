// How the results of a study move as both sides think more.
import type { Arm } from "../api/schema";
import { t } from "../words/words";
import { placesWhere } from "./grid";
import { namesIn } from "./places";

/** What chance alone would show oftener than this is no movement. */
const SHOWN = 0.05;

const WAYS = ["attackers", "defenders", "unfinished", "neither"] as const;

/** Whom more thinking helps, by rule set; `null` where no rule set was played at two strengths. */
export function movementWords(arms: readonly Arm[]): string | null {
  const measured = arms.filter((arm) => arm.trend);
  if (measured.length === 0) return null;
  if (arms.every((arm) => arm.trend && wayOf(arm) === "neither")) return t("movement-none");
  const names = namesIn(arms);
  return WAYS.map((way) => ({ way, places: placesWhere(measured, (arm) => wayOf(arm) === way) }))
    .filter(({ places }) => places.length > 0)
    .map(({ way, places }, before) =>
      way === "neither" && before > 0
        ? t("movement-rest")
        : t(`movement-${way}`, { places: names.places(places) }),
    )
    .join(" ");
}

/**
 * What is shown where the games that were broken off count as drawn. `unfinished` where a movement is shown, and it would go the other way if one
 * side had won all of these games.
 */
function wayOf({ trend, trend_bounds: bounds }: Arm): (typeof WAYS)[number] {
  if (!trend) return "neither";
  const all = bounds ? [trend, bounds.attackers, bounds.defenders] : [trend];
  const side = ({ slope }: typeof trend) => (slope.value > 0 ? "attackers" : "defenders");
  const shown = all.filter(({ p }) => p < SHOWN);
  if (shown.some((one) => all.some((other) => side(other) !== side(one)))) return "unfinished";
  return trend.p < SHOWN ? side(trend) : "neither";
}
