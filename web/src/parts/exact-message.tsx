// The program's own message, in English, for readers who ask for it.
import { t } from "../words/words";

interface Props {
  detail: string;
  /** What is said of it in the language of the page, if more than that there is a message. */
  summary?: string;
}

/** The message, folded away. */
export function ExactMessage({ detail, summary = t("error-exactly") }: Props) {
  return (
    <details>
      <summary>{summary}</summary>
      <p lang="en">{detail}</p>
    </details>
  );
}
