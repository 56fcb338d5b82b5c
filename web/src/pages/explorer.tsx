// The opening explorer: moves played in a position, with counts and results.
import { useMemo, useState } from "preact/hooks";
import { shown } from "../../embed/game";
import { rulesets } from "../api/client";
import { explore } from "../api/library";
import type { Explored, Results, Step } from "../api/schema";
import { featuredOf } from "../parts/families";
import "../styles/library.css";
import { RulesChoice } from "../library/rules-choice";
import { analysisAddress, resultWords } from "../library/words";
import { BoardView } from "../parts/board-view";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { say, t } from "../words/words";

/** The page at `/library/explore?rules=&moves=`. */
export function ExplorerPage() {
  const asked = here.value.searchParams.get("rules")?.replaceAll(" ", "+") ?? "";
  const { value: sets, problem, again } = useLoaded("rulesets", rulesets);
  const rules = asked || featuredOf(sets ?? [])?.id;
  return rules ? <Explorer rules={rules} /> : <PendingPage problem={problem} again={again} />;
}

function Explorer({ rules }: { rules: string }) {
  useTitle(t("explore-title"));
  const asked = here.value.searchParams;
  const moves = (asked.get("moves") ?? "").split(",").filter((text) => text !== "");
  const query = new URLSearchParams({ rules, moves: moves.join(",") });
  const position = asked.get("position");
  if (position) query.set("position", position);
  const address = (next: readonly string[]) => {
    const to = new URLSearchParams(query);
    to.set("moves", next.join(","));
    return `/library/explore?${to}`;
  };
  // The links of an answer lead on from what was asked for then, which the address may be beyond
  const { value, problem, again } = useLoaded(query.toString(), async () => ({
    explored: await explore(query),
    rules,
    moves,
    start: position,
    address,
  }));
  return (
    <div class="explorer">
      <section class="leaf">
        <h1>{t("explore-title")}</h1>
        <p class="lead">{t("explore-lead")}</p>
        <RulesChoice
          id="explore-rules"
          label={t("library-rules")}
          open={t("import-rules-choose")}
          value={rules}
          onChoose={(id) => id && go(`/library/explore?rules=${id}`, true)}
        />
      </section>
      {value ? <Place {...value} /> : <Pending problem={problem} again={again} />}
    </div>
  );
}

interface PlaceProps {
  explored: Explored;
  rules: string;
  moves: readonly string[];
  start: string | null;
  address: (moves: readonly string[]) => string;
}

function Place({ explored, rules, moves, start, address }: PlaceProps) {
  const game = useMemo(() => shown(explored.shown), [explored]);
  const [pointed, setPointed] = useState<string | null>(null);
  const frame = game.frames.at(-1);
  const arrows = explored.moves
    .filter((move, index) => (pointed === null ? index < 4 : move.text === pointed))
    .map(({ from, to }) => ({ from, to, kind: "hint" as const }));
  const games = new URLSearchParams({ rules, position: explored.position });
  return (
    <section class="leaf beside" aria-label={say(explored.rules.name)}>
      <div>
        <BoardView
          size={game.size}
          marks={game.marks}
          active={game.active}
          position={frame?.position ?? "/"}
          lastMove={frame?.step ?? null}
          arrows={arrows}
          interactive={false}
          label={t("explore-board", { rules: say(explored.rules.name), count: moves.length })}
        />
        <ol class="trail" aria-label={t("explore-path")}>
          <li>
            <a href={address([])}>{t("explore-start")}</a>
          </li>
          {moves.map((move, index) => (
            <li key={`${index}-${move}`}>
              <a
                href={address(moves.slice(0, index + 1))}
                aria-current={index + 1 === moves.length ? "true" : undefined}
              >
                {index + 1}. {move}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{t("explore-games", { count: explored.results.games })}</h2>
        {explored.results.games > 0 && (
          <>
            <Share results={explored.results} />
            <Legend />
          </>
        )}
        {explored.moves.length > 0 ? (
          <table class="explored">
            <caption class="unseen">{t("explore-moves")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("explore-move")}</th>
                <th scope="col">{t("explore-count")}</th>
                <th scope="col">{t("explore-results")}</th>
              </tr>
            </thead>
            <tbody>
              {explored.moves.map((move) => (
                <tr
                  key={move.text}
                  onPointerEnter={() => setPointed(move.text)}
                  onPointerLeave={() => setPointed(null)}
                >
                  <th scope="row">
                    <a
                      href={address([...moves, move.text])}
                      onFocus={() => setPointed(move.text)}
                      onBlur={() => setPointed(null)}
                    >
                      {move.text}
                    </a>
                    {move.images.length > 0 && (
                      <span class="hint">{t("explore-images", { moves: unbroken(move.images) })}</span>
                    )}
                  </th>
                  <td>{move.results.games}</td>
                  <td>
                    <Share results={move.results} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p class="hint">{t("explore-nothing")}</p>
        )}
        <div class="buttons">
          {explored.results.games > 0 && (
            <a class="button" href={`/library?${games}`}>
              {t("explore-show-games")}
            </a>
          )}
          {!explored.rules.own && (
            <a class="button" href={analysisAddress(rules, moves, start)}>
              {t("library-analyse")}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** Moves in a row that is broken between them only. */
function unbroken(moves: readonly Step[]): string {
  return moves.map(({ from, to }) => `${from}\u2011${to}`).join(", ");
}

/** The parts of a bar, in their order. */
const PARTS = [
  ["attackers", "attackers"],
  ["draws", "draw"],
  ["open", "unfinished"],
  ["defenders", "defenders"],
] as const;

/** What the colours of the bars mean. */
function Legend() {
  return (
    <ul class="legend" aria-label={t("explore-legend")}>
      {PARTS.map(([part, result]) => (
        <li key={part}>
          <svg class="share" viewBox="0 0 10 10" aria-hidden="true">
            <rect class={part} width="10" height="10" />
          </svg>
          {resultWords(result)}
        </li>
      ))}
    </ul>
  );
}

/** How games ended, as a bar with its words. */
function Share({ results }: { results: Results }) {
  const { games, attackers, defenders, draws } = results;
  const open = games - attackers - defenders - draws;
  const counts = { attackers, draws, open, defenders };
  const words = t("explore-share", { attackers, defenders, draws, open });
  let x = 0;
  const part = (name: string, count: number) => {
    const width = (100 * count) / Math.max(1, games);
    x += width;
    return <rect class={name} x={x - width} y="0" width={width} height="10" key={name} />;
  };
  return (
    <span class="share">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={words}>
        <title>{words}</title>
        {PARTS.map(([name]) => part(name, counts[name]))}
      </svg>
    </span>
  );
}
