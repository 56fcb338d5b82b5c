// The tool palette: pieces, marks, eraser, hand; each with its digit key.
import type { MarkKind, PieceKind } from "../../board";
import { PieceSign } from "../parts/piece-icon";
import { capital, t } from "../words/words";
import { markOf, pieceOf, type Tool } from "./content";

interface Props {
  tools: readonly Tool[];
  chosen: Tool;
  choose: (tool: Tool) => void;
  /** What a piece is called in this game. */
  called: (kind: PieceKind) => string;
}

/** A screen reader says the key by itself. */
const DECORATION = { "aria-hidden": "true" } as const;

/** The tools, side by side. */
export function Palette({ tools, chosen, choose, called }: Props) {
  return (
    <fieldset class="palette">
      <legend class="unseen">{t("arrange-tools")}</legend>
      {tools.map((tool, index) => {
        const name = toolName(tool, called);
        return (
          <button
            type="button"
            key={tool}
            aria-pressed={tool === chosen}
            onClick={() => choose(tool)}
            title={name}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            data-testid={`tool-${tool}`}
          >
            <ToolSign tool={tool} />
            <span class="tool-name">{name}</span>
            {index < 9 && <kbd {...DECORATION}>{index + 1}</kbd>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A tool in words. */
export function toolName(tool: Tool, called: (kind: PieceKind) => string): string {
  const piece = pieceOf(tool);
  if (piece) return capital(called(piece));
  const mark = markOf(tool);
  if (mark) return capital(t(`mark-${mark}`));
  return t(tool === "erase" ? "arrange-erase" : "arrange-move");
}

const HATCH = "M-14-6L-6-14M-14 4L4-14M-14 14L14-14M-4 14L14-4M6 14L14 6";

function ToolSign({ tool }: { tool: Tool }) {
  const piece = pieceOf(tool);
  if (piece) return <PieceSign kind={piece} />;
  return (
    <svg class="board piece-sign" viewBox="-20 -20 40 40" aria-hidden="true">
      {tool === "erase" && <path class="tool-ink" d="M-4 12-14 2 2-14 14-2 0 12zM-8-4 4 8M-14 12H14" />}
      {tool === "move" && (
        <path
          class="tool-ink"
          d="M0-15V15M-15 0H15M-5-10 0-15 5-10M-5 10 0 15 5 10M-10-5-15 0-10 5M10-5 15 0 10 5"
        />
      )}
      {markOf(tool) && <path class="board-vellum" d="M-18-18h36v36h-36z" />}
      <MarkSign mark={markOf(tool)} />
    </svg>
  );
}

function MarkSign({ mark }: { mark: MarkKind | null }) {
  switch (mark) {
    case "throne":
      return (
        <g class="board-mark throne">
          <path class="wash" d="M-14-14h28v28h-28z" />
          <path class="ink" d="M-14-14h28v28h-28z" />
          <path class="hair" d="M-10-10h20v20h-20z" />
        </g>
      );
    case "corner":
      return (
        <g class="board-mark corner">
          <circle class="wash" r="13" />
          <circle class="ink" r="13" />
          <circle class="hair" r="8.5" />
          <circle class="dot" r="3.6" />
        </g>
      );
    case "camp":
      return (
        <g class="board-mark camp">
          <path class="wash" d="M-14-14h28v28h-28z" />
          <path class="hair" d={HATCH} />
        </g>
      );
    default:
      return null;
  }
}
