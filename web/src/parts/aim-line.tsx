// How each side wins, in one line: on the home page, beside a game and beside a lesson.
import type { Signal } from "@preact/signals";
import type { Aim } from "../api/schema";
import { sayLate, t } from "../words/words";
import { Icon } from "./icon";
import "../styles/aim.css";

interface Props {
  aim: Aim;
  /** Whether the king's goals are lit on the board beside it, and what changes it. */
  goals?: { lit: boolean; set: Signal<boolean | null> };
}

/** The aims of the attackers and of the defenders, and a button that lights the goals. */
export function AimLine({ aim, goals }: Props) {
  return (
    <div class="aim">
      <span data-testid="aim">
        {sayLate(aim.attackers)} {sayLate(aim.defenders)}
      </span>
      {goals && (
        <button
          type="button"
          class="plain icon-button"
          aria-pressed={goals.lit}
          onClick={() => {
            goals.set.value = !goals.lit;
          }}
          title={t("board-goals")}
          data-testid="goals"
        >
          <Icon shape="goals" />
          <span class="unseen">{t("board-goals")}</span>
        </button>
      )}
    </div>
  );
}
