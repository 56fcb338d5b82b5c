// Fields for rule set, layout and options.

import { positionOf } from "../api/positions";
import type { Position, Ruleset, RulesetEntry } from "../api/schema";
import { LayoutChoice } from "../parts/layout-choice";
import { useLoaded } from "../parts/loaded";
import { OptionBoxes } from "../parts/option-boxes";
import { RulesField } from "../parts/rules-field";
import { baseOf, joinId } from "../play/ruleset-id";
import { go } from "../router";
import { t } from "../words/words";
import { positionAddress } from "./address";
import type { Setup } from "./setup";

/** The rule set, its options and its layouts. */
export function RulesFields({ sets, set, start }: { sets: RulesetEntry[]; set: Ruleset; start: string }) {
  const base = baseOf(set.id);
  const options = set.options.filter((option) => option.selected).map((option) => option.id);
  const usual = sets.find((one) => one.id === base)?.default_layout;
  const ask = (rules: string, keeps: boolean) => go(positionAddress(rules, keeps ? start : null), true);
  const id = (options: string[], layout: string) => joinId(base, options, layout === usual ? null : layout);
  return (
    <>
      <RulesField
        id="position-rules"
        label={t("form-rules")}
        sets={sets}
        value={base}
        onChoose={(chosen) => {
          const next = sets.find((one) => one.id === chosen);
          if (next) ask(next.id, next.board === set.board);
        }}
      >
        <p class="hint">
          <a href={`/rules/${set.id}`}>{t("form-about")}</a>
        </p>
      </RulesField>
      <LayoutChoice
        legend={t("form-layout")}
        layouts={set.layouts}
        chosen={set.layout}
        choose={(layout) => ask(id(options, layout), false)}
      />
      <OptionBoxes
        key={base}
        options={set.options}
        chosen={options}
        choose={(chosen) => ask(id(chosen, set.layout), true)}
      />
    </>
  );
}

export interface KingMovedProps {
  rules: string;
  opening: string;
  setup: Setup;
  position: Position | null;
  put: (flags: string) => void;
}

/** Whether the king has moved, where it matters: there the server repeats it when it is told so. */
export function KingMoved({ rules, opening, setup, position, put }: KingMovedProps) {
  const { value: matters } = useLoaded(rules, async () => {
    const [board, side] = opening.split(" ");
    const told = await positionOf({ rules, start: `${board} ${side} k` });
    return told.king_moved;
  });
  if (!matters) return null;
  const said = setup.flags.startsWith("k");
  const shows = position?.king_moved ?? said;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={said || shows}
        disabled={shows && !said}
        onChange={(event) => put(event.currentTarget.checked ? "k" : "-")}
      />
      <span>{t("position-king-moved")}</span>
    </label>
  );
}
