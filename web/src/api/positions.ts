// Questions about positions: how one stands, why a move is refused, where rule sets differ, whether a task is solved.
import { isHere } from "../local/game-id";
import { gameFile, post, request } from "./client";
import { keptGame } from "./library";
import type {
  Disagreement,
  DisagreementList,
  Explanation,
  ExplanationRequest,
  Position,
  PositionRequest,
  Tried,
} from "./schema";

export const positionOf = async (request: PositionRequest) =>
  post<Position>("/positions", await withRules(request));
export const tried = (lesson: string, task: number, moves: readonly string[]) =>
  request<Tried>(`/lessons/${encodeURIComponent(lesson)}/${task}?moves=${moves.join(",")}`);

/** The same question with the rules in it of a game that only this browser keeps. */
async function withRules(asked: PositionRequest): Promise<PositionRequest> {
  const { game, ...rest } = asked;
  if (!game || !isHere(game)) return asked;
  const { rules } = await keptGame(game);
  // What is built in has its sources by its name alone.
  return rules.own ? withoutGame(asked) : { ...rest, rules: rules.id };
}

/** The same question with the rules of a game in it, so that it can be answered without the game. */
export async function withoutGame({ game, ...request }: PositionRequest): Promise<PositionRequest> {
  return game ? { ...request, draft: await gameFile(game) } : request;
}

/** Why a move is not legal, or what makes the men fall that it captures. */
export async function explain(asked: ExplanationRequest): Promise<Explanation> {
  return post("/explanations", { ...asked, position: await withRules(asked.position) });
}

/** Positions of which two rule sets do not make the same, one for each rule that shows. */
export async function disagreements(a: string, b: string): Promise<Disagreement[]> {
  const pair = new URLSearchParams({ a, b });
  return (await request<DisagreementList>(`/disagreements?${pair}`)).disagreements;
}
