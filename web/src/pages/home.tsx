// The home page: the quick start, recent games, and the form for any other game.
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import {
  firstGame as loadFirstGame,
  levels as loadLevels,
  ruleset as loadRuleset,
  rulesets as loadRulesets,
} from "../api/client";
import type { FirstGame, Level, RulesetEntry } from "../api/schema";
import { Inferred } from "../parts/badges";
import { BoardView, evangelists } from "../parts/board-view";
import { lazyPart } from "../parts/lazy";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { type Choice, PlayForm } from "../play/play-form";
import { lastChoice, QuickStart } from "../play/quick-start";
import { storedGames } from "../play/stored-games";
import { here } from "../router";
import { need, say, sayLate, t } from "../words/words";

const ALEA = "Alea Evangelii";

const GAMES_WORDS = ["games", "people", "play", "together"];
const loadGames = async () => (await import("../games/home-games")).HomeGames;
const HomeGames = lazyPart(GAMES_WORDS, loadGames);

/** The page at `/`. */
export function HomePage() {
  const sets = useLoaded("rulesets", loadRulesets);
  const levels = useLoaded("levels", loadLevels);
  const first = useLoaded("first-game", loadFirstGame);
  const had = useMemo(() => storedGames.peek().length > 0, []);
  // They come with the page, so that nothing moves down when they are there.
  const own = useLoaded("own-games", async () => {
    if (had) await Promise.all([loadGames(), need(GAMES_WORDS)]);
    return true;
  });
  if (!sets.value || !levels.value || !first.value || !own.value) {
    const failed = [sets, levels, first, own].find(({ problem }) => problem) ?? sets;
    return <PendingPage problem={failed.problem} again={failed.again} />;
  }
  return (
    <Home sets={sets.value} levels={levels.value} firstGame={first.value} games={had && <HomeGames />} />
  );
}

interface Props {
  sets: RulesetEntry[];
  levels: Level[];
  firstGame: FirstGame;
  /** The games of this browser, where there are any. */
  games: VNode | false;
}

function Home({ sets, levels, firstGame, games }: Props) {
  useTitle(t("home-title"));
  const great = sets.find((set) => set.featured) ?? sets[0];
  const first = sets.find((set) => set.id === firstGame.rules) ?? great;
  const asked = sets.find((set) => set.id === here.value.searchParams.get("rules"));
  const [quick, setQuick] = useState(lastChoice);
  const [choice, setChoice] = useState<Choice>(() => {
    const set = asked ?? great;
    return {
      base: set?.id ?? "",
      layout: here.value.searchParams.get("layout") ?? set?.default_layout ?? "",
      options: here.value.searchParams.getAll("option"),
    };
  });
  // Other pages lead here to the form, which was not there when the browser looked for it.
  useEffect(() => {
    if (here.value.hash) document.getElementById(here.value.hash.slice(1))?.scrollIntoView();
  }, [here.value.href]);
  // Preload the game page, which is the likely next one.
  useEffect(() => {
    Promise.all([import("./game"), need(["play"])]).catch(() => {});
  }, []);
  if (!great || !first) return <PendingPage problem="unknown-ruleset" />;
  const shown = quick.pick === "first" ? first : great;
  return (
    <div class="home">
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
      {games}
      <section class="leaf choose" id="choose" aria-labelledby="choose-title">
        <h2 id="choose-title">{t("home-choose")}</h2>
        <div class="beside">
          <PlayForm sets={sets} levels={levels} choice={choice} choose={setChoice} />
          <Opening choice={choice} />
        </div>
      </section>
      <p class="history">
        {t("home-history", { alea: ALEA })} <a href="/history">{t("home-history-more")}</a>
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
        {say(layout.name)} {layout.inferred && <Inferred />}
        {layout.inferred && <span class="hint"> {sayLate(layout.note)}</span>}
      </figcaption>
    </figure>
  );
}
