// English that is left on a French page: a message of ours, or a text of the server.
import { type Pattern, parse, TextElement, Visitor } from "@fluent/syntax";
import type { Page } from "playwright-core";
import { inOneLine, messageFiles, type Served } from "./texts";

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
  const visitor = new Pieces();
  for (const file of messageFiles(language, "web")) visitor.visit(parse(file, {}));
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

/** What is left of `heard` when the server's French is taken out: a rule set may be named after a "History". */
function ours(heard: string, texts: Served): string {
  let left = heard;
  for (const text of texts.others) while (contains(left, text)) left = left.replace(text, " · ");
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
