// The board of an analysis: the position one stands on, with whatever is drawn over it.
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Arrow, PointFacts, Ring, Step } from "../../board";
import { sameMove } from "../api/moves";
import type { Position } from "../api/schema";
import { BoardView, NO_POINTS } from "../parts/board-view";
import { boardMoves } from "../play/going-on";
import { pointSpoken } from "../play/speech";
import { ask, flipped } from "../settings";
import { language, t } from "../words/words";
import type { Engine } from "./engine";
import type { AnalysisSession } from "./session";

/** Whether the king's ways and the threats are drawn, for this visit. */
export const showWays = signal(false);
export const showThreats = signal(false);

/** Threats beyond this many hide the board. */
const MOST_THREATS = 12;
const NOTHING: Record<string, string[]> = {};

interface Props {
  session: AnalysisSession;
  engine: Engine;
  known: Position;
}

/** The board. */
export function AnalysisBoard({ session, engine, known }: Props) {
  const words = language.value;
  // Another language needs another function
  const describe = useMemo(
    () => (facts: PointFacts) => pointSpoken(facts, known.names),
    [words, known.rules],
  );
  const position = session.position.value;
  const moves = useMemo(() => (position ? boardMoves(position) : NOTHING), [position]);
  const move = session.lastMove.value;
  const lastMove = useMemo(
    () => (move?.from && move.to && session.at.value !== 0 ? { from: move.from, to: move.to } : null),
    [move?.text, session.at.value === 0],
  );
  const lines = engine.lines.value;
  const drawn = session.node.value.drawn;
  const wondered = session.question.rings.value;
  const [ways, threats] = [showWays.value && !engine.hushed.value, showThreats.value && !engine.hushed.value];
  const shapes = useMemo(
    () => ({
      arrows: [
        ...(lines?.lines ?? []).flatMap(({ moves: [first] }, index): Arrow[] =>
          first ? [{ from: first.from, to: first.to, kind: index === 0 ? "line" : "line faint" }] : [],
        ),
        ...(ways ? wayArrows(position) : []),
        ...(threats ? threatArrows(position) : []),
        ...drawn.filter(isArrow).map((step): Arrow => ({ ...step, kind: "drawn" })),
      ],
      rings: [
        ...(threats ? threatRings(position) : []),
        ...drawn.filter((step) => !isArrow(step)).map(({ to }): Ring => ({ point: to, kind: "drawn" })),
      ],
    }),
    [lines?.depth, lines?.nodes, ways, threats, position, drawn],
  );
  return (
    <div class="board-place">
      <BoardView
        hold={(board) => {
          session.board = board;
        }}
        size={known.layout.size}
        position={session.shown.value}
        marks={known.layout.marks}
        active={known.layout.active}
        flipped={flipped.value === "yes"}
        legal={moves}
        lastMove={lastMove}
        goals={session.goals.value ? known.layout.goals : NO_POINTS}
        arrows={shapes.arrows}
        rings={wondered.length > 0 ? wondered : shapes.rings}
        confirm={ask.value === "yes" ? "always" : "auto"}
        label={t("game-board-label", { size: known.layout.size })}
        describedBy="analysis-board-keys"
        describe={describe}
        onMove={(step) => session.move(step)}
        onPropose={(step) => {
          session.proposal.value = step;
          if (step) session.spoken.value = t("say-proposed", { from: step.from, to: step.to });
        }}
        onRefuse={session.question.refuse}
        onSelect={(point) => {
          if (point) session.question.drop();
          const name =
            point &&
            pointSpoken({ point, piece: session.board?.pieceOn(point) ?? null, ...BLANK }, known.names);
          session.spoken.value = name
            ? t("analysis-picked", { name, count: moves[point ?? ""]?.length ?? 0 })
            : t("say-dropped");
        }}
        onDraw={(shape) => session.draw(shape)}
      />
    </div>
  );
}

const BLANK = { mark: null, moves: 0, target: false, selected: false };

function isArrow({ from, to }: Step): boolean {
  return from !== to;
}

function wayArrows(position: Position | null): Arrow[] {
  const steps = new Map<string, Arrow>();
  for (const way of position?.king?.ways ?? [])
    way.slice(1).forEach((to, index) => {
      const from = way[index] ?? "";
      steps.set(`${from}-${to}`, { from, to, kind: "way" });
    });
  return [...steps.values()];
}

/** One arrow for each thing that the other side could take or reach, were it to move now. */
function threatArrows(position: Position | null): Arrow[] {
  if (!position) return [];
  const { captures, wins } = position.threats;
  const taken = new Set<string>();
  const moves = [...wins];
  for (const move of captures) {
    if (move.captures.every((point) => taken.has(point))) continue;
    for (const point of move.captures) taken.add(point);
    if (!moves.some((other) => sameMove(other, move))) moves.push(move);
  }
  return moves.slice(0, MOST_THREATS).map(({ from, to }) => ({ from, to, kind: "threat" }));
}

function threatRings(position: Position | null): Ring[] {
  return [...threatened(position)].map((point) => ({ point, kind: "threat" }));
}

/** The points of the men that the other side could take, were it to move now. */
function threatened(position: Position | null): Set<string> {
  return new Set(position?.threats.captures.flatMap((move) => move.captures));
}

/** What is threatened and where the king could go, in words. */
export function overlayWords(position: Position): string {
  const said: string[] = [];
  if (showThreats.value)
    said.push(
      t("analysis-threats-words", { count: threatened(position).size, wins: position.threats.wins.length }),
    );
  if (showWays.value) {
    const ways = position.king?.ways ?? [];
    said.push(t("analysis-ways-words", { count: ways.length, moves: (ways[0]?.length ?? 1) - 1 }));
  }
  return said.join(" ");
}
