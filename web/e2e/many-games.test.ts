// Many games in one browser: none waits for a connection of another.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, launch } from "./browser";
import { begin, click, moves, walkOut } from "./table";

/** More than the connections that a browser opens to one server. */
const GAMES = 10;

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
  context = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
});
afterAll(() => browser.close());

describe("ten games in the tabs of one browser", () => {
  it("are played at the same time", async () => {
    const pages: Page[] = [];
    for (let opened = 0; opened < GAMES; opened++) {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto(base);
      await begin(page, { rules: "tablut-murray", side: "both" });
      pages.push(page);
    }
    for (const [index, [from, to]] of walkOut.slice(0, 4).entries())
      for (const page of pages) {
        await page.bringToFront();
        await click(page, from, to);
        await moves(page, index + 1);
      }
    // A watcher in the same browser sees it, too.
    const watcher = await context.newPage();
    await watcher.goto(pages[0]?.url() ?? base);
    await moves(watcher, 4);
    await pages[0]?.bringToFront();
    const [from, to] = walkOut[4] ?? ["", ""];
    if (pages[0]) await click(pages[0], from, to);
    await watcher.bringToFront();
    await moves(watcher, 5);
    expect(pages).toHaveLength(GAMES);
  });
});
