// What the engine says while it thinks.
import type { Game } from "../api/types";
import { t } from "../words/words";
import type { Session } from "./session";
import { scoreSpoken } from "./speech";

/** How many plies of its line are shown. */
const SHOWN = 4;

/** Depth, score and line of the search that is going on. */
export function Thinking({ session, game }: { session: Session; game: Game }) {
  const word = session.thinking.value;
  if (!word || !game.thinking) return null;
  return (
    <section class="notice thinking" aria-label={t("thinking-title")} data-testid="thinking">
      <p>
        {t("thinking-depth", { depth: word.depth })} · {scoreSpoken(word.score, game.names)}
      </p>
      <p class="line">
        {t("thinking-line")} {word.pv.slice(0, SHOWN).join(" ")}
      </p>
    </section>
  );
}
