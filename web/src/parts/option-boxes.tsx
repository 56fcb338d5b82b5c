// The options of a rule set, each with a box to tick.
import type { Text } from "../api/types";
import { say } from "../words/words";

interface Props {
  options: readonly { id: string; name: Text; text?: Text }[];
  /** The ids of those that are chosen. */
  chosen: readonly string[];
  choose: (chosen: string[]) => void;
}

/** One box an option, in the order of the rule set. */
export function OptionBoxes({ options, chosen, choose }: Props) {
  return (
    <>
      {options.map(({ id, name, text }) => (
        <label class="choice" key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span>
            {say(name)} {text && <span class="hint">{say(text)}</span>}
          </span>
        </label>
      ))}
    </>
  );
}
