// The games of this browser with other people that go on: those where it is its turn first, with whom, and until when.
import { useEffect } from "preact/hooks";
import { readGame } from "../api/client";
import { follow } from "../api/socket";
import "../styles/people.css";
import type { Side } from "../api/schema";
import { capital, language, say, t } from "../words/words";
import { type Entry, isShared, note, storedGames } from "./stored-games";

/** How many games are asked for at the same time. */
const AT_ONCE = 4;

/** The list. What has changed meanwhile is asked for whenever the page is shown. */
export function SharedGames() {
  useEffect(() => {
    refresh();
    const seen = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  const games = storedGames.value
    .filter(isShared)
    .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.touched - a.touched);
  return (
    <ul data-testid="shared-games">
      {games.map((game) => (
        <li key={game.id}>
          <div>
            <a href={`/game/${encodeURIComponent(game.id)}`}>{say(game.name)}</a>
            <p class="hint">{playersWords(game)}</p>
            <p class={isMyTurn(game) ? "your-turn" : "hint"}>{stateWords(game)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function isWaiting({ seats }: Entry): boolean {
  return seats.attackers.kind === "open" || seats.defenders.kind === "open";
}

function isMyTurn(game: Entry): boolean {
  return !isWaiting(game) && game.side != null && (game.sides?.includes(game.side) ?? false);
}

function playersWords(game: Entry): string {
  const own = game.sides?.[0];
  if (isWaiting(game)) return t("people-list-waiting");
  if (!own) return t("people-list-others");
  const other: Side = own === "attackers" ? "defenders" : "attackers";
  const seat = game.seats[other];
  const name = seat.kind === "human" ? seat.name : null;
  return t("people-list-against", {
    side: capital(say(game.names[own])),
    name: name ?? t("people-no-name"),
  });
}

function stateWords(game: Entry): string {
  if (isWaiting(game)) return t("people-list-invitation");
  const turn = t(isMyTurn(game) ? "people-list-your-turn" : "people-list-their-turn");
  if (!game.due) return turn;
  const until = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return `${turn} · ${t("people-list-due", { time: until.format(game.due) })}`;
}

let refreshing = false;

/** Asks for the games that go on, a few at a time. */
async function refresh(): Promise<void> {
  if (refreshing) return;
  refreshing = true;
  const waiting = storedGames.value.filter(isShared);
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await update(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  refreshing = false;
}

async function update(entry: Entry): Promise<void> {
  try {
    const game = await readGame(entry.id);
    const known = storedGames.value.find((one) => one.id === entry.id);
    if (!known) return;
    // Who has which side can have changed when the other player sat down, or chose a side.
    const begun =
      isWaiting(known) && game.seats.attackers.kind === "human" && game.seats.defenders.kind === "human";
    const sides = begun || game.pie ? await sidesOf(entry) : null;
    note(game, entry.token, sides ? { sides } : {});
  } catch {
    // What is stored is shown until the server answers.
  }
}

/** Which sides the token of a stored game has: the server says it to those who follow the game. */
function sidesOf({ id, token }: Entry): Promise<Side[] | null> {
  return new Promise((tell) => {
    const following = follow(id, token, {
      you: (sides) => {
        following.stop();
        tell(sides);
      },
      connected: (yes) => {
        if (yes) return;
        following.stop();
        tell(null);
      },
      missing: () => {
        following.stop();
        tell(null);
      },
      game: () => {},
      thinking: () => {},
    });
  });
}
