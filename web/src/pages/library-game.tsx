// The page of a library game.
import { useEffect } from "preact/hooks";
import { keptGame } from "../api/library";
import "../styles/library.css";
import { addressOf } from "../analysis/source";
import { moveText } from "../api/moves";
import type { KeptGame } from "../api/schema";
import { commentsOf, resultWords } from "../library/words";
import { BoardPage } from "../parts/board-page";
import { FocusButton } from "../parts/focus-mode";
import { PendingPage, useLoaded } from "../parts/loaded";
import { stepByKey, useViewer, ViewerBoard, ViewerMoves, ViewerStepper, viewerWords } from "../parts/replay";
import { useTitle } from "../parts/title";
import { has, say, t } from "../words/words";

/** Tags that are said in a way of their own, or say nothing to people. */
const TOLD = ["attackers", "defenders", "end"];

/** The page at `/library/ID`. */
export function LibraryGamePage({ id }: { id: string }) {
  const { value, problem } = useLoaded(id, () => keptGame(id));
  useTitle(value ? titleOf(value) : t("library-title"));
  if (!value) return <PendingPage problem={problem} />;
  return <GameView game={value} />;
}

/** Who played whom. */
function titleOf({ tags }: KeptGame): string {
  return [tags.attackers, tags.defenders].map((name) => name ?? t("library-unknown-player")).join(" – ");
}

function GameView({ game }: { game: KeptGame }) {
  const viewer = useViewer(game.shown);
  const { ply } = viewer;
  const title = titleOf(game);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      stepByKey(viewer, event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const tags = Object.entries(game.tags).filter(([name]) => !TOLD.includes(name));
  const comment = commentsOf(game.notes)[ply];
  return (
    <BoardPage
      kind="library-game"
      title={title}
      board={
        <div class="board-place">
          <ViewerBoard viewer={viewer} label={title} />
        </div>
      }
      turn={
        <>
          <p class="result">
            <a href={game.rules.own ? `/library/${game.id}/rules` : `/rules/${game.rules.id}`}>
              {say(game.rules.name)}
            </a>{" "}
            · {resultWords(game.result)}
          </p>
          <p class="replay-said" aria-live="polite">
            {viewerWords(viewer)}
          </p>
        </>
      }
      said={comment && <blockquote>{comment}</blockquote>}
      under={<ViewerMoves viewer={viewer} />}
      bar={
        <>
          <ViewerStepper viewer={viewer} />
          <FocusButton />
        </>
      }
      more={
        <>
          <div class="buttons">
            <a
              class="button primary"
              href={addressOf({ game: game.id, rules: null, draft: null, start: null }, game.moves, ply)}
            >
              {t("library-analyse")}
            </a>
            {!game.rules.own && !game.start && (
              <a
                class="button"
                href={`/library/explore?rules=${game.rules.id}&moves=${game.moves.slice(0, ply).map(moveText).join(",")}`}
              >
                {t("library-explore-here")}
              </a>
            )}
            <a class="button" href={`/game/${game.id}/share`}>
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
        </>
      }
    />
  );
}
