// What the coach says of a position: the most urgent of what the server reports. It knows no rules and judges nothing.
import type { Features, Game, PlayedMove, Position, Side, Text } from "../api/schema";
import { listed, say, t } from "../words/words";

/** A way of the king of at most this many moves is near. */
const NEAR = 2;
/** A ring with at most this many gaps is nearly closed. */
const NEARLY_CLOSED = 2;
/** A side with at most this many moves may soon have none. */
const FEW_MOVES = 6;

/** What a comment is made from. */
export interface Seen {
  game: Pick<Game, "moves" | "position" | "outcome">;
  /** The learner's side, whose turn it is. */
  mine: Side;
  /** What the server says of a position, perhaps of an earlier one. */
  position: Pick<Position, "position" | "wins" | "threats" | "king" | "features"> | null;
  /** The same at the learner's turn before, so that what is new comes first; null where there was none. */
  before: { features: Features | null } | null;
  /** What to look out for under these rules; null until it is known. */
  advice: readonly Text[] | null;
}

/** The most urgent comment: what has just happened, and what matters now. */
export function comment({ game, mine, position, before, advice }: Seen): string {
  if (game.outcome) return "";
  const turns = game.moves.filter(({ side }) => side === mine).length;
  const said = turns === 0 ? (advice ?? []).slice(0, 2).map(say) : happened(game.moves, mine);
  // What the server has said of an earlier turn is not true of this one.
  if (position?.position !== game.position) return said.join(" ") || t("coach-wait");
  const { features } = position;
  const old = before?.features ?? null;
  const urgent =
    decisive(mine, position) ??
    inDanger(mine, features, old) ??
    shape(mine, features) ??
    prey(mine, features, old);
  if (urgent) return [...(turns === 0 ? [] : said), urgent].join(" ");
  if (said.length > 0) return said.join(" ");
  return advice ? quiet(mine, features, turns, advice) : t("coach-wait");
}

/** What the last two moves captured. */
function happened(moves: readonly PlayedMove[], mine: Side): string[] {
  const since = moves.slice(moves.findLastIndex(({ side }) => side === mine));
  const taken = (own: boolean) =>
    since.filter(({ side }) => (side === mine) === own).flatMap(({ captures }) => captures);
  const [took, lost] = [taken(true), taken(false)];
  if (lost.length > 0) return [t("coach-lost", { points: listed(lost) })];
  return took.length > 0 ? [t("coach-took", { points: listed(took) })] : [];
}

type Facts = Pick<Position, "wins" | "threats" | "king" | "features">;

/** What can decide the game within a move or two. */
function decisive(mine: Side, { wins, threats, king, features }: Facts): string | null {
  if (wins.length > 0) return t("coach-can-win");
  const threat = threats.wins[0];
  if (threat) {
    const { from, to } = threat;
    if (mine === "attackers" && from === king?.at) return t("coach-king-runs", { from, to });
    if (mine === "defenders" && features?.king.missing === 1) return t("coach-king-danger");
    return t("coach-loses-next", { from, to });
  }
  const gaps = features?.encirclement?.gaps;
  if (gaps && gaps.length > 0 && gaps.length <= NEARLY_CLOSED)
    return t(`coach-surrounds-${mine}`, { points: listed(gaps) });
  const moves = (king?.ways[0]?.length ?? 1) - 1;
  return moves > 0 && moves <= NEAR ? t(`coach-way-${mine}`, { moves }) : null;
}

/** The learner's men that can be captured and could not a turn ago; without an earlier turn, all that can. */
function inDanger(mine: Side, now: Features | null, old: Features | null): string | null {
  const men = now?.hanging[mine].filter((point) => !old?.hanging[mine].includes(point)) ?? [];
  return men.length > 0 ? t("coach-man-danger", { points: listed(men) }) : null;
}

/** The same of the enemy's men. */
function prey(mine: Side, now: Features | null, old: Features | null): string | null {
  const other = mine === "attackers" ? "defenders" : "attackers";
  const isNew = now?.hanging[other].some((point) => !old?.hanging[other].includes(point));
  return isNew ? t("coach-may-capture") : null;
}

/** What the king's danger, the ring and the moves left have come to. */
function shape(mine: Side, features: Features | null): string | null {
  if (!features) return null;
  const { king, ring, mobility, men } = features;
  const missing = king.missing ?? 0;
  if (missing > 0 && missing <= 2 && king.held.length > 0)
    return t(`coach-held-${mine}`, { held: king.held.length, moves: missing });
  if (mobility && mobility[mine] <= FEW_MOVES)
    return t(mobility.loses ? "coach-few-moves" : "coach-few-moves-draw", { moves: mobility[mine] });
  if (ring.closed) return t(`coach-ring-closed-${mine}`);
  const gaps = ring.gaps ?? [];
  if (gaps.length > 0 && gaps.length <= NEARLY_CLOSED)
    return t(`coach-ring-gaps-${mine}`, { points: listed(gaps) });
  return men[mine].now * 2 <= men[mine].start ? t("coach-few-men") : null;
}

/** What is worth a thought where nothing is urgent, in turn: the advice, men in danger for longer, the corners. */
function quiet(mine: Side, features: Features | null, turns: number, advice: readonly Text[]): string {
  const standing = [
    inDanger(mine, features, null),
    features && cornerWords(mine, features),
    prey(mine, features, null),
  ].filter((words) => words !== null);
  const round = standing.length + 1;
  const words = standing[((turns - 1) % round) - 1];
  if (words) return words;
  // The first two were said at the beginning.
  const next = advice[(2 + Math.floor((turns - 1) / round)) % Math.max(1, advice.length)];
  return next ? `${t("coach-quiet")} ${say(next)}` : t("coach-quiet");
}

/** How many corners are closed, and which are open, or open with no attacker near. */
function cornerWords(mine: Side, { corners }: Features): string | null {
  if (corners.length === 0) return null;
  const open = corners.filter(({ closed }) => !closed).map(({ at }) => at);
  if (open.length === 0) return t(mine === "attackers" ? "coach-corners-held" : "coach-corners-shut");
  const closed = corners.length - open.length;
  const bare = corners.filter((corner) => !corner.closed && corner.attackers === 0).map(({ at }) => at);
  // Where none is guarded, that is nothing special about any of them.
  if (bare.length > 0 && bare.length < open.length)
    return t(`coach-corners-bare-${mine}`, { closed, count: corners.length, points: listed(bare) });
  if (mine === "defenders") return t("coach-corners-defenders", { points: listed(open) });
  return t("coach-corners-attackers", { closed, count: corners.length, points: listed(open) });
}
