// The list of games started in this browser.
import { say, t } from "../words/words";
import { type Entry, forget, storedGames } from "./stored-games";

/** How many are shown. */
const SHOWN = 6;

/** A list of games, or nothing. */
export function RecentGames() {
  const games = storedGames.value.slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section class="leaf recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{t("home-recent")}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <a href={`/game/${encodeURIComponent(game.id)}`}>{say(game.name)}</a>
            <span class="hint">
              {seatWords(game)} · {t("home-recent-moves", { count: game.moves })}
              {game.over && ` · ${t("home-recent-over")}`}
            </span>
            <button
              type="button"
              class="plain"
              onClick={() => forget(game.id)}
              aria-label={t("home-recent-remove", { name: say(game.name) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function seatWords({ seats, names }: Entry): string {
  const attackers = seats.attackers.kind === "human";
  const defenders = seats.defenders.kind === "human";
  if (attackers && defenders) return t("home-recent-both");
  if (!attackers && !defenders) return t("home-recent-watch");
  return t("home-recent-yours", { side: say(attackers ? names.attackers : names.defenders) });
}
