// Turns the boards round, on every page, until it is pressed again.
import { flipped } from "../settings";
import { t } from "../words/words";

/** Turns the boards. */
export function flip(): void {
  flipped.value = flipped.value === "yes" ? "no" : "yes";
}

/** The button. */
export function FlipButton() {
  return (
    <button type="button" aria-pressed={flipped.value === "yes"} onClick={flip}>
      {t("game-flip")}
    </button>
  );
}
