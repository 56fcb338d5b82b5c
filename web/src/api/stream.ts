// The live stream of a game: opened, kept open, opened again.
import { eventsAddress } from "./client";
import { answered } from "./reach";
import type { Game, GameChange, Thinking } from "./schema";

/** Receives the events of a game. */
export interface Listener {
  /** The whole game, each time the stream begins. */
  game(game: Game): void;
  /** What has changed since the last event. */
  change(change: GameChange): void;
  thinking(thinking: Thinking): void;
  /** False while there is no connection to the server. */
  connected(yes: boolean): void;
}

/** The pause before a stream that was refused is asked for again, in milliseconds. */
const PAUSE = 2000;

/** Follows a game until the returned function is called. */
export function follow(id: string, listener: Listener): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let ended = false;
  const open = () => {
    source = new EventSource(eventsAddress(id));
    source.addEventListener("open", () => {
      answered();
      listener.connected(true);
    });
    source.addEventListener("game", (event) => listener.game(JSON.parse(event.data)));
    source.addEventListener("change", (event) => listener.change(JSON.parse(event.data)));
    source.addEventListener("thinking", (event) => listener.thinking(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      if (ended) return;
      listener.connected(false);
      // The browser reconnects by itself unless it has given up.
      if (source?.readyState === EventSource.CLOSED) timer = window.setTimeout(open, PAUSE);
    });
  };
  open();
  return () => {
    ended = true;
    source?.close();
    window.clearTimeout(timer);
  };
}
