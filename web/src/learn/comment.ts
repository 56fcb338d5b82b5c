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
  mine: Side;
  ours: boolean;
  /** What the server says of a position, perhaps of an earlier one. */
  position: Pick<Position, "position" | "wins" | "threats" | "captures" | "king" | "features"> | null;
  /** What to look out for under these rules; null until it is known. */
  advice: readonly Text[] | null;
}

/** The most urgent comment: what has just happened, and what matters now. */
export function comment({ game, mine, ours, position, advice }: Seen): string {
  if (game.outcome) return "";
  if (!ours) return t("coach-their-turn");
  const turns = game.moves.filter(({ side }) => side === mine).length;
  const said = turns === 0 ? (advice ?? []).slice(0, 2).map(say) : happened(game.moves, mine);
  // What the server has said of an earlier turn is not true of this one.
  if (position?.position !== game.position) return said.join(" ") || t("coach-wait");
  const urgent = danger(mine, position) ?? shape(mine, position.features);
  if (urgent) return [...said.slice(0, turns === 0 ? 0 : 1), urgent].join(" ");
  if (said.length > 0) return said.join(" ");
  return advice ? quiet(mine, position.features, turns, advice) : t("coach-wait");
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

type Facts = Pick<Position, "wins" | "threats" | "captures" | "king" | "features">;

/** What can happen within a move or two. */
function danger(mine: Side, { wins, threats, captures, king, features }: Facts): string | null {
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
  if (moves > 0 && moves <= NEAR) return t(`coach-way-${mine}`, { moves });
  const hanging = features?.hanging[mine] ?? [];
  if (hanging.length > 0) return t("coach-man-danger", { points: listed(hanging) });
  return captures.length > 0 ? t("coach-may-capture") : null;
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

/** What is worth a thought where nothing is urgent: the corners and the advice in turn. */
function quiet(mine: Side, features: Features | null, turns: number, advice: readonly Text[]): string {
  const corners = features ? cornerWords(mine, features) : null;
  if (corners && turns % 2 === 0) return corners;
  // The first two were said at the beginning.
  const next = advice[(2 + Math.floor(turns / 2)) % Math.max(1, advice.length)];
  return [t("coach-quiet"), next ? say(next) : (corners ?? "")].join(" ").trim();
}

/** How many corners are closed, and which are open. */
function cornerWords(mine: Side, { corners }: Features): string | null {
  if (corners.length === 0) return null;
  const open = corners.filter(({ closed }) => !closed).map(({ at }) => at);
  if (open.length === 0) return t(mine === "attackers" ? "coach-corners-held" : "coach-corners-shut");
  if (mine === "defenders") return t("coach-corners-defenders", { points: listed(open) });
  const closed = corners.length - open.length;
  return t("coach-corners-attackers", { closed, count: corners.length, points: listed(open) });
}
