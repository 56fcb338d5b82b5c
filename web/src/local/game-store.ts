// Where this browser keeps its games: in its database; in memory where it has none to give, and on other people's pages, where nothing is
// left behind.

/** What is kept of a game, by its name. */
const STORE = "games";

let database: Promise<IDBDatabase | null> | undefined;
const memory = new Map<string, string>();

function opened(): Promise<IDBDatabase | null> {
  database ??= new Promise((done) => {
    try {
      if (import.meta.env.MODE === "embed") return done(null);
      const opening = indexedDB.open("hnefi", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
  return database;
}

/** What a change leaves: what is to be kept (null: nothing more), games to be kept beside it, and what comes of it. */
export interface Kept<T> {
  stored?: string | null;
  others?: Record<string, string>;
  result: T;
}

/**
 * Reads a game and writes what a change leaves of it, so that nothing comes between, from no other page either. `change` gets null where
 * there is no such game.
 */
export async function changeGame<T>(id: string, change: (stored: string | null) => Kept<T>): Promise<T> {
  const db = await opened();
  if (!db) {
    const { stored, others = {}, result } = change(memory.get(id) ?? null);
    if (stored === null) memory.delete(id);
    else if (stored !== undefined) memory.set(id, stored);
    for (const [other, text] of Object.entries(others)) memory.set(other, text);
    return result;
  }
  return new Promise((done, failed) => {
    const transaction = db.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    let outcome: { result: T } | undefined;
    const asked = store.get(id);
    asked.onsuccess = () => {
      try {
        const { stored, others = {}, result } = change((asked.result as string | undefined) ?? null);
        outcome = { result };
        if (stored === null) store.delete(id);
        else if (stored !== undefined) store.put(stored, id);
        for (const [other, text] of Object.entries(others)) store.put(text, other);
      } catch (error) {
        transaction.abort();
        failed(error);
      }
    };
    transaction.oncomplete = () => outcome && done(outcome.result);
    transaction.onerror = () => failed(transaction.error);
  });
}

/** All games, by name. */
export async function allGames(): Promise<Record<string, string>> {
  const db = await opened();
  if (!db) return Object.fromEntries(memory);
  const store = db.transaction(STORE).objectStore(STORE);
  const [names, texts] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
  return Object.fromEntries(names.map((name, at) => [String(name), String(texts[at])]));
}

/** Keeps games as another browser had them, in the place of those of the same name. */
export async function keepGames(games: Record<string, string>): Promise<void> {
  for (const [name, stored] of Object.entries(games))
    await changeGame(name, () => ({ stored, result: null }));
}

/** Removes all games. */
export async function removeGames(): Promise<void> {
  memory.clear();
  const db = await opened();
  if (db) await answerOf(db.transaction(STORE, "readwrite").objectStore(STORE).clear());
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}
