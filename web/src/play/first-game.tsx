// A slot for the coach of the first game, whose code is loaded for that game only.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../api/schema";
import { kept } from "../storage";
import { need } from "../words/words";
import type { Session } from "./session";

interface Props {
  session: Session;
  game: Game;
}

/** The coach, in the game started with one. */
export function FirstGame(props: Props) {
  const [Voice, setVoice] = useState<ComponentType<Props> | null>(null);
  const { id } = props.game;
  useEffect(() => {
    if (kept("first-game") !== id) return;
    // The game works without it.
    Promise.all([import("../learn/coach"), need(["learn"])]).then(
      ([{ Coach }]) => setVoice(() => Coach),
      () => {},
    );
  }, [id]);
  return Voice ? <Voice {...props} /> : null;
}
