// What shall be analysed: a rule set, perhaps a position of one's own, or something begun before.
import { useState } from "preact/hooks";
import { rulesets } from "../api/client";
import type { RulesetEntry } from "../api/schema";
import { positionAddress } from "../editor/address";
import { featuredOf } from "../parts/families";
import { ForgetButton } from "../parts/forget-button";
import { Pending, useLoaded } from "../parts/loaded";
import { OptionBoxes } from "../parts/option-boxes";
import { RulesField } from "../parts/rules-field";
import { useTitle } from "../parts/title";
import { joinId } from "../play/ruleset-id";
import { go } from "../router";
import { say, t } from "../words/words";
import { PasteBox } from "./paste";
import type { RecordHead } from "./record";
import { forget, saved } from "./saved";
import { address, addressOf, keyOf } from "./source";
import { mainLine } from "./tree";

/** The page at `/analysis` when its address asks for nothing. */
export function Chooser() {
  useTitle(t("analysis-title"));
  const { value, problem, again } = useLoaded("rulesets", rulesets);
  return (
    <div class="choose-analysis">
      <section class="leaf intro">
        <h1>{t("analysis-title")}</h1>
        <p class="lead">{t("analysis-lead")}</p>
        {value ? <Form sets={value} /> : <Pending problem={problem} again={again} />}
      </section>
      <PasteBox />
      <Kept />
    </div>
  );
}

/** Who played, before what else is said of an analysis; nothing where the record does not say. */
function playersWords({ attackers, defenders }: RecordHead): string {
  const players = [attackers, defenders].map((name) => name ?? t("library-unknown-player"));
  return attackers || defenders ? `${players.join(" – ")} · ` : "";
}

function Form({ sets }: { sets: RulesetEntry[] }) {
  const [rules, setRules] = useState(featuredOf(sets)?.id ?? "");
  const [options, setOptions] = useState<string[]>([]);
  const [start, setStart] = useState("");
  const set = sets.find((one) => one.id === rules);
  const id = joinId(rules, options, null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go(addressOf({ game: null, rules: id, draft: null, start: start.trim() || null }, []));
      }}
    >
      <RulesField
        id="analysis-rules"
        label={t("form-rules")}
        sets={sets}
        value={rules}
        onChoose={(next) => {
          setRules(next);
          setOptions([]);
        }}
      />
      {set && <OptionBoxes key={rules} options={set.options} chosen={options} choose={setOptions} />}
      <div class="field">
        <label for="analysis-start">{t("analysis-start")}</label>
        <input
          id="analysis-start"
          type="text"
          value={start}
          onInput={(event) => setStart(event.currentTarget.value)}
          aria-describedby="analysis-start-hint"
          autocomplete="off"
          spellcheck={false}
        />
        <p class="hint" id="analysis-start-hint">
          {t("analysis-start-hint")}{" "}
          <a href={positionAddress(id, start.trim() || null)} data-testid="edit">
            {t("analysis-edit")}
          </a>
        </p>
      </div>
      <button type="submit" class="primary" data-testid="analyse">
        {t("analysis-begin")}
      </button>
    </form>
  );
}

/** What this browser has kept. */
function Kept() {
  const [list, setList] = useState(saved);
  if (list.length === 0) return null;
  return (
    <section class="leaf" aria-labelledby="kept-title">
      <h2 id="kept-title">{t("analysis-recent")}</h2>
      <ul class="kept-analyses">
        {list.map((one) => (
          <li key={keyOf(one.source)}>
            <a href={address(one.source, one.tree, one.at)}>{say(one.name)}</a>{" "}
            <span class="hint">
              {one.record && playersWords(one.record)}
              {one.source.game && `${t("analysis-of-game")} · `}
              {t("move-count", { count: mainLine(one.tree).length })}
            </span>
            <ForgetButton
              name={say(one.name)}
              forget={() => {
                forget(one.source);
                setList(saved());
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
