// Why a text with records was not read.
import { Problem } from "../api/problem";
import { ExactMessage } from "../parts/exact-message";
import { problemWords } from "../parts/loaded";

/** Why a text was not read. */
export interface ReadRefusal {
  words: string;
  /** The exact message, in English, where the text itself is at fault. */
  detail: string | null;
}

/** What a failed request to read a text says. */
export function readRefusal(error: unknown): ReadRefusal {
  if (!(error instanceof Problem)) return { words: problemWords("internal"), detail: null };
  const atFault = error.code === "unreadable-record" || error.code === "bad-request";
  return { words: problemWords(error.code), detail: atFault ? error.message : null };
}

/** Tells why a text was not read. */
export function NotRead({ refusal: { words, detail } }: { refusal: ReadRefusal }) {
  return (
    <div class="problem" role="alert">
      <p>{words}</p>
      {detail && <ExactMessage detail={detail} />}
    </div>
  );
}
