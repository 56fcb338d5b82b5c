// The engine's output while it thinks.
import { spelled } from "../analysis/spelled";
import type { Game } from "../api/schema";
import { t } from "../words/words";
import type { Session } from "./session";
import { scoreSpoken } from "./speech";

/** The number of plies shown of the engine's line. */
const SHOWN = 4;

/** Depth, score and best line of the current search. */
export function Thinking({ session, game }: { session: Session; game: Game }) {
  const word = session.thinking.value;
  if (!word || !game.thinking) return null;
  return (
    <section class="notice thinking" aria-label={t("thinking-title")} data-testid="thinking">
      <p>
        {t("thinking-depth", { depth: word.depth })} · {scoreSpoken(word.score, game.names)}
      </p>
      <p class="line">
        {t("thinking-line")} {word.pv.slice(0, SHOWN).map(spelled).join(" ")}
      </p>
    </section>
  );
}
