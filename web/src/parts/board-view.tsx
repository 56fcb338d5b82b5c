// Preact wrapper of the board component: created once, then updated with changes only.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type Board, type Config, createBoard, type Letters } from "../../board";
import "../../board/board.css";
import { coordinates, crosshair, motion, pieces } from "../settings";
import { language, t } from "../words/words";

type Props = Partial<Config> & {
  /** Gives the board's API to the parent. */
  hold?: (board: Board | null) => void;
};

/** A board with the given content, drawn by the user's settings. */
export function BoardView({ hold, ...given }: Props) {
  const letters = useLetters();
  const config = {
    pieces: pieces.value,
    letters,
    motion: motion.value === "yes",
    crosshair: crosshair.value === "yes",
    coordinates: given.interactive === false || coordinates.value === "yes",
    ...given,
  };
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const told = useRef<Partial<Config>>({});

  // A board is made once for its element
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = createBoard(host.current, config);
    board.current = made;
    told.current = config;
    hold?.(made);
    return () => {
      hold?.(null);
      made.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    const before = told.current as Record<string, unknown>;
    const changed = Object.entries(config).filter(([key, value]) => before[key] !== value);
    told.current = config;
    if (changed.length > 0) board.current?.set(Object.fromEntries(changed));
  });

  return <div class="board-host" ref={host} />;
}

/** No points, always the same list, so that the board need not compare. */
export const NO_POINTS: string[] = [];

/** The names of the evangelists stand in the margins of the manuscript's diagram, Matthew above. */
export const evangelists = { top: "MATHEUS", right: "LUCAS", bottom: "IOHANNES", left: "MARCUS" };

/** What stands on pieces that are letters, in the language of the page. */
export function useLetters(): Letters {
  // Another language has other letters
  return useMemo(
    () => ({
      attacker: t("piece-letter-attacker"),
      defender: t("piece-letter-defender"),
      king: t("piece-letter-king"),
    }),
    [language.value],
  );
}
