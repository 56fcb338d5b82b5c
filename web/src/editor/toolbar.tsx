// The editor's toolbar: undo, redo, mirror, rotate; with their keyboard shortcuts.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { FlipButton } from "../parts/flip-button";
import { t } from "../words/words";
import { type Content, imaged } from "./content";
import { mirrored, turned } from "./symmetry";

interface Props {
  undo: (() => void) | null;
  redo: (() => void) | null;
  size: number;
  content: Content;
  change: (content: Content) => void;
  /** What else the page offers. */
  children?: ComponentChildren;
}

/** The buttons below the board, and the help. */
export function Toolbar({ undo, redo, size, content, change, children }: Props) {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Text fields have their own undo.
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      const key = event.key.toLowerCase();
      const act = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act?.();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, [undo, redo]);
  return (
    <>
      <div class="steps">
        <button type="button" onClick={undo ?? undefined} disabled={!undo} data-testid="undo">
          {t("arrange-undo")}
        </button>
        <button type="button" onClick={redo ?? undefined} disabled={!redo} data-testid="redo">
          {t("arrange-redo")}
        </button>
        {children}
        <button type="button" onClick={() => change(imaged(content, mirrored(size)))} data-testid="mirror">
          {t("arrange-mirror")}
        </button>
        <button type="button" onClick={() => change(imaged(content, turned(size)))} data-testid="turn">
          {t("arrange-turn")}
        </button>
        <FlipButton />
      </div>
      <details>
        <summary>{t("arrange-help")}</summary>
        <p id="arrange-keys" class="hint">
          {t("arrange-keys")}
        </p>
      </details>
    </>
  );
}
