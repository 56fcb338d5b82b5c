// The languages of a stand, each a button that can be hit by a finger. What a visitor chooses holds for this visit.
import { type Language, languages } from "../words/languages";
import { language, speak, t } from "../words/words";

/** The buttons. */
export function Languages() {
  return (
    <section class="kiosk-languages" aria-label={t("language-label")}>
      {Object.entries(languages).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language.value}
          onClick={() => speak(code as Language, false)}
        >
          {name}
        </button>
      ))}
    </section>
  );
}
