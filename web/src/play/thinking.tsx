// What the engine says while it thinks.
import type { Game } from "../api/types";
import { t } from "../words/words";
import type { Session } from "./session";
import { scoreSpoken } from "./speech";

/** How many plies of its line are shown. */
const SHOWN = 4;

/** Depth, score and line; an empty place between the engine's turns, so that nothing jumps. */
export function ThinkingPanel({ session, game }: { session: Session; game: Game }) {
  const engine = Object.values(game.seats).some((seat) => seat.kind === "engine");
  if (!engine || game.outcome) return null;
  const word = session.thinking.value;
  return (
    <section class="thinking" aria-labelledby="thinking-title" data-testid="thinking">
      <h2 id="thinking-title">{t("thinking-title")}</h2>
      {!word || !game.thinking ? (
        <p class="hint">{t("thinking-idle")}</p>
      ) : (
        <>
          <p>
            {t("thinking-depth", { depth: word.depth })} · {scoreSpoken(word.score, game.names)}
          </p>
          <p class="line">
            {t("thinking-line")} {word.pv.slice(0, SHOWN).join(" ")}
          </p>
        </>
      )}
    </section>
  );
}
