// The keys of an analysis: everything can be done without a pointer.
import { useEffect, useRef } from "preact/hooks";
import { flip } from "../parts/flip-button";
import { t } from "../words/words";
import { overlayWords, showThreats, showWays } from "./board";
import { count, on } from "./engine";
import type { AnalysisSession } from "./session";
import { beside, endOf } from "./tree";

/** What the page adds to the keys of the tree. */
export interface More {
  /** Says how things stand. */
  tell(): void;
  /** Opens the list of keys. */
  help(): void;
}

/** The keys in the order in which they are listed. */
const listed = [
  ["← →", "analysis-key-walk"],
  ["↑ ↓", "analysis-key-beside"],
  ["Home End", "analysis-key-ends"],
  ["E", "analysis-key-engine"],
  ["1 … 5", "analysis-key-lines"],
  ["S", "analysis-key-say"],
  ["W", "analysis-key-ways"],
  ["T", "analysis-key-threats"],
  ["F", "analysis-key-flip"],
  ["Z", "board-focus"],
  ["C", "analysis-key-comment"],
  ["P", "analysis-key-promote"],
  ["Delete", "analysis-key-delete-branch"],
  ["U / Ctrl+Z", "analysis-key-undo"],
  ["R / Ctrl+Y", "analysis-key-redo"],
  ["B", "analysis-key-board"],
  ["Shift+Enter", "analysis-key-draw"],
  ["Esc", "analysis-key-tree"],
  ["?", "analysis-key-help"],
] as const;

/** Follows the keys until the returned function is called. */
export function followKeys(session: AnalysisSession, more: More): () => void {
  const lay = (wish: { value: boolean }, words: string) => {
    toggle(wish);
    const said = session.position.value ? overlayWords(session.position.value) : "";
    session.spoken.value = wish.value ? said : `${t(words)}: ${t("analysis-off")}`;
  };
  const actions: Record<string, () => void> = {
    ArrowLeft: () => session.visit(session.node.value.parent ?? 0),
    ArrowRight: () => session.visit(session.node.value.children[0] ?? session.at.value),
    ArrowUp: () => session.visit(beside(session.tree.value, session.at.value, -1)),
    ArrowDown: () => session.visit(beside(session.tree.value, session.at.value, 1)),
    Home: () => session.visit(0),
    End: () => session.visit(endOf(session.tree.value, session.at.value)),
    Delete: session.deleteBranch,
    Escape: () => document.querySelector<HTMLElement>('.tree-box [aria-current="true"]')?.focus(),
    e: () => {
      toggle(on);
      session.spoken.value = t(on.value ? "analysis-engine-waiting" : "analysis-engine-off");
    },
    s: more.tell,
    w: () => lay(showWays, "analysis-ways"),
    t: () => lay(showThreats, "analysis-threats"),
    f: flip,
    c: () => document.getElementById("analysis-comment")?.focus(),
    p: session.promote,
    u: session.undo,
    r: session.redo,
    b: () => session.board?.focus(),
    "?": more.help,
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, select, textarea, dialog")) return;
    const onBoard = target?.closest(".board") != null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Escape closes an open sheet or menu first.
    if (key === "Escape" && document.querySelector(":popover-open")) return;
    if (event.ctrlKey) {
      if (key === "z" && !event.shiftKey) session.undo();
      else if (key === "y" || key === "z") session.redo();
      else return;
    } else if (/^[1-5]$/.test(key)) {
      count.value = Number(key);
      session.spoken.value = `${t("analysis-lines")}: ${key}`;
    } else if (actions[key] && (!onBoard || key === "Escape" || key === "?")) actions[key]();
    else return;
    event.preventDefault();
  };
  const pointed = (event: Event) => {
    session.pointed = event.type === "pointerdown";
  };
  addEventListener("keydown", listen);
  addEventListener("keydown", pointed, true);
  addEventListener("pointerdown", pointed, true);
  return () => {
    removeEventListener("keydown", listen);
    removeEventListener("keydown", pointed, true);
    removeEventListener("pointerdown", pointed, true);
  };
}

function toggle(wish: { value: boolean }): void {
  wish.value = !wish.value;
}

/** The list of keys, opened and closed with `?`. */
export function KeyList({ open, close }: { open: boolean; close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" class="keys" onClose={close}>
      <h2 id="keys-title">{t("game-keys-title")}</h2>
      <dl>
        {listed.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <button type="button" class="primary" onClick={close}>
          {t("error-close")}
        </button>
      </div>
    </dialog>
  );
}
