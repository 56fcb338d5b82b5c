// The place of the coach beside a game against the engine. Its code is loaded when it is turned on.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Game, Side } from "../api/schema";
import { t } from "../words/words";
import { isCoached, setCoach } from "./coaching";
import type { Session } from "./session";
import "../styles/coach.css";

interface Props {
  session: Session;
  game: Game;
}

/** The switch, and what the coach says. Two people at one board, and a game that is over, have none. */
export function CoachPlace({ session, game }: Props) {
  const [mine, second] = session.mine.value;
  if (!mine || second || game.outcome) return null;
  const on = isCoached(game.id);
  return (
    <section class="coach" aria-label={t("coach-title")}>
      <label class="choice">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setCoach(event.currentTarget.checked)}
          data-testid="coach-switch"
        />
        <span>{t("coach-title")}</span>
      </label>
      {on && (
        <p role="status" data-testid="coach">
          <Late session={session} game={game} mine={mine} />
        </p>
      )}
    </section>
  );
}

type VoiceProps = Props & { mine: Side };

function Late(props: VoiceProps) {
  const [Voice, setVoice] = useState<ComponentType<VoiceProps> | null>(null);
  useEffect(() => {
    // The game works without it.
    import("../learn/coach").then(
      ({ Coach }) => setVoice(() => Coach),
      () => {},
    );
  }, []);
  return Voice ? <Voice {...props} /> : null;
}
