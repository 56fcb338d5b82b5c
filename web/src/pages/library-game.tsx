// The page of a library game.
import { useEffect, useRef } from "preact/hooks";
import { deleteGame } from "../api/client";
import { keptGame } from "../api/library";
import "../styles/library.css";
import { addressOf } from "../analysis/source";
import { moveText } from "../api/moves";
import type { GameOfStudy, KeptGame } from "../api/schema";
import { Arm } from "../library/arm";
import { commentsOf, playedWords, resultWords } from "../library/words";
import { isHere } from "../local/game-id";
import { BoardPage } from "../parts/board-page";
import { Citation } from "../parts/cite";
import { FocusButton } from "../parts/focus-mode";
import { PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { stepByKey, useViewer, ViewerBoard, ViewerMoves, ViewerStepper, viewerWords } from "../parts/replay";
import { useTitle } from "../parts/title";
import { useTrying } from "../parts/trying";
import { go } from "../router";
import { has, needStudyTexts, say, t } from "../words/words";

/** Tags that are said in a way of their own, or say nothing to people. */
const TOLD = ["attackers", "defenders", "end"];

/** The page at `/library/ID`. */
export function LibraryGamePage({ id }: { id: string }) {
  const { value, problem } = useLoaded(id, async () => {
    const game = await keptGame(id);
    if (game.study && game.study.comments.length > 0) await needStudyTexts();
    return game;
  });
  useTitle(value ? titleOf(value) : t("library-title"));
  if (!value) return <PendingPage problem={problem} />;
  return <GameView game={value} />;
}

/** A game of a study is called by its number, any other by who played. */
function titleOf({ study, tags }: KeptGame): string {
  if (study) return t("study-game-name", { study: study.study, number: String(study.number) });
  return [tags.attackers, tags.defenders].map((name) => name ?? t("library-unknown-player")).join(" – ");
}

function GameView({ game }: { game: KeptGame }) {
  const viewer = useViewer(game.shown);
  const { ply } = viewer;
  const title = titleOf(game);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      stepByKey(viewer, event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const tags = Object.entries(game.tags).filter(([name]) => !TOLD.includes(name));
  const ofStudy = game.study?.comments.find((comment) => comment.ply === ply);
  const comment = ofStudy ? say(ofStudy.text) : commentsOf(game.notes)[ply];
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
            {!game.rules.own && !game.start && !game.study && (
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
            {isHere(game.id) && game.imported && <Remove id={game.id} />}
          </div>
          {game.study && <OfStudy study={game.study} />}
          {!game.study && tags.length > 0 && (
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

/** Removes a record from this browser, which alone has it. */
function Remove({ id }: { id: string }) {
  const sure = useRef<HTMLDialogElement>(null);
  const { problem, tryTo } = useTrying();
  const remove = async () => {
    await deleteGame(id, "");
    go("/library");
  };
  return (
    <>
      <button type="button" onClick={() => sure.current?.showModal()}>
        {t("library-remove")}
      </button>
      <dialog ref={sure} aria-labelledby="remove-sure">
        <p id="remove-sure">{t("library-remove-sure")}</p>
        <p class="buttons">
          <button type="button" class="primary" onClick={() => tryTo(remove)}>
            {t("library-remove-yes")}
          </button>
          <button type="button" onClick={() => sure.current?.close()}>
            {t("library-remove-no")}
          </button>
        </p>
        <Trouble problem={problem} />
      </dialog>
    </>
  );
}

/** What a study played the game for, where the others are, and how to cite it. */
function OfStudy({ study }: { study: GameOfStudy }) {
  const { arm } = study;
  const others = new URLSearchParams({ study: study.study, arm: arm.arm });
  return (
    <section class="of-study" aria-labelledby="of-study" data-testid="of-study">
      <h2 id="of-study">
        {study.has_page ? <a href={`/studies/${study.study}`}>{say(study.title)}</a> : say(study.title)}
      </h2>
      <p>
        <Arm arm={arm} />
      </p>
      <p>
        {playedWords(study)} · {t("study-game-of-cell", { game: String(study.game) })}
      </p>
      {study.ending === "max-plies" && <p>{t("study-game-longest")}</p>}
      <p>
        <a href={`/library/studies?${others}`}>{t("study-game-others")}</a>
      </p>
      <h2>{t("cite-title")}</h2>
      <Citation of={`/library/${encodeURIComponent(study.id)}`} />
    </section>
  );
}
