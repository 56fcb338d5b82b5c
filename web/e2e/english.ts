// English that is left on a French page: a message of ours, or a text of the server.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Pattern, parse, TextElement, Visitor } from "@fluent/syntax";
import type { Page } from "playwright-core";
import { base } from "./browser";

/** Shorter pieces of messages stand in both languages by chance, and so do pieces without a longer word, like "of the", in the title of a book. */
const TELLING = 4;

class Pieces extends Visitor {
  found: string[] = [];
  override visitPattern(pattern: Pattern): void {
    for (const element of pattern.elements)
      if (element instanceof TextElement) this.found.push(element.value.trim());
    this.genericVisit(pattern);
  }
}

function pieces(language: string): Set<string> {
  const folder = join(import.meta.dirname, "../src/words", language);
  const visitor = new Pieces();
  for (const area of readdirSync(folder)) visitor.visit(parse(readFileSync(join(folder, area), "utf8"), {}));
  return new Set(visitor.found.filter((piece) => piece.length >= TELLING && /\p{L}{4}/u.test(piece)));
}

const french = [...pieces("fr")];
/** What our messages say in English only: a piece that is part of a French one tells nothing. */
export const english = [...pieces("en")].filter((piece) => !french.some((other) => contains(other, piece)));

/** Whether `words` stand in `text` as whole words. */
function contains(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const letter = /[\p{L}\p{N}]/u;
  return !letter.test(text[at - 1] ?? "") && !letter.test(text[at + words.length] ?? "");
}

/** What the server says. */
export interface Served {
  /** English to French, where they differ. */
  english: Map<string, string>;
  /** All that it says in French, the longest first. */
  french: string[];
}

/** Asks the server for all that it says of rules, levels, lessons and studies. */
export async function served(): Promise<Served> {
  const texts: Served = { english: new Map(), french: [] };
  const read = async (path: string) => {
    const body = await (await fetch(`${base}/api/v1/${path}`)).json();
    collect(body, texts);
    return body;
  };
  const { rulesets } = await read("rulesets");
  for (const path of ["levels", "lessons", "studies"]) await read(path);
  for (const { id } of rulesets) await read(`rulesets/${id}`);
  texts.french = [...new Set(texts.french)].sort((a, b) => b.length - a.length);
  return texts;
}

function collect(value: unknown, texts: Served): void {
  if (typeof value !== "object" || value === null) return;
  const { en, fr } = value as { en?: unknown; fr?: unknown };
  if (typeof en === "string" && typeof fr === "string") {
    if (en !== fr) texts.english.set(inOneLine(en), inOneLine(fr));
    texts.french.push(inOneLine(fr));
    return;
  }
  for (const part of Object.values(value)) collect(part, texts);
}

/** What is left of `heard` when the server's French is taken out: a rule set may be named after a "History". */
function ours(heard: string, texts: Served): string {
  let left = heard;
  for (const text of texts.french) while (contains(left, text)) left = left.replace(text, " · ");
  return left;
}

/** Everything a page says, seen or only heard. */
function said(page: Page): Promise<string[]> {
  return page
    .evaluate(() => {
      const all: string[] = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent?.closest('noscript, script, style, cite, [lang="en"]')) continue;
        all.push(walker.currentNode.textContent ?? "");
      }
      for (const element of document.body.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "alt", "label", "aria-description"]) {
          const value = element.getAttribute(name);
          if (value) all.push(value);
        }
      return [...new Set(all)];
    })
    .then((all) => all.map(inOneLine).filter((words) => words !== ""));
}

/** A text with a plain space for every blank, no-break ones among them. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What a page in French says that has English in it. */
export async function englishLeft(page: Page, texts: Served): Promise<string[]> {
  return (await said(page)).filter((heard) => {
    const own = ours(heard, texts);
    return (
      english.some((piece) => contains(own, piece)) ||
      [...texts.english].some(
        ([en, fr]) => heard === en || (en.length > 12 && contains(heard, en) && !contains(fr, en)),
      )
    );
  });
}
