// The last part of every form for a new game: who plays, on which side, and on what terms.
import { useState } from "preact/hooks";
import type { Level, Side } from "../api/schema";
import { Choices, TickBox } from "../parts/choices";
import { codeOf, Trouble } from "../parts/loaded";
import { hasServer } from "../site";
import "../styles/people.css";
import { capital, say, t } from "../words/words";
import { defaultLevel } from "./begin";
import { ClocksField } from "./clock-field";
import { LevelOptions } from "./level-options";
import { NameField } from "./name-field";
import { nameToSend } from "./own-name";
import { type Against, type Clocks, type Fairness, NO_CLOCKS, type Terms, termsOf } from "./terms";

interface Props {
  levels: readonly Level[];
  /** What is chosen at first. */
  usual: Against;
  /** Creates the game and opens its page. */
  begin: (terms: Terms) => Promise<void>;
  /** Nothing can be begun at the moment. */
  disabled?: boolean;
  /** What the button says. */
  words: string;
  test?: string;
}

const AGAINST: readonly Against[] = hasServer
  ? ["engine", "person", "screen", "watch", "others"]
  : ["engine", "screen", "watch"];
const SIDES = ["attackers", "defenders", "random"] as const;
const FAIRNESS: readonly Fairness[] = ["none", "pie", "two"];

function isWithPeople(against: Against): boolean {
  return against === "person" || against === "others";
}

/** The form. */
export function PlayersForm({ levels, usual, begin, disabled = false, words, test }: Props) {
  const [against, setAgainst] = useState(usual);
  const [side, setSide] = useState<Side | "random">("attackers");
  const [level, setLevel] = useState(defaultLevel(levels));
  const [clocks, setClocks] = useState<Clocks | null>(NO_CLOCKS);
  const [fairness, setFairness] = useState<Fairness>("none");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const people = isWithPeople(against);
  const wrong = people && clocks === null;

  const submit = async (event: Event) => {
    event.preventDefault();
    if (wrong) return;
    setBusy(true);
    setProblem(null);
    const name = nameToSend();
    try {
      await begin(termsOf({ against, side, level, name, fairness, listed, clocks: clocks ?? NO_CLOCKS }));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };

  return (
    <form class="players-form" onSubmit={submit}>
      <Choices
        legend={t("people-against")}
        name="against"
        all={AGAINST}
        chosen={against}
        choose={(one) => {
          setAgainst(one);
          // The fields of the clocks go, and come back empty.
          if (!isWithPeople(one)) setClocks(NO_CLOCKS);
        }}
        words={(one) => t(`people-against-${one}`)}
      />
      {(against === "engine" || against === "person") && (
        <Choices
          legend={t("form-side")}
          name="seat"
          all={SIDES}
          chosen={side}
          choose={setSide}
          words={(one) => (one === "random" ? t("form-side-random") : capital(t(`side-${one}`)))}
        />
      )}
      {(against === "engine" || against === "watch") && (
        <LevelField levels={levels} level={level} choose={setLevel} />
      )}
      {against === "person" && <NameField />}
      {people && (
        <>
          <ClocksField choose={setClocks} />
          <Choices
            legend={t("people-fair")}
            name="fair"
            all={FAIRNESS}
            chosen={fairness}
            choose={setFairness}
            words={(one) => t(`people-fair-${one}`)}
          />
          <TickBox words={t("people-listed")} checked={listed} change={setListed} />
          <p class="hint">
            <a href="/lobby">{t("people-lobby-link")}</a>
          </p>
        </>
      )}
      <Trouble problem={problem} />
      <button type="submit" class="primary" disabled={disabled || busy || wrong} data-testid={test}>
        {people ? t("people-create") : words}
      </button>
    </form>
  );
}

interface LevelProps {
  levels: readonly Level[];
  level: number;
  choose: (level: number) => void;
}

function LevelField({ levels, level, choose }: LevelProps) {
  const chosen = levels.find((one) => one.level === level);
  return (
    <div class="field">
      <label for="form-level">{t("people-level")}</label>
      <select
        id="form-level"
        value={String(level)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        <LevelOptions levels={levels} />
      </select>
      {chosen && <p class="hint">{say(chosen.text)}</p>}
    </div>
  );
}
