// The page for addresses where nothing is.
import { useTitle } from "../parts/title";
import { t } from "../words/words";

/** Says so, and shows the way back. */
export function MissingPage() {
  useTitle(t("missing-title"));
  return (
    <section class="leaf narrow">
      <h1>{t("missing-title")}</h1>
      <p>{t("missing-words")}</p>
      <p>
        <a href="/">{t("missing-home")}</a>
      </p>
    </section>
  );
}
