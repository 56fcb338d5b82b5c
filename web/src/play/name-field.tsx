// The field for the player's name.
import "../styles/people.css";
import { t } from "../words/words";
import { LONGEST_NAME, ownName, setOwnName } from "./own-name";

/** The player's name, which this browser remembers. */
export function NameField() {
  return (
    <div class="field">
      <label for="player-name">{t("people-name")}</label>
      <input
        id="player-name"
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={ownName.value}
        onInput={(event) => setOwnName(event.currentTarget.value)}
        aria-describedby="player-name-hint"
      />
      <p class="hint" id="player-name-hint">
        {t("people-name-hint")}
      </p>
    </div>
  );
}
