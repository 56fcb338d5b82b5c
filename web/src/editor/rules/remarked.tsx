// A remark of the server, in its own words: what it quotes from the file stands in the letters of the file.
import type { Remark, Warning } from "./written";

/** The words. */
export function Remarked({ remark }: { remark: Remark | Warning }) {
  const text = "advice" in remark ? `${remark.text}; ${remark.advice}` : remark.text;
  return (
    <span lang="en" class="remarked">
      {text.split("`").map((part, index) =>
        // Parts have no names
        index % 2 === 1 ? <code key={`${index}`}>{part}</code> : part,
      )}
    </span>
  );
}
