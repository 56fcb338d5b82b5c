// A switch for one setting.
import type { Signal } from "@preact/signals";
import { TickBox } from "./choices";

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
    <TickBox
      words={
        <>
          {words} {hint && <span class="hint">{hint}</span>}
        </>
      }
      checked={of.value === "yes"}
      change={(on) => {
        of.value = on ? "yes" : "no";
        changed?.();
      }}
    />
  );
}
