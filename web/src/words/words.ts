// Localisation: the page's language, its messages, and texts of the server.
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Text } from "../api/schema";
import { keep, kept } from "../storage";
import { type Language, wished } from "./languages";

const STORED = "language";
/** The folder of the client's messages. */
const CLIENT = "web/";

/**
 * The message files, loaded on demand: those of the client, one per area, and those of the server's texts. The server sends texts in
 * English, so for English these are not needed.
 */
const files = import.meta.glob<string>(
  [
    "./*/web/*.ftl",
    "./*/data/*.ftl",
    "./*/{advice,aims,levels,places,remarks,rules,side-names}.ftl",
    "!./en/*.ftl",
    "!./*/web/embed.ftl",
  ],
  { base: "../../../languages/", query: "?raw", import: "default" },
);

/** The files of the server's texts that are seen where the client's messages of an area are. */
const TEXTS: Record<string, readonly string[]> = {
  home: ["levels", "side-names", "data/names"],
  coach: ["advice"],
  rules: ["rules", "places", "data/examples", "data/layout-notes", "data/notes", "data/summaries"],
  compare: ["rules"],
  evidence: ["places"],
  editor: ["remarks", "rules", "data/summaries"],
  layout: ["remarks", "data/layout-notes"],
  learn: ["rules", "data/lessons"],
  manuscript: ["data/layout-notes"],
  sources: ["places", "data/notes"],
  why: ["places", "rules"],
};
/** What the first page shows when it comes; the page does not wait for it. */
const LATE = ["aims", "rules", "data/summaries"];

/** The files needed by the pages shown so far. */
const wanted = new Set<string>();
const bundles = new Map<Language, { words: FluentBundle; files: Set<string> }>();

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
/** The language that was chosen, whose words may still be on their way. */
export const chosen = signal(language.value);
/** The language whose late files are loaded, or failed to load. */
const late = signal<Language | null>(null);

async function load(of: Language): Promise<void> {
  await loadFiles(of, wanted);
  // Without them, those texts stay in English.
  loadFiles(of, LATE)
    .catch(() => {})
    .then(() => {
      late.value = of;
    });
}

async function loadFiles(of: Language, names: Iterable<string>): Promise<void> {
  const known = bundles.get(of) ?? { words: emptyBundle(of), files: new Set() };
  bundles.set(of, known);
  const missing = [...names].filter(
    (name) => !known.files.has(name) && (of !== "en" || name.startsWith(CLIENT)),
  );
  await Promise.all(
    missing.map(async (name) => {
      const text = await files[`./${of}/${name}.ftl`]?.();
      if (text === undefined) throw new Error(`no file ${name} in the language ${of}`);
      if (known.files.has(name)) return;
      known.words.addResource(new FluentResource(text));
      known.files.add(name);
    }),
  );
}

/** `CAPITAL($name)` in a message is the argument with a capital at the start. */
function emptyBundle(of: Language): FluentBundle {
  const CAPITAL: FluentFunction = ([text]) => capitalIn(of, String(text));
  return new FluentBundle(of, { useIsolating: false, functions: { CAPITAL } });
}

/** Loads the messages of these areas, the files of `languages/en/web/`, now and whenever the language changes. */
export function need(areas: readonly string[]): Promise<void> {
  return needFiles(areas.flatMap((area) => [CLIENT + area, ...(TEXTS[area] ?? [])]));
}

/** Loads files of the server's texts, for a part of a page that comes late. */
export async function needFiles(names: readonly string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await load(language.value);
}

/** Loads the translations of what studies say of games and of their versions. Where they do not come, it is in English. */
export const needStudyTexts = (): Promise<void> => needFiles(["data/studies"]).catch(() => {});

/**
 * Changes the language once its words are there, and remembers it unless it is for the moment only. Where they do not come, or another one was
 * chosen meanwhile, nothing changes.
 */
export async function speak(next: Language, remembered = true): Promise<void> {
  chosen.value = next;
  try {
    await load(next);
  } catch {
    if (chosen.value === next) chosen.value = language.value;
  }
  if (chosen.value !== next) return;
  if (remembered) keep(STORED, next);
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

/** A text of the server in the language of the page, or in English where it is not translated. */
export function say(text: Text): string {
  return (language.value === "en" ? null : translated(text, language.value)) ?? text.en;
}

/** A text of those that the first page does not wait for: nothing until it is there. */
export function sayLate(text: Text): string {
  return language.value === "en" || late.value === language.value ? say(text) : "";
}

function translated(text: Text, to: Language): string | null {
  if (text.parts) {
    const parts = text.parts.map((part) => translated(part, to));
    return parts.every((part) => part !== null) ? parts.join(text.between ?? "") : null;
  }
  // A name, a point, a number: the same in every language.
  if (!text.id) return text.en;
  const own = text.others?.[to];
  if (own !== undefined) return own;
  const words = bundles.get(to)?.words;
  const pattern = words?.getMessage(text.id)?.value;
  if (!words || !pattern) return null;
  const values = Object.entries(text.arguments ?? {}).map(([name, value]) => [name, say(value)]);
  return words.formatPattern(pattern, Object.fromEntries(values));
}

/** With a capital at the start, where a name opens a sentence. */
export function capital(words: string): string {
  return capitalIn(language.value, words);
}

function capitalIn(of: Language, words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(of) + words.slice(1);
}

/** A share in percent, in whole ones. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
}

/** A number with at most this many decimals; from ten thousand on in short form. */
export function amount(number: number, decimals: number): string {
  const notation = number >= 10_000 ? "compact" : "standard";
  return new Intl.NumberFormat(language.value, { notation, maximumFractionDigits: decimals }).format(number);
}

/** A difference of two shares in points of a hundred, with its sign. */
export function points(difference: number): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language.value, digits).format(100 * difference);
}

/** The length of a file, in kilobytes or megabytes. */
export function fileSize(bytes: number): string {
  const [unit, length] = bytes < 100_000 ? (["kilobyte", 1e3] as const) : (["megabyte", 1e6] as const);
  const digits = { style: "unit", unit, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(language.value, digits).format(bytes / length);
}

/** A list of points, with the commas of the language. */
export function listed(points: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(points);
}
