// Says that a newer version is there, over the head of the page, where it covers neither the board nor what is said.
import { signal } from "@preact/signals";
import { t } from "../words/words";
import { newVersion } from "./version";

const dismissed = signal(false);

/** The note, with a button that loads the newer version; this page goes on as it is until then. */
export function NewVersion() {
  const shown = newVersion.value && !dismissed.value;
  return (
    <div class="new-version" role="status">
      {shown && (
        <>
          <span>{t("version-new")}</span>
          <button type="button" class="primary" onClick={() => location.reload()} data-testid="new-version">
            {t("version-reload")}
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => {
              dismissed.value = true;
            }}
            aria-label={t("error-close")}
          >
            ×
          </button>
        </>
      )}
    </div>
  );
}
