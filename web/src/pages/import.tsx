// Import of game records: paste or drop, check, then add to the library.
import { useRef, useState } from "preact/hooks";
import { readRecords } from "../api/library";
import type { Records } from "../api/schema";
import "../styles/library.css";
import { FoundGame, Unread } from "../library/found-game";
import { NotRead, type ReadRefusal, readRefusal } from "../library/not-read";
import { RecordField } from "../library/record-field";
import { RulesChoice } from "../library/rules-choice";
import { type Question, RulesQuestion } from "../library/rules-question";
import { useTitle } from "../parts/title";
import { has, t } from "../words/words";

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
  const [answer, setAnswer] = useState<Records | null>(null);
  const [problem, setProblem] = useState<ReadRefusal | null>(null);
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
      setProblem(readRefusal(error));
    } finally {
      setBusy(false);
    }
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
        >
          <RecordField
            id="import"
            rows={8}
            text={text}
            onText={(next, file) => {
              setText(next);
              setName(file);
              if (file) ask(false, { text: next, name: file, otherwise: "" });
            }}
            onProblem={setProblem}
          />
          <div class="import-choices">
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
        {problem && <NotRead refusal={problem} />}
      </section>
      {answer && (
        <section class="leaf" ref={found} tabIndex={-1} aria-labelledby="import-found" data-testid="found">
          <Answer
            answer={answer}
            text={{ text, name }}
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
  text: { text: string; name: string };
  busy: boolean;
  question: Question | null;
  onKeep: () => void;
  onRules: (id: string) => void;
}

function Answer({ answer, text, busy, question, onKeep, onRules }: AnswerProps) {
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
      {answer.errors.length > 0 && <Unread errors={answer.errors} />}
      <ol class="found-games">
        {answer.games.map((game, index) => (
          <FoundGame
            key={`${game.line} ${index}`}
            game={game}
            text={{ text: text.text, name: text.name, index }}
            guesses={[]}
          />
        ))}
      </ol>
    </>
  );
}
