// What is written to the move one stands on: a sign, a comment, drawings; and what is done with its branch.
import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../words/words";
import type { AnalysisSession } from "./session";
import { spelled } from "./spelled";
import { branchOf, markNames, symbols } from "./tree";

/** Signs, comment, drawings. */
export function Remarks({ session }: { session: AnalysisSession }) {
  const at = session.at.value;
  const move = session.node.value;
  const { symbol, comment, drawn } = move;
  const [written, write] = useState(comment);
  // Another move has another comment; set before the paint, so that nothing typed at once is overwritten.
  useLayoutEffect(() => write(comment), [at, comment]);
  return (
    <section class="remarks" aria-labelledby="remarks-title">
      <h2 id="remarks-title" class="of-move">
        {at === 0 ? t("moves-start") : spelled(move)}
      </h2>
      {at !== 0 && (
        <fieldset class="marks">
          <legend class="unseen">{t("analysis-marks")}</legend>
          {symbols.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={symbol === mark}
              aria-label={t(markNames[mark])}
              title={t(markNames[mark])}
              onClick={() => session.symbol(mark)}
            >
              {mark}
            </button>
          ))}
        </fieldset>
      )}
      <div class="field">
        <label for="analysis-comment">{t("analysis-comment")}</label>
        <textarea
          id="analysis-comment"
          rows={2}
          value={written}
          onInput={(event) => write(event.currentTarget.value)}
          onChange={() => session.comment(written.trim())}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
      </div>
      {drawn.length > 0 && (
        <p>
          <button type="button" onClick={session.clearDrawings}>
            {t("analysis-clear-drawings", { count: drawn.length })}
          </button>
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          onClick={session.undo}
          disabled={session.past.value.length === 0}
          data-testid="undo"
        >
          {t("analysis-undo")}
        </button>
        <button type="button" onClick={session.redo} disabled={session.future.value.length === 0}>
          {t("analysis-redo")}
        </button>
        <button
          type="button"
          onClick={session.promote}
          disabled={branchOf(session.tree.value, at) === null}
          data-testid="promote"
        >
          {t("analysis-promote")}
        </button>
        <button type="button" onClick={session.deleteBranch} disabled={at === 0} data-testid="delete-branch">
          {t("analysis-delete-branch")}
        </button>
      </div>
    </section>
  );
}
