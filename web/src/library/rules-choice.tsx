// A choice among all rule sets, with a first entry that leaves it open.
import { rulesets } from "../api/client";
import { useLoaded } from "../parts/loaded";
import { byFamily, familyName } from "../play/families";
import { say } from "../words/words";

interface Props {
  id: string;
  label: string;
  open: string;
  value: string;
  onChoose: (id: string) => void;
}

/** A field with all rule sets by family. */
export function RulesChoice({ id, label, open, value, onChoose }: Props) {
  const { value: sets } = useLoaded("rulesets", rulesets);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{open}</option>
        {value !== "" && !(sets ?? []).some((set) => set.id === value) && (
          <option value={value}>{value}</option>
        )}
        {byFamily(sets ?? []).map(([family, members]) => (
          <optgroup key={family} label={familyName(family)}>
            {members.map((set) => (
              <option key={set.id} value={set.id}>
                {say(set.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
