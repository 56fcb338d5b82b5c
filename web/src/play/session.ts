// One game as this page follows it: what the server says, where the reader looks, and what was asked for.
import { computed, signal } from "@preact/signals";
import type { Board, Step } from "../../board";
import * as api from "../api/client";
import { moveText } from "../api/moves";
import type { ActionRequest, Game, Hint, PlayedMove, Side, Thinking } from "../api/schema";
import { type Following, follow } from "../api/socket";
import { codeOf } from "../parts/loaded";
import { BoardQuestion } from "../why/question";
import { t } from "../words/words";
import { play } from "./sound";
import { moveSpoken, news } from "./speech";
import { note, tokenOf } from "./stored-games";

/** The state of one game page. Components read the signals and call the methods. */
export class Session {
  /** The game as the server last told it. */
  readonly game = signal<Game | null>(null);
  /** The engine's last word on the move it is thinking about. */
  readonly thinking = signal<Thinking | null>(null);
  /** The ply after which the board is shown, or null for the present. */
  readonly looking = signal<number | null>(null);
  readonly connected = signal(true);
  /** The code of what went wrong last. */
  readonly problem = signal<string | null>(null);
  readonly hint = signal<Hint | "waiting" | null>(null);
  /** A move that waits to be confirmed. */
  readonly proposal = signal<Step | null>(null);
  /** Whether the king's goals are lit; null until the button is pressed: they are lit when a game begins. */
  readonly goals = signal<boolean | null>(null);
  /** A request is on its way. */
  readonly busy = signal(false);
  /** The engine has just declined a draw. */
  readonly refused = signal(false);
  /** What a screen reader should say now. */
  readonly spoken = signal("");
  /** Why a move was refused, or men fell. */
  readonly question = new BoardQuestion();
  /** The drawn board. */
  board: Board | null = null;

  private following: Following | null = null;
  /** A draw was offered from this page and not yet answered. */
  private asked = false;

  /** `token` is the secret of a seat, if this page has one. */
  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** The sides that this page may move for. */
  readonly mine = signal<Side[]>([]);
  /** It is this page's turn. */
  readonly myTurn = computed(() => {
    const side = this.game.value?.side;
    return side !== null && side !== undefined && this.mine.value.includes(side);
  });
  /** How many plies lie behind the shown position. */
  readonly shownPly = computed(() => this.looking.value ?? this.game.value?.moves.length ?? 0);
  /** The move that led to the shown position. */
  readonly shownMove = computed<PlayedMove | null>(
    () => this.game.value?.moves[this.shownPly.value - 1] ?? null,
  );
  /** The position on the board. */
  readonly shownPosition = computed(() => {
    const game = this.game.value;
    if (!game) return "/";
    if (this.looking.value === null) return game.position;
    return this.shownMove.value?.position ?? game.start;
  });

  /** Begins to follow the game; the returned function stops. */
  open(): () => void {
    const following = follow(this.id, this.token, {
      game: (game) => this.receive(game),
      thinking: (thinking) => {
        this.thinking.value = thinking;
      },
      you: (sides) => {
        this.mine.value = sides;
      },
      connected: (yes) => {
        this.connected.value = yes;
        if (!yes && !this.game.value) this.load();
      },
      missing: (problem) => {
        this.problem.value = codeOf(problem);
      },
    });
    this.following = following;
    return () => {
      following.stop();
      this.following = null;
    };
  }

  /** Reads the game where it cannot be followed, or learns why not. */
  private async load(): Promise<void> {
    try {
      this.receive(await api.readGame(this.id));
    } catch (error) {
      this.problem.value = codeOf(error);
    }
  }

  /** Takes in what the server says, unless something newer is known. */
  receive(game: Game): void {
    const old = this.game.value;
    if (old && game.version < old.version) return;
    if (old && game.version > old.version) {
      const words = news(old, game, this.mine.value);
      if (words) this.spoken.value = words;
      const last = game.moves.length > old.moves.length ? game.moves.at(-1) : null;
      if (game.outcome && !old.outcome) play("end");
      else if (last) play(last.captures.length > 0 ? "capture" : "move");
      if (game.moves.length !== old.moves.length) {
        this.hint.value = null;
        this.refused.value = false;
      }
      if (game.moves.length < old.moves.length) this.looking.value = null;
    }
    if (!game.thinking) this.thinking.value = null;
    this.game.value = game;
    if (old?.offer) this.heedAnswer(game);
    const mine = this.mine.value;
    if (this.token && mine.length > 0) note(game, this.token, { sides: mine });
    // A token that came with a link is stored only once it has proved a seat.
    else if (this.token && this.token === tokenOf(this.id)) note(game, this.token);
  }

  /** Looks at the position after a ply; the last one is the present. */
  look(ply: number): void {
    const game = this.game.value;
    if (!game) return;
    const last = game.moves.length;
    const wanted = Math.max(0, Math.min(last, ply));
    this.board?.cancel();
    this.looking.value = wanted === last ? null : wanted;
    const move = game.moves[wanted - 1];
    this.spoken.value = move ? moveSpoken(move, game) : t("moves-start");
  }

  /** Plays a move that the board was given as legal. */
  move = async (step: Step): Promise<void> => {
    const game = this.game.value;
    if (!game) return;
    const ply = game.moves.length + 1;
    await this.ask({ action: "move", move: moveText(step), ply });
    // Whatever the answer was, the board shows what the server says.
    this.board?.set({ position: this.shownPosition.value });
  };

  /** Ends the turn of a piece that has captured and could go on. */
  stay = () => {
    const point = this.game.value?.going_on;
    return point ? this.move({ from: point, to: point }) : Promise.resolve();
  };
  takeBack = () => this.ask({ action: "takeback", plies: this.game.value?.moves.length ?? 0 });
  resign = (side: Side) => this.ask({ action: "resign", side });

  /** Offers, accepts, declines or withdraws a draw. */
  async draw(action: "offer" | "accept" | "decline" | "withdraw", side: Side): Promise<void> {
    this.asked = action === "offer";
    const done = await this.ask(
      action === "offer" ? { action, offer: "draw", side } : { action, offer: "draw" },
    );
    if (done && this.game.value) this.heedAnswer(this.game.value);
  }

  /** Notices that the engine has declined: what was offered is on offer no more, and nothing else has happened. */
  private heedAnswer(game: Game): void {
    if (!this.asked || game.offer) return;
    this.asked = false;
    const engine = Object.values(game.seats).some((seat) => seat.kind === "engine");
    if (!engine || game.outcome) return;
    this.refused.value = true;
    this.spoken.value = t("game-draw-refused");
  }

  /** Asks the engine for advice. */
  async advise(): Promise<void> {
    if (!this.token || this.hint.value === "waiting") return;
    const version = this.game.value?.version;
    this.hint.value = "waiting";
    try {
      const hint = await api.hint(this.id, this.token);
      if (this.game.value?.version === version) this.hint.value = hint;
      else this.hint.value = null;
    } catch (error) {
      this.hint.value = null;
      this.problem.value = codeOf(error);
    }
  }

  /** Does something in the game, and tells whether it was done. */
  private async ask(action: ActionRequest): Promise<boolean> {
    if (!this.following || this.busy.value) return false;
    this.busy.value = true;
    try {
      await this.following.act(action);
      this.problem.value = null;
      return true;
    } catch (error) {
      this.problem.value = codeOf(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }
}
