// The page of a game that is no more.
import { useEffect, useRef } from "preact/hooks";
import type { Game } from "../api/schema";
import { useTitle } from "../parts/title";
import { say, t } from "../words/words";

/** Says so, and leads on. `deleted` from this page, or from elsewhere. */
export function GoneGame({ game, how }: { game: Game; how: "deleted" | "elsewhere" }) {
  const name = say(game.name);
  useTitle(name);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="leaf narrow" data-testid="gone-game">
      <h1 tabIndex={-1} ref={heading}>
        {t(how === "deleted" ? "games-deleted" : "games-gone", { name })}
      </h1>
      <p class="buttons">
        <a class="button" href="/games">
          {t("games-title")}
        </a>
        <a class="button" href="/#choose">
          {t("games-new")}
        </a>
      </p>
    </section>
  );
}
