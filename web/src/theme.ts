// Light or dark: as the system has it, unless somebody chose.
import { effect, signal } from "@preact/signals";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const STORED = "hnefi.theme";

/** The chosen theme. */
export const theme = signal<Theme>(themes.find((name) => name === localStorage.getItem(STORED)) ?? "auto");

/** Keeps the page and the memory in agreement with the choice. */
export function startTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "auto") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(STORED);
    } else {
      document.documentElement.dataset.theme = chosen;
      localStorage.setItem(STORED, chosen);
    }
  });
}
