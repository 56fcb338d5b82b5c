// The games of this browser on the home page: those that go on with other people, and the latest of the others.

import { isShared, storedGames } from "../play/stored-games";
import { t } from "../words/words";
import { ofGroup } from "./entries";
import { useFreshGames } from "./fresh";
import { GameList, Removals } from "./game-list";

/** How many of each are shown. */
const SHOWN = 6;

/** The lists, and the way to the page with all games. */
export function HomeGames() {
  useFreshGames();
  const all = storedGames.value;
  const shared = (["turn", "wait", "open"] as const).flatMap((group) => ofGroup(all, group)).slice(0, SHOWN);
  const others = all.filter((game) => !isShared(game)).slice(0, SHOWN);
  return (
    <>
      {shared.length > 0 && (
        <section class="leaf recent" aria-labelledby="shared-title">
          <h2 id="shared-title">{t("games-shared")}</h2>
          <GameList entries={shared} test="shared-games" />
        </section>
      )}
      <section class="leaf recent" aria-labelledby="recent-title">
        <h2 id="recent-title">{t("games-title")}</h2>
        <Removals />
        {others.length > 0 && <GameList entries={others} />}
        <p>
          <a href="/games" data-testid="all-games">
            {t("games-all", { count: all.length })}
          </a>
        </p>
      </section>
    </>
  );
}
