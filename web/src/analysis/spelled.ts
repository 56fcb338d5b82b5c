// Moves, chances and scores as this page writes them.
import type { Chance, MoveOrPass, Names, Score, Side } from "../api/schema";
import { sideName } from "../play/speech";
import { capital, language, percent, t } from "../words/words";

/** A move as people read it: a dash between the points, a cross before what is captured. */
export function spelled({ from, to, captures }: Omit<MoveOrPass, "text">): string {
  if (from === null || to === null) return t("game-lost-turn");
  const words = from === to ? t("moves-stay", { point: to }) : `${from}–${to}`;
  return captures.length > 0 ? `${words} ×${captures.join(" ")}` : words;
}

/** The chance of one side in hundredths. Those of both make a hundred, and only what is certain is 0 or 100. */
export function percentOf(chance: Chance, side: Side): string {
  const attackers = rounded(chance.attackers);
  return percent((side === "attackers" ? attackers : 100 - attackers) / 100);
}

function rounded(chance: number): number {
  return chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** The chance of a side, or that somebody wins by force. */
export function chanceWords(score: Score | null, chance: Chance, side: Side, names: Names): string {
  if (score?.kind === "win")
    return capital(t("score-win", { side: sideName(names, score.side), plies: score.plies })).replace(
      /\.$/,
      "",
    );
  return t("analysis-chance", { side: capital(sideName(names, side)), chance: percentOf(chance, side) });
}

/** The side that stands better, or either where none does. */
export function leader(chance: Chance): Side {
  return chance.defenders > chance.attackers ? "defenders" : "attackers";
}

/** A number with the language's own grouping. */
export function grouped(count: number): string {
  return new Intl.NumberFormat(language.value, { notation: count >= 10_000 ? "compact" : "standard" }).format(
    count,
  );
}
