// The coach beside a game against the engine: its words where the page says things, and its switch. The code is loaded when it is on.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Game, Side } from "../api/schema";
import { arePeople } from "../together/players";
import { t } from "../words/words";
import { isCoached, setCoach } from "./coaching";
import type { Session } from "./session";
import "../styles/coach.css";

interface Props {
  session: Session;
  game: Game;
}

/** The side that is coached; null for two people, for onlookers, and where the game is over. */
function learner({ session, game }: Props): Side | null {
  const [mine, second] = session.mine.value;
  return mine && !second && !game.outcome && !arePeople(game) ? mine : null;
}

/** Turns the coach on and off. */
export function CoachSwitch(props: Props) {
  if (!learner(props)) return null;
  return (
    <label class="choice coach-switch">
      <input
        type="checkbox"
        checked={isCoached(props.game.id)}
        onChange={(event) => setCoach(event.currentTarget.checked)}
        data-testid="coach-switch"
      />
      <span>{t("coach-title")}</span>
    </label>
  );
}

/** What the coach says, while the present position of the learner's turn is shown. */
export function CoachWords(props: Props) {
  const { session, game } = props;
  const mine = learner(props);
  if (!mine || !isCoached(game.id)) return null;
  return (
    <div class="coach" role="status" aria-label={t("coach-title")} data-testid="coach">
      {session.myTurn.value && session.looking.value === null && <Late game={game} mine={mine} />}
    </div>
  );
}

interface VoiceProps {
  game: Game;
  mine: Side;
}

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
