// The verdict of a study on a rule set, as a badge.
import type { Arm } from "../api/schema";
import { t } from "../words/words";
import { judges } from "./grid";

/** What the sides are called in sentences. */
export interface Sides extends Record<string, string> {
  attackers: string;
  defenders: string;
}

/** The common names of the sides. */
export function commonSides(): Sides {
  return { attackers: t("side-attackers"), defenders: t("side-defenders") };
}

/** Why a rule set is neither fair nor favours a side; nothing where it is known which. */
export function reasonsWords({ because }: Arm): string {
  return because.map((reason) => t(`balance-because-${reason}`)).join(" ");
}

/** The badge; in a study that judges an open verdict is an undetermined one. */
export function VerdictBadge({ arm, sides = commonSides() }: { arm: Arm; sides?: Sides }) {
  const word = arm.verdict === "open" && judges([arm]) ? "undetermined" : arm.verdict;
  return <span class={`badge verdict ${arm.verdict}`}>{t(`balance-verdict-${word}`, sides)}</span>;
}
