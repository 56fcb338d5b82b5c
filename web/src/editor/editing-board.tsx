// The board of the editors: what stands on it can be set, painted, dragged, taken away, by mouse, finger and keys.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board, geometry, type MarkKind, type PointFacts, type Ring } from "../../board";
import { BoardView } from "../parts/board-view";
import { coordinates, flipped } from "../settings";
import { t } from "../words/words";
import { listenToBoard } from "./board-input";
import { boardText, type Content, marksByKind, pieceOf, type Tool } from "./content";
import type { Image } from "./symmetry";

interface Props {
  size: number;
  content: Content;
  /** Marks that mean something in the game at hand. */
  active: MarkKind[];
  tool: Tool;
  tools: readonly Tool[];
  choose: (tool: Tool) => void;
  change: (content: Content) => void;
  images: readonly Image[];
  /** Circles that the page draws, over those of the hand. */
  rings?: readonly Ring[];
  describe: (facts: PointFacts) => string;
  label: string;
  /** Announces the new content of a point. */
  say: (words: string) => void;
}

/** The board. */
export function EditingBoard(props: Props) {
  const { size, content, active, tool, images, rings = [], describe, label } = props;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const [shown, show] = useState<Content | null>(null);
  // A new tool or board cancels the selection.
  const [hold, setHold] = useState<{ point: string; tool: Tool; size: number } | null>(null);
  const picked = hold?.tool === tool && hold.size === size ? hold.point : null;
  const [over, hover] = useState<string | null>(null);
  const latest = useRef({ ...props, picked });
  latest.current = { ...props, picked };

  useLayoutEffect(() => {
    if (!host.current) return;
    return listenToBoard(host.current, {
      geometry: () =>
        geometry({
          size: latest.current.size,
          view: null,
          flipped: flipped.value === "yes",
          coordinates: coordinates.value === "yes",
          inscription: null,
        }),
      content: () => latest.current.content,
      tool: () => latest.current.tool,
      images: () => latest.current.images,
      picked: () => latest.current.picked,
      pick(point) {
        const { tool, size } = latest.current;
        setHold(point ? { point, tool, size } : null);
        if (point) latest.current.say(t("arrange-picked", { point }));
      },
      show,
      keep(next, at) {
        const { change, say, describe } = latest.current;
        change(next);
        say(
          describe({
            point: at,
            piece: next.pieces.get(at) ?? null,
            mark: next.marks.get(at) ?? null,
            moves: 0,
            target: false,
            selected: false,
          }),
        );
      },
      hover,
      choose(number) {
        const wanted = latest.current.tools[number - 1];
        if (wanted) latest.current.choose(wanted);
        return wanted !== undefined;
      },
      focus: (point) => board.current?.focus(point, true),
    });
  }, []);

  const now = shown ?? content;
  const position = useMemo(() => boardText(now, size), [now, size]);
  const marks = useMemo(() => marksByKind(now.marks), [now.marks]);
  const twins = useMemo(
    () =>
      over && images.length > 1 && tool !== "move" && tool !== "king"
        ? images.map((image) => image(over))
        : [],
    [over, images, tool],
  );
  const circles = useMemo(
    () => [
      ...rings,
      ...twins.map((point): Ring => ({ point, kind: "brush" })),
      ...(picked ? [{ point: picked, kind: "drawn" } as Ring] : []),
    ],
    [rings, twins, picked],
  );
  return (
    <div class={`editing-board ${pieceOf(tool) || tool === "move" ? "" : "brushing"}`} ref={host}>
      <BoardView
        hold={(made) => {
          board.current = made;
        }}
        size={size}
        position={position}
        marks={marks}
        active={active}
        flipped={flipped.value === "yes"}
        rings={circles}
        label={label}
        describedBy="arrange-keys"
        describe={describe}
      />
    </div>
  );
}
