// The game that a stand replays while nobody plays.
import type { GameData } from "../../embed/game";
import { ruleset } from "../api/client";
import { keptGame, library, toReplay } from "../api/library";
import { Problem } from "../api/problem";
import type { KeptGame, Side } from "../api/schema";

/** A game to look at, and who played it; null for our engine against itself, and where there are no moves. */
export interface Replayed {
  game: GameData;
  players: Record<Side, string> | null;
}

const SIDES: readonly Side[] = ["attackers", "defenders"];

/**
 * A game under a rule set: one that was imported into the library and has a winner, which those who run the stand may have chosen; else one
 * that our engine has won against itself at its strongest, the shortest of those; else the opening position alone.
 */
export async function replayed(rules: string): Promise<Replayed> {
  const brought = await broughtIn(rules);
  const chosen = brought === null ? await ofStudies(rules) : await keptGame(brought);
  if (chosen === null) return { game: await opening(rules), players: null };
  const { shown, study, tags } = chosen;
  const { attackers, defenders } = tags;
  return { game: shown, players: study || !attackers || !defenders ? null : { attackers, defenders } };
}

async function broughtIn(rules: string): Promise<string | null> {
  const { games } = await library(new URLSearchParams({ rules }));
  const won = games.find(({ imported, result }) => imported && SIDES.some((side) => side === result));
  return won?.id ?? null;
}

async function ofStudies(rules: string): Promise<KeptGame | null> {
  try {
    return await toReplay(rules);
  } catch (error) {
    // There is none, or a site of files has none for such an id.
    if (error instanceof Problem && ["not-found", "no-server"].includes(error.code)) return null;
    throw error;
  }
}

async function opening(rules: string): Promise<GameData> {
  const { layouts, layout } = await ruleset(rules);
  const drawn = layouts.find(({ id }) => id === layout) ?? layouts[0];
  return drawn
    ? { size: drawn.size, start: drawn.position, marks: drawn.marks, active: drawn.active }
    : { start: "" };
}
