// All games of this browser, those first in which it is this person's turn.
import { GROUPS, ofGroup } from "../games/entries";
import { useFreshGames } from "../games/fresh";
import { GameList, Removals } from "../games/game-list";
import { useTitle } from "../parts/title";
import { KEPT, storedGames } from "../play/stored-games";
import { hasServer } from "../site";
import { t } from "../words/words";

/** The page at `/games`. */
export function GamesPage() {
  useTitle(t("games-title"));
  useFreshGames();
  const all = storedGames.value;
  return (
    <section class="leaf games-page" aria-labelledby="games-title">
      <h1 id="games-title">{t("games-title")}</h1>
      <p class="hint">{t("games-lead", { count: KEPT })}</p>
      <Removals />
      {all.length === 0 && <p>{t("games-none")}</p>}
      {GROUPS.map((group) => {
        const entries = ofGroup(all, group);
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(`games-group-${group}`, { count: entries.length })}</h2>
            <GameList entries={entries} test={`games-${group}`} />
          </section>
        );
      })}
      <p class="buttons">
        <a class="button" href="/#choose">
          {t("games-new")}
        </a>
        {hasServer && (
          <a class="button" href="/lobby">
            {t("people-lobby-link")}
          </a>
        )}
      </p>
    </section>
  );
}
