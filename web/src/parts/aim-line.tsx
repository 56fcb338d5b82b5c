// How each side wins, in one line: on the home page, beside a game and beside a lesson.
import type { Aim } from "../api/schema";
import { sayLate } from "../words/words";

/** The aims of the attackers and of the defenders. */
export function AimLine({ aim }: { aim: Aim }) {
  return (
    <p class="aim" data-testid="aim">
      {sayLate(aim.attackers)} {sayLate(aim.defenders)}
    </p>
  );
}
