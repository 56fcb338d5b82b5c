// Fields of forms: one of several, and yes or no.
import type { ComponentChildren } from "preact";

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  all: readonly T[];
  chosen: T | null;
  choose: (one: T) => void;
  words: (one: T) => ComponentChildren;
  class?: string;
}

/** One of several. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, name, all, chosen, choose, words } = props;
  return (
    <fieldset class={props.class}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <label class="choice" key={one}>
          <input type="radio" name={name} value={one} checked={one === chosen} onChange={() => choose(one)} />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TickBoxProps {
  words: ComponentChildren;
  checked: boolean;
  change: (on: boolean) => void;
}

/** A box to tick. */
export function TickBox({ words, checked, change }: TickBoxProps) {
  return (
    <label class="choice">
      <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
      <span>{words}</span>
    </label>
  );
}
