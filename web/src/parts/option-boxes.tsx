// Checkboxes for the options of a rule set: those its sources offer, then other readings.
import { useState } from "preact/hooks";
import type { Text } from "../api/schema";
import { sayLate, t } from "../words/words";

interface Option {
  id: string;
  name: Text;
  text?: Text;
  /** The rule of which it is another reading; null where a source offers it. */
  reading: string | null;
}

interface Props {
  options: readonly Option[];
  /** The ids of those that are chosen. */
  chosen: readonly string[];
  choose: (chosen: string[]) => void;
}

/** The options in the order of the rule set, and the other readings in a fold, which is closed on small screens. */
export function OptionBoxes({ options, chosen, choose }: Props) {
  const offered = options.filter((option) => option.reading === null);
  const readings = options.filter((option) => option.reading !== null);
  const [open] = useState(() => matchMedia("(min-width: 761px)").matches && readings.length <= 6);
  const tick = ({ id, reading }: Option, ticked: boolean) => {
    const clashes = (other: string) =>
      reading !== null && readings.some((option) => option.id === other && option.reading === reading);
    const others = chosen.filter((other) => other !== id && !(ticked && clashes(other)));
    choose(ticked ? [...others, id] : others);
  };
  const box = (option: Option, hint: Text | undefined) => (
    <label class="choice" key={option.id}>
      <input
        type="checkbox"
        checked={chosen.includes(option.id)}
        onChange={(event) => tick(option, event.currentTarget.checked)}
      />
      <span>
        {sayLate(option.name)} {hint && <span class="hint">{sayLate(hint)}</span>}
      </span>
    </label>
  );
  return (
    <>
      {offered.length > 0 && (
        <fieldset>
          <legend>{t("options-offered")}</legend>
          {offered.map((option) => box(option, option.text))}
        </fieldset>
      )}
      {readings.length > 0 && (
        <details
          class="other-readings"
          open={open || readings.some((option) => chosen.includes(option.id))}
          data-testid="other-readings"
        >
          <summary>{t("options-readings", { count: readings.length })}</summary>
          <fieldset aria-label={t("options-readings", { count: readings.length })}>
            <p class="hint">{t("options-readings-hint")}</p>
            {readings.map((option) => box(option, undefined))}
          </fieldset>
        </details>
      )}
    </>
  );
}
