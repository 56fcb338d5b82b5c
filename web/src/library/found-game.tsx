// A game that was found in a text, and what could not be read.

import { useState } from "preact/hooks";
import type { RecordText } from "../analysis/record";
import { takeIn } from "../analysis/take-in";
import type { ReadError, ReadGame, RecordProblem, RulesGuess } from "../api/schema";
import { ExactMessage } from "../parts/exact-message";
import { Trouble } from "../parts/loaded";
import { Replay } from "../parts/replay";
import { useTrying } from "../parts/trying";
import { t } from "../words/words";
import { commentsOf, resultWords, rulesWords } from "./words";

interface Props {
  game: ReadGame;
  /** Where it was read. */
  text: RecordText;
  /** What it may have been played by, if it names no rules. */
  guesses: readonly RulesGuess[];
}

/** The game, to be looked at and analysed. */
export function FoundGame({ game, text, guesses }: Props) {
  const [open, setOpen] = useState(false);
  const { problem, tryTo } = useTrying();
  const somebody = t("library-unknown-player");
  return (
    <li>
      <p class="found-head">
        <strong>
          {game.attackers ?? somebody} – {game.defenders ?? somebody}
        </strong>{" "}
        {game.name && <span class="hint">{game.name}</span>}
      </p>
      <p class="meta hint">
        <span>
          {game.rules ? rulesWords(game.rules.name, game.rules.id) : t("import-no-rules")}
          {game.guessed && ` (${t("record-guessed-rules")})`}
        </span>
        <span>{resultWords(game.result)}</span>
        <span>{t("library-plies", { count: game.plies })}</span>
        {game.day && <span>{game.day}</span>}
        <span>{t("import-line", { line: game.line })}</span>
      </p>
      {game.problem && game.problem.kind !== "unnamed-rules" && <Refused problem={game.problem} />}
      {game.shown && (
        <>
          <div class="buttons">
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t("import-look")}
            </button>
            <button
              type="button"
              onClick={() => tryTo(() => takeIn(game, text, guesses))}
              data-testid="analyse"
            >
              {t("library-analyse")}
            </button>
            {game.id && (
              <a class="button" href={`/library/${game.id}`}>
                {t("library-open")}
              </a>
            )}
          </div>
          <Trouble problem={problem} />
          {open && (
            <Replay
              game={game.shown}
              label={rulesWords(game.rules?.name ?? null, "")}
              comments={commentsOf(game.notes)}
            />
          )}
        </>
      )}
    </li>
  );
}

/** Why a record is no game, in a sentence; the exact message is the server's own, in English. */
export function Refused({ problem }: { problem: RecordProblem }) {
  return (
    <div class="problem" data-testid="record-problem">
      <p>{faultWords(problem)}</p>
      <ExactMessage detail={problem.detail} />
    </div>
  );
}

/** Why a record is no game, in a sentence that names the move. */
export function faultWords({ kind, ply, text }: RecordProblem): string {
  if (kind === "not-a-game" && ply !== null && text !== null)
    return t("import-problem-move", { ply, move: text });
  return t(`import-problem-${kind}`, { ply: ply ?? 0, legal: Math.max(0, (ply ?? 1) - 1) });
}

/** What could not be read of a text. */
export function Unread({ errors }: { errors: readonly ReadError[] }) {
  return (
    <div class="problem">
      <p>{t("import-errors", { count: errors.length })}</p>
      <ul>
        {errors.map((error) => (
          <li key={`${error.line} ${error.column}`}>
            {error.column === null
              ? t("import-line", { line: error.line })
              : t("import-line-column", { line: error.line, column: error.column })}{" "}
            <span lang="en">{error.message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
