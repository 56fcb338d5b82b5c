// Requests to the server. Whatever goes wrong comes out as a Problem with a code that the words know.
import { answered, unanswered } from "./reach";
import type {
  ActionRequest,
  BalanceList,
  ChallengeList,
  Comparison,
  Created,
  Disagreement,
  DisagreementList,
  Explanation,
  ExplanationRequest,
  FirstGame,
  Game,
  Hint,
  Joined,
  JoinRequest,
  LessonList,
  LevelList,
  NewGame,
  Position,
  PositionRequest,
  Problem as ProblemDocument,
  Puzzle,
  PuzzleList,
  Readings,
  Ruleset,
  RulesetList,
  SetupFault,
  StudyList,
  Tried,
} from "./schema";

/** A refusal by the server, or `offline` when nobody answers. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    detail: string,
    /** The move of a list that is at fault, counted from 1. */
    readonly ply: number | null = null,
    /** What is wrong with the arrangement of pieces that was sent. */
    readonly fault: SetupFault | null = null,
  ) {
    super(detail);
  }
}

/** Where the API is. */
export const ROOT = "/api/v1";

/** Asks for JSON, and gives what comes back. */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answer(path, init);
  return (await response.json().catch(() => null)) as T;
}

/** Asks for a text. */
export async function requestText(path: string): Promise<string> {
  return (await answer(path)).text();
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(ROOT + path, init).catch((error) => {
    throw offline(error);
  });
  answered();
  if (!response.ok) throw problemOf(response, await response.json().catch(() => null));
  return response;
}

/** What is to be said when nobody has answered. */
export function offline(error: unknown): Problem {
  unanswered();
  return new Problem("offline", String(error));
}
/** What is missing where the server does not find it, by the collection that was asked; a game anywhere else. */
const MISSING: Record<string, string> = {
  lessons: "unknown-lesson",
  measurements: "unknown-measurement",
  puzzles: "unknown-puzzle",
  studies: "unknown-study",
};

/** What a refusal says. */
export function problemOf(response: Response, body: Partial<ProblemDocument> | null) {
  const { code = "internal", detail = response.statusText, ply = null, fault = null } = body ?? {};
  const asked = new URL(response.url).pathname.slice(ROOT.length + 1).split("/")[0] ?? "";
  return new Problem(code === "not-found" ? (MISSING[asked] ?? code) : code, detail, ply, fault);
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
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const fresh = request<T>(path);
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
export const positionOf = (request: PositionRequest) => post<Position>("/positions", request);
export const lessons = () => once<LessonList>("/lessons");
export const tried = (lesson: string, task: number, moves: readonly string[]) =>
  request<Tried>(`/lessons/${encodeURIComponent(lesson)}/${task}?moves=${moves.join(",")}`);

/** Why a move is not legal, or what makes the men fall that it captures. */
export function explain(asked: ExplanationRequest): Promise<Explanation> {
  return post("/explanations", asked);
}

/** Positions of which two rule sets do not make the same, one for each rule that shows. */
export async function disagreements(a: string, b: string): Promise<Disagreement[]> {
  const pair = new URLSearchParams({ a, b });
  return (await request<DisagreementList>(`/disagreements?${pair}`)).disagreements;
}
