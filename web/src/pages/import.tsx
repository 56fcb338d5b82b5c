// Import of game records: paste or drop, check, then add to the library.
import { useRef, useState } from "preact/hooks";
import { takeIn } from "../analysis/take-in";
import { Problem } from "../api/client";
import { readRecords } from "../api/library";
import type { ReadGame, Records } from "../api/schema";
import "../styles/library.css";
import { RulesChoice } from "../library/rules-choice";
import { type Question, RulesQuestion } from "../library/rules-question";
import { commentsOf, resultWords, rulesWords } from "../library/words";
import { problemWords } from "../parts/loaded";
import { Replay } from "../parts/replay";
import { useTitle } from "../parts/title";
import { has, t } from "../words/words";

/** What the server takes at most. */
const MOST_BYTES = 3_500_000;

const formats = [
  "jsonl",
  "json",
  "aagenielsen",
  "unibo",
  "amarok",
  "moves",
  "pgn",
  "sgf",
  "otg",
  "ludii",
  "bologna",
  "other-json",
];

interface Given {
  text: string;
  name: string;
  otherwise: string;
}

/** The page at `/import`. */
export function ImportPage() {
  useTitle(t("import-title"));
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [format, setFormat] = useState("");
  const [rules, setRules] = useState("");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [answer, setAnswer] = useState<Records | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The rules chosen for games that do not state them. */
  const [otherwise, setOtherwise] = useState("");
  const [question, setQuestion] = useState<Question | null>(null);
  const found = useRef<HTMLElement>(null);

  const ask = async (keep: boolean, given: Given = { text, name, otherwise: keep ? otherwise : "" }) => {
    setProblem(null);
    setBusy(true);
    try {
      const asked = {
        text: given.text,
        keep,
        ...(given.name ? { name: given.name } : {}),
        ...(format ? { format } : {}),
        ...(rules ? { rules } : {}),
        ...(given.otherwise ? { otherwise: given.otherwise } : {}),
      };
      const read = await readRecords(asked);
      setAnswer(read);
      setOtherwise(given.otherwise);
      // An answer may be changed for another.
      const count = read.games.filter((game) => game.rules === null).length;
      if (!given.otherwise) setQuestion(count > 0 ? { count, guesses: read.guesses } : null);
      requestAnimationFrame(() => found.current?.focus());
    } catch (error) {
      setAnswer(null);
      const code = error instanceof Problem ? error.code : "internal";
      setProblem(code === "bad-request" && error instanceof Problem ? error.message : problemWords(code));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setProblem(t("import-too-large", { size: Math.round(file.size / 1_000_000) }));
      return;
    }
    const read = await file.text();
    setText(read);
    setName(file.name);
    await ask(false, { text: read, name: file.name, otherwise: "" });
  };
  return (
    <div class="import">
      <section class="leaf">
        <h1>{t("import-title")}</h1>
        <p class="lead">{t("import-lead")}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            ask(false);
          }}
          class={over ? "dropping" : ""}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer?.files[0]);
          }}
        >
          <div class="field">
            <label for="import-text">{t("import-text")}</label>
            <textarea
              id="import-text"
              rows={8}
              spellcheck={false}
              value={text}
              placeholder="1. d6-b6 e4-e2 2. b6-e6 c4-c5"
              onInput={(event) => {
                setText(event.currentTarget.value);
                setName("");
              }}
            />
          </div>
          <div class="import-choices">
            <div class="field">
              <label for="import-file">{t("import-file")}</label>
              <input
                id="import-file"
                type="file"
                onChange={(event) => take(event.currentTarget.files?.[0])}
              />
            </div>
            <div class="field">
              <label for="import-format">{t("import-format")}</label>
              <select
                id="import-format"
                value={format}
                onChange={(event) => setFormat(event.currentTarget.value)}
              >
                <option value="">{t("import-recognised")}</option>
                {formats.map((known) => (
                  <option key={known} value={known}>
                    {t(`format-${known}`)}
                  </option>
                ))}
              </select>
            </div>
            <RulesChoice
              id="import-rules"
              label={t("import-rules")}
              open={t("import-rules-as-written")}
              value={rules}
              onChoose={setRules}
            />
          </div>
          <button type="submit" class="primary" disabled={busy || text.trim() === ""}>
            {t("import-read")}
          </button>
        </form>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </section>
      {answer && (
        <section class="leaf" ref={found} tabIndex={-1} aria-labelledby="import-found" data-testid="found">
          <Answer
            answer={answer}
            busy={busy}
            question={question}
            onKeep={() => ask(true)}
            onRules={(id) => ask(false, { text, name, otherwise: id })}
          />
        </section>
      )}
    </div>
  );
}

interface AnswerProps {
  answer: Records;
  busy: boolean;
  question: Question | null;
  onKeep: () => void;
  onRules: (id: string) => void;
}

function Answer({ answer, busy, question, onKeep, onRules }: AnswerProps) {
  const good = answer.games.filter((game) => !game.problem);
  const judged = answer.games.filter((game) => game.rules !== null);
  const format = has(`format-${answer.format}`) ? t(`format-${answer.format}`) : answer.title;
  return (
    <>
      <h2 id="import-found">{t("import-found", { count: answer.games.length })}</h2>
      <p>
        {t("import-format-found", { format })}{" "}
        {good.length > 0 && good.length < judged.length && t("import-good", { count: good.length })}
      </p>
      {question && (
        <RulesQuestion key={question.guesses[0]?.rules.id} {...question} busy={busy} answer={onRules} />
      )}
      {answer.kept !== null ? (
        <p class="import-kept" role="status">
          {t("import-kept", { count: answer.kept })} <a href="/library">{t("import-to-library")}</a>
        </p>
      ) : (
        good.length > 0 && (
          <div class="buttons">
            <button type="button" class="primary" onClick={onKeep} disabled={busy}>
              {t("import-keep", { count: good.length })}
            </button>
          </div>
        )
      )}
      {answer.errors.length > 0 && (
        <div class="problem">
          <p>{t("import-errors", { count: answer.errors.length })}</p>
          <ul>
            {answer.errors.map((error) => (
              <li key={`${error.line} ${error.column}`}>
                {error.column === null
                  ? t("import-line", { line: error.line })
                  : t("import-line-column", { line: error.line, column: error.column })}{" "}
                <span lang="en">{error.message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol class="found-games">
        {answer.games.map((game, index) => (
          <Found key={`${game.line} ${index}`} game={game} />
        ))}
      </ol>
    </>
  );
}

/** Why a record is no game, in a sentence; the exact message is the server's own, in English. */
function Refused({ problem }: { problem: NonNullable<ReadGame["problem"]> }) {
  const { kind, ply, text, detail } = problem;
  const words =
    ply !== null && text !== null
      ? t("import-problem-move", { ply, move: text })
      : t(`import-problem-${kind}`);
  return (
    <div class="problem">
      <p>{words}</p>
      <details>
        <summary>{t("import-exactly")}</summary>
        <p lang="en">{detail}</p>
      </details>
    </div>
  );
}

function Found({ game }: { game: ReadGame }) {
  const [open, setOpen] = useState(false);
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
        <span>{game.rules ? rulesWords(game.rules.name, game.rules.id) : t("import-no-rules")}</span>
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
            <button type="button" onClick={() => takeIn(game)} data-testid="analyse">
              {t("library-analyse")}
            </button>
            {game.id && (
              <a class="button" href={`/library/${game.id}`}>
                {t("library-open")}
              </a>
            )}
          </div>
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
