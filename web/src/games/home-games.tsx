// The games started in this browser: board, opponent, result, date.
import { BoardView } from "../parts/board-view";
import { lazyPart } from "../parts/lazy";
import { capital, language, say, t } from "../words/words";
import { type Entry, forget, isShared, storedGames } from "./stored-games";

const SharedGames = lazyPart(["people"], async () => (await import("./shared-games")).SharedGames);

/** How many are shown. */
const SHOWN = 6;

/** A list of games, or nothing. */
export function RecentGames() {
  const games = storedGames.value.filter((game) => !isShared(game)).slice(0, SHOWN);
  const shared = storedGames.value.some(isShared);
  return (
    <>
      {shared && (
        <section class="leaf recent shared" aria-labelledby="shared-title">
          <h2 id="shared-title">{t("home-shared")}</h2>
          <SharedGames />
        </section>
      )}
      {games.length > 0 && <List games={games} />}
    </>
  );
}

function List({ games }: { games: Entry[] }) {
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
function ownSide({ seats, sides }: Entry): "attackers" | "defenders" | null {
  if (sides?.length === 1) return sides[0] ?? null;
  if (seats.attackers.kind === seats.defenders.kind) return null;
  return seats.attackers.kind === "human" ? "attackers" : "defenders";
}

function playersWords(game: Entry): string {
  const { seats, names, sides } = game;
  const own = ownSide(game);
  const both = seats.attackers.kind === "human" && sides?.length !== 0;
  if (!own) return t(both ? "home-recent-both" : "home-recent-watch");
  const other = seats[own === "attackers" ? "defenders" : "attackers"];
  if (other.kind === "human" && other.name)
    return `${capital(say(names[own]))}, ${t("home-recent-person", { name: other.name })}`;
  if (other.kind !== "engine") return capital(say(names[own]));
  const { level } = other;
  return `${capital(say(names[own]))}, ${t("home-recent-engine", { level })}`;
}

function resultWords(game: Entry): string {
  const { outcome, names, moves } = game;
  if (game.cancelled) return t("home-recent-off");
  if (!outcome) return t("home-recent-moves", { count: moves });
  if (!outcome.winner) return t("home-recent-draw");
  const own = ownSide(game);
  if (own) return t(outcome.winner === own ? "home-recent-won" : "home-recent-lost");
  return capital(t("home-recent-winner", { side: say(names[outcome.winner]) }));
}

function dayOf({ touched }: Entry): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(touched);
}
