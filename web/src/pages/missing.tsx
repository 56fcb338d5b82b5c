// The page for unknown addresses.
import { useTitle } from "../parts/title";
import { t } from "../words/words";

/** The "page not found" page. */
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
