// The place beside the board for the voice that comments on somebody's first game; it is fetched for that game alone.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../api/types";
import { kept } from "../storage";
import { need } from "../words/words";
import type { Session } from "./session";

interface Props {
  session: Session;
  game: Game;
}

/** The voice, in the game that was begun with one. */
export function FirstGame(props: Props) {
  const [Voice, setVoice] = useState<ComponentType<Props> | null>(null);
  const { id } = props.game;
  useEffect(() => {
    if (kept("first-game") !== id) return;
    // Without it the game goes on as any other.
    Promise.all([import("../learn/coach"), need(["learn"])]).then(
      ([{ Coach }]) => setVoice(() => Coach),
      () => {},
    );
  }, [id]);
  return Voice ? <Voice {...props} /> : null;
}
