// All games kept here, played or imported, with a search.
import { useEffect, useRef } from "preact/hooks";
import { library } from "../api/library";
import { reachable } from "../api/reach";
import type { LibraryGame } from "../api/schema";
import "../styles/library.css";
import { Pages } from "../library/pages";
import { RulesChoice } from "../library/rules-choice";
import { SmallBoard } from "../library/small-board";
import { playerWords, results, resultWords, rulesWords } from "../library/words";
import { canAnswer } from "../local/can-answer";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { hasServer } from "../site";
import { t } from "../words/words";

// Both pages are small and share most of what they need.
export { StudyGamesPage } from "./study-games";

/** How long somebody has typed nothing before it is looked for, in milliseconds. */
const TYPING = 250;
const FIELDS = ["player", "rules", "result", "from", "to", "position", "page"];

/** The page at `/library`. */
export function LibraryPage() {
  useTitle(t("library-title"));
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const asked = here.value.searchParams.get(field);
    if (asked) query.set(field, asked);
  }
  // Without a server it is the library of this browser.
  const isHere = !hasServer || (canAnswer && !reachable.value);
  const { value, problem, again } = useLoaded(`${query} ${isHere}`, () => library(query));
  const to = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    for (const [field, wanted] of Object.entries(changes)) {
      if (wanted) next.set(field, wanted);
      else next.delete(field);
    }
    return `/library${next.size > 0 ? `?${next}` : ""}`;
  };
  const player = query.get("player") ?? "";
  const playerField = useRef<HTMLInputElement>(null);
  const typing = useRef(0);
  const find = (name: string) => go(to({ player: name }), true);
  const findSoon = (name: string) => {
    clearTimeout(typing.current);
    typing.current = window.setTimeout(find, TYPING, name);
  };
  // A search that waits must not lead back to a page that was left.
  useEffect(() => () => clearTimeout(typing.current), []);
  // Only when another is asked for: games that come in while a name is written must not take it away.
  useEffect(() => {
    if (playerField.current) playerField.current.value = player;
  }, [player]);
  const rules = query.get("rules")?.replaceAll(" ", "+") ?? "";
  return (
    <div class="library">
      <section class="leaf">
        <h1>{t("library-title")}</h1>
        <p class="lead">{t(isHere ? "library-here-lead" : "library-lead")}</p>
        <p class="buttons">
          <a class="button" href="/import">
            {t("library-import")}
          </a>
          {hasServer && (
            <a class="button" href="/library/studies">
              {t("study-games-title")}
            </a>
          )}
          <a class="button" href={`/library/explore${rules ? `?rules=${rules}` : ""}`}>
            {t("library-explore")}
          </a>
        </p>
        <search class="library-search">
          <div class="field">
            <label for="library-player">{t("library-player")}</label>
            <input
              id="library-player"
              type="search"
              maxLength={80}
              defaultValue={player}
              ref={playerField}
              onInput={(event) => findSoon(event.currentTarget.value)}
              onChange={(event) => {
                clearTimeout(typing.current);
                find(event.currentTarget.value);
              }}
            />
          </div>
          <RulesChoice
            id="library-rules"
            label={t("library-rules")}
            open={t("library-any-rules")}
            value={rules}
            onChoose={(id) => go(to({ rules: id, position: "" }), true)}
          />
          <div class="field">
            <label for="library-result">{t("library-result")}</label>
            <select
              id="library-result"
              value={query.get("result") ?? ""}
              onChange={(event) => go(to({ result: event.currentTarget.value }), true)}
            >
              <option value="">{t("library-any-result")}</option>
              {results.map((result) => (
                <option key={result} value={result}>
                  {resultWords(result)}
                </option>
              ))}
            </select>
          </div>
          {(["from", "to"] as const).map((end) => (
            <div class="field" key={end}>
              <label for={`library-${end}`}>{t(`library-${end}`)}</label>
              <input
                id={`library-${end}`}
                type="date"
                value={query.get(end) ?? ""}
                onChange={(event) => go(to({ [end]: event.currentTarget.value }), true)}
              />
            </div>
          ))}
        </search>
        {query.get("position") !== null && (
          <p>
            {t("library-with-position")} <a href={to({ position: "" })}>{t("library-without-position")}</a>
          </p>
        )}
        <p class="hint" role="status">
          {value && t("library-found", { count: value.total })}{" "}
          {value && !value.whole && t("library-indexing")}
        </p>
      </section>
      {value ? (
        value.games.length > 0 && (
          <section class="leaf" aria-label={t("library-games")}>
            <ul class="library-games">
              {value.games.map((game) => (
                <Entry key={game.id} game={game} />
              ))}
            </ul>
            <Pages
              page={value.page}
              pages={value.pages}
              to={(page) => to({ page: String(page) })}
              before={t("library-newer")}
              after={t("library-older")}
            />
          </section>
        )
      ) : (
        <Pending problem={problem} again={again} />
      )}
    </div>
  );
}

function Entry({ game }: { game: LibraryGame }) {
  return (
    <li>
      <SmallBoard id={game.id} plies={game.plies} />
      <div>
        <a href={game.imported ? `/library/${game.id}` : `/game/${game.id}`}>
          {playerWords(game.attackers)} – {playerWords(game.defenders)}
        </a>
        <p>
          <span class={`result ${game.result}`}>{resultWords(game.result)}</span>
          <span class="hint">{rulesWords(game.rules_name, game.rules)}</span>
        </p>
        <p class="hint">
          {t("library-plies", { count: game.plies })} · <time>{game.day}</time>
          {game.name && ` · ${game.name}`}
        </p>
      </div>
    </li>
  );
}
