// Focus mode: the board, whose turn it is and the players, and nothing else on the screen.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../words/words";
import { IconButton } from "./icon";

/** Whether the page shows little but its board. */
const focused = signal(false);
focused.subscribe((yes) => {
  if (yes) document.documentElement.dataset.focus = "board";
  else delete document.documentElement.dataset.focus;
});

/** Shows the whole page again. */
export function leaveFocusMode(): void {
  focused.value = false;
}

/** The button; Z does the same, and Escape leaves the mode. */
export function FocusButton() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
      if (event.key === "z") focused.value = !focused.value;
      if (event.key === "Escape" && focused.value) focused.value = false;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <IconButton
      shape="focus"
      words={t(focused.value ? "board-focus-leave" : "board-focus")}
      act={() => {
        focused.value = !focused.value;
      }}
      pressed={focused.value}
      test="focus"
    />
  );
}
