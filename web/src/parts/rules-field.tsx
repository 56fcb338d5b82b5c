// A choice among rule sets, by family.
import type { ComponentChildren } from "preact";
import type { RulesetEntry } from "../api/schema";
import { say } from "../words/words";
import { byFamily, familyName } from "./families";

interface Props {
  id: string;
  label: string;
  sets: readonly RulesetEntry[];
  /** The id of what is chosen, shown as it is when it is none of `sets`; empty where `open` is. */
  value: string;
  /** What the entry is called that leaves the choice open. */
  open?: string;
  onChoose: (id: string) => void;
  /** What stands below the list. */
  children?: ComponentChildren;
}

/** A field with a list of rule sets. */
export function RulesField({ id, label, sets, value, open, onChoose, children }: Props) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {open !== undefined && <option value="">{open}</option>}
        {value !== "" && !sets.some((set) => set.id === value) && <option value={value}>{value}</option>}
        {byFamily(sets).map(([family, members]) => (
          <optgroup key={family} label={familyName(family)}>
            {members.map((set) => (
              <option key={set.id} value={set.id}>
                {say(set.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {children}
    </div>
  );
}
