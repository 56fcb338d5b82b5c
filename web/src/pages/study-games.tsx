// The games of the studies, with a search.
import { studyGames } from "../api/library";
import type { StudyGamesPage as FoundGames, StudyGame } from "../api/schema";
import { Arm } from "../library/arm";
import { Pages } from "../library/pages";
import { SmallBoard } from "../library/small-board";
import { armWords, playedWords, results, resultWords, strengthWords } from "../library/words";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { say, t } from "../words/words";
import "../styles/library.css";

const FIELDS = ["study", "rules", "arm", "strength", "result", "page"] as const;

/** The page at `/library/studies`. */
export function StudyGamesPage() {
  useTitle(t("study-games-title"));
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    // A plus sign in a query reads as a space; no id has a space.
    const asked = here.value.searchParams.get(field)?.replaceAll(" ", "+");
    if (asked) query.set(field, asked);
  }
  const { value, problem, again } = useLoaded(query.toString(), () => studyGames(query));
  const to = (changes: Partial<Record<(typeof FIELDS)[number], string>>) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    for (const [field, wanted] of Object.entries(changes)) {
      if (wanted) next.set(field, wanted);
      else next.delete(field);
    }
    return `/library/studies${next.size > 0 ? `?${next}` : ""}`;
  };
  return (
    <div class="library">
      <section class="leaf">
        <h1>{t("study-games-title")}</h1>
        <p class="lead">{t("study-games-lead")}</p>
        <p>
          <a href="/library">{t("import-to-library")}</a> · <a href="/studies">{t("study-games-results")}</a>
        </p>
        {value && <Search found={value} query={query} to={to} />}
        <p class="hint" role="status">
          {value && t("library-found", { count: value.total })}
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
              before={t("study-games-before")}
              after={t("study-games-after")}
            />
          </section>
        )
      ) : (
        <Pending problem={problem} again={again} />
      )}
    </div>
  );
}

interface SearchProps {
  found: FoundGames;
  query: URLSearchParams;
  to(changes: Partial<Record<(typeof FIELDS)[number], string>>): string;
}

function Search({ found, query, to }: SearchProps) {
  const { studies, arms, strengths } = found;
  const study = query.get("study") ?? "";
  const chosen = studies.find(({ name }) => name === study);
  const rules = new Map(arms.map(({ base, name }) => [base, name ? say(name) : base]));
  const sorted = [...rules].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <search class="library-search">
      <Choice
        id="study-games-study"
        label={t("study-games-study")}
        open={t("library-any-result")}
        value={study}
        options={studies.map(({ name, title }) => [name, `${name}: ${say(title)}`])}
        onChoose={(name) => go(to({ study: name, rules: "", arm: "", strength: "" }), true)}
      />
      <Choice
        id="study-games-rules"
        label={t("library-rules")}
        open={t("library-any-rules")}
        value={query.get("rules") ?? ""}
        options={sorted}
        onChoose={(id) => go(to({ rules: id, arm: "" }), true)}
      />
      {study && (
        <Choice
          id="study-games-arm"
          label={t("study-games-arm")}
          open={t("library-any-rules")}
          value={query.get("arm") ?? ""}
          options={arms
            .filter(({ base }) => (query.get("rules") ?? base) === base)
            .map((arm) => [arm.arm, [armWords(arm), ...arm.changes].join(", ")])}
          onChoose={(id) => go(to({ arm: id }), true)}
        />
      )}
      <Choice
        id="study-games-strength"
        label={t("study-games-strength")}
        open={t("library-any-result")}
        value={query.get("strength") ?? ""}
        options={strengths.map((one) => [`${one.attackers}-${one.defenders}`, strengthWords(one)])}
        onChoose={(strength) => go(to({ strength }), true)}
      />
      <Choice
        id="study-games-result"
        label={t("library-result")}
        open={t("library-any-result")}
        value={query.get("result") ?? ""}
        options={results.map((result) => [result, resultWords(result)])}
        onChoose={(result) => go(to({ result }), true)}
      />
      {chosen && chosen.here < chosen.games && (
        <p class="hint">{t("study-games-excerpt", { here: chosen.here, games: chosen.games })}</p>
      )}
    </search>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  open: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose(value: string): void;
}

function Choice({ id, label, open, value, options, onChoose }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{open}</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Entry({ game }: { game: StudyGame }) {
  return (
    <li>
      <SmallBoard id={game.id} plies={game.plies} />
      <div>
        <a href={`/library/${game.id}`}>
          {t("study-game-name", { study: game.study, number: String(game.number) })}
        </a>
        <p>
          <span class={`result ${game.result}`}>{resultWords(game.result)}</span>
          <span class="hint">
            <Arm arm={game.arm} />
          </span>
        </p>
        <p class="hint">
          {t("library-plies", { count: game.plies })} · {playedWords(game)}
        </p>
      </div>
    </li>
  );
}
