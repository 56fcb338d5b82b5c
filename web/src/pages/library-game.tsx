// The page of a library game.
import { useState } from "preact/hooks";
import { keptGame } from "../api/library";
import "../styles/library.css";
import { addressOf } from "../analysis/source";
import { moveText } from "../api/moves";
import { commentsOf, resultWords } from "../library/words";
import { PendingPage, useLoaded } from "../parts/loaded";
import { Replay } from "../parts/replay";
import { useTitle } from "../parts/title";
import { has, say, t } from "../words/words";

/** Tags that are said in a way of their own, or say nothing to people. */
const TOLD = ["attackers", "defenders", "end"];

/** The page at `/library/ID`. */
export function LibraryGamePage({ id }: { id: string }) {
  const { value, problem } = useLoaded(id, () => keptGame(id));
  const players = value ? [value.tags.attackers, value.tags.defenders] : [];
  const title = value
    ? players.map((name) => name ?? t("library-unknown-player")).join(" – ")
    : t("library-title");
  useTitle(title);
  const [ply, setPly] = useState(0);
  if (!value) return <PendingPage problem={problem} />;
  const tags = Object.entries(value.tags).filter(([name]) => !TOLD.includes(name));
  return (
    <article class="leaf library-game">
      <h1>{title}</h1>
      <p class="lead">
        <a href={value.rules.own ? `/library/${value.id}/rules` : `/rules/${value.rules.id}`}>
          {say(value.rules.name)}
        </a>{" "}
        · {resultWords(value.result)}
      </p>
      <div class="beside">
        <Replay game={value.shown} label={title} comments={commentsOf(value.notes)} onPly={setPly} />
        <div>
          <div class="buttons">
            <a
              class="button primary"
              href={addressOf({ game: value.id, rules: null, draft: null, start: null }, value.moves, ply)}
            >
              {t("library-analyse")}
            </a>
            {!value.rules.own && !value.start && (
              <a
                class="button"
                href={`/library/explore?rules=${value.rules.id}&moves=${value.moves.slice(0, ply).map(moveText).join(",")}`}
              >
                {t("library-explore-here")}
              </a>
            )}
            <a class="button" href={`/game/${value.id}/share`}>
              {t("share-link")}
            </a>
          </div>
          {tags.length > 0 && (
            <dl class="tags">
              {tags.map(([name, text]) => (
                <div key={name}>
                  <dt>{has(`tag-${name}`) ? t(`tag-${name}`) : name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </article>
  );
}
