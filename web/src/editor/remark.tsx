// A remark of the server: what it quotes from the file stands in the letters of the file.
import type { DraftMistake, DraftWarning } from "../api/schema";
import { say, t } from "../words/words";
import "../styles/remark.css";

/** The words. */
export function RemarkText({ remark }: { remark: DraftMistake | DraftWarning }) {
  const text = say(remark.text);
  const words =
    "advice" in remark ? t("arrange-remark-advice", { remark: text, advice: say(remark.advice) }) : text;
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
