// The games started in this browser, with their seat tokens, in local storage.
import { signal } from "@preact/signals";
import type { Game, Invitations, Layout, Names, Outcome, SeatHolder, Side, Text } from "../api/schema";
import { keep, kept } from "../storage";

/** A stored game. */
export interface Entry {
  id: string;
  token: string;
  name: Text;
  names: Names;
  seats: Record<Side, SeatHolder>;
  /** The sides of this browser; games that were stored before people could meet have none. */
  sides?: Side[];
  /** The secrets by which others take the seats that are open, if this browser has given them away. */
  invitations?: Invitations;
  /** The side to move. */
  side?: Side | null;
  /** When the time of the side to move is over, in milliseconds since 1970, where it has days for a turn. */
  due?: number | null;
  paused?: boolean;
  cancelled?: boolean;
  /** Whether signals of the other player are hidden in this game, where that was chosen for it. */
  muted?: "yes" | "no";
  moves: number;
  /** How it ended; null while it goes on. */
  outcome: Pick<Outcome, "winner"> | null;
  /** The board as it stands; games that were stored before there were pictures have none. */
  board?: Pick<Layout, "size" | "marks" | "active"> & { position: string };
  touched: number;
}

const STORED = "games";
/** The maximum number of stored games; older ones are dropped, but for those that another person waits in. */
export const KEPT = 100;

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
  const sorted = entries
    .sort((a, b) => b.touched - a.touched)
    .filter((entry, at) => at < KEPT || isShared(entry));
  storedGames.value = sorted;
  keep(STORED, JSON.stringify(sorted));
}

/** Whether it goes on, or waits, between this browser and another person. */
export function isShared({ seats, sides, outcome, cancelled }: Entry): boolean {
  if (outcome || cancelled) return false;
  const kinds = [seats.attackers.kind, seats.defenders.kind];
  return kinds.includes("open") || (!kinds.includes("engine") && sides?.length === 1);
}

/** What is known of a game besides the game itself; what is left out stays as it is stored. */
type Known = Partial<Pick<Entry, "sides" | "invitations" | "muted">>;

/** Stores a game or updates it. */
export function note(game: Game, token: string, known: Known = {}): void {
  const entries = read();
  const old = entries.find((entry) => entry.id === game.id);
  const { sides = old?.sides, invitations = old?.invitations, muted = old?.muted } = known;
  const changed = old?.moves !== game.moves.length || old.cancelled !== game.cancelled;
  const entry: Entry = {
    id: game.id,
    token,
    name: game.name,
    names: game.names,
    seats: game.seats,
    ...(sides ? { sides } : {}),
    ...(invitations ? { invitations } : {}),
    ...(muted ? { muted } : {}),
    side: game.side,
    due: dueAt(game),
    paused: game.paused,
    cancelled: game.cancelled,
    moves: game.moves.length,
    outcome: game.outcome && { winner: game.outcome.winner },
    board: {
      size: game.layout.size,
      marks: game.layout.marks,
      active: game.layout.active,
      position: game.position,
    },
    touched: old && !changed ? old.touched : Date.now(),
  };
  write([entry, ...entries.filter((one) => one.id !== game.id)]);
}

/** When the turn must be over, where turns have days. */
function dueAt({ clocks, side, paused }: Game): number | null {
  const clock = side && clocks?.[side];
  return clock && clock.control.kind === "correspondence" && !paused ? Date.now() + clock.left : null;
}

/** Removes a game. Its seat token is lost with it. */
export function forget(id: string): void {
  write(read().filter((entry) => entry.id !== id));
}

/** What is stored of a game. */
export function stored(id: string): Entry | undefined {
  return read().find((entry) => entry.id === id);
}

/** The token of a seat, if this browser has it. */
export function tokenOf(id: string): string | null {
  return stored(id)?.token ?? null;
}

/** The secrets of the open seats, if this browser has them. */
export function invitationsOf(id: string): Invitations | null {
  return storedGames.value.find((entry) => entry.id === id)?.invitations ?? null;
}

/** The seats that were asked for and not yet given, by game: the secret that the player has made for each. */
const PENDING = "pending-seats";

/**
 * The secret for a seat, made here and kept before it is sent: if the answer is lost, the same request can be sent again.
 */
export function seatToken(game: string): string {
  const pending = readPending();
  const known = pending[game];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const token = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(PENDING, JSON.stringify({ ...pending, [game]: token }));
  return token;
}

/** Whether a seat was asked for, and the answer has not come. */
export function isSeatPending(game: string): boolean {
  return game in readPending();
}

/** The seat is given, or will not be: its secret is kept with the game, or of no use. */
export function seatSettled(game: string): void {
  const { [game]: _, ...others } = readPending();
  keep(PENDING, Object.keys(others).length > 0 ? JSON.stringify(others) : null);
}

function readPending(): Record<string, string> {
  try {
    return { ...JSON.parse(kept(PENDING) ?? "{}") };
  } catch {
    return {};
  }
}
