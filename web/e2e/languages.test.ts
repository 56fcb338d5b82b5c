// The page in every language: its words and those of the server are there, and they fit a phone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../src/words/languages";
import { heard, launch, open } from "./browser";
import { messageFiles, type Served, served } from "./texts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const keys = new Set(
  messageFiles("en", "web").flatMap((file) =>
    [...file.matchAll(/^([a-z][a-z0-9-]+) =/gm)].map((match) => match[1] ?? ""),
  ),
);

/** Where the words of every area are seen, and most of what the server says. */
const places = [
  "/",
  "/rules/copenhagen",
  "/compare?a=alea-walker-2015&b=tablut-murray",
  "/make?rules=brandubh-cyningstan",
  "/learn/capture",
  "/learn",
  "/puzzles",
  "/analysis",
  "/library",
  "/lobby",
  "/games",
  "/rules",
  "/studies",
  "/studies/calibration-2026",
  "/fair",
  "/layouts/alea-murray",
  "/history",
  "/sources",
  "/privacy",
  "/settings",
];

/** The names of messages that stand where their words should, and what is left of the server's English. */
async function untold(page: Page, { english }: Served): Promise<string[]> {
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
    .filter((text) => (keys.has(text) && text.includes("-")) || english.has(text));
}

describe.each(Object.keys(languages).filter((code) => code !== "en"))("in %s", (code) => {
  it("every page has its words, and fits a phone", async () => {
    const server = await served(code);
    expect(server.missing).toEqual([]);
    expect(server.english.size).toBeGreaterThan(1000);
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
