// The home page: quick start, recent games, and the form for a new game.
import { useEffect, useState } from "preact/hooks";
import { levels as loadLevels, ruleset as loadRuleset, rulesets as loadRulesets } from "../api/client";
import type { Level, RulesetEntry } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { Inferred } from "../parts/badges";
import { BoardView, evangelists } from "../parts/board-view";
import { codeOf, PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { begin, seatsFor } from "../play/begin";
import { type Choice, defaultLevel, PlayForm } from "../play/play-form";
import { RecentGames } from "../play/recent-games";
import { here } from "../router";
import { say, sayLate, t } from "../words/words";

const ALEA = "Alea Evangelii";

/** The page at `/`. */
export function HomePage() {
  const sets = useLoaded("rulesets", loadRulesets);
  const levels = useLoaded("levels", loadLevels);
  if (!sets.value || !levels.value)
    return (
      <PendingPage
        problem={sets.problem ?? levels.problem}
        again={sets.problem ? sets.again : levels.again}
      />
    );
  return <Home sets={sets.value} levels={levels.value} />;
}

function Home({ sets, levels }: { sets: RulesetEntry[]; levels: Level[] }) {
  useTitle(t("home-title"));
  const featured = sets.find((set) => set.featured) ?? sets[0];
  const asked = sets.find((set) => set.id === here.value.searchParams.get("rules"));
  const [choice, setChoice] = useState<Choice>(() => {
    const set = asked ?? featured;
    return {
      base: set?.id ?? "",
      layout: here.value.searchParams.get("layout") ?? set?.default_layout ?? "",
      options: here.value.searchParams.getAll("option"),
    };
  });
  // Other pages lead here to the form, which was not there when the browser looked for it.
  useEffect(() => {
    if (here.value.hash) document.getElementById(here.value.hash.slice(1))?.scrollIntoView();
  }, []);
  // Preload the game page, which is the likely next one.
  useEffect(() => {
    import("./game").catch(() => {});
  }, []);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!featured) return <PendingPage problem="unknown-ruleset" />;
  const number = defaultLevel(levels);
  const level = levels.find((entry) => entry.level === number);

  const playNow = async () => {
    setBusy(true);
    try {
      await begin(featured.id, featured.default_layout, seatsFor("attackers", number));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };

  return (
    <div class="home">
      <section class="frontispiece" aria-labelledby="home-title">
        <div class="words">
          <h1 id="home-title">{ALEA}</h1>
          <p class="tagline">{t("site-tagline")}</p>
          <p class="lead">{t("home-lead")}</p>
          <AimLine aim={featured.aim} />
          <p>
            <button
              type="button"
              class="primary large"
              onClick={playNow}
              disabled={busy}
              data-testid="play-now"
            >
              {t("home-play-now", { name: ALEA })}
            </button>
          </p>
          <p class="new-here">
            <a href="/learn">{t("home-learn")}</a>
          </p>
          <p class="hint">
            {t("home-play-now-note", {
              side: t("side-attackers"),
              level: level ? say(level.name) : "",
              number,
            })}
          </p>
          <Trouble problem={problem} />
          <p class="history">
            {t("home-history", { alea: ALEA })} <a href="/history">{t("home-history-more")}</a>
          </p>
        </div>
        <Opening choice={{ base: featured.id, layout: featured.default_layout, options: [] }} adorned />
      </section>
      <RecentGames />
      <section class="leaf choose" id="choose" aria-labelledby="choose-title">
        <h2 id="choose-title">{t("home-choose")}</h2>
        <div class="beside">
          <PlayForm sets={sets} levels={levels} choice={choice} choose={setChoice} />
          <Opening choice={choice} />
        </div>
      </section>
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
