// What the server says, in another language: read from the messages on disk, as the client should say it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { RulesetList, Text } from "../src/api/schema";
import { answerOf } from "./browser";

const folder = join(import.meta.dirname, "../../languages");

/** The Fluent files of a language: of the client (`web`), of data (`data`), or of the program (``). */
export function messageFiles(language: string, part: "" | "data" | "web"): string[] {
  const files = readdirSync(join(folder, language, part)).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(join(folder, language, part, name), "utf8"));
}

/** What the server says in one language. */
export interface Served {
  /** English to the language, where they differ. */
  english: Map<string, string>;
  /** All that it says in the language, the longest first. */
  others: string[];
  /** The English of what is not translated. */
  missing: string[];
}

/** The answers that have texts, read once for all languages: one client may ask only so often. */
let answers: Promise<unknown[]> | undefined;

async function readAnswers(): Promise<unknown[]> {
  const list = await answerOf<RulesetList>("rulesets");
  const all: unknown[] = [list];
  for (const path of ["levels", "lessons", "studies"]) all.push(await answerOf(path));
  for (const { id } of list.rulesets) all.push(await answerOf(`rulesets/${id}`));
  return all;
}

/** All that the server says of rules, levels, lessons and studies, in a language. */
export async function served(language: string): Promise<Served> {
  answers ??= readAnswers();
  const texts = new Texts(language);
  for (const answer of await answers) texts.collect(answer);
  const others = [...new Set(texts.english.values())].sort((a, b) => b.length - a.length);
  const differing = [...texts.english].filter(([english, other]) => english !== other);
  return { english: new Map(differing), others, missing: [...texts.missing] };
}

class Texts {
  readonly english = new Map<string, string>();
  readonly missing = new Set<string>();
  private readonly bundle: FluentBundle;

  constructor(language: string) {
    const functions = {
      CAPITAL: ([text]: unknown[]) =>
        String(text).replace(/^./, (first) => first.toLocaleUpperCase(language)),
    };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const file of [...messageFiles(language, ""), ...messageFiles(language, "data")])
      this.bundle.addResource(new FluentResource(file));
  }

  /** Collects every text of an answer. */
  collect(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const { en, id, parts } = value as Partial<Text>;
    if (typeof en === "string" && (typeof id === "string" || parts)) {
      this.english.set(inOneLine(en), inOneLine(this.say(value as Text)));
      return;
    }
    for (const part of Object.values(value)) this.collect(part);
  }

  private say(text: Text): string {
    if (text.parts) return text.parts.map((part) => this.say(part)).join(text.between ?? "");
    if (!text.id) return text.en;
    const pattern = this.bundle.getMessage(text.id)?.value;
    if (!pattern) {
      this.missing.add(text.en);
      return text.en;
    }
    const values = Object.entries(text.arguments ?? {}).map(([name, value]) => [name, this.say(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(values));
  }
}

/** A text with a plain space for every blank, no-break ones among them. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
