// A game on the element: the rules and the engine of the client's worker, on any page. The script loads this where the element has `play`.
import type { Board, createBoard } from "../board/board";
import type { Step } from "../board/config";
import type { ActionRequest, Game, PlayedMove, Side } from "../src/api/schema";
import { followHere } from "../src/local/follow-here";
import { answerHere, startWith } from "../src/local/local-api";
import worker from "../src/local/worker.ts?worker&url";
import { boardMoves, mayStay } from "../src/play/going-on";
import { type Role, seatsFor } from "../src/play/roles";
import type { Controls } from "./controls";
import type { make } from "./make";
import playStyle from "./play.css?inline";
import { messagesOf, Speech } from "./play-words";
import type { Words } from "./words";

/** Where a game takes place, and what the script lends it. */
export interface Place {
  /** What pages see of it: its attributes say what is played, and it tells of events. */
  element: HTMLElement;
  root: ShadowRoot;
  frame: HTMLElement;
  language: string;
  /** The words of the script. */
  words: Words;
  wordsOf(language: string, file: string): Words;
  createBoard: typeof createBoard;
  Controls: typeof Controls;
  make: typeof make;
}

/** What is to be played. */
interface Wishes {
  /** A rule set's id, with options and layout if wanted. */
  rules: string;
  layout: string | null;
  /** The first position, if not the layout's. */
  start: string | null;
  /** The side that is played here; `both` for two people. */
  role: Role;
  level: number;
}

/** What the attributes say. */
function wishes(element: HTMLElement): Wishes {
  const get = (name: string) => element.getAttribute(name);
  const mode = get("play") ?? "";
  if (!["hotseat", "engine"].includes(mode)) throw new Error(`play="${mode}" is neither hotseat nor engine`);
  const rules = get("rules");
  if (!rules) throw new Error("there are no rules to play by");
  const side = get("side") ?? "attackers";
  if (!["attackers", "defenders", "random"].includes(side))
    throw new Error(`side="${side}" is neither attackers nor defenders nor random`);
  return {
    rules,
    layout: get("layout"),
    start: get("position"),
    role: mode === "hotseat" ? "both" : (side as Role),
    level: Number(get("level") ?? LEVEL),
  };
}

/** The engine's level where none is asked for. */
const LEVEL = 3;

/** Once for all boards of a page. */
let sheet: CSSStyleSheet | undefined;

function style(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(playStyle);
  }
  return sheet;
}

/** Of a script that starts the file of another origin; one for all workers of the page, which would each keep their own. */
let address: string | undefined;

// A page may start workers of its own origin only: one that imports the file from where this one came.
startWith(() => {
  const file = new URL(worker, import.meta.url);
  if (file.origin === location.origin) return new Worker(file, { type: "module" });
  address ??= URL.createObjectURL(
    new Blob([`import ${JSON.stringify(file.href)};`], { type: "text/javascript" }),
  );
  return new Worker(address, { type: "module" });
});

let tables = 0;

/** A game with its board and its buttons. */
export class Table {
  private readonly wishes: Wishes;
  private readonly table: HTMLElement;
  private readonly board: Board;
  private readonly speech: Speech;
  private readonly controls: Controls;
  private readonly stay: HTMLButtonElement;
  private readonly back: HTMLButtonElement;
  /** The buttons of the game, and those of a move that waits to be confirmed, in the same place. */
  private readonly row: HTMLElement;
  private readonly confirm: HTMLElement;
  private game: Game | null = null;
  private start = "";
  private mine: readonly Side[] = [];
  private following: ReturnType<typeof followHere> | null = null;
  /** The number of moves in the position that is looked at; null for the present one. */
  private looking: number | null = null;
  private rounds = 0;

  constructor(private readonly place: Place) {
    const { element, root, words, make } = place;
    // Nothing is shown of it before the first game is there.
    const table = make("div", { hidden: "" }, place.frame);
    this.table = table;
    this.wishes = wishes(element);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, style()];
    const speech = new Speech(place.wordsOf(place.language, messagesOf(place.language)), place.language);
    this.speech = speech;
    const keys = `keys-${++tables}`;
    this.board = place.createBoard(make("div", { class: "host" }, table), {
      coordinates: element.getAttribute("coordinates") !== "no",
      flipped: element.hasAttribute("flipped"),
      describedBy: keys,
      describe: (facts) => speech.point(facts),
      onMove: (step) => this.play(step),
      onPropose: (step) => this.propose(step),
    });
    table.querySelector(".board")?.setAttribute("part", "board");
    make("p", { class: "unseen", id: keys }, table).textContent = speech.words("game-keys");
    this.controls = new place.Controls(table, words, 0, (ply) => this.look(ply));
    const row = make("div", { class: "row" }, table);
    this.row = row;
    this.stay = this.button(row, "game-stay", () => this.endTurn(), "primary");
    this.stay.hidden = true;
    this.back = this.button(row, "game-takeback", () => this.takeBack());
    this.button(row, "end-new", () => void this.begin());
    this.confirm = make("div", { class: "row", hidden: "" }, table);
    this.button(this.confirm, "game-confirm-no", () => this.board.cancel());
    this.button(this.confirm, "game-confirm-yes", () => this.board.confirm(), "primary");
    void this.begin();
  }

  /** How many moves have been played, and in the position that is shown. */
  get length(): number {
    return this.game?.moves.length ?? 0;
  }

  get ply(): number {
    return this.looking ?? this.length;
  }

  /** Shows the position after a number of moves. */
  look(ply: number): void {
    this.looking = ply >= this.length ? null : Math.max(0, ply);
    this.render();
    this.tell("ply", { ply: this.ply });
  }

  /** Ends what the engine does here; once more does no harm. */
  leave(): void {
    this.rounds++;
    this.following?.stop();
    this.following = null;
    this.board.destroy();
  }

  private async begin(): Promise<void> {
    const { rules, layout, start, role, level } = this.wishes;
    const round = ++this.rounds;
    const isRound = () => round === this.rounds;
    this.following?.stop();
    this.following = null;
    const seats = seatsFor(role, level);
    const body = JSON.stringify({ rules, layout, start, ...seats });
    let answer = { status: null as number | null, body: "" };
    let reason = "";
    try {
      answer = (await answerHere({ method: "POST", path: ["games"], query: [], body, token: "" })) ?? answer;
      if (answer.status !== 201) reason = JSON.parse(answer.body || "{}").detail;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (!isRound()) return;
    if (answer.status !== 201) return this.fail(reason);
    const { token, game } = JSON.parse(answer.body) as { token: string; game: Game };
    if (this.game) this.tell("newgame", {});
    this.game = null;
    this.looking = null;
    // Lost turns may have gone before, moves not.
    this.start = game.position;
    this.mine = (["attackers", "defenders"] as const).filter((side) => seats[side].kind === "human");
    this.take(game);
    this.following = followHere(game.id, token, {
      game: (now) => isRound() && this.take(now),
      missing: (problem) => isRound() && this.fail(problem.message),
      thinking: () => {},
      you: () => {},
      connected: () => {},
    });
  }

  /** Shows the game as it now stands, and tells what is new. */
  private take(game: Game): void {
    const before = this.game;
    if (before && game.version < before.version) return;
    this.game = game;
    if (game.moves.length < this.ply) this.looking = null;
    this.render();
    if (!before) {
      this.place.frame.querySelector(".empty")?.remove();
      this.place.frame.removeAttribute("aria-busy");
      this.table.hidden = false;
      return;
    }
    if (game.moves.length < before.moves.length) this.tell("takeback", { ply: game.moves.length });
    for (const move of game.moves.slice(before.moves.length)) this.tell("move", told(move, this.mine));
    if (game.outcome && !before.outcome) this.tell("end", { ...game.outcome });
  }

  private render(): void {
    const { game, speech } = this;
    if (!game) return;
    const { words, element } = this.place;
    const { moves, layout } = game;
    const move = moves[this.ply - 1];
    const live = this.looking === null;
    const open = live && game.side !== null && this.mine.includes(game.side) && !game.outcome;
    const present = [move ? `${move.ply}. ${speech.move(move)}` : "", speech.turn(game, this.mine)];
    if (game.die !== null && game.side) present.push(speech.words("game-die", { value: game.die }));
    if (move?.announcement) present.push(speech.words(`game-announce-${move.announcement}`));
    const past = words("embed-at", { ply: this.ply, of: moves.length, move: move ? speech.move(move) : "" });
    const status = live
      ? present.filter(Boolean).join(" · ")
      : move
        ? past
        : words("embed-beginning", { of: moves.length });
    this.board.set({
      size: layout.size,
      marks: layout.marks,
      active: layout.active,
      position: live ? game.position : (move?.position ?? this.start),
      legal: open ? boardMoves(game) : {},
      lastMove: move?.from && move.to ? { from: move.from, to: move.to } : null,
      label: [element.getAttribute("label"), speech.words("game-board-label", { size: layout.size })]
        .filter(Boolean)
        .join(". "),
    });
    this.controls.show(this.ply, status, moves.length);
    const point = open ? game.going_on : null;
    this.stay.hidden = point === null || !mayStay(game, point);
    const own = moves.some(({ side, from }) => from && this.mine.includes(side));
    this.back.setAttribute("aria-disabled", String(!own));
  }

  private play({ from, to }: Step): void {
    void this.act({ action: "move", move: `${from}-${to}`, ply: this.length + 1 });
  }

  private endTurn(): void {
    const point = this.game?.going_on;
    if (point) this.play({ from: point, to: point });
  }

  private takeBack(): void {
    if (this.back.getAttribute("aria-disabled") === "true") return;
    this.looking = null;
    void this.act({ action: "takeback", plies: this.length });
  }

  private async act(action: ActionRequest): Promise<void> {
    try {
      await this.following?.act(action);
    } catch {
      // What is refused has been overtaken by something else: the board shows the game as it stands.
      this.render();
    }
  }

  private propose(step: Step | null): void {
    this.confirm.hidden = step === null;
    this.row.hidden = step !== null;
    if (step) this.confirm.setAttribute("aria-label", this.speech.words("game-confirm-words", { ...step }));
  }

  private tell(event: string, detail: object): void {
    this.place.element.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
  }

  private fail(reason: string): void {
    // It would go on unseen.
    this.leave();
    const { frame, words, make } = this.place;
    frame.replaceChildren();
    make("p", { class: "broken", role: "alert" }, frame).textContent = `${words("embed-broken")}: ${reason}`;
  }

  private button(row: HTMLElement, key: string, act: () => void, kind = ""): HTMLButtonElement {
    const made = this.place.make("button", { type: "button", class: kind }, row);
    made.textContent = this.speech.words(key);
    made.addEventListener("click", act);
    return made;
  }
}

/** A move as pages are told of it. */
function told({ ply, text, side, captures, position }: PlayedMove, mine: readonly Side[]): object {
  return { ply, move: text, side, captures, position, by: mine.includes(side) ? "person" : "engine" };
}
