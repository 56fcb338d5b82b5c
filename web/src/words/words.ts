// The words of the page: which language, and a message or a text in it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Text } from "../api/types";
import { keep, kept } from "../storage";
import { type Language, wished } from "./languages";

const STORED = "language";

/** Where the words are: a file an area and language, each loaded when a page first needs it. */
const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** The areas that the pages shown so far need. */
const wanted = new Set<string>();
const bundles = new Map<Language, { words: FluentBundle; areas: Set<string> }>();

function preferred(): Language {
  const wishes = [kept(STORED) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = wished(wish);
    if (found) return found;
  }
  return "en";
}

/** The language of the page. */
export const language = signal<Language>(preferred());

async function load(of: Language, areas: Iterable<string>): Promise<void> {
  const kept = bundles.get(of) ?? { words: new FluentBundle(of, { useIsolating: false }), areas: new Set() };
  bundles.set(of, kept);
  const missing = [...areas].filter((area) => !kept.areas.has(area));
  await Promise.all(
    missing.map(async (area) => {
      const text = await files[`./${of}/${area}.ftl`]?.();
      if (text === undefined) throw new Error(`no words of the area ${area}`);
      kept.words.addResource(new FluentResource(text));
      kept.areas.add(area);
    }),
  );
}

/** Loads the words of these areas, the files of `words/en/`, now and whenever the language changes. */
export async function need(areas: readonly string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await load(language.value, wanted);
}

/** Remembers the language, and changes it once its words are there. */
export async function speak(next: Language): Promise<void> {
  keep(STORED, next);
  await load(next, wanted);
  language.value = next;
}

/** A message in the language of the page. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const words = bundles.get(language.value)?.words;
  const pattern = words?.getMessage(key)?.value;
  return words && pattern ? words.formatPattern(pattern, values) : key;
}

/** Whether there is a message of this name, for codes that a newer server may send. */
export function has(key: string): boolean {
  return bundles.get(language.value)?.words.hasMessage(key) ?? false;
}

/** A text of the server in the language of the page, or in English where the server does not speak that. */
export function say(text: Text): string {
  return language.value === "fr" ? text.fr : text.en;
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

/** A share in percent, in whole ones. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
}

/** A list of points, with the commas of the language. */
export function listed(points: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(points);
}
