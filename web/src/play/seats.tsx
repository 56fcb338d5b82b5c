// The two players, with the pieces each has lost.
import { readPosition } from "../../board";
import type { Game, Side } from "../api/schema";
import { PieceSign } from "../parts/piece-icon";
import { capital, t } from "../words/words";
import type { Session } from "./session";
import { sideName } from "./speech";

/** Both sides, the one to move marked. */
export function Seats({ session, game }: { session: Session; game: Game }) {
  const start = tally(game.start, game.layout.size);
  const now = tally(session.shownPosition.value, game.layout.size);
  return (
    <ul class="seats">
      {(["attackers", "defenders"] as const).map((side) => (
        <li key={side} class={game.side === side ? "to-move" : ""}>
          <PieceSign kind={side === "attackers" ? "attacker" : "defender"} />
          <span>
            <strong>{capital(sideName(game.names, side))}</strong>{" "}
            <span class="hint">{seatWords(session, game, side)}</span>
          </span>
          <span class="lost">
            <span class="lost-words">{t("game-lost-men", { count: start[side] - now[side] })}</span>
            <span class="lost-number" aria-hidden="true">
              −{start[side] - now[side]}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function tally(position: string, size: number): Record<Side, number> {
  const count = { attackers: 0, defenders: 0 };
  for (const kind of readPosition(position, size).values()) {
    if (kind.startsWith("attacker")) count.attackers++;
    if (kind === "defender") count.defenders++;
  }
  return count;
}

function seatWords(session: Session, game: Game, side: Side): string {
  const seat = game.seats[side];
  const mine = session.mine.value;
  if (seat.kind === "engine") return t("game-seat-engine", { level: seat.level });
  if (!mine.includes(side)) return t("game-seat-elsewhere");
  return mine.length === 1 ? t("game-seat-you") : t("game-seat-human");
}
