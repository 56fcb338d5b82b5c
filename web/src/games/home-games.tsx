// The games of this browser on the home page: those that go on with other people, and the latest of the others.
import { isShared, storedGames } from "../play/stored-games";
import { t } from "../words/words";
import { ofGroup } from "./entries";
import { useFreshGames } from "./fresh";
import { GameList, Removals } from "./game-list";

/** How many of each are shown. */
const SHOWN = 6;

/** In how many games it is this person's turn, for the top of the page. */
export function TurnNotice() {
  const count = ofGroup(storedGames.value, "turn").length;
  if (count === 0) return null;
  return (
    <p class="turn-notice">
      <a href="/games" data-testid="turn-notice">
        {t("games-turn", { count })}
      </a>
    </p>
  );
}

/** The lists, and the way to the page with all games. */
export function HomeGames() {
  useFreshGames();
  const all = storedGames.value;
  const shared = (["turn", "wait", "open"] as const).flatMap((group) => ofGroup(all, group)).slice(0, SHOWN);
  const others = all.filter((game) => !isShared(game)).slice(0, SHOWN);
  return (
    <section class="leaf recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{t("games-title")}</h2>
      <Removals />
      {shared.length > 0 && (
        <>
          <h3>{t("games-shared")}</h3>
          <GameList entries={shared} test="shared-games" />
        </>
      )}
      {others.length > 0 && (
        <>
          {shared.length > 0 && <h3>{t("games-others")}</h3>}
          <GameList entries={others} test="other-games" />
        </>
      )}
      <p>
        <a href="/games" data-testid="all-games">
          {t("games-all", { count: all.length })}
        </a>
      </p>
    </section>
  );
}
