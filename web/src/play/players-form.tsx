// The last part of every form for a new game: who plays, on which side, and on what terms.
import { useState } from "preact/hooks";
import type { Level, Side } from "../api/schema";
import { codeOf, Trouble } from "../parts/loaded";
import "../styles/people.css";
import { capital, say, t } from "../words/words";
import { defaultLevel } from "./begin";
import { type ChosenClock, ClockField } from "./clock-field";
import { NameField } from "./name-field";
import { nameToSend } from "./own-name";
import { type Against, type Fairness, fitTogether, type Terms, termsOf } from "./terms";

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

const AGAINST: readonly Against[] = ["engine", "person", "screen", "watch", "others"];
const SIDES = ["attackers", "defenders", "random"] as const;
const FAIRNESS: readonly Fairness[] = ["none", "pie", "two"];

/** The form. */
export function PlayersForm({ levels, usual, begin, disabled = false, words, test }: Props) {
  const [against, setAgainst] = useState(usual);
  const [side, setSide] = useState<Side | "random">("attackers");
  const [level, setLevel] = useState(defaultLevel(levels));
  const [clock, setClock] = useState<ChosenClock>(null);
  const [unequal, setUnequal] = useState(false);
  const [other, setOther] = useState<ChosenClock>(null);
  const [fairness, setFairness] = useState<Fairness>("none");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const people = against === "person" || against === "others";
  const wrong = people && (clock === undefined || (unequal && other === undefined));
  const mixed = people && unequal && !fitTogether(clock ?? null, other ?? null);

  const submit = async (event: Event) => {
    event.preventDefault();
    if (wrong || mixed) return;
    setBusy(true);
    setProblem(null);
    const name = nameToSend();
    const clocks = { clock: clock ?? null, other: unequal ? (other ?? null) : undefined };
    try {
      await begin(termsOf({ against, side, level, name, fairness, listed, ...clocks }));
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
        choose={setAgainst}
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
          <ClockField
            label={t(unequal ? "people-clock-attackers" : "people-clock")}
            chosen={clock}
            choose={setClock}
          />
          {unequal && <ClockField label={t("people-clock-defenders")} chosen={other} choose={setOther} />}
          {mixed && (
            <p class="wrong" role="alert">
              {t("people-clock-mixed")}
            </p>
          )}
          <Box words={t("people-clock-unequal")} checked={unequal} change={setUnequal} />
          <Choices
            legend={t("people-fair")}
            name="fair"
            all={FAIRNESS}
            chosen={fairness}
            choose={setFairness}
            words={(one) => t(`people-fair-${one}`)}
          />
          <Box words={t("people-listed")} checked={listed} change={setListed} />
          <p class="hint">
            <a href="/lobby">{t("people-lobby-link")}</a>
          </p>
        </>
      )}
      <Trouble problem={problem} />
      <button type="submit" class="primary" disabled={disabled || busy || wrong || mixed} data-testid={test}>
        {against === "person" || against === "others" ? t("people-create") : words}
      </button>
    </form>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  all: readonly T[];
  chosen: T;
  choose: (one: T) => void;
  words: (one: T) => string;
}

function Choices<T extends string>({ legend, name, all, chosen, choose, words }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label class="choice" key={one}>
          <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => choose(one)} />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Box({ words, checked, change }: { words: string; checked: boolean; change: (on: boolean) => void }) {
  return (
    <label class="choice">
      <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
      <span>{words}</span>
    </label>
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
        {levels.map((one) => (
          <option key={one.level} value={String(one.level)}>
            {one.level} · {say(one.name)}
          </option>
        ))}
      </select>
      {chosen && <p class="hint">{say(chosen.text)}</p>}
    </div>
  );
}
