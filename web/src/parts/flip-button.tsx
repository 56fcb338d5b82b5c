// Turns the boards round, on every page, until it is pressed again.
import { flipped } from "../settings";
import { t } from "../words/words";

/** The button. */
export function FlipButton() {
  return (
    <button
      type="button"
      aria-pressed={flipped.value === "yes"}
      onClick={() => {
        flipped.value = flipped.value === "yes" ? "no" : "yes";
      }}
    >
      {t("game-flip")}
    </button>
  );
}
