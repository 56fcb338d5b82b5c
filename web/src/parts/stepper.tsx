// Four buttons to step through moves.
import { t } from "../words/words";
import "../styles/stepper.css";

interface Props {
  /** What each does; null where there is nothing to step to. */
  first: (() => void) | null;
  previous: (() => void) | null;
  next: (() => void) | null;
  last: (() => void) | null;
  /** What the last one leads to. */
  lastWords: string;
}

/** First, previous, next, last. They can be reached where there is nothing to step to, so that the focus stays on them. */
export function Stepper({ first, previous, next, last, lastWords }: Props) {
  const step = (act: (() => void) | null, words: string, shape: string) => (
    <button type="button" onClick={act ?? undefined} aria-disabled={!act} aria-label={words} title={words}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
  return (
    <div class="stepper">
      {step(first, t("moves-first"), "M2 2h2v12H2zM14 2v12L5 8z")}
      {step(previous, t("moves-previous"), "M12 2v12L3 8z")}
      {step(next, t("moves-next"), "M4 2v12l9-6z")}
      {step(last, lastWords, "M12 2h2v12h-2zM2 2v12l9-6z")}
    </div>
  );
}
