// The custom element `<hnefi-board>`: a position or a game on any web page. It makes no network requests.
import { type Board, createBoard } from "../board/board";
import boardStyle from "../board/board.css?inline";
import type { MarkKind, Marks } from "../board/config";
import { readPosition } from "../board/points";
import { svg } from "../board/svg";
import ownStyle from "./embed.css?inline";
import { type GameData, type Shown, shown } from "./game";
import { type Words, wordsFor } from "./words";

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

/** How a game may have ended. */
const RESULTS = ["attackers", "defenders", "draw"];

/** The custom element. */
export class HnefiBoard extends HTMLElement {
  static readonly observedAttributes = WATCHED;

  private game: Shown | null = null;
  private board: Board | null = null;
  private now = 0;
  private controls: Controls | null = null;
  private words = wordsFor("");

  /** The number of moves played in the position that is shown; setting it shows another. */
  get ply(): number {
    return this.now;
  }

  set ply(wanted: number) {
    this.show(wanted);
  }

  /** How many moves the game has. */
  get length(): number {
    return (this.game?.frames.length ?? 1) - 1;
  }

  connectedCallback(): void {
    // While the page is still being read, what stands in the element is not there yet.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => this.isConnected && this.build(), { once: true });
    else this.build();
  }

  disconnectedCallback(): void {
    this.board?.destroy();
    this.board = null;
  }

  attributeChangedCallback(name: string): void {
    if (!this.board) return;
    if (name === "ply") this.show(this.wantedPly());
    else this.build();
  }

  private build(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style()];
    this.board?.destroy();
    this.board = null;
    root.replaceChildren();
    const words = wordsFor(this.closest("[lang]")?.getAttribute("lang") ?? "");
    this.words = words;
    try {
      this.game = shown(this.data());
    } catch (error) {
      const said = make("p", { class: "broken", role: "alert" }, root);
      said.textContent = `${words("embed-broken")}: ${error instanceof Error ? error.message : error}`;
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

/** Step buttons, a slider and a line with the current move. */
class Controls {
  private readonly said: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly buttons: HTMLButtonElement[];
  private ply = 0;

  constructor(
    parent: Element,
    words: Words,
    private readonly last: number,
    private readonly go: (ply: number) => void,
  ) {
    const bar = make(
      "div",
      { class: "bar", role: "group", "aria-label": words("embed-moves"), title: words("embed-keys") },
      parent,
    );
    const button = (name: string, sign: string, to: () => number) => {
      const made = make("button", { type: "button", "aria-label": name, title: name }, bar);
      const drawn = svg("svg", { viewBox: "-10 -10 20 20", "aria-hidden": "true" }, made);
      svg("path", { d: sign }, drawn);
      made.addEventListener("click", () => go(to()));
      return made;
    };
    this.buttons = [
      button(words("embed-start"), "M-3-6V6M6-6-1 0 6 6z", () => 0),
      button(words("embed-back"), "M4-6-3 0 4 6z", () => this.ply - 1),
    ];
    this.slider = make(
      "input",
      { type: "range", min: "0", max: String(last), step: "1", "aria-label": words("embed-slider") },
      bar,
    );
    this.slider.addEventListener("input", () => go(Number(this.slider.value)));
    this.buttons.push(
      button(words("embed-next"), "M-4-6 3 0-4 6z", () => this.ply + 1),
      button(words("embed-end"), "M3-6V6M-6-6 1 0-6 6z", () => last),
    );
    this.said = make("p", { class: "said", "aria-live": "polite" }, parent);
    parent.addEventListener("keydown", (event) => this.press(event as KeyboardEvent));
  }

  private press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: this.last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  /** Updates the line with the current move. Buttons without effect are marked disabled but keep the focus. */
  show(ply: number, said: string): void {
    this.ply = ply;
    this.said.textContent = said;
    this.slider.value = String(ply);
    this.slider.setAttribute("aria-valuetext", said);
    this.buttons.forEach((button, index) => {
      button.setAttribute("aria-disabled", String(ply === (index < 2 ? 0 : this.last)));
    });
  }
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  parent: Node,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
}
