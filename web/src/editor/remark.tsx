// A remark of the server: what it quotes from the file stands in the letters of the file.
import type { DraftMistake, DraftWarning } from "../api/schema";
import { language, t } from "../words/words";
import "../styles/remark.css";

/** The words. */
export function RemarkText({ remark }: { remark: DraftMistake | DraftWarning }) {
  const spoken = language.value;
  const text = remark.text[spoken];
  const words =
    "advice" in remark ? t("arrange-remark-advice", { remark: text, advice: remark.advice[spoken] }) : text;
  return (
    <span class="remarked">
      {words.split("`").map((part, index) =>
        index % 2 === 1 ? (
          // Parts have no names
          <code key={`${index}`} lang="en">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
