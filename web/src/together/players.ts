// Who plays, and what they are called.
import type { Game, Side } from "../api/schema";
import { capital, say, t } from "../words/words";

/** The other side. */
export function other(side: Side): Side {
  return side === "attackers" ? "defenders" : "attackers";
}

/** Whether no engine plays. */
export function arePeople({ seats }: Game): boolean {
  return seats.attackers.kind !== "engine" && seats.defenders.kind !== "engine";
}

/** Whether this page sees two people play each other: as one of them, or as a watcher. */
export function isTogether(game: Game, mine: readonly Side[]): boolean {
  return arePeople(game) && mine.length < 2;
}

/** The side of this page's player among two people; null for watchers, and where one person plays both sides, or the engine plays. */
export function ownSide(game: Game, mine: readonly Side[]): Side | null {
  return isTogether(game, mine) ? (mine[0] ?? null) : null;
}

/** Whether both seats are taken and the game goes on. */
export function isOn(game: Game): boolean {
  const { seats, outcome, cancelled } = game;
  return !outcome && !cancelled && seats.attackers.kind !== "open" && seats.defenders.kind !== "open";
}

/** Whether a player has days for each turn. */
export function isSlow({ clocks }: Game): boolean {
  return [clocks?.attackers, clocks?.defenders].some((clock) => clock?.control.kind === "correspondence");
}

/** What a player is called; null for a person without a name, for the engine, and where both sides are one person's. */
export function nameOf({ seats }: Game, side: Side): string | null {
  const name = (of: Side) => {
    const seat = seats[of];
    return seat.kind === "human" ? seat.name : null;
  };
  return name(side) === name(other(side)) ? null : name(side);
}

/** A message about a player by name, or by side where there is no name. */
export function sayOf(
  key: string,
  game: Game,
  side: Side,
  more: Record<string, string | number> = {},
): string {
  return capital(t(key, { name: playerName(game, side), ...more }));
}

/** What a player is called in a sentence. */
export function playerName(game: Game, side: Side): string {
  return nameOf(game, side) ?? say(game.names[side]);
}
