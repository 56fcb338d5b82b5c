// The games started in this browser: board, opponent, result, date.
import { BoardView } from "../parts/board-view";
import { capital, language, say, t } from "../words/words";
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
            <div class="recent-board">{game.board && <SmallBoard board={game.board} />}</div>
            <div>
              <a href={`/game/${encodeURIComponent(game.id)}`}>{say(game.name)}</a>
              <p class="hint">{playersWords(game)}</p>
              <p class="hint">
                {resultWords(game)} ·{" "}
                <time dateTime={new Date(game.touched).toISOString()}>{dayOf(game)}</time>
              </p>
            </div>
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

/** The position, as a picture beside words that say what it is. */
function SmallBoard({ board }: { board: NonNullable<Entry["board"]> }) {
  return (
    <div aria-hidden="true">
      <BoardView {...board} interactive={false} coordinates={false} />
    </div>
  );
}

/** The side of the person on this device; null where it is both or neither. */
function ownSide({ seats }: Entry): "attackers" | "defenders" | null {
  if (seats.attackers.kind === seats.defenders.kind) return null;
  return seats.attackers.kind === "human" ? "attackers" : "defenders";
}

function playersWords(game: Entry): string {
  const { seats, names } = game;
  const own = ownSide(game);
  if (!own) return t(seats.attackers.kind === "human" ? "home-recent-both" : "home-recent-watch");
  const other = seats[own === "attackers" ? "defenders" : "attackers"];
  const level = other.kind === "engine" ? other.level : 0;
  return `${capital(say(names[own]))}, ${t("home-recent-engine", { level })}`;
}

function resultWords(game: Entry): string {
  const { outcome, names, moves } = game;
  if (!outcome) return t("home-recent-moves", { count: moves });
  if (!outcome.winner) return t("home-recent-draw");
  const own = ownSide(game);
  if (own) return t(outcome.winner === own ? "home-recent-won" : "home-recent-lost");
  return capital(t("home-recent-winner", { side: say(names[outcome.winner]) }));
}

function dayOf({ touched }: Entry): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(touched);
}
