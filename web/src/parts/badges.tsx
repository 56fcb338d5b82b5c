// Badges: inferred layouts, the standing of a rule.
import type { Standing } from "../api/schema";
import { t } from "../words/words";

/** Says that a layout is our inference. */
export function Inferred() {
  return (
    <span class="badge inferred" title={t("inferred-note")}>
      {t("inferred-badge")}
    </span>
  );
}

/** Says how a rule is known. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return (
    <span class={`badge standing ${standing}`} title={t(`standing-${standing}-title`)}>
      {t(`standing-${standing}`)}
    </span>
  );
}
