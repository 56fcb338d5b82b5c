// The page header: site name, navigation, language and theme.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NewVersion } from "../offline/new-version";
import { here, parts } from "../router";
import { type Scheme, scheme, schemes } from "../settings";
import { hasServer } from "../site";
import { type Language, languages } from "../words/languages";
import { chosen, speak, t } from "../words/words";

/** The banner with the main navigation. */
export function Masthead() {
  const at = parts.value[0] ?? "";
  const pages = useRef<HTMLElement>(null);
  const preferences = useRef<HTMLDivElement>(null);
  // A menu has done its work once it has led to another page
  useEffect(() => {
    pages.current?.hidePopover?.();
    preferences.current?.hidePopover?.();
  }, [here.value.pathname]);
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
      <nav class="menu" id="pages-menu" popover="auto" aria-label={t("nav-label")} ref={pages}>
        {link("/", "", t("nav-play"))}
        {hasServer && link("/lobby", "lobby", t("nav-lobby"))}
        {link("/learn", "learn", t("nav-learn"))}
        {link("/puzzles", "puzzles", t("nav-puzzles"))}
        {link("/analysis", "analysis", t("nav-analysis"))}
        {link("/library", "library", t("nav-library"))}
        {link("/rules", "rules", t("nav-rules"))}
        {link("/compare", "compare", t("nav-compare"))}
        {link("/studies", "studies", t("nav-studies"))}
        {link("/history", "history", t("nav-history"))}
      </nav>
      <div class="menu-buttons">
        {menuButton("preferences-menu", t("nav-settings"), <Gear />, "preferences-button")}
        {menuButton("pages-menu", t("nav-label"), <Bars />, "menu-button", "pages-button")}
      </div>
      <div class="menu preferences" id="preferences-menu" popover="auto" ref={preferences}>
        <label>
          <span class="words">{t("language-label")}</span>
          <select
            value={chosen.value}
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
          <span class="words">{t("theme-label")}</span>
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
          class="button gear-link"
          href="/settings"
          title={t("nav-settings")}
          aria-current={at === "settings" ? "page" : undefined}
        >
          <Gear />
          <span class="words">{t("nav-settings")}</span>
        </a>
      </div>
      <NewVersion />
    </header>
  );
}

/** A button that opens a menu where there is no room for all of it in the line. */
function menuButton(menu: string, words: string, icon: VNode, test: string, kind = "") {
  return (
    <button
      type="button"
      class={`menu-button ${kind}`}
      popovertarget={menu}
      aria-label={words}
      title={words}
      data-testid={test}
    >
      {icon}
    </button>
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

/** The menu icon: three lines. */
function Bars() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" />
    </svg>
  );
}

/** The settings icon: two sliders. */
function Gear() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8h18M3 16h18" />
      <circle cx="9" cy="8" r="3" />
      <circle cx="16" cy="16" r="3" />
    </svg>
  );
}
