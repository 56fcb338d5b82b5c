// The commented games of a study: each opens to a board, with the comments beside it, which lead to their positions.
import { useState } from "preact/hooks";
import { commentedGames } from "../api/library";
import type { CommentedGame } from "../api/schema";
import { armWords, resultWords } from "../library/words";
import { useLoaded } from "../parts/loaded";
import { stepByKey, useViewer, ViewerBoard, ViewerStepper, viewerWords } from "../parts/replay";
import { hasServer } from "../site";
import { needStudyTexts, say, t } from "../words/words";
import "../styles/commented.css";
import "../styles/library.css";

/** Nothing where nobody has commented any, or as long as they are not there. */
export function CommentedGames({ study }: { study: string }) {
  const { value } = useLoaded(study, async () => {
    const games = await commentedGames(study);
    if (games.length > 0) await needStudyTexts();
    return games;
  });
  const [open, setOpen] = useState("");
  if (!value || value.length === 0) return null;
  return (
    <section class="leaf commented-games" aria-labelledby="games">
      <h2 id="games">{t("commented-title", { count: value.length })}</h2>
      <ul>
        {value.map((commented) => {
          const { id } = commented.game;
          return (
            <li key={id}>
              <h3>{say(commented.title)}</h3>
              <p>{say(commented.lead)}</p>
              <div class="game-facts">
                <button
                  type="button"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? "" : id)}
                >
                  {t(open === id ? "commented-close" : "commented-watch")}
                </button>
                <Facts of={commented} />
              </div>
              {open === id && <Watched of={commented} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ of: { game } }: { of: CommentedGame }) {
  return (
    <span class="hint">
      {hasServer && (
        <>
          <a href={`/library/${game.id}`}>
            {t("study-game-name", { study: game.study, number: String(game.number) })}
          </a>
          {" · "}
        </>
      )}
      {armWords(game.arm)} · {resultWords(game.result)} · {t("library-plies", { count: game.plies })}
    </span>
  );
}

function Watched({ of: { title, shown, comments } }: { of: CommentedGame }) {
  const viewer = useViewer(shown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the buttons inside
    <div class="commented" onKeyDown={(event) => stepByKey(viewer, event)}>
      <div>
        <ViewerBoard viewer={viewer} label={say(title)} />
        <ViewerStepper viewer={viewer} />
        <p class="replay-said" aria-live="polite">
          {viewerWords(viewer)}
        </p>
      </div>
      <ol>
        {comments.map(({ ply, text }) => (
          <li key={ply}>
            <button
              type="button"
              class="plain"
              aria-current={ply === viewer.ply ? "true" : undefined}
              onClick={() => viewer.go(ply)}
            >
              {t("commented-after", { ply })}
            </button>{" "}
            {say(text)}
          </li>
        ))}
      </ol>
    </div>
  );
}
