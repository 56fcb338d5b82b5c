// Which game to play: three questions, and the games that suit the answers.
import { useState } from "preact/hooks";
import { levels as loadLevels } from "../api/client";
import type { GalleryEntry, Level } from "../api/schema";
import { codeOf, Trouble, useLoaded } from "../parts/loaded";
import { begin, defaultLevel } from "../play/begin";
import { seatsFor } from "../play/roles";
import { percent, say, t } from "../words/words";
import {
  type Advice,
  type Answers,
  advise,
  answers,
  minutes,
  type Question,
  rulesOf,
  SECONDS,
} from "./advice";
import { SmallBoard } from "./small-board";

interface Props {
  sets: readonly GalleryEntry[];
  /** What the address has for a question. */
  asked: URLSearchParams;
  ask: (name: string, value: string) => void;
}

const questions = Object.keys(answers) as Question[];

/** The section of the gallery. */
export function Advisor({ sets, asked, ask }: Props) {
  const given = answersIn(asked);
  const found = given ? advise(sets, given) : null;
  return (
    <section class="leaf advisor" aria-labelledby="advice">
      <h2 id="advice">{t("advisor-title")}</h2>
      <div class="questions">
        {questions.map((question) => (
          <fieldset key={question}>
            <legend>{t(`advisor-${question}`)}</legend>
            <div class="answers">
              {answers[question].map((answer) => (
                <label key={answer}>
                  <input
                    type="radio"
                    name={`advisor-${question}`}
                    value={answer}
                    checked={asked.get(question) === answer}
                    onChange={() => ask(question, answer)}
                  />
                  <span>{t(`advisor-${question}-${answer}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p class="hint" role="status">
        {found ? t("advisor-found", { count: found.length }) : t("advisor-answer")}
      </p>
      {given && found && found.length > 0 && <Suggestions found={found} given={given} />}
    </section>
  );
}

/** The answers in the address; null until there is one to each question. */
function answersIn(asked: URLSearchParams): Answers | null {
  const isAnswer = (question: Question) =>
    (answers[question] as readonly string[]).includes(asked.get(question) ?? "");
  if (!questions.every(isAnswer)) return null;
  return Object.fromEntries(questions.map((question) => [question, asked.get(question)])) as Answers;
}

function Suggestions({ found, given }: { found: readonly Advice[]; given: Answers }) {
  const levels = useLoaded("levels", loadLevels);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const number = defaultLevel(levels.value ?? []);
  const level = levels.value?.find((one) => one.level === number);
  const play = async (set: GalleryEntry) => {
    setBusy(true);
    try {
      await begin(set.id, null, seatsFor("attackers", number));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <ol class="suggestions" data-testid="suggestions">
        {found.map((advice) => (
          <Suggestion key={advice.set.id} advice={advice} given={given} busy={busy || !level} play={play} />
        ))}
      </ol>
      <Trouble problem={problem ?? levels.problem} />
      {level && <Opponent level={level} />}
    </>
  );
}

function Opponent({ level }: { level: Level }) {
  return (
    <p class="hint">
      {t("advisor-opponent", {
        side: t("side-attackers"),
        level: say(level.name),
        number: level.level,
      })}
    </p>
  );
}

interface Shown {
  advice: Advice;
  given: Answers;
  busy: boolean;
  play: (set: GalleryEntry) => void;
}

function Suggestion({ advice, given, busy, play }: Shown) {
  const { set } = advice;
  const name = say(set.name);
  return (
    <li data-rules={set.id}>
      <SmallBoard rules={set.id} />
      <div>
        <h3>
          <a href={`/rules/${set.id}`}>{name}</a>
        </h3>
        <ul class="reasons">
          {reasons(advice, given).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p class="buttons">
          <button type="button" class="primary" disabled={busy} onClick={() => play(set)}>
            <span>
              {t("form-start")}
              <span class="unseen">: {name}</span>
            </span>
          </button>
        </p>
      </div>
    </li>
  );
}

/** Why a game is suggested, one reason an answer. */
function reasons({ set, length }: Advice, { win, want }: Answers): string[] {
  const { figures, standings } = set;
  const told: string[] = [];
  if (length) {
    const many = { minutes: minutes(length.plies), plies: Math.round(length.plies), seconds: SECONDS };
    told.push(
      t(length.measured ? "advisor-because-length" : "advisor-because-board", { ...many, size: set.board }),
    );
  }
  told.push(
    win === "simple" ? t("advisor-because-simple", { count: set.sentences }) : t(`advisor-because-${win}`),
  );
  if (want === "fair" && figures) {
    const { games, score, people } = figures;
    told.push(
      t("advisor-because-fair", {
        score: percent(score.value),
        low: percent(score.low),
        high: percent(score.high),
        games,
        draws: percent(figures.drawn / games),
      }),
    );
    if (people) told.push(t("advisor-because-people", { score: percent(people.score), games: people.games }));
  }
  if (want === "source" && set.year !== null)
    told.push(
      t("advisor-because-source", {
        year: String(set.year),
        known: standings.stated + standings.pictured,
        rules: rulesOf(set),
      }),
    );
  return told;
}
