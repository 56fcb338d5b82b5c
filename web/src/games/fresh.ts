// What has become of the games that go on with other people: asked for while a list of them is seen, not followed: a player who only
// looks at the list is not at the board.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readGame } from "../api/client";
import type { Side } from "../api/schema";
import { follow } from "../api/socket";
import { codeOf } from "../parts/loaded";
import { useWhileSeen } from "../parts/while-seen";
import { type Entry, isShared, note, stored, storedGames } from "../play/stored-games";
import type { ClocksAt } from "../together/clock";
import { isWaiting } from "./entries";

/** How many games are asked for at the same time. */
const AT_ONCE = 4;
/** How often they are asked for, in milliseconds. */
const PAUSE = 10_000;

/** The clocks of games, by their ids, as the server told them since the page was loaded. */
export const clocksOf = signal<Readonly<Record<string, ClocksAt>>>({});
/** The ids of games that the server does not have. */
export const lostGames = signal<readonly string[]>([]);

/** Keeps what is shown of the games fresh while the page is seen. */
export function useFreshGames(): void {
  useEffect(() => {
    if (document.visibilityState === "visible") void refresh();
  }, []);
  useWhileSeen(refresh, PAUSE);
}

let refreshing = false;

async function refresh(): Promise<void> {
  if (refreshing) return;
  refreshing = true;
  const waiting = storedGames.value.filter((entry) => isShared(entry) && !lostGames.value.includes(entry.id));
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await update(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  refreshing = false;
}

async function update(entry: Entry): Promise<void> {
  try {
    const game = await readGame(entry.id);
    const { [entry.id]: _, ...others } = clocksOf.value;
    const { clocks } = game;
    clocksOf.value = clocks ? { ...others, [entry.id]: { clocks, at: performance.now() } } : others;
    const known = stored(entry.id);
    if (!known) return;
    // Who has which side can have changed when the other player sat down, or chose a side.
    const begun =
      isWaiting(known) && game.seats.attackers.kind === "human" && game.seats.defenders.kind === "human";
    const sides = begun || game.pie ? await sidesOf(entry) : null;
    note(game, entry.token, sides ? { sides } : {});
  } catch (error) {
    // What is stored is shown until the server answers.
    if (codeOf(error) === "not-found") lostGames.value = [...lostGames.value, entry.id];
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
