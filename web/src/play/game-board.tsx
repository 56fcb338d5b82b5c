// Connects the board component to the game session.

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Arrow, PointFacts } from "../../board";
import type { Game } from "../api/schema";
import { BoardView, evangelists } from "../parts/board-view";
import { ask, flipped } from "../settings";
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
  // A new language needs a new function
  const describe = useMemo(() => (facts: PointFacts) => pointSpoken(facts, names), [words, game.id]);
  // Keep the identity of the move map between renders
  const moves = useMemo(() => boardMoves(game), [game]);
  const live = session.looking.value === null;
  const open = live && session.myTurn.value && !session.busy.value;
  const move = session.shownMove.value;
  // Keep the identity of the move between renders
  const lastMove = useMemo(
    () => (move?.from && move.to ? { from: move.from, to: move.to } : null),
    [move?.ply, move?.text],
  );
  const hint = session.hint.value;
  const arrows = useMemo(
    () =>
      live && hint && hint !== "waiting"
        ? [{ from: hint.move.from, to: hint.move.to, kind: "hint" as const }]
        : NO_ARROWS,
    [live, hint],
  );
  return (
    <div class={live ? "board-place" : "board-place past"}>
      <BoardView
        hold={(board) => {
          session.board = board;
        }}
        size={game.layout.size}
        position={session.shownPosition.value}
        marks={game.layout.marks}
        active={game.layout.active}
        flipped={flipped.value === "yes"}
        inscription={game.layout.size === 19 && wide.value ? evangelists : null}
        legal={open ? moves : NOTHING}
        lastMove={lastMove}
        goals={goals}
        arrows={arrows}
        rings={session.question.rings.value}
        confirm={ask.value === "yes" ? "always" : "auto"}
        label={t("game-board-label", { size: game.layout.size })}
        describedBy="game-keys"
        describe={describe}
        onMove={session.move}
        onPropose={(step) => {
          session.proposal.value = step;
          if (step) session.spoken.value = t("say-proposed", { from: step.from, to: step.to });
        }}
        onRefuse={session.question.refuse}
        onSelect={(point) => {
          if (point) session.question.drop();
          if (point) session.spoken.value = picked(session, game, point);
          else if (session.spoken.value) session.spoken.value = t("say-dropped");
        }}
      />
    </div>
  );
}

/** Whether there is room for words in the margin. */
const wideQuery = matchMedia("(min-width: 860px) and (min-height: 560px)");
const wide = signal(wideQuery.matches);
wideQuery.addEventListener("change", () => {
  wide.value = wideQuery.matches;
});

function picked(session: Session, game: Game, point: string): string {
  const kind = session.board?.pieceOn(point) ?? (game.side === "defenders" ? "defender" : "attacker");
  return pickedSpoken(kind, point, boardMoves(game)[point]?.length ?? 0, game.names);
}
