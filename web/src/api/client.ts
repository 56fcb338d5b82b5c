// Requests to the server. Whatever goes wrong comes out as a Problem with a code that the words know.

import { canAnswer, worker } from "../local/can-answer";
import { gameChanged } from "../local/game-changes";
import { isHere } from "../local/game-id";
import type { ApiRequest } from "../local/protocol";
import { hasServer } from "../site";
import { keepAnswer, keptAnswer } from "./kept-answers";
import { missingIn, Problem } from "./problem";
import { answered, offline, ROOT } from "./reach";
import type {
  ActionRequest,
  BalanceList,
  ChallengeList,
  Comparison,
  Created,
  FirstGame,
  Game,
  Hint,
  Joined,
  JoinRequest,
  LessonList,
  LevelList,
  NewGame,
  Problem as ProblemDocument,
  Puzzle,
  PuzzleList,
  Readings,
  Ruleset,
  RulesetList,
  StudyList,
} from "./schema";

/** Asks for JSON, and gives what comes back. */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answer(path, init);
  return (await response.json().catch(() => null)) as T;
}

/** Asks for a text. */
export async function requestText(path: string): Promise<string> {
  return (await answer(path)).text();
}

/** From the server, or from files; from this browser for the games that it keeps, and where no server answers. */
async function answer(path: string, init?: RequestInit): Promise<Response> {
  const asked = asApiRequest(path, init);
  const response = isOfHere(asked)
    ? await here(asked)
    : hasServer
      ? await fromServer(path, asked, init)
      : await (await import("./files")).fromFiles(asked);
  if (!response.ok) throw problemOf(path, response.status, await response.json().catch(() => null));
  return response;
}

/** Loaded only once it is needed: most pages ask the server alone. */
const answerHere = async (asked: ApiRequest) => (await import("../local/local-api")).answerHere(asked);

/** What this browser says of a position, where it has the rules at hand: then the server need not be asked with every move. */
async function positionHere(asked: ApiRequest): Promise<Response | null> {
  if (!worker.isReady || asked.path[0] !== "positions") return null;
  const known = await answerHere(asked).catch(() => null);
  // Games and rule sets of the server it does not know.
  return known?.status === 200 ? new Response(known.body) : null;
}

async function fromServer(path: string, asked: ApiRequest, init?: RequestInit): Promise<Response> {
  const there = await positionHere(asked);
  if (there) return there;
  try {
    const response = await fetch(ROOT + path, init);
    answered();
    void keepAnswer(asked, ROOT + path, response);
    return response;
  } catch (error) {
    const problem = offline(error);
    const known = canAnswer ? await answerHere(asked).catch(() => null) : null;
    // What this browser does not know, the server may.
    if (known?.status && known.status !== 404) return new Response(known.body, { status: known.status });
    const kept = await keptAnswer(ROOT + path);
    if (kept) return kept;
    throw problem;
  }
}

async function here(asked: ApiRequest): Promise<Response> {
  const known = canAnswer ? await answerHere(asked) : null;
  if (!known?.status) throw new Problem("not-found", "this browser cannot answer that");
  if (asked.method !== "GET" && asked.path[1]) gameChanged(asked.path[1]);
  return new Response(known.body, { status: known.status === 204 ? 200 : known.status });
}

/** Whether a request is about a game that this browser keeps. */
function isOfHere({ path: [collection, id] }: ApiRequest): boolean {
  return (collection === "games" || collection === "library") && id !== undefined && isHere(id);
}

/** A request as the engine's worker takes it. */
function asApiRequest(path: string, init?: RequestInit): ApiRequest {
  const url = new URL(path, "http://here");
  const headers = new Headers(init?.headers);
  return {
    method: init?.method ?? "GET",
    path: url.pathname.split("/").slice(1).map(decodeURIComponent),
    query: [...url.searchParams].flat(),
    body: typeof init?.body === "string" ? init.body : "",
    token: headers.get("authorization")?.replace("Bearer ", "") ?? "",
  };
}

/** What a refusal of what was asked below `ROOT` says. */
export function problemOf(path: string, status: number, body: Partial<ProblemDocument> | null) {
  const { code = "internal", detail = `status ${status}`, ply = null, fault = null } = body ?? {};
  const asked = path.split(/[/?]/)[1] ?? "";
  return new Problem(code === "not-found" ? missingIn(asked) : code, detail, ply, fault);
}

/** Sends something. */
export function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return request<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

const kept = new Map<string, Promise<unknown>>();

/** Answers that never change while the server runs are asked for once. */
function once<T>(path: string): Promise<T> {
  return remembered(path, request<T>);
}

function onceText(path: string): Promise<string> {
  return remembered(path, requestText);
}

function remembered<T>(path: string, ask: (path: string) => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const fresh = ask(path);
  kept.set(path, fresh);
  fresh.catch(() => kept.delete(path));
  return fresh;
}

/** The path of a game, or of something that belongs to it. */
export function gamePath(id: string, part = ""): string {
  return `/games/${encodeURIComponent(id)}${part}`;
}

/** A rule-set id in a path: its `+` signs stay as people write them. */
export function idInPath(id: string): string {
  return encodeURIComponent(id).replaceAll("%2B", "+");
}

export const rulesets = () => once<RulesetList>("/rulesets").then((all) => all.rulesets);
export const ruleset = (id: string) => once<Ruleset>(`/rulesets/${idInPath(id)}`);
export const gameRuleset = (id: string) => once<Ruleset>(gamePath(id, "/ruleset"));
/** The text of a file that plays by the rules of a game, as they were when it began. */
export const gameFile = (id: string) => onceText(gamePath(id, "/template"));
export const firstGame = () => request<FirstGame>("/first-game");
export const levels = () => once<LevelList>("/levels").then((all) => all.levels);
export const compare = (a: string, b: string) =>
  once<Comparison>(`/compare?a=${encodeURIComponent(a)}&b=${encodeURIComponent(b)}`);
export const puzzles = () => once<PuzzleList>("/puzzles").then((all) => all.puzzles);
export const puzzle = (id: string) => once<Puzzle>(`/puzzles/${encodeURIComponent(id)}`);
export const studies = () => once<StudyList>("/studies").then((all) => all.studies);
export const balance = (id: string) =>
  once<BalanceList>(`/rulesets/${idInPath(id)}/balance`).then((all) => all.balance);
export const readings = (id: string) => once<Readings>(`/rulesets/${idInPath(id)}/readings`);

export const newGame = (game: NewGame) => post<Created>("/games", game);
export const readGame = (id: string) => request<Game>(gamePath(id));
export const join = (id: string, seat: JoinRequest) => post<Joined>(gamePath(id, "/seats"), seat);
export const act = (id: string, token: string, action: ActionRequest) =>
  post<Game>(gamePath(id, "/actions"), action, token);
export const deleteGame = (id: string, token: string) =>
  request<null>(gamePath(id), { method: "DELETE", headers: { authorization: `Bearer ${token}` } });
export const challenges = () => request<ChallengeList>("/challenges").then((all) => all.challenges);
export const hint = (id: string, token: string) => post<Hint>(gamePath(id, "/hint"), {}, token);
export const lessons = () => once<LessonList>("/lessons");
