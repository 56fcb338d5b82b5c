// The choice between the layouts of a rule set.
import type { Text } from "../api/schema";
import { say, t } from "../words/words";
import { Inferred } from "./badges";

interface Props {
  legend: string;
  layouts: readonly { id: string; name: Text; inferred: boolean }[];
  chosen: string;
  choose: (layout: string) => void;
}

/** More layouts than this are offered in a list that opens. */
const MANY = 7;

/** Buttons for a few layouts, a list for many, nothing for one. */
export function LayoutChoice({ legend, layouts, chosen, choose }: Props) {
  if (layouts.length < 2) return null;
  if (layouts.length > MANY)
    return (
      <div class="field">
        <label for="choose-layout">{legend}</label>
        <select id="choose-layout" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {layouts.map((layout) => (
            <option key={layout.id} value={layout.id}>
              {say(layout.name)}
              {layout.inferred && ` (${t("inferred-badge")})`}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {layouts.map((layout) => (
        <label class="choice" key={layout.id}>
          <input
            type="radio"
            name="layout"
            value={layout.id}
            checked={layout.id === chosen}
            onChange={() => choose(layout.id)}
          />
          <span>
            {say(layout.name)} {layout.inferred && <Inferred />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
