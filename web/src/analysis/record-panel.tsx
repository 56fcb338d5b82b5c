// Who played the record that is analysed, how it ended, and by which rules it was read. The words are of the area `library`.
import { useState } from "preact/hooks";
import { faultWords, Refused } from "../library/found-game";
import { NotRead, type ReadRefusal, readRefusal } from "../library/not-read";
import { guessWords } from "../library/rules-question";
import { resultWords } from "../library/words";
import { t } from "../words/words";
import type { RecordHead } from "./record";
import type { AnalysisSession } from "./session";
import { takeInBy } from "./take-in";
import { branchOf } from "./tree";
import "../styles/library.css";

/** Why the record ends where it does, where one stands at its end. */
export function RecordFault({ session }: { session: AnalysisSession }) {
  const problem = session.record.value?.problem;
  const goesOn = session.node.value.children.length > 0;
  if (!problem || goesOn || branchOf(session.tree.value, session.at.value) !== null) return null;
  return (
    <p class="problem" role="alert" data-testid="record-fault">
      {faultWords(problem)}
    </p>
  );
}

/** Nothing where no record is analysed. */
export function RecordPanel({ session }: { session: AnalysisSession }) {
  const record = session.record.value;
  if (!record) return null;
  const { name, attackers, defenders, result, day, problem, cut } = record;
  const somebody = t("library-unknown-player");
  const told = [name, result && resultWords(result), day].filter(Boolean).join(" · ");
  return (
    <section class="record-head" aria-label={t("record-title")} data-testid="record">
      {(attackers || defenders) && (
        <p class="players">
          {attackers ?? somebody} – {defenders ?? somebody}
        </p>
      )}
      {told && <p class="hint">{told}</p>}
      {problem && <Refused problem={problem} />}
      {cut.length > 0 && (
        <details class="problem" data-testid="cut">
          <summary>{t("record-cut", { count: cut.length })}</summary>
          <ul lang="en">
            {cut.map((detail, index) => (
              <li key={`${index} ${detail}`}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
      <Guessed session={session} record={record} />
    </section>
  );
}

/** By which rules the record was read, and by which others it could be. */
function Guessed({ session, record }: { session: AnalysisSession; record: RecordHead }) {
  const [problem, setProblem] = useState<ReadRefusal | null>(null);
  const { rules, record: mark } = session.source;
  if (record.guesses.length === 0 || !rules || !mark) return null;
  const choose = async (id: string) => {
    setProblem(null);
    try {
      await takeInBy(id, mark, record);
    } catch (error) {
      setProblem(readRefusal(error));
    }
  };
  return (
    <div class="field">
      <label for="record-rules">{t("record-guessed")}</label>
      <select
        id="record-rules"
        value={rules}
        disabled={record.text === null}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {record.guesses.map((guess) => (
          <option key={guess.rules.id} value={guess.rules.id}>
            {guessWords(guess)}
          </option>
        ))}
      </select>
      {problem && <NotRead refusal={problem} />}
    </div>
  );
}
