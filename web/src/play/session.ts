// One game as this page follows it: what the server says, where the reader looks, and what was asked for.
import { computed, signal } from "@preact/signals";
import type { Board, Step } from "../../board";
import * as api from "../api/client";
import { moveText } from "../api/moves";
import type {
  ActionRequest,
  Game,
  Hint,
  OfferKind,
  PlayedMove,
  Position,
  Side,
  SidePlan,
  Signal,
  Thinking,
} from "../api/schema";
import { type Following, follow, type Presence } from "../api/socket";
import { codeOf } from "../parts/loaded";
import { go } from "../router";
import type { ClocksAt } from "../together/clock";
import { isOn, nameOf, other, ownSide, playerName, sayOf } from "../together/players";
import { muted as mutedElsewhere } from "../together/settings";
import { BoardQuestion } from "../why/question";
import { t } from "../words/words";
import { play } from "./sound";
import { moveSpoken, news } from "./speech";
import { forget, note, stored, tokenOf } from "./stored-games";

/** A line of conditional moves on the board. */
export interface Planning {
  /** The moves so far, in text. */
  moves: string[];
  /** The position after them. */
  position: Position;
  /** Who made the last of them. */
  mover: Side | null;
}

/** How long what the other player says is shown, in milliseconds. */
const SAID = 8_000;

/** What changes when an offer is accepted, or passed over by a move. */
function standing({ moves, outcome, paused, next }: Game): string {
  return JSON.stringify([moves.length, outcome, paused, next]);
}

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
  /** What the player asked for was just declined; in words. */
  readonly refused = signal<string | null>(null);
  /** The clocks as the server last told them, and when that was. */
  readonly clocks = signal<ClocksAt | null>(null);
  /** Who follows the game now; null before the server has said so. */
  readonly presence = signal<Presence | null>(null);
  /** What the other player said a moment ago. */
  readonly said = signal<{ side: Side; signal: Signal } | null>(null);
  /** The other player wants to know whether this one is still there. */
  readonly askedHere = signal(false);
  /** When this page asked the other player the same. */
  readonly askedThere = signal<number | null>(null);
  /** The last change that a player made: a move, mostly. */
  readonly movedAt = signal(performance.now());
  /** The next move, given while the other player thinks. */
  readonly premove = signal<Step | null>(null);
  /** A line of conditional moves that is being played on the board; null while there is none. */
  readonly planning = signal<Planning | null>(null);
  /** What this player answers moves of the other with. */
  readonly plans = signal<SidePlan[]>([]);
  /** Whether signals of the other player are hidden: as was chosen for this game, or else for all. */
  readonly muted = signal<"yes" | "no">("no");
  /** Whether the game is no more: deleted from this page, or from elsewhere. */
  readonly gone = signal<"deleted" | "elsewhere" | null>(null);
  /** What a screen reader should say now. */
  readonly spoken = signal("");
  /** Why a move was refused, or men fell. */
  readonly question = new BoardQuestion();
  /** The drawn board. */
  board: Board | null = null;

  private following: Following | null = null;
  /** How things stood when something was offered from this page that is not yet answered. */
  private asked: string | null = null;
  /** This page has offered a rematch, or accepted one, and goes on to it. */
  private wantsNext = false;
  private hush: number | undefined;

  /** `token` is the secret of a seat, if this page has one; `remembered` is whether this browser lists the game. */
  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly remembered = true,
  ) {
    this.muted.value = stored(id)?.muted ?? mutedElsewhere.value;
  }

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
      you: (sides, plans) => {
        this.mine.value = sides;
        this.plans.value = plans;
      },
      presence: (presence) => {
        this.presence.value = presence;
      },
      signal: (side, said) => this.hear(side, said),
      connected: (yes) => {
        this.connected.value = yes;
        if (!yes && !this.game.value) this.load();
      },
      missing: (problem) => {
        const code = codeOf(problem);
        if (code === "not-found" && this.game.value) this.gone.value ??= "elsewhere";
        else this.problem.value = code;
      },
    });
    this.following = following;
    return () => {
      following.stop();
      window.clearTimeout(this.hush);
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
        this.refused.value = null;
        this.askedThere.value = null;
        this.askedHere.value = false;
        this.movedAt.value = performance.now();
        this.planning.value = null;
      }
      if (game.moves.length < old.moves.length) this.looking.value = null;
      if (game.moves.length < old.moves.length || !isOn(game)) this.premove.value = null;
    }
    if (!game.thinking) this.thinking.value = null;
    this.clocks.value = game.clocks && { clocks: game.clocks, at: performance.now() };
    this.game.value = game;
    if (old?.offer) this.heedAnswer(game);
    if (this.remembered) this.store(game);
    if (this.premove.value && this.myTurn.value) void this.playPremove(this.premove.value, game);
    if (game.next && old && !old.next && this.wantsNext) void this.goOn(game.next);
  }

  /** Stores the game with the secret of the seat. */
  private store(game: Game): void {
    const mine = this.mine.value;
    if (this.token && mine.length > 0) note(game, this.token, { sides: mine });
    // A token that came with a link is stored only once it has proved a seat.
    else if (this.token && this.token === tokenOf(this.id)) note(game, this.token);
  }

  /** Takes in what the other player says, for a few seconds. */
  private hear(side: Side, said: Signal): void {
    const game = this.game.value;
    if (!game || this.mine.value.includes(side)) return;
    if (said === "still-there") {
      this.askedHere.value = true;
      this.spoken.value = sayOf("together-asks-there", game, side);
      play("call");
      return;
    }
    if (said === "here") this.askedThere.value = null;
    if (this.muted.value === "yes") return;
    this.said.value = { side, signal: said };
    this.spoken.value = t("together-said", {
      name: playerName(game, side),
      words: t(`together-signal-${said}`),
    });
    window.clearTimeout(this.hush);
    this.hush = window.setTimeout(() => {
      this.said.value = null;
    }, SAID);
  }

  /** Hides what the other player says in this game, or shows it again, and remembers that. */
  mute(): void {
    this.said.value = null;
    const { game, token, muted } = this;
    if (game.value && token) note(game.value, token, { muted: muted.value });
  }

  /** Deletes the game, on the server and here. */
  async delete(): Promise<void> {
    if (!this.token || this.busy.value) return;
    this.busy.value = true;
    try {
      await api.deleteGame(this.id, this.token);
      this.following?.stop();
      forget(this.id);
      this.gone.value = "deleted";
    } catch (error) {
      this.problem.value = codeOf(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Says something to the other player. */
  signal = (said: Signal) => {
    if (said === "still-there") this.askedThere.value = performance.now();
    if (said === "here") this.askedHere.value = false;
    return this.ask({ action: "signal", signal: said });
  };

  /** Takes a move from the board: for a line of conditional moves, for now, or for when the turn comes. */
  give = (step: Step): void => {
    if (this.planning.value) void this.planMove(step);
    else if (this.myTurn.value) void this.move(step);
    else this.plan(step);
  };

  /** Gives the next move while the other player thinks; null cancels it. */
  plan(step: Step | null): void {
    if (!step && !this.premove.value) return;
    this.premove.value = step;
    this.spoken.value = step ? t("together-premove-set", { ...step }) : t("together-premove-cancelled");
    this.board?.set({ position: this.shownPosition.value });
  }

  /** Plays what was given in advance, if the server says that it is legal. */
  private async playPremove(step: Step, game: Game): Promise<void> {
    this.premove.value = null;
    if (game.legal[step.from]?.includes(step.to)) {
      await this.move(step);
      return;
    }
    this.refused.value = t("together-premove-dropped", { ...step });
    this.spoken.value += ` ${this.refused.value}`;
  }

  /** Opens the game that follows this one, in which the player has the same secret. */
  async goOn(next: string): Promise<void> {
    try {
      if (this.token) note(await api.readGame(next), this.token, { muted: this.muted.value });
      go(`/game/${encodeURIComponent(next)}`);
    } catch (error) {
      this.problem.value = codeOf(error);
    }
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
    this.spoken.value = move
      ? moveSpoken(move, game, nameOf(game, move.side) ?? undefined)
      : t("moves-start");
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
  takeBack = () => this.ask({ action: "takeback", plies: this.plies() });
  resign = (side: Side) => this.ask({ action: "resign", side });

  /** Begins a line of conditional moves, or goes on with it. */
  planMove = async (step: Step | null): Promise<void> => {
    const game = this.game.value;
    if (!game) return;
    const before = this.planning.value;
    const moves = step ? [...(before?.moves ?? []), moveText(step)] : [];
    this.looking.value = null;
    try {
      const played = game.moves.map(moveText);
      const { positionOf } = await import("../api/positions");
      const position = await positionOf({
        game: this.id,
        start: game.start,
        moves: [...played, ...moves],
      });
      if (this.game.value?.version !== game.version) return;
      this.planning.value = { moves, position, mover: before?.position.side ?? null };
      if (step) this.spoken.value = t("together-plans-now", { line: moves.join(" ") });
    } catch (error) {
      this.problem.value = codeOf(error);
      this.board?.set({ position: before?.position.position ?? game.position });
    }
  };
  dropName = () => this.ask({ action: "rename", name: null });
  cancel = () => this.ask({ action: "cancel" });
  claim = () => this.ask({ action: "claim" });
  chooseSide = (swap: boolean) => this.ask({ action: "choose-side", swap });
  planLines = (lines: string[][]) => this.ask({ action: "plan", lines });

  /** Offers something to the other player. */
  async offer(offer: OfferKind, side: Side): Promise<void> {
    this.asked = this.game.value && standing(this.game.value);
    this.wantsNext ||= offer === "rematch";
    this.refused.value = null;
    const action: ActionRequest =
      offer === "takeback" ? { action: "takeback", plies: this.plies() } : { action: "offer", offer, side };
    const done = await this.ask(action);
    if (!done) this.asked = null;
    else if (this.game.value) this.heedAnswer(this.game.value);
  }

  /** Answers an offer, or withdraws this player's own. */
  answer(action: "accept" | "decline" | "withdraw", offer: OfferKind): Promise<boolean> {
    if (action === "withdraw") this.asked = null;
    this.wantsNext = offer === "rematch" && action === "accept";
    return this.ask({ action, offer });
  }

  /** Notices that an offer was declined: it stands no more, and nothing has come of it. */
  private heedAnswer(game: Game): void {
    const asked = this.asked;
    if (!asked || game.offer) return;
    this.asked = null;
    // Whatever came of it, or a move that passed over it, has changed one of these.
    if (standing(game) !== asked) return;
    const own = ownSide(game, this.mine.value);
    const engine = Object.values(game.seats).some((seat) => seat.kind === "engine");
    if (!engine && !own) return;
    this.refused.value = own ? sayOf("together-declined", game, other(own)) : t("game-draw-refused");
    this.spoken.value = this.refused.value;
  }

  private plies(): number {
    return this.game.value?.moves.length ?? 0;
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
