// Buttons, a slider and keys that step through the moves of a game.
import { svg } from "../board/svg";
import { make } from "./make";
import type { Words } from "./words";

/** Step buttons, a slider and a line with the current move. */
export class Controls {
  private readonly said: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly buttons: HTMLButtonElement[];
  private ply = 0;

  constructor(
    parent: Element,
    words: Words,
    private last: number,
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
      button(words("embed-end"), "M3-6V6M-6-6 1 0-6 6z", () => this.last),
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
  show(ply: number, said: string, last = this.last): void {
    this.ply = ply;
    this.last = last;
    this.slider.max = String(last);
    this.said.textContent = said;
    this.slider.value = String(ply);
    this.slider.setAttribute("aria-valuetext", said);
    this.buttons.forEach((button, index) => {
      button.setAttribute("aria-disabled", String(ply === (index < 2 ? 0 : this.last)));
    });
  }
}
