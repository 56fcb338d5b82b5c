// How many men stand on either side, and the ratio between them.
import { language, t } from "../words/words";
import { type Content, counted } from "./content";

/** The counts in a line that screen readers announce when it changes. */
export function Counts({ content }: { content: Content }) {
  const { attackers, defenders, kings } = counted(content);
  const ratio = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 });
  return (
    <p class="counts" data-testid="counts">
      {t("arrange-counts", { attackers, defenders, kings })}{" "}
      {defenders > 0 && attackers > 0 && (
        <span class="hint">{t("arrange-ratio", { ratio: ratio.format(attackers / defenders) })}</span>
      )}
    </p>
  );
}
