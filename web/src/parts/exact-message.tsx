// The program's own message, in English, for readers who ask for it.
import { t } from "../words/words";

/** The message, folded away. */
export function ExactMessage({ detail }: { detail: string }) {
  return (
    <details>
      <summary>{t("error-exactly")}</summary>
      <p lang="en">{detail}</p>
    </details>
  );
}
