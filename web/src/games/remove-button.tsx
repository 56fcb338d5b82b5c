// The button that removes a game from the list, or deletes it, after saying what is lost.
import { useId, useRef, useState } from "preact/hooks";
import { deleteGame } from "../api/client";
import { codeOf, Trouble } from "../parts/loaded";
import { type Entry, forget } from "../play/stored-games";
import { say, t } from "../words/words";
import { groupOf, isOfOthers } from "./entries";

/** The button with its dialog; `done` is told what has happened. */
export function RemoveButton({ entry, done }: { entry: Entry; done: (words: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const name = say(entry.name);
  const shared = isOfOthers(entry);
  const remove = () => {
    dialog.current?.close();
    forget(entry.id);
    done(t("games-removed", { name }));
  };
  const destroy = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await deleteGame(entry.id, entry.token);
    } catch (error) {
      // What the server does not have is deleted.
      if (codeOf(error) !== "not-found") {
        setProblem(codeOf(error));
        setBusy(false);
        return;
      }
    }
    dialog.current?.close();
    forget(entry.id);
    done(t("games-deleted", { name }));
  };
  return (
    <>
      <button
        type="button"
        class="plain"
        onClick={() => dialog.current?.showModal()}
        aria-label={t("remove-listed", { name })}
      >
        ×
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{t("games-remove-title", { name })}</h2>
        <p>
          {t(
            !shared
              ? "games-remove-own"
              : groupOf(entry) === "over"
                ? "games-remove-over"
                : "games-remove-playing",
          )}
        </p>
        <Trouble problem={problem} />
        <div class="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t("games-keep")}
          </button>
          <button
            type="button"
            class={shared ? "primary" : ""}
            disabled={busy}
            onClick={remove}
            data-testid="remove"
          >
            {t("remove-yes")}
          </button>
          {!shared && (
            <button type="button" class="primary" disabled={busy} onClick={destroy} data-testid="delete">
              {t("games-delete")}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
