// What this server and this browser keep.
import { useTitle } from "../parts/title";
import { hasServer } from "../site";
import { t } from "../words/words";

/** The sections, in the order in which they are read. */
const SECTIONS = hasServer
  ? ["games", "seen", "address", "browser", "long", "delete"]
  : ["files-browser", "files-host", "files-delete"];

/** The page at `/privacy`. */
export function PrivacyPage() {
  useTitle(t("privacy-title"));
  return (
    <section class="leaf narrow">
      <h1>{t("privacy-title")}</h1>
      <p class="lead">{t(hasServer ? "privacy-lead" : "privacy-files-lead")}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{t(`privacy-${section}-title`)}</h2>
          <p>{t(`privacy-${section}`)}</p>
        </section>
      ))}
    </section>
  );
}
