// The two players, with the pieces each has lost, and their clocks.
import { readPosition } from "../../board";
import type { Game, Side } from "../api/schema";
import { PieceSign } from "../parts/piece-icon";
import { ClockFace } from "../together/clocks";
import { isTogether, nameOf } from "../together/players";
import { capital, t } from "../words/words";
import type { Session } from "./session";
import { sideName } from "./speech";
import "../styles/together.css";

interface Props {
  session: Session;
  game: Game;
}

/** Both sides, the one to move marked. */
export function Seats({ session, game }: Props) {
  const start = tally(game.start, game.layout.size);
  const now = tally(session.shownPosition.value, game.layout.size);
  return (
    <ul class={game.clocks ? "seats timed" : "seats"}>
      {(["attackers", "defenders"] as const).map((side) => (
        <li key={side} class={game.side === side ? "to-move" : ""}>
          <PieceSign kind={side === "attackers" ? "attacker" : "defender"} />
          <span>
            <strong title={nameOf(game, side) ?? undefined}>
              {nameOf(game, side) ?? capital(sideName(game.names, side))}
            </strong>{" "}
            <span class="hint">{seatWords(session, game, side)}</span>
            <Presence session={session} game={game} side={side} />
          </span>
          <span class="lost">
            <span class="lost-words">{t("game-lost-men", { count: start[side] - now[side] })}</span>
            <span class="lost-number" aria-hidden="true">
              −{start[side] - now[side]}
            </span>
          </span>
          <ClockFace session={session} game={game} side={side} />
        </li>
      ))}
    </ul>
  );
}

/** Whether the other person is there, by a dot and in words. */
function Presence({ session, game, side }: Props & { side: Side }) {
  const presence = session.presence.value;
  const mine = session.mine.value;
  if (!presence || !isTogether(game, mine) || mine.includes(side)) return null;
  if (game.seats[side].kind !== "human") return null;
  const here = presence[side];
  return (
    <span class={here ? "presence here" : "presence"} data-testid={`presence-${side}`}>
      <span>{t(here ? "together-here" : "together-away")}</span>
    </span>
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
  if (seat.kind === "open") return t("together-seat-open");
  if (nameOf(game, side)) {
    const named = capital(sideName(game.names, side));
    return mine.includes(side) ? t("together-side-you", { side: named }) : named;
  }
  if (!mine.includes(side)) return t("game-seat-elsewhere");
  return mine.length === 1 ? t("game-seat-you") : t("game-seat-human");
}
