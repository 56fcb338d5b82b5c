// The coach of the first game: comments on the position with what the server reports, and knows no rules.
import { useEffect, useState } from "preact/hooks";
import { positionOf } from "../api/client";
import { moveText } from "../api/moves";
import type { Game, Position, Side } from "../api/schema";
import type { Session } from "../play/session";
import { listed, t } from "../words/words";
import { coach } from "./progress";
import "../styles/learn.css";

/** An escape route of at most this many moves is mentioned. */
const NEAR = 2;

/** The panel. */
export function Coach({ session, game }: { session: Session; game: Game }) {
  const [position, setPosition] = useState<Position | null>(null);
  const [off, setOff] = useState(false);
  const mine = session.mine.value[0];
  const ours = session.myTurn.value;
  // Comment on each of the learner's turns once
  useEffect(() => {
    if (!ours || game.outcome) return;
    let current = true;
    const moves = game.moves.map(moveText);
    positionOf({ game: game.id, moves }).then(
      (found) => current && setPosition(found),
      () => current && setPosition(null),
    );
    return () => {
      current = false;
    };
  }, [game.version, ours]);
  if (off || !mine) return null;
  return (
    <section class="coach" aria-labelledby="coach-title">
      <h2 id="coach-title">{t("coach-title")}</h2>
      <p role="status" data-testid="coach">
        {comment(game, mine, ours, position)}
      </p>
      <button
        type="button"
        class="plain"
        onClick={() => {
          coach(null);
          setOff(true);
        }}
      >
        {t("coach-off")}
      </button>
    </section>
  );
}

/** The most urgent comment. */
export function comment(game: Game, mine: Side, ours: boolean, position: Position | null): string {
  if (game.outcome) return t(game.outcome.winner === mine ? "coach-won" : "coach-over");
  if (!ours) return t("coach-their-turn");
  const last = game.moves.at(-1);
  const own = game.moves.at(-2);
  const said: string[] = [];
  if (!own) said.push(t(`coach-welcome-${mine}`));
  if (own && own.captures.length > 0) said.push(t("coach-took", { points: listed(own.captures) }));
  if (last && last.side !== mine && last.captures.length > 0)
    said.push(t("coach-lost", { points: listed(last.captures) }));
  // What the server has said of an earlier turn is not true of this one.
  if (position?.position !== game.position) return said.join(" ");
  const urgent = danger(mine, position);
  if (urgent) said.push(urgent);
  else if (own && said.length === 0) said.push(t(`coach-quiet-${mine}`));
  return said.join(" ");
}

function danger(mine: Side, position: Position): string | null {
  const { wins, threats, captures, king } = position;
  if (wins.length > 0) return t("coach-can-win");
  const threat = threats.wins[0];
  if (threat && mine === "defenders") return t("coach-king-danger");
  if (threat) return t("coach-king-runs", { from: threat.from, to: threat.to });
  const way = king?.ways[0];
  const moves = way ? way.length - 1 : 0;
  if (moves > 0 && moves <= NEAR) return t(`coach-way-${mine}`, { moves });
  if (captures.length > 0) return t("coach-may-capture");
  const lost = threats.captures[0]?.captures[0];
  return lost ? t("coach-man-danger", { point: lost }) : null;
}
