// Connects the board component to the game session.

import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { type Arrow, type PointFacts, readPosition } from "../../board";
import type { Game, Side } from "../api/schema";
import { BoardView, evangelists } from "../parts/board-view";
import { ask, flipped } from "../settings";
import { isOn, isSlow, ownSide } from "../together/players";
import { askSlow, premoves } from "../together/settings";
import { language, t } from "../words/words";
import { boardMoves } from "./going-on";
import type { Session } from "./session";
import { pickedSpoken, pointSpoken } from "./speech";

const NOTHING: Record<string, string[]> = {};
const NO_ARROWS: Arrow[] = [];

/** The board. */
export function GameBoard({ session, game, goals }: { session: Session; game: Game; goals: string[] }) {
  const { names } = game;
  const words = language.value;
  const live = session.looking.value === null;
  const ahead = live && mayPremove(session, game);
  const planning = live ? session.planning.value : null;
  // A new language needs a new function
  const describe = useMemo(
    () => (facts: PointFacts) => pointSpoken(ahead ? { ...facts, moves: 0, target: false } : facts, names),
    [words, game.id, ahead],
  );
  // Keep the identity of the move map between renders
  const moves = useMemo(() => boardMoves(planning ? planning.position : game), [game, planning]);
  const open = live && session.myTurn.value && !session.busy.value && isOn(game) && !game.paused;
  const premove = session.premove.value;
  const anywhere = useMemo(() => (ahead ? ownMoves(game, session.mine.value[0]) : NOTHING), [ahead, game]);
  // At once, so that no key is missed that is pressed as soon as the move is seen.
  useLayoutEffect(() => {
    if (!premove) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) session.plan(null);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [premove]);
  const move = session.shownMove.value;
  // Keep the identity of the move between renders
  const lastMove = useMemo(
    () => (move?.from && move.to ? { from: move.from, to: move.to } : null),
    [move?.ply, move?.text],
  );
  const hint = session.hint.value;
  const arrows = useMemo(
    () =>
      premove
        ? [{ ...premove, kind: "drawn" as const }]
        : live && hint && hint !== "waiting"
          ? [{ from: hint.move.from, to: hint.move.to, kind: "hint" as const }]
          : NO_ARROWS,
    [live, hint, premove],
  );
  return (
    <div class={placeClass(live, ahead, game)} onPointerDownCapture={() => session.plan(null)}>
      <BoardView
        hold={(board) => {
          session.board = board;
        }}
        size={game.layout.size}
        position={planning?.position.position ?? session.shownPosition.value}
        marks={game.layout.marks}
        active={game.layout.active}
        flipped={flipped.value === "yes"}
        inscription={game.layout.size === 19 && wide.value ? evangelists : null}
        legal={open || planning ? moves : anywhere}
        lastMove={lastMove}
        goals={goals}
        arrows={arrows}
        rings={session.question.rings.value}
        confirm={(isSlow(game) ? askSlow : ask).value === "yes" ? "always" : "auto"}
        label={t("game-board-label", { size: game.layout.size })}
        describedBy="game-keys"
        describe={describe}
        onMove={(step) => session.give(step)}
        onPropose={(step) => {
          session.proposal.value = step;
          if (step) session.spoken.value = t("say-proposed", { from: step.from, to: step.to });
        }}
        onRefuse={(step) => open && session.question.refuse(step)}
        onSelect={(point) => {
          if (point) session.question.drop();
          if (point) session.spoken.value = picked(session, game, point);
          else if (session.spoken.value) session.spoken.value = t("say-dropped");
        }}
      />
    </div>
  );
}

function placeClass(live: boolean, ahead: boolean, game: Game): string {
  return ["board-place", live ? "" : "past", ahead ? "ahead" : "", game.paused && isOn(game) ? "paused" : ""]
    .filter(Boolean)
    .join(" ");
}

/** Whether the next move may be given now, while the other player thinks. */
function mayPremove(session: Session, game: Game): boolean {
  const own = ownSide(game, session.mine.value);
  if (!own || premoves.value === "no" || isSlow(game) || game.paused || !isOn(game)) return false;
  return game.side !== own && game.moves.length > 0;
}

/** Each piece of a side to every other point: what is legal when the turn comes, only the server knows. */
function ownMoves(game: Game, own: Side | undefined): Record<string, string[]> {
  const pieces = readPosition(game.position, game.layout.size);
  const points = Array.from({ length: game.layout.size ** 2 }, (_, index) => {
    const rank = Math.floor(index / game.layout.size) + 1;
    return String.fromCharCode(97 + (index % game.layout.size)) + rank;
  });
  const mine = [...pieces].filter(([, kind]) => kind.startsWith("attacker") === (own === "attackers"));
  const free = points.filter((point) => !mine.some(([taken]) => taken === point));
  return Object.fromEntries(mine.map(([point]) => [point, free]));
}

/** Whether there is room for words in the margin. */
const wideQuery = matchMedia("(min-width: 860px) and (min-height: 560px)");
const wide = signal(wideQuery.matches);
wideQuery.addEventListener("change", () => {
  wide.value = wideQuery.matches;
});

function picked(session: Session, game: Game, point: string): string {
  const kind = session.board?.pieceOn(point) ?? (game.side === "defenders" ? "defender" : "attacker");
  if (!session.myTurn.value && !session.planning.value)
    return pointSpoken(
      { point, piece: kind, mark: null, moves: 0, target: false, selected: true },
      game.names,
    );
  return pickedSpoken(
    kind,
    point,
    boardMoves(session.planning.value?.position ?? game)[point]?.length ?? 0,
    game.names,
  );
}
