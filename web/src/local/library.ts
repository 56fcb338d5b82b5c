// The library of this browser: the games that it keeps, played and imported, answered in the worker.
import { HERE, isHere } from "./game-id";
import { allGames, changeGame } from "./game-store";
import { type LocalRecord, type ModuleAnswer, taken, type Whole, wholeModule } from "./module";
import type { Answer, ApiRequest } from "./protocol";

/** There is no such game. */
export const NOT_FOUND: Answer = {
  status: 404,
  body: JSON.stringify({ code: "not-found", detail: "this browser keeps no such game" }),
};

/** Whether what is kept is an imported record, in which no moves are made. */
export function isRecord(stored: string): boolean {
  return stored.startsWith('{"line":');
}

/** Does something with a game, played or imported, as a record. */
export async function withRecord(id: string, look: (record: LocalRecord) => ModuleAnswer): Promise<Answer> {
  const whole = await wholeModule();
  const stored = await changeGame(id, (stored) => ({ result: stored }));
  if (stored === null) return NOT_FOUND;
  const record = whole.record(id, stored);
  const answer = taken(look(record));
  record.free();
  return answer;
}

/** What the library has of the games that are kept. */
const inLibrary = new Map<string, string>();

/** Tells the library of what has changed since it was asked last: here, or on another page. */
async function refreshed(): Promise<Whole> {
  const [whole, games] = await Promise.all([wholeModule(), allGames()]);
  const { api, library } = whole;
  for (const name of inLibrary.keys()) {
    if (name in games) continue;
    library.remove(name);
    inLibrary.delete(name);
  }
  for (const [name, stored] of Object.entries(games)) {
    if (inLibrary.get(name) === stored) continue;
    library.put(api, name, stored);
    inLibrary.set(name, stored);
  }
  return whole;
}

/** Answers a request about the library; null for one that only a server can answer. */
export async function answerFromLibrary({ method, path, query }: ApiRequest): Promise<Answer | null> {
  const [, id, part] = path;
  if (method !== "GET") return null;
  if (id === undefined) {
    const { api, library } = await refreshed();
    return taken(library.search(api, query));
  }
  if (id === "explore") {
    const { api, library } = await refreshed();
    return taken(library.explore(api, query));
  }
  if (!isHere(id)) return null;
  if (part === undefined) return withRecord(id, (record) => record.kept());
  const theme = query[query.indexOf("theme") + 1];
  return part === "board.svg" ? withRecord(id, (record) => record.board(theme)) : null;
}

/** Reads a text with games and keeps those that are not kept yet. */
export async function importHere(body: string): Promise<Answer> {
  const { api } = await wholeModule();
  const imports = api.import(body, HERE, Date.now());
  const answer = taken(imports.answer);
  const { games } = imports;
  imports.free();
  if (answer.status !== 200) return answer;
  let kept = 0;
  for (let at = 0; at + 1 < games.length; at += 2) {
    const [name, stored] = games.slice(at, at + 2) as [string, string];
    kept += await changeGame(name, (before) => (before === null ? { stored, result: 1 } : { result: 0 }));
  }
  return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), kept }) };
}
