// Texts for screen readers: moves, captures, announcements, endings, and the piece on a point.
import type { PieceKind, PointFacts } from "../../board";
import type { Game, Names, Outcome, PlayedMove, Score, Side, Situation } from "../api/schema";
import { isTogether, nameOf, other, sayOf } from "../together/players";
import { capital, has, listed, say, t } from "../words/words";
import { mayStay } from "./going-on";

/** The name of a side in this game. */
export function sideName(names: Names, side: Side): string {
  return say(names[side]);
}

/** A message about a side, with a capital where its name opens the sentence. */
export function about(key: string, names: Names, side: Side): string {
  return capital(t(key, { side: sideName(names, side) }));
}

/** Describes a move; the mover is named by the side, unless another name is given. */
export function moveSpoken(
  move: PlayedMove,
  game: Situation,
  side: string = sideName(game.names, move.side),
): string {
  const said: string[] = [];
  if (move.die !== null) said.push(t("say-die", { value: move.die }));
  said.push(capital(deed(move, side)));
  if (move.captures.length > 0)
    said.push(t("say-captures", { count: move.captures.length, points: listed(move.captures) }));
  if (move.announcement) said.push(`${t(`game-announce-${move.announcement}`)}.`);
  return said.join(" ");
}

function deed(move: PlayedMove, side: string): string {
  const { from, to } = move;
  if (!from || !to) return t("say-pass", { side });
  return from === to ? t("say-stay", { side, point: to }) : t("say-move", { side, from, to });
}

/** What the side to move may or must do with the piece on this point, which has captured. */
export function goingOnWords(game: Situation, point: string): string {
  const key = mayStay(game, point) ? "game-may-go-on" : "game-must-go-on";
  return capital(t(key, { side: game.side ? sideName(game.names, game.side) : "", point }));
}

/** Describes what happened between two states of a game. */
export function news(old: Game, game: Game, mine: readonly Side[]): string {
  const said: string[] = [];
  if (game.moves.length < old.moves.length) said.push(t("say-taken-back", { ply: game.moves.length }));
  else
    for (const move of game.moves.slice(old.moves.length))
      said.push(moveSpoken(move, game, nameOf(game, move.side) ?? undefined));
  const { offer } = game;
  if (offer && (offer.side !== old.offer?.side || old.offer.kind !== offer.kind))
    said.push(offeredWords(game, mine, offer));
  if (game.paused && !old.paused) said.push(`${t("together-paused")}.`);
  if (game.cancelled && !old.cancelled) said.push(`${t("together-cancelled")}.`);
  if (game.outcome && !old.outcome) said.push(...resultWords(game, game.outcome));
  else if (game.side && (game.moves.length !== old.moves.length || (old.paused && !game.paused))) {
    const point = game.going_on;
    if (point) return [...said, `${goingOnWords(game, point)}.`].join(" ");
    const alone = mine.length === 1 && mine[0] === game.side;
    if (alone) said.push(t("say-your-turn"));
    else if (nameOf(game, game.side)) said.push(`${sayOf("together-turn", game, game.side)}.`);
    else said.push(about("say-turn", game.names, game.side));
  }
  return said.join(" ");
}

/** Says what a player offers, to that player or to the others. */
export function offeredWords(
  game: Game,
  mine: readonly Side[],
  { side, kind }: NonNullable<Game["offer"]>,
): string {
  if (!isTogether(game, mine)) return about("game-draw-offered", game.names, side);
  return mine.includes(side) ? t(`together-asked-${kind}`) : sayOf(`together-offer-${kind}`, game, side);
}

/** Describes the winner and the reason, by the players' names where they have any. */
export function resultWords(game: Game, outcome: Outcome): [string, string] {
  const [won, reason] = outcomeSpoken(outcome, game.names);
  const { winner } = outcome;
  if (!winner) return [won, reason];
  const loser = other(winner);
  const byName = nameOf(game, loser) && OF_LOSER.includes(outcome.reason);
  return [
    nameOf(game, winner) ? `${sayOf("together-won", game, winner)}.` : won,
    byName ? sayOf(`together-lost-${outcome.reason}`, game, loser) : reason,
  ];
}

/** The reasons whose words name the side that lost. */
const OF_LOSER: readonly string[] = ["resigned", "out-of-time", "absent"];

/** Describes the winner and the reason. */
export function outcomeSpoken(outcome: Outcome, names: Names): [string, string] {
  const winner = outcome.winner ? about("end-winner", names, outcome.winner) : t("end-draw");
  if (OF_LOSER.includes(outcome.reason) && outcome.winner) {
    return [`${winner}.`, about(`end-reason-${outcome.reason}`, names, other(outcome.winner))];
  }
  const known = has(`end-reason-${outcome.reason}`);
  return [`${winner}.`, known ? t(`end-reason-${outcome.reason}`) : t("end-reason-other")];
}

/** Describes a score. */
export function scoreSpoken(score: Score, names: Names): string {
  if (score.kind === "win")
    return capital(t("score-win", { side: sideName(names, score.side), plies: score.plies }));
  const men = Math.round(Math.abs(score.value) / 10) / 10;
  if (men < 0.3) return t("score-even");
  const side = score.value > 0 ? "attackers" : "defenders";
  return capital(t("score-ahead", { side: sideName(names, side), men }));
}

/** The name of a piece in this game; for a special piece, its kind and side. */
export function pieceName(piece: PieceKind, names: Names): string {
  if (piece === "king") return say(names.king);
  const [side, special] = piece.split("-");
  if (!special) return say(side === "attacker" ? names.attacker : names.defender);
  const men = say(side === "attacker" ? names.attackers : names.defenders);
  return t("piece-special", { kind: t(`piece-${special}`), side: men });
}

/** Announces that a piece was selected. */
export function pickedSpoken(kind: PieceKind, point: string, count: number, names: Names): string {
  return capital(t("say-picked", { piece: pieceName(kind, names), point, count }));
}

/** The accessible name of a point. */
export function pointSpoken(facts: PointFacts, names: Names): string {
  const { point, piece } = facts;
  let words: string;
  if (piece) words = t("cell-piece", { point, piece: pieceName(piece, names) });
  else words = t("cell-empty", { point });
  if (facts.mark) words = t("cell-mark", { cell: words, mark: t(`mark-${facts.mark}`) });
  if (facts.moves > 0) words = t("cell-moves", { cell: words, count: facts.moves });
  if (facts.target) words = t("cell-target", { cell: words });
  if (facts.selected) words = t("cell-selected", { cell: words });
  return words;
}
