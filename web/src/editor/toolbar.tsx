// The editor's tools: undo and redo with their keys in the bar; mirror, rotate and flip in the panel.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { FlipButton } from "../parts/flip-button";
import { IconButton } from "../parts/icon";
import { t } from "../words/words";
import { type Content, imaged } from "./content";
import { mirrored, turned } from "./symmetry";

interface UndoProps {
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** What else the page offers. */
  children?: ComponentChildren;
}

/** The buttons in the bar. */
export function UndoBar({ undo, redo, children }: UndoProps) {
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
      <IconButton shape="back" words={t("arrange-undo")} act={() => undo?.()} disabled={!undo} test="undo" />
      <IconButton shape="forth" words={t("arrange-redo")} act={() => redo?.()} disabled={!redo} test="redo" />
      {children}
    </>
  );
}

interface Props {
  size: number;
  content: Content;
  change: (content: Content) => void;
}

/** The buttons that turn the whole board, and the help. */
export function BoardTools({ size, content, change }: Props) {
  return (
    <section class="board-tools">
      <div class="buttons">
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
    </section>
  );
}
