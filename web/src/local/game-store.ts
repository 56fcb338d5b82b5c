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
      opening.onsuccess = () => {
        // Some browsers close a database that a page has not used for long; it is opened again then.
        opening.result.onclose = () => {
          database = undefined;
        };
        done(opening.result);
      };
      opening.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
  return database;
}

/** What a change leaves: what is to be kept (null: nothing more), games to be kept beside it unless they are there already, and what comes of it. */
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
    for (const [other, text] of Object.entries(others)) if (!memory.has(other)) memory.set(other, text);
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
        for (const [other, text] of Object.entries(others)) {
          const there = store.getKey(other);
          there.onsuccess = () => there.result === undefined && store.put(text, other);
        }
      } catch (error) {
        transaction.abort();
        failed(error);
      }
    };
    transaction.oncomplete = () => outcome && done(outcome.result);
    // Where the disk is full, nothing but the end of the transaction says so.
    transaction.onabort = () => failed(transaction.error ?? new Error("the game could not be kept"));
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

/** Keeps games as another browser had them. Of a game that is here already the longer one stays, which has gone on. */
export async function keepGames(games: Record<string, string>): Promise<void> {
  for (const [name, stored] of Object.entries(games))
    await changeGame(name, (here) =>
      here !== null && here.length >= stored.length ? { result: null } : { stored, result: null },
    );
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
