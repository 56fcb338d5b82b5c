// Background information on a game: its rules, its layout, the keyboard help.
import type { Game } from "../api/schema";
import { LayoutName } from "../parts/layout-name";
import { LayoutNote } from "../parts/layout-note";
import { capital, t } from "../words/words";
import { rulesAddress } from "./ruleset-id";
import type { Session } from "./session";

/** Links and notes at the bottom of the page. */
export function AboutGame({ session, game }: { session: Session; game: Game }) {
  const watchers = session.presence.value?.watchers ?? 0;
  return (
    <section class="about-game" aria-label={t("game-about")}>
      {session.mine.value.length === 0 && <p class="hint">{t("game-watching")}</p>}
      {watchers > 0 && (
        <p class="hint" data-testid="watchers">
          {capital(t("together-watchers", { count: watchers }))}
        </p>
      )}
      <p>
        <a href={rulesAddress(game)}>{t("game-rules-link")}</a>
        {session.token && (
          <>
            {" · "}
            <a href="/games">{t("games-title")}</a>
          </>
        )}
      </p>
      <p class="hint">
        <LayoutName layout={game.layout} />
        {game.layout.inferred && (
          <span>
            {" "}
            {t("game-inferred")} <LayoutNote layout={game.layout} />
          </span>
        )}
      </p>
      <details>
        <summary>{t("game-keys-title")}</summary>
        <p>
          {t("game-keys")} {game.clocks && t("together-keys")}
        </p>
      </details>
      <p id="game-keys" hidden>
        {t("game-keys")}
      </p>
    </section>
  );
}
