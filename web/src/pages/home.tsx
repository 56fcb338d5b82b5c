// The home page: the quick start, recent games, and the form for any other game.
import { useEffect, useState } from "preact/hooks";
import {
  firstGame as loadFirstGame,
  levels as loadLevels,
  ruleset as loadRuleset,
  rulesets as loadRulesets,
} from "../api/client";
import type { FirstGame, Level, RulesetEntry } from "../api/schema";
import { BoardView, evangelists } from "../parts/board-view";
import { featuredOf } from "../parts/families";
import { LayoutName } from "../parts/layout-name";
import { PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { type Choice, PlayForm } from "../play/play-form";
import { lastChoice, QuickStart } from "../play/quick-start";
import { storedGames } from "../play/stored-games";
import { here } from "../router";
import { need, say, t } from "../words/words";

const ALEA = "Alea Evangelii";

type OwnGames = typeof import("../games/home-games");

/** The lists of this browser's games, if it has any; they come with the page, so that nothing moves down when they are there. */
async function loadOwnGames(): Promise<{ parts: OwnGames | null }> {
  if (storedGames.peek().length === 0) return { parts: null };
  const words = need(["games", "people", "play", "together"]);
  const [parts] = await Promise.all([import("../games/home-games"), words]);
  return { parts };
}

/** The page at `/`. */
export function HomePage() {
  const sets = useLoaded("rulesets", loadRulesets);
  const levels = useLoaded("levels", loadLevels);
  const first = useLoaded("first-game", loadFirstGame);
  const own = useLoaded("own-games", loadOwnGames);
  if (!sets.value || !levels.value || !first.value || !own.value) {
    const failed = [sets, levels, first, own].find(({ problem }) => problem) ?? sets;
    return <PendingPage problem={failed.problem} again={failed.again} />;
  }
  return <Home sets={sets.value} levels={levels.value} firstGame={first.value} games={own.value.parts} />;
}

interface Props {
  sets: RulesetEntry[];
  levels: Level[];
  firstGame: FirstGame;
  games: OwnGames | null;
}

function Home({ sets, levels, firstGame, games }: Props) {
  useTitle(t("home-title"));
  const great = featuredOf(sets);
  const first = sets.find((set) => set.id === firstGame.rules) ?? great;
  const wanted = here.value.searchParams.get("rules");
  const asked = sets.find((set) => set.id === wanted);
  const [quick, setQuick] = useState(lastChoice);
  const [choice, setChoice] = useState<Choice>(() => {
    const set = asked ?? great;
    return {
      base: set?.id ?? "",
      layout: here.value.searchParams.get("layout") ?? set?.default_layout ?? "",
      options: here.value.searchParams.getAll("option"),
    };
  });
  // Other pages lead here to the form, which was not there when the browser looked for it; and so does the quick start, with its game.
  useEffect(() => {
    if (asked && asked.id !== choice.base)
      setChoice({ base: asked.id, layout: asked.default_layout, options: [] });
    const place = here.value.hash ? document.getElementById(here.value.hash.slice(1)) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [here.value.href]);
  // Preload the game page, which is the likely next one.
  useEffect(() => {
    Promise.all([import("./game"), need(["play"])]).catch(() => {});
  }, []);
  if (!great || !first) return <PendingPage problem="unknown-ruleset" />;
  const shown = quick.pick === "first" ? first : great;
  return (
    <div class="home">
      {games && <games.TurnNotice />}
      <section class="frontispiece" aria-labelledby="home-title">
        <div class="words">
          <h1 id="home-title">{ALEA}</h1>
          <p class="tagline">{t("site-tagline")}</p>
          <QuickStart
            first={first}
            great={great}
            firstGame={firstGame}
            levels={levels}
            choice={quick}
            choose={setQuick}
          />
          <p class="new-here">
            <a href="/learn">{t("home-learn")}</a>
          </p>
        </div>
        <Opening
          choice={{ base: shown.id, layout: shown.default_layout, options: [] }}
          adorned={shown === great}
        />
      </section>
      {games && <games.HomeGames />}
      <section class="leaf choose" id="choose" aria-labelledby="choose-title" tabIndex={-1}>
        <h2 id="choose-title">{t("home-choose")}</h2>
        <Trouble problem={wanted && !asked ? "unknown-ruleset" : null} />
        <div class="beside">
          <PlayForm sets={sets} levels={levels} choice={choice} choose={setChoice} />
          <Opening choice={choice} />
        </div>
      </section>
      <p class="history">
        {t("home-history", { alea: ALEA })} <a href="/history">{t("home-history-more")}</a>
        {" · "}
        <a href="/fair">{t("home-fair")}</a>
      </p>
    </div>
  );
}

/** The opening position of a choice, with what must be said about it. */
function Opening({ choice, adorned }: { choice: Choice; adorned?: boolean }) {
  const { value } = useLoaded(choice.base, () => loadRuleset(choice.base));
  const layout = value?.layouts.find((one) => one.id === choice.layout);
  if (!value || !layout) return <div class="opening" />;
  return (
    <figure class="opening">
      <BoardView
        interactive={false}
        size={layout.size}
        position={layout.position}
        marks={layout.marks}
        active={layout.active}
        coordinates={!adorned}
        inscription={adorned ? evangelists : null}
        label={t("home-board-label", { layout: say(layout.name) })}
      />
      <figcaption>
        <LayoutName layout={layout} />
      </figcaption>
    </figure>
  );
}
