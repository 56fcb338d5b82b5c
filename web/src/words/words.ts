// Localisation: the page's language, messages, and texts of the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { translated } from "../api/client";
import type { Text } from "../api/schema";
import { keep, kept } from "../storage";
import { type Language, wished } from "./languages";

const STORED = "language";

/** The message files, one per area and language, loaded on demand. */
const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** The areas needed by the pages shown so far. */
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

/** The languages in which the server says everything. */
const spoken: readonly Language[] = ["en", "fr"];
/** What the server says in other languages, by its English with the usual names of the sides, with the areas of it that are here. */
const said = new Map<Language, { texts: Map<string, string>; areas: Set<string> }>();
/** The areas of what the server says that are seen where our words of an area are. */
const beside: Record<string, readonly string[]> = {
  play: ["play"],
  rules: ["rules", "summaries"],
  compare: ["rules"],
  editor: ["rules", "summaries"],
  learn: ["lessons"],
  sources: ["rules"],
  why: ["rules"],
};
/** The language whose rule-set summaries are loaded or failed to load; the home page does not wait for them. */
const summarised = signal<Language | null>(null);

/** If this fails, the server's texts stay in English. */
async function loadSaid(of: Language, areas: readonly string[]): Promise<void> {
  if (spoken.includes(of)) return;
  const kept = said.get(of) ?? { texts: new Map<string, string>(), areas: new Set<string>() };
  said.set(of, kept);
  const missing = areas.filter((area) => !kept.areas.has(area));
  await Promise.all(
    missing.map(async (area) => {
      const words = await translated(of, area).catch(() => null);
      if (!words) return;
      for (const [english, text] of Object.entries(words)) kept.texts.set(english, text);
      kept.areas.add(area);
    }),
  );
}

async function load(of: Language, areas: Iterable<string>): Promise<void> {
  const ours = [...areas];
  const theirs = [...new Set(ours.flatMap((area) => beside[area] ?? []))];
  await Promise.all([loadWords(of, ours), loadSaid(of, theirs)]);
  loadSaid(of, ["summaries"]).then(() => {
    summarised.value = of;
  });
}

async function loadWords(of: Language, areas: readonly string[]): Promise<void> {
  const kept = bundles.get(of) ?? { words: new FluentBundle(of, { useIsolating: false }), areas: new Set() };
  bundles.set(of, kept);
  const missing = areas.filter((area) => !kept.areas.has(area));
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
  if (words && pattern) return words.formatPattern(pattern, values);
  console.error(`no words here for ${key}: its area is not among those that the page needs`);
  return key;
}

/** Whether there is a message of this name, for codes that a newer server may send. */
export function has(key: string): boolean {
  return bundles.get(language.value)?.words.hasMessage(key) ?? false;
}

/** The summary of a rule set in the language of the page; nothing yet where it is still to come. */
export function saySummary(text: Text): string {
  const there = spoken.includes(language.value) || summarised.value === language.value;
  return there ? say(text) : "";
}

/** A text of the server in the language of the page, or in English where it is not translated. */
export function say(text: Text): string {
  if (language.value === "fr") return text.fr;
  return said.get(language.value)?.texts.get(text.usual ?? text.en) ?? text.en;
}

/** With a capital at the start, where a name opens a sentence. */
export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(language.value) + words.slice(1);
}

/** A share in percent, in whole ones. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
}

/** A difference of two shares in points of a hundred, with its sign. */
export function points(difference: number): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language.value, digits).format(100 * difference);
}

/** A list of points, with the commas of the language. */
export function listed(points: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(points);
}
