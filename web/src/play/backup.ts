// Export and import of the stored data as a file.
import { forgetAnswers } from "../api/kept-answers";
import { isHere } from "../local/game-id";
import { allGames, keepGames, removeGames } from "../local/game-store";
import { everything, hadNoRoom, keep, kept } from "../storage";
import { merged } from "./backup-merge";

const FORMAT = "hnefi-browser/1";
/** What stored values are called. */
const NAME = /^[a-z][a-z0-9:/+.-]*$/i;

/** The stored data as text, with the games that this browser keeps. */
export async function exportData(): Promise<string> {
  const saved = new Date().toISOString();
  return JSON.stringify({ format: FORMAT, saved, kept: everything(), games: await allGames() }, null, 1);
}

/**
 * Imports an exported text beside what is here, of which nothing is lost, and returns the number of items; for anything else returns null and
 * changes nothing. Fails where there is no room for all of it; then games may have come, and nothing else has changed.
 */
export async function importData(text: string): Promise<number | null> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null || !("format" in read) || read.format !== FORMAT) return null;
  const values = "kept" in read && texts(read.kept, (name) => NAME.test(name));
  // Files of earlier versions have none.
  const games = "games" in read ? texts(read.games, isHere) : {};
  if (!values || !games) return null;
  await keepGames(games);
  const before = Object.keys(values).map((name): [string, string | null] => [name, kept(name)]);
  for (const [name, value] of Object.entries(values)) keep(name, merged(name, kept(name), value));
  if (before.some(([name]) => hadNoRoom(name))) {
    // What has grown goes first, so that there is room for what was here.
    for (const [name] of before) keep(name, null);
    for (const [name, value] of before) keep(name, value);
    throw new Error("there is no room for what was imported");
  }
  return Object.keys(values).length + Object.keys(games).length;
}

/** Texts by names that are allowed; null for anything else. */
function texts(read: unknown, allowed: (name: string) => boolean): Record<string, string> | null {
  if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
  const good = Object.entries(read).every(([name, value]) => allowed(name) && typeof value === "string");
  return good ? (read as Record<string, string>) : null;
}

/** Deletes all stored data. */
export async function deleteAllData(): Promise<void> {
  await Promise.all([removeGames(), forgetAnswers()]);
  for (const name of Object.keys(everything())) keep(name, null);
}
