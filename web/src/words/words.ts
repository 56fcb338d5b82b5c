// The words of the page: which language, and a message or a text in it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Text } from "../api/types";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

/** The languages there are words for. */
export const languages = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof languages;

const STORED = "hnefi.language";

function preferred(): Language {
  const wishes = [localStorage.getItem(STORED) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const short = wish.slice(0, 2);
    if (short === "en" || short === "fr") return short;
  }
  return "en";
}

/** The language of the page. */
export const language = signal<Language>(preferred());

/** Changes the language, and remembers it. */
export function speak(next: Language): void {
  language.value = next;
  localStorage.setItem(STORED, next);
}

const bundle = computed(() => {
  const made = new FluentBundle(language.value, { useIsolating: false });
  made.addResource(new FluentResource(language.value === "fr" ? fr : en));
  return made;
});

/** A message in the language of the page. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.value.getMessage(key)?.value;
  return pattern ? bundle.value.formatPattern(pattern, values) : key;
}

/** Whether there is a message of this name, for codes that a newer server may send. */
export function has(key: string): boolean {
  return bundle.value.hasMessage(key);
}

/** A text of the server in the language of the page. */
export function say(text: Text): string {
  return text[language.value];
}

/** With a capital at the start, where a name opens a sentence. */
export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(language.value) + words.slice(1);
}

/** One of many: the server names a side in the plural, a single point holds one man of it. */
export function single(plural: string): string {
  const invariable = language.value === "fr" && /(ois|ais)$/.test(plural);
  return invariable ? plural : plural.replace(/s$/, "");
}

/** A list of points, with the commas of the language. */
export function listed(points: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(points);
}
