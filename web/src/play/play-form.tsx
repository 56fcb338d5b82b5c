// The form for a new game: rule set, layout, options, and who plays.
import type { Level, RulesetEntry } from "../api/schema";
import { layoutAddress } from "../editor/address";
import { AimLine } from "../parts/aim-line";
import { LayoutChoice } from "../parts/layout-choice";
import { lazyPart } from "../parts/lazy";
import { OptionBoxes } from "../parts/option-boxes";
import { RulesField } from "../parts/rules-field";
import { here } from "../router";
import { sayLate, t } from "../words/words";
import { beginWith } from "./begin";
import { joinId } from "./ruleset-id";

const PlayersForm = lazyPart(["people"], async () => (await import("./players-form")).PlayersForm);

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
  const set = sets.find((entry) => entry.id === choice.base) ?? sets[0];
  if (!set) return null;
  // Other pages lead here for a game with another person.
  const usual = here.value.searchParams.get("against") === "person" ? "person" : "engine";
  return (
    <div class="play-form">
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
      <PlayersForm
        key={usual}
        levels={levels}
        usual={usual}
        begin={(terms) =>
          beginWith({ rules: joinId(choice.base, choice.options, null), layout: choice.layout, ...terms })
        }
        words={t("form-start")}
      />
    </div>
  );
}
