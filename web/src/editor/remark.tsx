// A remark of the server: what it quotes from the file stands in the letters of the file.
import { language, t } from "../words/words";
import type { Remark, Warning } from "./rules/draft-outline";
import "../styles/remark.css";

/** The words. */
export function RemarkText({ remark }: { remark: Remark | Warning }) {
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
