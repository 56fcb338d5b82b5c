// Asks for the rules of games that do not state them, with the server's guesses first.
import { useState } from "preact/hooks";
import { rulesets } from "../api/client";
import type { RulesGuess } from "../api/schema";
import { byFamily, familyName } from "../parts/families";
import { useLoaded } from "../parts/loaded";
import { say, t } from "../words/words";

/** What is asked, and of how many games. */
export interface Question {
  count: number;
  guesses: RulesGuess[];
}

interface Props extends Question {
  busy: boolean;
  answer: (rules: string) => void;
}

/** The question, with the likeliest answer chosen. */
export function RulesQuestion({ count, guesses, busy, answer }: Props) {
  const { value: sets } = useLoaded("rulesets", rulesets);
  const [chosen, choose] = useState(guesses[0]?.rules.id ?? "");
  return (
    <form
      class="rules-question"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) answer(chosen);
      }}
    >
      <div class="field">
        <label for="import-which">{t("import-which", { count })}</label>
        <select id="import-which" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t("import-rules-choose")}</option>
          {guesses.length > 0 && (
            <optgroup label={t("import-guesses")}>
              {guesses.map((guess) => (
                <option key={guess.rules.id} value={guess.rules.id}>
                  {guessWords(guess)}
                </option>
              ))}
            </optgroup>
          )}
          {byFamily(sets ?? []).map(([family, members]) => (
            <optgroup key={family} label={familyName(family)}>
              {members
                .filter(({ id }) => guesses.every((guess) => guess.rules.id !== id))
                .map((set) => (
                  <option key={set.id} value={set.id}>
                    {say(set.name)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <p class="hint">{t(guesses.length > 0 ? "import-guessed" : "import-not-guessed")}</p>
      </div>
      <button type="submit" class="primary" disabled={busy || chosen === ""}>
        {t("import-by-these")}
      </button>
    </form>
  );
}

/** A rule set that was guessed, with the layout if it is not the usual one. */
export function guessWords({ rules, layout, games, of }: RulesGuess): string {
  const name = layout ? `${say(rules.name)}, ${say(layout)}` : say(rules.name);
  if (games === of) return name;
  return of === 1
    ? `${name} (${t("record-guess-in-part")})`
    : `${name} (${t("import-guess-share", { games, of })})`;
}
