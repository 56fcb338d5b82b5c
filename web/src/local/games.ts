// Requests about the games that this browser keeps, answered in the worker.
import { hereId, isHere } from "./game-id";
import { changeGame, type Kept } from "./game-store";
import { isRecord, NOT_FOUND, withRecord } from "./library";
import { firstModule, type Loaded, type LocalGame, type ModuleAnswer, taken } from "./module";
import type { Answer, ApiRequest, Look } from "./protocol";

/** A game has been removed. */
const GONE: Answer = { status: 204, body: "null" };
/** A change is for an earlier version of the game. */
const OUT_OF_STEP: Answer = {
  status: 409,
  body: JSON.stringify({ code: "out-of-step", detail: "the game has changed meanwhile" }),
};

/** Gives the games in the JSON of an answer the names that they have here. */
function named(answer: Answer): Answer {
  if (answer.status === null || answer.status >= 300) return answer;
  const told = JSON.parse(answer.body);
  const game = told.game ?? told;
  game.id = hereId(game.id);
  if (game.next) game.next = hereId(game.next);
  if (game.two_games?.other) game.two_games.other = hereId(game.two_games.other);
  return { ...answer, body: JSON.stringify(told) };
}

/** Does something with a game and keeps what becomes of it, with the game that follows. */
function withGame(
  id: string,
  { open }: Loaded,
  change: (game: LocalGame) => ModuleAnswer | Answer,
): Promise<Answer> {
  return changeGame(id, (stored): Kept<Answer> => {
    if (stored === null || isRecord(stored)) return { result: NOT_FOUND };
    const game = open(stored);
    const before = game.version;
    const given = change(game);
    const result = "free" in given ? taken(given) : given;
    if (game.version === before) {
      game.free();
      return { result };
    }
    const next = game.successor(Date.now());
    const others = next ? { [hereId(next.id)]: next.stored() } : {};
    const kept = { stored: game.stored(), others, result };
    next?.free();
    game.free();
    return kept;
  });
}

/** Whether another person is to take a seat, for which a server is needed. */
function hasOpenSeat(body: string): boolean {
  const { attackers, defenders } = JSON.parse(body);
  return attackers?.kind === "open" || defenders?.kind === "open";
}

/** Begins a game, and keeps it. */
async function begin(body: string): Promise<Answer> {
  const { api } = await firstModule();
  const begun = api.begin(body, Date.now());
  const game = begun.game();
  const answer = named(taken(begun.answer));
  begun.free();
  if (game) await changeGame(hereId(game.id), () => ({ stored: game.stored(), result: null }));
  game?.free();
  return answer;
}

/** Answers a request about games; null for one that only a server can answer. */
export async function answerAboutGames({
  method,
  path,
  query,
  body,
  token,
}: ApiRequest): Promise<Answer | null> {
  const [, id, part] = path;
  if (method === "POST" && id === undefined) return hasOpenSeat(body) ? null : begin(body);
  if (id === undefined || !isHere(id)) return null;
  const now = Date.now();
  switch (`${method} ${part ?? ""}`) {
    case "GET ":
      return named(await withGame(id, await firstModule(), (game) => game.told(now)));
    case "POST actions":
      return named(await withGame(id, await firstModule(), (game) => game.act(token, body, now)));
    case "GET ruleset":
    case "GET template":
      return withRecord(id, (record) => record.rules(part === "template"));
    case "GET exports":
      return withRecord(id, (record) => record.exports());
    case "GET record":
      return withRecord(id, (record) => record.record(query[1] ?? ""));
    case "DELETE ":
      return remove(id, token);
    default:
      return null;
  }
}

async function remove(id: string, token: string): Promise<Answer> {
  const { open } = await firstModule();
  return changeGame(id, (stored): Kept<Answer> => {
    if (stored === null) return { result: NOT_FOUND };
    if (isRecord(stored)) return { stored: null, result: GONE };
    const game = open(stored);
    const isOwn = game.isOf(token);
    game.free();
    if (isOwn) return { stored: null, result: GONE };
    const body = JSON.stringify({ code: "not-your-seat", detail: "the token is not one of this game" });
    return { result: { status: 403, body } };
  });
}

/** How a game stands, for one who follows it. */
export async function look(id: string, token: string): Promise<Answer> {
  return withGame(id, await firstModule(), (game) => {
    const told = named(taken(game.told(Date.now())));
    const seen: Look = {
      game: told.body,
      version: game.version,
      stored: game.stored(),
      sides: game.sides(token) as Look["sides"],
      waitsForEngine: game.waitsForEngine,
      deadline: game.deadline ?? null,
    };
    return { status: 200, body: JSON.stringify(seen) };
  });
}

/** The engine does what it has found in this version of the game. */
export async function engineActs(id: string, version: number, body: string): Promise<Answer> {
  return withGame(id, await firstModule(), (game) =>
    game.version === version ? game.engineActs(body, Date.now()) : OUT_OF_STEP,
  );
}

/** Ends a game where the time of the side to move is over. */
export async function flag(id: string): Promise<Answer> {
  return withGame(id, await firstModule(), (game) => game.flag(Date.now()));
}
