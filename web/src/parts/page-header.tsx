// The page header: site name, navigation, language and theme.
import { here, parts } from "../router";
import { type Scheme, scheme, schemes } from "../settings";
import { type Language, languages } from "../words/languages";
import { language, speak, t } from "../words/words";

/** The banner with the main navigation. */
export function Masthead() {
  const at = parts.value[0] ?? "";
  const link = (path: string, name: string, words: string) => (
    <a href={path} aria-current={at === name ? (here.value.pathname === path ? "page" : "true") : undefined}>
      {words}
    </a>
  );
  return (
    <header class="masthead">
      <a class="wordmark" href="/">
        <Seal />
        <span>{t("site-name")}</span>
      </a>
      <nav aria-label={t("nav-label")}>
        {link("/", "", t("nav-play"))}
        {link("/learn", "learn", t("nav-learn"))}
        {link("/puzzles", "puzzles", t("nav-puzzles"))}
        {link("/analysis", "analysis", t("nav-analysis"))}
        {link("/library", "library", t("nav-library"))}
        {link("/rules", "rules", t("nav-rules"))}
        {link("/compare", "compare", t("nav-compare"))}
        {link("/studies", "studies", t("nav-studies"))}
        {link("/history", "history", t("nav-history"))}
      </nav>
      <div class="preferences">
        <label>
          <span class="unseen">{t("language-label")}</span>
          <select
            value={language.value}
            onChange={(event) => speak(event.currentTarget.value as Language)}
            data-testid="language"
          >
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{t("theme-label")}</span>
          <select
            value={scheme.value}
            onChange={(event) => {
              scheme.value = event.currentTarget.value as Scheme;
            }}
            data-testid="theme"
          >
            {schemes.map((name) => (
              <option key={name} value={name}>
                {t(`theme-${name}`)}
              </option>
            ))}
          </select>
        </label>
        <a
          class="button gear"
          href="/settings"
          aria-label={t("nav-settings")}
          title={t("nav-settings")}
          aria-current={at === "settings" ? "page" : undefined}
        >
          <Gear />
        </a>
      </div>
    </header>
  );
}

/** The king on his crossing of red lines. */
function Seal() {
  return (
    <svg class="seal" viewBox="-20 -20 40 40" aria-hidden="true">
      <path class="lines" d="M-20 0h8M12 0h8M0-20v8M0 12v8" />
      <circle class="disc" r="12" />
      <path
        class="cross"
        d="M-1.6-1.6-3.3-8.6Q0-7 3.3-8.6L1.6-1.6 8.6-3.3Q7 0 8.6 3.3L1.6 1.6 3.3 8.6Q0 7-3.3 8.6L-1.6 1.6-8.6 3.3Q-7 0-8.6-3.3z"
      />
    </svg>
  );
}

/** The settings icon: two sliders. */
function Gear() {
  return (
    <svg class="gear-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8h18M3 16h18" />
      <circle cx="9" cy="8" r="3" />
      <circle cx="16" cy="16" r="3" />
    </svg>
  );
}
