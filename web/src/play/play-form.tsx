// The form for a new game: rule set, layout, options, side, level.
import { useState } from "preact/hooks";
import type { Level, RulesetEntry } from "../api/schema";
import { layoutAddress } from "../editor/address";
import { AimLine } from "../parts/aim-line";
import { LayoutChoice } from "../parts/layout-choice";
import { codeOf, Trouble } from "../parts/loaded";
import { OptionBoxes } from "../parts/option-boxes";
import { RulesField } from "../parts/rules-field";
import { capital, say, sayLate, t } from "../words/words";
import { begin, type Role, roles, seatsFor } from "./begin";
import { joinId } from "./ruleset-id";

/** What is chosen in the form. */
export interface Choice {
  base: string;
  layout: string;
  options: string[];
}

interface Props {
  sets: RulesetEntry[];
  levels: Level[];
  choice: Choice;
  choose: (choice: Choice) => void;
}

/** The form. The parent shows the chosen layout. */
export function PlayForm({ sets, levels, choice, choose }: Props) {
  const [role, setRole] = useState<Role>("attackers");
  const [level, setLevel] = useState(String(defaultLevel(levels)));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = sets.find((entry) => entry.id === choice.base) ?? sets[0];
  if (!set) return null;
  const chosenLevel = levels.find((entry) => String(entry.level) === level);

  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const id = joinId(choice.base, choice.options, null);
      await begin(id, choice.layout, seatsFor(role, Number(level)));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };

  return (
    <form class="play-form" onSubmit={submit}>
      <RulesField
        id="form-rules"
        label={t("form-rules")}
        sets={sets}
        value={set.id}
        onChoose={(id) => {
          const next = sets.find((entry) => entry.id === id);
          if (next) choose({ base: next.id, layout: next.default_layout, options: [] });
        }}
      >
        <p class="hint">
          {sayLate(set.summary)}{" "}
          <a
            href={`/rules/${joinId(choice.base, choice.options, choice.layout === set.default_layout ? null : choice.layout)}`}
          >
            {t("form-about")}
          </a>
        </p>
        {/* An option may change how a side wins. */}
        {choice.options.length === 0 && <AimLine aim={set.aim} />}
      </RulesField>
      <LayoutChoice
        legend={t("form-layout")}
        layouts={set.layouts}
        chosen={choice.layout}
        choose={(layout) => choose({ ...choice, layout })}
      />
      {set.family !== "own" && (
        <p class="hint">
          <a href={layoutAddress(set.id, choice.layout)} data-testid="draw">
            {t("form-draw")}
          </a>
        </p>
      )}
      <OptionBoxes
        key={set.id}
        options={set.options}
        chosen={choice.options}
        choose={(options) => choose({ ...choice, options })}
      />
      <fieldset>
        <legend>{t("form-side")}</legend>
        {roles.map((name) => (
          <label class="choice" key={name}>
            <input
              type="radio"
              name="side"
              value={name}
              checked={role === name}
              onChange={() => setRole(name)}
            />
            <span>
              {name === "attackers" || name === "defenders"
                ? capital(t(`side-${name}`))
                : t(`form-side-${name}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {role !== "both" && (
        <div class="field">
          <label for="form-level">{t("form-level")}</label>
          <select id="form-level" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {levels.map((entry) => (
              <option key={entry.level} value={String(entry.level)}>
                {entry.level} · {say(entry.name)}
              </option>
            ))}
          </select>
          {chosenLevel && <p class="hint">{say(chosenLevel.text)}</p>}
        </div>
      )}
      <Trouble problem={problem} />
      <button type="submit" class="primary" disabled={busy}>
        {t("form-start")}
      </button>
    </form>
  );
}

/** The default opponent: the third level, or the strongest below it. */
export function defaultLevel(levels: readonly Level[]): number {
  return levels[Math.min(2, levels.length - 1)]?.level ?? 1;
}
