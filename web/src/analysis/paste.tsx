// A record that is pasted, dropped or chosen, and opened as an analysis. The words are of the area `library`.
import { useRef, useState } from "preact/hooks";
import { readRecords } from "../api/library";
import type { Records } from "../api/schema";
import { FoundGame, Unread } from "../library/found-game";
import { NotRead, type ReadRefusal, readRefusal } from "../library/not-read";
import { RecordField } from "../library/record-field";
import { RulesQuestion } from "../library/rules-question";
import { t } from "../words/words";
import { takeIn } from "./take-in";
import "../styles/library.css";

interface Given {
  text: string;
  /** The name of its file; empty for a text that was pasted. */
  name: string;
}

/** A record alone is opened at once; of several one chooses. */
export function PasteBox() {
  const [given, setGiven] = useState<Given>({ text: "", name: "" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReadRefusal | null>(null);
  const [answer, setAnswer] = useState<Records | null>(null);
  const found = useRef<HTMLDivElement>(null);

  const open = async ({ text, name }: Given, otherwise: string | null = null) => {
    setProblem(null);
    setBusy(true);
    try {
      const named = name ? { name } : {};
      const read = await readRecords({ text, ...named, keep: false, guess: true, otherwise });
      const [game] = read.games;
      if (game?.shown && read.games.length === 1 && read.errors.length === 0) {
        await takeIn(game, { text, name, index: 0 }, game.guessed ? read.guesses : []);
        return;
      }
      setAnswer(read);
      requestAnimationFrame(() => found.current?.focus());
    } catch (error) {
      setAnswer(null);
      setProblem(readRefusal(error));
    } finally {
      setBusy(false);
    }
  };
  const nameless = answer?.games.filter((game) => game.rules === null).length ?? 0;
  return (
    <section class="leaf paste-record" aria-labelledby="paste-title">
      <h2 id="paste-title">{t("record-paste")}</h2>
      <p class="hint">{t("record-paste-hint")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open(given);
        }}
      >
        <RecordField
          id="paste"
          rows={5}
          text={given.text}
          onText={(text, name) => {
            setGiven({ text, name });
            if (name) open({ text, name });
          }}
          onProblem={setProblem}
        />
        <button
          type="submit"
          class="primary"
          disabled={busy || given.text.trim() === ""}
          data-testid="open-record"
        >
          {t("record-open")}
        </button>
      </form>
      {problem && <NotRead refusal={problem} />}
      {answer && (
        <div ref={found} tabIndex={-1} data-testid="found">
          {nameless > 0 && (
            <RulesQuestion
              count={nameless}
              guesses={answer.guesses}
              busy={busy}
              answer={(rules) => open(given, rules)}
            />
          )}
          {answer.games.length === 0 && answer.errors.length === 0 && <p>{t("record-nothing")}</p>}
          {answer.errors.length > 0 && <Unread errors={answer.errors} />}
          <ol class="found-games">
            {answer.games.map((game, index) => (
              <FoundGame
                key={`${game.line} ${index}`}
                game={game}
                text={{ ...given, index }}
                guesses={game.guessed ? answer.guesses : []}
              />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
