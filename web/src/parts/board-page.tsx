// The layout of every page with a board: the board as large as the window allows and a panel beside it; on small screens the board first,
// then whose turn it is, a bar at the bottom, and a sheet for the rest.
import type { ComponentChildren } from "preact";
import { useEffect, useId } from "preact/hooks";
import "../styles/board-page.css";
import "../styles/game.css";
import { t } from "../words/words";
import { leaveFocusMode } from "./focus-mode";
import { Icon } from "./icon";
import { Splitter } from "./splitter";

interface Props {
  /** What kind of page it is, as a class. */
  kind: string;
  title: string;
  /** The board itself. */
  board: ComponentChildren;
  /** Whose turn it is, or what is asked, and how each side wins. */
  turn: ComponentChildren;
  /** Answers: why a move is refused, hints, errors. Their place is kept, so that nothing moves for them. */
  said: ComponentChildren;
  /** The words of a button that opens the sheet with the rest, on small screens, where there is something to be found there. */
  next?: string | null;
  /** What belongs to the position: the players or the chances, the moves. */
  under: ComponentChildren;
  /** The step buttons and the main actions. */
  bar: ComponentChildren;
  /** The question whether a move shall be played; it lies over the bar. */
  confirm?: ComponentChildren;
  /** The rest: in the panel, or in a sheet on small screens. */
  more: ComponentChildren;
  /** What lies outside the layout. */
  children?: ComponentChildren;
}

/** The page. */
export function BoardPage({
  kind,
  title,
  board,
  turn,
  said,
  next,
  under,
  bar,
  confirm,
  more,
  children,
}: Props) {
  const sheet = useId();
  useEffect(() => leaveFocusMode, []);
  return (
    <div class={`board-page ${kind}`}>
      <section class="table" aria-label={t("game-position")}>
        {board}
      </section>
      <Splitter />
      <div class="side">
        <div class="turn-place">
          <h1>{title}</h1>
          {turn}
        </div>
        <div class="middle">
          <div class="said">
            {said}
            {next && (
              <button type="button" class="primary sheet-next" popovertarget={sheet}>
                {next}
              </button>
            )}
          </div>
          <div class="rest">
            <div class="under">{under}</div>
            <div class="more" id={sheet} popover="auto">
              <button
                type="button"
                class="plain sheet-close"
                popovertarget={sheet}
                popovertargetaction="hide"
                aria-label={t("error-close")}
              >
                ×
              </button>
              {more}
            </div>
          </div>
        </div>
        <div class="bar-place">
          <div class="board-bar">
            {bar}
            <button
              type="button"
              class="icon-button more-button"
              popovertarget={sheet}
              aria-label={t("board-more")}
              title={t("board-more")}
              data-testid="more"
            >
              <Icon shape="more" />
            </button>
          </div>
          {confirm}
        </div>
      </div>
      {children}
    </div>
  );
}
