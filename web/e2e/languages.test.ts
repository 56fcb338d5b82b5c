// The page in every language: its words and those of the server are there, and they fit a phone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../src/words/languages";
import { base, heard, launch, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const words = join(import.meta.dirname, "../src/words/en");
const keys = new Set(
  readdirSync(words).flatMap((area) =>
    [...readFileSync(join(words, area), "utf8").matchAll(/^([a-z][a-z0-9-]+) =/gm)].map(
      (match) => match[1] ?? "",
    ),
  ),
);

/** Where the words of every area are seen, and most of what the server says. */
const places = [
  "/",
  "/rules/copenhagen",
  "/compare?a=alea-walker-2015&b=tablut-murray",
  "/learn/capture",
  "/learn",
  "/puzzles",
  "/analysis",
  "/library",
  "/rules",
  "/studies",
  "/studies/calibration-2026",
  "/layouts/alea-murray",
  "/history",
  "/sources",
  "/settings",
];

/** What the server says otherwise in a language, in English. */
async function english(language: string): Promise<Set<string>> {
  const areas = ["play", "summaries", "rules", "lessons"].map(async (area) => {
    const answer = await fetch(`${base}/api/v1/words/${language}/${area}`);
    return Object.keys((await answer.json()).words);
  });
  return new Set((await Promise.all(areas)).flat());
}

/** The names of messages that stand where their words should, and what is left of the server's English. */
async function untold(page: Page, server: Set<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const all: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('cite, [lang="en"]'))
        all.push(walker.currentNode.textContent ?? "");
    return all;
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => (keys.has(text) && text.includes("-")) || server.has(text));
}

describe.each(Object.keys(languages).filter((code) => code !== "en" && code !== "fr"))("in %s", (code) => {
  it("every page has its words, and fits a phone", async () => {
    const server = await english(code);
    expect(server.size).toBeGreaterThan(1000);
    const page = await open(browser, "/", { language: code, phone: true });
    for (const place of places) {
      await page.goto(new URL(place, page.url()).href);
      await page.locator("main h1").waitFor();
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true], .waiting"));
      expect(await page.locator("html").getAttribute("lang")).toBe(code);
      expect(await untold(page, server), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(390);
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is chosen by the head of the page, and stays", async () => {
    const page = await open(browser, "/");
    await page.locator("main h1").waitFor();
    const english = await page.getByTestId("play-now").textContent();
    await page.getByTestId("language").selectOption(code);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, code);
    expect(await page.getByTestId("play-now").textContent()).not.toBe(english);
    await page.reload();
    await page.getByTestId("play-now").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(code);
    await page.context().close();
  });
});
