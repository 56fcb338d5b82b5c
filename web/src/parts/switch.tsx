// A switch for one setting.
import type { Signal } from "@preact/signals";

interface Props {
  words: string;
  hint?: string;
  of: Signal<"yes" | "no">;
  /** Called after a change. */
  changed?: () => void;
}

/** A box to tick. */
export function Switch({ words, hint, of, changed }: Props) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={of.value === "yes"}
        onChange={(event) => {
          of.value = event.currentTarget.checked ? "yes" : "no";
          changed?.();
        }}
      />
      <span>
        {words} {hint && <span class="hint">{hint}</span>}
      </span>
    </label>
  );
}
