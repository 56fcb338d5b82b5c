// The one connection of this page: on it the page follows games and acts in them. It is opened again for as long as a game is followed;
// then the server sends what has changed meanwhile, and what was not answered is sent again.
import { effect } from "@preact/signals";
import { isHere } from "../local/game-id";
import { applyChange } from "./game-change";
import { Problem } from "./problem";
import { answered, ROOT, reachable, unanswered } from "./reach";
import type {
  ActionRequest,
  ActMessage,
  FollowMessage,
  Game,
  PongMessage,
  ServerMessage,
  Side,
  SidePlan,
  Signal,
  Thinking,
  UnfollowMessage,
} from "./schema";

type ClientMessage = ActMessage | FollowMessage | PongMessage | UnfollowMessage;
type Settled = Extract<ServerMessage, { type: "done" | "refused" }>;
type OfAGame = Exclude<ServerMessage, Settled | { type: "ping" }>;
/** Who follows a game. */
export type Presence = Omit<Extract<ServerMessage, { type: "presence" }>, "type" | "game">;

/** Receives what happens in a game. */
export interface Listener {
  /** The game, each time something in it has changed. */
  game(game: Game): void;
  thinking(thinking: Thinking): void;
  /** The sides that this page plays, and what it has planned for them. */
  you(sides: Side[], plans: SidePlan[]): void;
  /** Who follows the game at the moment. */
  presence?(presence: Presence): void;
  /** A player says something to the other. */
  signal?(side: Side, signal: Signal): void;
  /** False while there is no connection to the server, and once another listener follows the game instead. */
  connected(yes: boolean): void;
  /** Why the game cannot be followed. */
  missing(problem: Problem): void;
}

/** A game that is followed. */
export interface Following {
  /** Does something in the game. Fails with a Problem if the server refuses; without a connection it waits for one. */
  act(action: ActionRequest): Promise<void>;
  /** Follows the game no longer. */
  stop(): void;
}

interface Followed {
  id: string;
  token: string | null;
  listener: Listener;
  /** The game as the server last told it. */
  known: Game | null;
}

/** An action that is not answered. */
interface Unanswered {
  message: ActMessage;
  /** When it was first sent, or sent again. */
  since: number;
  /** It was sent more than once, so that it may have been done the first time. */
  again: boolean;
  done(): void;
  failed(problem: Problem): void;
}

/** The longest pause before another attempt to connect, and the one after the first that failed, in milliseconds. */
const LONGEST_PAUSE = 10_000;
const FIRST_PAUSE = 500;
/** A connection that has lasted for so long was a good one. */
const LASTING = 5_000;
/** How long an attempt to connect may take. */
const PATIENCE = 10_000;
/** The server sends a ping every 15 seconds at the least, so a connection that is silent for longer is dead. */
const SILENCE = 25_000;
/** The same while an answer is awaited. */
const NO_ANSWER = 10_000;
/** How often that is looked at. */
const LOOK = 2_500;
/** The pause before a game that cannot be followed at the moment is asked for again. */
const ASK_AGAIN = 2_000;
/** What an action that was done already is answered with when it is sent again. */
const DONE_BEFORE = new Set(["out-of-step", "game-over", "no-offer", "nothing-to-take-back"]);

/** Listens where no page shows the game any more. */
const NOBODY: Listener = {
  game: () => {},
  thinking: () => {},
  you: () => {},
  connected: () => {},
  missing: () => {},
};

class Connection {
  private socket: WebSocket | null = null;
  private readonly games = new Map<string, Followed>();
  private readonly unanswered = new Map<number, Unanswered>();
  private last = 0;
  private failures = 0;
  private timer: number | undefined;
  private looking: number | undefined;
  /** When the connection was opened, or nothing while it is not. */
  private since: number | null = null;
  /** When the server said something last, or the attempt to connect began. */
  private heard = 0;

  constructor() {
    const back = () => this.wake();
    for (const event of ["online", "pageshow", "focus"]) addEventListener(event, back);
    for (const event of ["visibilitychange", "resume"]) document.addEventListener(event, back);
    // The network is gone: what is shown is what was, and the player is told at once.
    addEventListener("offline", () => this.games.size > 0 && this.lost());
    addEventListener("beforeunload", (event) => this.unanswered.size > 0 && event.preventDefault());
    // Whatever else the page asks for may be answered before the pause is over.
    effect(() => {
      if (reachable.value && !this.socket && this.games.size > 0) this.connect();
    });
  }

  follow(id: string, token: string | null, listener: Listener): Following {
    const followed: Followed = { id, token, listener, known: null };
    const before = this.games.get(id);
    this.games.set(id, followed);
    before?.listener.connected(false);
    if (!this.socket) this.connect();
    else this.ask(followed);
    return {
      act: (action) => this.act(id, action),
      stop: () => {
        if (this.games.get(id) !== followed) return;
        // What was done and not answered is still sent: the page that did it is gone, but not the player.
        followed.listener = NOBODY;
        this.leave(followed);
      },
    };
  }

  /** Lets go of a game that no page shows any more, as soon as nothing in it is unanswered. */
  private leave({ id, listener }: Followed): void {
    const waits = [...this.unanswered.values()].some(({ message }) => message.game === id);
    if (listener !== NOBODY || waits) return;
    this.games.delete(id);
    if (this.games.size === 0) this.end();
    else this.say({ unfollow: id });
  }

  private act(game: string, action: ActionRequest): Promise<void> {
    const n = ++this.last;
    const message: ActMessage = { game, n, do: action };
    return new Promise((done, failed) => {
      this.unanswered.set(n, { message, since: Date.now(), again: false, done, failed });
      this.say(message);
    });
  }

  /** Says something, if there is a connection. What must not get lost is said again at the next one. */
  private say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Asks for a game, or for what has changed in it. */
  private ask({ id, token, known }: Followed): void {
    this.say({ follow: id, ...(token ? { token } : {}), ...(known ? { since: known.version } : {}) });
  }

  private connect(): void {
    window.clearTimeout(this.timer);
    const address = new URL(`${ROOT}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = () => this.lost();
    this.looking ??= window.setInterval(() => this.look(), LOOK);
  }

  private opened(): void {
    this.since = this.heard = Date.now();
    answered();
    for (const followed of this.games.values()) {
      followed.listener.connected(true);
      this.ask(followed);
    }
    for (const waiting of this.unanswered.values()) {
      waiting.since = Date.now();
      this.say(waiting.message);
    }
  }

  /** The connection is lost, or there was none: at once there is another attempt, then after growing pauses. */
  private lost(): void {
    const lasted = this.since === null ? 0 : Date.now() - this.since;
    this.drop();
    if (this.games.size === 0) return;
    for (const waiting of this.unanswered.values()) waiting.again = true;
    if (lasted > LASTING) this.failures = 0;
    const failures = this.failures++;
    if (failures === 0) {
      this.connect();
      return;
    }
    unanswered();
    for (const { listener } of this.games.values()) listener.connected(false);
    const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
    // When a server comes back, not all its clients should come at the same moment.
    this.timer = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Lets go of the socket without waiting for an answer to that. */
  private drop(): void {
    const socket = this.socket;
    this.socket = this.since = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private end(): void {
    this.drop();
    this.failures = 0;
    window.clearTimeout(this.timer);
    window.clearInterval(this.looking);
    this.looking = undefined;
  }

  /** Drops a connection on which nothing comes that should. */
  private look(): void {
    if (!this.socket) return;
    const now = Date.now();
    const silent = now - this.heard;
    const waited = now - Math.min(now, ...[...this.unanswered.values()].map(({ since }) => since));
    const patience = this.since === null ? PATIENCE : SILENCE;
    if (silent > patience || (silent > NO_ANSWER && waited > NO_ANSWER)) this.lost();
  }

  /** The page is seen again, or the network is back: there is no pause now, and no trust in an old connection. */
  private wake(): void {
    if (this.games.size === 0 || document.visibilityState === "hidden") return;
    if (!this.socket) this.connect();
    else this.look();
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "ping") this.say({ pong: message.n });
    else if (message.type === "done" || message.type === "refused") this.settle(message);
    else {
      const followed = this.games.get(message.type === "game" ? message.game.id : message.game);
      if (followed) this.tell(followed, message);
    }
  }

  /** Tells the listener of a game what the server says of it. */
  private tell(followed: Followed, message: OfAGame): void {
    const { listener } = followed;
    switch (message.type) {
      case "game":
        followed.known = message.game;
        listener.game(message.game);
        break;
      case "change":
        followed.known = followed.known && applyChange(followed.known, message.change);
        // If something is missing, the whole game is asked for.
        if (followed.known) listener.game(followed.known);
        else this.ask(followed);
        break;
      case "thinking":
        listener.thinking(message.thinking);
        break;
      case "you":
        listener.you(message.sides, message.plans);
        break;
      case "presence":
        listener.presence?.(message);
        break;
      case "signal":
        listener.signal?.(message.side, message.signal);
        break;
      case "missing":
        listener.missing(problemOf(message));
        if (message.problem.code !== "not-found")
          window.setTimeout(() => this.games.get(followed.id) === followed && this.ask(followed), ASK_AGAIN);
    }
  }

  private settle(message: Settled): void {
    // A message without a number was refused, and it is not known which.
    if (message.n === null) {
      this.lost();
      return;
    }
    const waiting = this.unanswered.get(message.n);
    this.unanswered.delete(message.n);
    if (!waiting) return;
    const followed = this.games.get(waiting.message.game);
    if (followed) this.leave(followed);
    if (message.type === "done" || (waiting.again && DONE_BEFORE.has(message.problem.code))) waiting.done();
    else waiting.failed(problemOf(message));
  }
}

function problemOf({ problem }: Extract<ServerMessage, { type: "refused" | "missing" }>): Problem {
  return new Problem(problem.code, problem.detail);
}

/** Follows a game that this browser keeps. What that takes is loaded only then. */
function followHere(id: string, token: string | null, listener: Listener): Following {
  const following = import("../local/follow-here").then((here) => here.followHere(id, token, listener));
  following.catch((error) => listener.missing(new Problem("internal", String(error))));
  return {
    act: async (action) => (await following).act(action),
    stop: () => void following.then((game) => game.stop()).catch(() => {}),
  };
}

let connection: Connection | null = null;

/** Follows a game, and acts in it with the token of a seat, until the returned value is told to stop. */
export function follow(id: string, token: string | null, listener: Listener): Following {
  if (isHere(id)) return followHere(id, token, listener);
  connection ??= new Connection();
  return connection.follow(id, token, listener);
}
