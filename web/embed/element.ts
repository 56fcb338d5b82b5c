// The custom element `<hnefi-board>`: a position or a game on any web page. It makes no network requests unless it has the attribute `play`.
import { type Board, createBoard } from "../board/board";
import boardStyle from "../board/board.css?inline";
import type { MarkKind, Marks } from "../board/config";
import { readPosition } from "../board/points";
import { Controls } from "./controls";
import ownStyle from "./embed.css?inline";
import { type GameData, type Shown, shown } from "./game";
import { loadPlay } from "./load-play";
import { make } from "./make";
import type { Table } from "./play";
import { languageOf, type Words, wordsFor, wordsOf } from "./words";

/** Once for all boards of a page. A constructed style sheet is allowed where the page's policy forbids inline style. */
let sheet: CSSStyleSheet | undefined;

function style(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(boardStyle + ownStyle);
  }
  return sheet;
}

/** What its attributes are called. */
const WATCHED = ["position", "moves", "throne", "corners", "camps", "ply", "label", "coordinates", "flipped"];
const PLAY = ["play", "rules", "layout", "level", "side"];

/** How a game may have ended. */
const RESULTS = ["attackers", "defenders", "draw"];

/** The custom element. */
export class HnefiBoard extends HTMLElement {
  static readonly observedAttributes = [...WATCHED, ...PLAY];

  private game: Shown | null = null;
  private board: Board | null = null;
  private now = 0;
  private controls: Controls | null = null;
  private words = wordsFor("en");
  /** The game that is played here. */
  private table: Table | null = null;
  private builds = 0;

  /** The number of moves played in the position that is shown; setting it shows another. */
  get ply(): number {
    return this.table?.ply ?? this.now;
  }

  set ply(wanted: number) {
    if (this.table) this.table.look(wanted);
    else this.show(wanted);
  }

  /** How many moves the game has. */
  get length(): number {
    return this.table?.length ?? (this.game?.frames.length ?? 1) - 1;
  }

  connectedCallback(): void {
    // While the page is still being read, what stands in the element is not there yet.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => this.isConnected && this.build(), { once: true });
    else this.build();
  }

  disconnectedCallback(): void {
    this.clear();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected || !this.shadowRoot) return;
    if (name !== "ply") this.build();
    else if (this.board) this.show(this.wantedPly());
  }

  private clear(): void {
    this.builds++;
    this.board?.destroy();
    this.board = null;
    this.table?.leave();
    this.table = null;
    this.game = null;
    this.controls = null;
    this.now = 0;
  }

  private build(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style()];
    this.clear();
    root.replaceChildren();
    const language = languageOf(this.closest("[lang]")?.getAttribute("lang") ?? "");
    const words = wordsFor(language);
    this.words = words;
    if (this.hasAttribute("play")) {
      void this.sitDown(root, language, words);
      return;
    }
    try {
      this.game = shown(this.data());
    } catch (error) {
      this.complain(root, error);
      return;
    }
    const frame = make("div", { class: "frame" }, root);
    const host = make("div", { class: "host" }, frame);
    this.board = createBoard(host, {
      size: this.game.size,
      marks: this.game.marks,
      active: this.game.active,
      coordinates: this.getAttribute("coordinates") !== "no",
      flipped: this.hasAttribute("flipped"),
      interactive: false,
    });
    host.firstElementChild?.setAttribute("part", "board");
    this.controls = this.length > 0 ? new Controls(frame, words, this.length, (ply) => this.show(ply)) : null;
    this.show(this.wantedPly());
  }

  private complain(root: ShadowRoot, error: unknown): void {
    const said = make("p", { class: "broken", role: "alert" }, root);
    said.textContent = `${this.words("embed-broken")}: ${error instanceof Error ? error.message : error}`;
  }

  /** Loads what playing needs once the place of the board comes into sight, and begins a game there. */
  private async sitDown(root: ShadowRoot, language: string, words: Words): Promise<void> {
    const build = this.builds;
    const frame = make("div", { class: "frame", "aria-busy": "true" }, root);
    make("div", { class: "empty" }, frame);
    try {
      await seen(frame);
      if (build !== this.builds) return;
      const play = await loadPlay();
      if (build !== this.builds) return;
      this.table = new play.Table({
        element: this,
        root,
        frame,
        language,
        words,
        wordsOf,
        createBoard,
        Controls,
        make,
      });
    } catch (error) {
      if (build !== this.builds) return;
      this.clear();
      frame.remove();
      this.complain(root, error);
    }
  }

  private wantedPly(): number {
    const text = this.getAttribute("ply");
    return text === null ? 0 : text === "last" ? this.length : Number(text) || 0;
  }

  /** What stands in the element: JSON, or attributes. */
  private data(): GameData {
    const json = this.querySelector('script[type="application/json"]')?.textContent;
    if (json) return JSON.parse(json) as GameData;
    const list = (name: string) =>
      (this.getAttribute(name) ?? "").split(/[\s,]+/).filter((part) => part !== "");
    const marks: Marks = {};
    const kinds: [string, MarkKind][] = [
      ["throne", "throne"],
      ["corners", "corner"],
      ["camps", "camp"],
    ];
    for (const [name, kind] of kinds) if (list(name).length > 0) marks[kind] = list(name);
    return { start: this.getAttribute("position") ?? "", marks, moves: list("moves") };
  }

  private show(wanted: number): void {
    const { game, board } = this;
    if (!game || !board) return;
    const ply = Math.max(0, Math.min(this.length, Math.trunc(wanted) || 0));
    const frame = game.frames[ply];
    if (!frame) return;
    const { words } = this;
    const move = frame.move === "pass" ? words("embed-pass") : frame.move;
    const said = move
      ? words("embed-at", { ply, of: this.length, move })
      : this.length > 0
        ? words("embed-beginning", { of: this.length })
        : "";
    const ended = ply === this.length && RESULTS.includes(game.result ?? "");
    const result = ended ? words(`embed-result-${game.result}`) : "";
    const status = [said, result].filter(Boolean).join(". ");
    const label = [this.getAttribute("label"), status, described(frame.position, game.size, words)];
    board.set({ position: frame.position, lastMove: frame.step, label: label.filter(Boolean).join(". ") });
    this.controls?.show(ply, status);
    if (ply === this.now) return;
    this.now = ply;
    this.dispatchEvent(new CustomEvent("ply", { detail: { ply }, bubbles: true }));
  }
}

/** The position as text for screen readers. */
function described(position: string, size: number, words: Words): string {
  const of = (side: string) =>
    [...readPosition(position, size)].filter(([, kind]) => kind.startsWith(side)).map(([point]) => point);
  const part = (name: string, points: string[]) => (points.length > 0 ? `${name}: ${points.join(" ")}` : "");
  const parts = [
    part(words("embed-attackers"), of("attacker")),
    part(words("embed-defenders"), of("defender")),
    part(words("embed-king"), of("king")),
  ];
  return parts.filter(Boolean).join(". ");
}

/** Waits until an element comes near what the reader sees. */
function seen(element: Element): Promise<void> {
  return new Promise((done) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        done();
      },
      { rootMargin: "50%" },
    );
    observer.observe(element);
  });
}
