// How the results of a study move as both sides think more.
import type { Arm } from "../api/schema";
import { t } from "../words/words";
import { placesWhere } from "./grid";
import { namesIn } from "./places";

/** What chance alone would show oftener than this is no movement. */
const SHOWN = 0.05;

const WAYS = ["attackers", "defenders", "neither"] as const;

/** Whom more thinking helps, by rule set; `null` where no rule set was played at two strengths. */
export function movementWords(arms: readonly Arm[]): string | null {
  const measured = arms.filter((arm) => arm.trend);
  if (measured.length === 0) return null;
  if (arms.every((arm) => arm.trend && wayOf(arm) === "neither")) return t("movement-none");
  const names = namesIn(arms);
  return WAYS.map((way) => ({ way, places: placesWhere(measured, (arm) => wayOf(arm) === way) }))
    .filter(({ places }) => places.length > 0)
    .map(({ way, places }) => t(`movement-${way}`, { places: names.places(places) }))
    .join(" ");
}

function wayOf({ trend }: Arm): (typeof WAYS)[number] {
  if (!trend || trend.p >= SHOWN) return "neither";
  return trend.slope.value > 0 ? "attackers" : "defenders";
}
