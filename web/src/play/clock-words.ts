// A clock in words, as it is offered and agreed.
import type { TimeControl } from "../api/schema";
import { t } from "../words/words";

const MINUTE = 60;

/** How much time a player has. */
export function clockWords(control: TimeControl | null): string {
  switch (control?.kind) {
    case undefined:
      return t("people-clock-none");
    case "sudden-death":
      return t("people-clock-sudden", { minutes: control.main / MINUTE, seconds: control.increment });
    case "byo-yomi":
      return t("people-clock-periods", {
        minutes: control.main / MINUTE,
        periods: control.periods,
        seconds: control.period,
      });
    case "correspondence":
      return t("people-clock-days", { days: control.days });
  }
}
