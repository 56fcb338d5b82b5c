// The games started in this browser, with their seat tokens, in local storage.
import { signal } from "@preact/signals";
import type { Game, Layout, Names, Outcome, Seat, Side, Text } from "../api/schema";
import { keep, kept } from "../storage";

/** A stored game. */
export interface Entry {
  id: string;
  token: string;
  name: Text;
  names: Names;
  seats: Record<Side, Seat>;
  moves: number;
  /** How it ended; null while it goes on. */
  outcome: Pick<Outcome, "winner"> | null;
  /** The board as it stands; games that were stored before there were pictures have none. */
  board?: Pick<Layout, "size" | "marks" | "active"> & { position: string };
  touched: number;
}

const STORED = "games";
/** The maximum number of stored games; older ones are dropped. */
const KEPT = 30;

function read(): Entry[] {
  try {
    const list = JSON.parse(kept(STORED) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The stored games, most recent first. */
export const storedGames = signal<Entry[]>(read());

function write(entries: Entry[]): void {
  const sorted = entries.sort((a, b) => b.touched - a.touched).slice(0, KEPT);
  storedGames.value = sorted;
  keep(STORED, JSON.stringify(sorted));
}

/** Stores a game or updates it. */
export function note(game: Game, token: string): void {
  const entry: Entry = {
    id: game.id,
    token,
    name: game.name,
    names: game.names,
    seats: game.seats,
    moves: game.moves.length,
    outcome: game.outcome && { winner: game.outcome.winner },
    board: {
      size: game.layout.size,
      marks: game.layout.marks,
      active: game.layout.active,
      position: game.position,
    },
    touched: Date.now(),
  };
  write([entry, ...read().filter((old) => old.id !== game.id)]);
}

/** Removes a game. Its seat token is lost with it. */
export function forget(id: string): void {
  write(read().filter((entry) => entry.id !== id));
}

/** The token of a seat, if this browser has it. */
export function tokenOf(id: string): string | null {
  return read().find((entry) => entry.id === id)?.token ?? null;
}
