// The text of the file, with its lines numbered and the wrong ones marked, and what is wrong below it.
import { useEffect, useRef } from "preact/hooks";
import type { DraftMistake, DraftPage } from "../../api/schema";
import { t } from "../../words/words";
import { RemarkText } from "../remark";
import type { DraftSession } from "./draft-session";

/** The text. */
export function FileText({ writing, written }: { writing: DraftSession; written: DraftPage | null }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const text = writing.text.value;
  const lines = text.split("\n");
  const wrong = new Set(written?.mistakes.map(({ line }) => line));
  const odd = new Set(written?.warnings.map(({ line }) => line));
  const rule = writing.rule.value;
  const lit = written?.form?.rules.find((one) => one.key === rule)?.line ?? null;
  // Scroll to the line of the rule focused in the form
  useEffect(() => {
    if (area.current && lit !== null) showLine(area.current, lit);
  }, [lit]);
  // Report the cursor's line to the form; `selectionchange` fires on the document only
  useEffect(() => {
    const moved = () => {
      const box = area.current;
      if (!box || document.activeElement !== box) return;
      writing.line.value = box.value.slice(0, box.selectionStart).split("\n").length;
    };
    document.addEventListener("selectionchange", moved);
    return () => document.removeEventListener("selectionchange", moved);
  }, [writing]);
  const scrolled = () => {
    if (gutter.current && area.current) gutter.current.scrollTop = area.current.scrollTop;
  };
  return (
    <>
      <div class="file-text">
        <div class="line-numbers" ref={gutter} aria-hidden="true">
          {lines.map((_, index) => {
            const number = index + 1;
            const kind = wrong.has(number) ? "wrong" : odd.has(number) ? "odd" : "";
            return (
              // A line has no name but its number
              <span key={number} class={`${kind} ${lit === number ? "lit" : ""}`}>
                {number}
              </span>
            );
          })}
        </div>
        <textarea
          ref={area}
          id="draft-text"
          rows={18}
          wrap="off"
          spellcheck={false}
          autocapitalize="none"
          autocomplete="off"
          value={text}
          aria-label={t("editor-text")}
          aria-describedby="draft-remarks"
          aria-invalid={written !== null && written.mistakes.length > 0}
          onInput={(event) => writing.type(event.currentTarget.value)}
          onScroll={scrolled}
          onBlur={() => {
            writing.line.value = null;
          }}
        />
      </div>
      <div id="draft-remarks" class={writing.stale.value ? "stale" : ""} data-testid="remarks">
        {written && (
          <Remarks written={written} jump={(remark) => area.current && jump(area.current, remark)} />
        )}
      </div>
    </>
  );
}

interface RemarksProps {
  written: DraftPage;
  jump: (remark: DraftMistake) => void;
}

function Remarks({ written, jump }: RemarksProps) {
  const { mistakes, warnings } = written;
  return (
    <>
      <p class={mistakes.length > 0 ? "verdict wrong" : "verdict good"} role="status" data-testid="verdict">
        {mistakes.length > 0
          ? t("editor-mistakes", { count: mistakes.length })
          : warnings.length > 0
            ? t("editor-good-but", { count: warnings.length })
            : t("editor-good")}
      </p>
      {mistakes.length + warnings.length > 0 && (
        <ol class="remarks">
          {[...mistakes, ...warnings].map((remark) => (
            <li
              key={`${remark.line} ${remark.column} ${remark.text.en}`}
              class={"advice" in remark ? "warning" : "problem"}
            >
              {remark.line !== null && (
                <button type="button" class="plain" onClick={() => jump(remark)}>
                  {t("editor-line", { line: remark.line })}
                </button>
              )}{" "}
              <RemarkText remark={remark} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Puts the cursor where something is wrong. */
function jump(area: HTMLTextAreaElement, { line, column }: DraftMistake): void {
  const lines = area.value.split("\n");
  const before = lines.slice(0, (line ?? 1) - 1).reduce((sum, text) => sum + text.length + 1, 0);
  // Columns count characters, the box counts halves of some of them.
  const own = [...(lines[(line ?? 1) - 1] ?? "")];
  const at = before + own.slice(0, (column ?? 1) - 1).join("").length;
  area.focus();
  area.setSelectionRange(at, at);
  showLine(area, line ?? 1);
}

function showLine(area: HTMLTextAreaElement, line: number): void {
  const height = Number.parseFloat(getComputedStyle(area).lineHeight);
  const top = (line - 1) * height;
  if (top < area.scrollTop || top > area.scrollTop + area.clientHeight - 2 * height)
    area.scrollTop = top - area.clientHeight / 3;
}
