// How a claim is known, as a word and a sign (never by colour alone). Texts: area `evidence`.
import { t } from "../words/words";

/** How a claim is known. */
export type Evidence = "known" | "inferred" | "conjecture";

/** In the order of their certainty. */
export const evidences: Evidence[] = ["known", "inferred", "conjecture"];

/** The sign and the word. */
export function EvidenceMark({ evidence }: { evidence: Evidence }) {
  return (
    <span class={`evidence ${evidence}`} title={t(`evidence-${evidence}-title`)}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <circle class="rim" r="6" />
        {evidence === "known" && <circle class="full" r="6" />}
        {evidence === "inferred" && <path class="full" d="M0-6A6 6 0 0 0 0 6z" />}
      </svg>
      {t(`evidence-${evidence}`)}
    </span>
  );
}
