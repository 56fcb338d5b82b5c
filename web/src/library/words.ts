// Players, results and rule sets as the library says them.
import type { Player, RecordNote, StudyGame, StudyGameArm, StudyStrength, Text } from "../api/schema";
import { say, t } from "../words/words";

/** A player: a name, the engine, or unknown. */
export function playerWords(player: Player): string {
  if (player.level !== null) return t("library-engine", { level: player.level });
  return player.name ?? t("library-unknown-player");
}

/** How a game ended. */
export function resultWords(result: string | null): string {
  return t(`library-result-${result ?? "unfinished"}`);
}

/** The address of an analysis from some moves of a game on. */
export function analysisAddress(rules: string, moves: readonly string[], start: string | null): string {
  const query = new URLSearchParams({ rules, moves: moves.join(",") });
  if (start) query.set("start", start);
  return `/analysis?${query}`;
}

/** The remarks among what hangs on the moves of a record, by ply. */
export function commentsOf(notes: readonly RecordNote[]): Record<number, string> {
  const said = notes.map(
    ({ ply, symbol, comment }) => [ply, [symbol, comment].filter(Boolean).join(" ")] as const,
  );
  return Object.fromEntries(said.filter(([, words]) => words !== ""));
}

/** A rule set's name, or its id if it is unknown. */
export function rulesWords(name: Text | null, id: string): string {
  return name ? say(name) : id;
}

/** How many positions a side could visit for a move: one number where both could visit as many. */
export function strengthWords({ attackers, defenders }: StudyStrength): string {
  if (attackers === defenders) return t("study-games-strength-even", { positions: attackers });
  return t("study-games-strength-uneven", { attackers, defenders });
}

/** How a game of a study was played: the strength, and what sets it apart from most of its games. */
export function playedWords({ strength, bare, evaluation }: StudyGame): string {
  const words = [strengthWords(strength)];
  if (evaluation) words.push(t("study-games-evaluation", { evaluation }));
  if (bare) words.push(t("study-games-bare"));
  return words.join(" · ");
}

/** What a study played: rule set and layout, without the rules that it changed. */
export function armWords({ arm, name, layout }: StudyGameArm): string {
  return name && layout ? `${say(name)}, ${say(layout)}` : (arm.split("{")[0] ?? arm);
}

export const results = ["attackers", "defenders", "draw", "unfinished"] as const;
