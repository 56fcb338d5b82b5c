// The game that a stand replays while nobody plays.
import type { GameData } from "../../embed/game";
import { ruleset } from "../api/client";
import { keptGame, library, studyGames } from "../api/library";
import type { Side, StudyStrength } from "../api/schema";
import { baseOf } from "../play/ruleset-id";

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
  const id = (await broughtIn(rules)) ?? (await ofStudies(rules));
  if (id === null) return { game: await opening(rules), players: null };
  const { shown, study, tags } = await keptGame(id);
  const { attackers, defenders } = tags;
  return { game: shown, players: study || !attackers || !defenders ? null : { attackers, defenders } };
}

async function broughtIn(rules: string): Promise<string | null> {
  const { games } = await library(new URLSearchParams({ rules }));
  const won = games.find(({ imported, result }) => imported && SIDES.some((side) => side === result));
  return won?.id ?? null;
}

async function ofStudies(rules: string): Promise<string | null> {
  // Studies have an arm for each layout and for what they change in the rules.
  const base = baseOf(rules);
  const { total, strengths } = await studyGames(new URLSearchParams({ rules: base }));
  if (total === 0) return null;
  const least = ({ attackers, defenders }: StudyStrength) => Math.min(attackers, defenders);
  for (const { attackers, defenders } of strengths.sort((a, b) => least(b) - least(a))) {
    const strength = `${attackers}-${defenders}`;
    const pages = SIDES.map((result) => studyGames(new URLSearchParams({ rules: base, result, strength })));
    const games = (await Promise.all(pages)).flatMap((page) => page.games);
    const [shortest] = games.filter(({ arm }) => arm.arm === rules).sort((a, b) => a.plies - b.plies);
    if (shortest) return shortest.id;
  }
  return null;
}

async function opening(rules: string): Promise<GameData> {
  const { layouts, layout } = await ruleset(rules);
  const drawn = layouts.find(({ id }) => id === layout) ?? layouts[0];
  return drawn
    ? { size: drawn.size, start: drawn.position, marks: drawn.marks, active: drawn.active }
    : { start: "" };
}
