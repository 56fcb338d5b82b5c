// What the browser does by itself: it analyses, and without a connection it begins games, plays them against the engine and keeps them.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { Line } from "./line";
import { begin, click, moves, playFirstMove, walkOut } from "./table";

let browser: Browser;
const line = new Line();
beforeAll(async () => {
  browser = await launch();
});
beforeEach(() => line.lay());
afterEach(() => line.cut());
afterAll(() => browser.close());

/** The paths of the API that a page asks for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) paths.push(pathname);
  });
  return paths;
}

/** Waits until the engine has reached a depth. */
const deep = (page: Page, least: number) =>
  page.waitForFunction((depth) => {
    const told = document.querySelector("[data-testid=depth]")?.textContent ?? "";
    return Number(/\d+/.exec(told)?.[0] ?? 0) >= depth;
  }, least);

describe("the engine of the browser", () => {
  it("analyses without asking the server, which can be chosen instead", async () => {
    const page = await open(browser, "/analysis?rules=brandubh-cyningstan");
    const paths = asked(page);
    await deep(page, 10);
    await page.getByTestId("review-make").or(page.getByTestId("engine-place")).first().waitFor();
    expect(paths.filter((path) => path.endsWith("/analyses"))).toEqual([]);
    // Once the engine is there, it says how a position stands, too.
    paths.length = 0;
    await click(page, "d6", "b6");
    await page.getByTestId("turn").getByText("Defenders to move").waitFor();
    expect(paths.filter((path) => path.endsWith("/positions"))).toEqual([]);
    await page.getByTestId("engine-place").selectOption("server");
    await page.waitForResponse((response) => response.url().endsWith("/analyses"));
    await deep(page, 5);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("without a connection", () => {
  it("a game is begun, played against the engine, and kept", { timeout: 120_000 }, async () => {
    const page = await open(browser, "/", { at: line.address, keeps: true });
    await page.getByTestId("play-now").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await line.cut();
    await page.goto(`${line.address}/`);
    await page.getByTestId("play-now").click();
    await page.waitForURL(/\/game\/here-/);
    // A move of the player and the engine's answer, twice.
    for (const count of [2, 4]) {
      await playFirstMove(page);
      await moves(page, count);
    }
    const played = await page.locator(".moves li").allTextContents();
    await page.reload();
    await moves(page, 4);
    expect(await page.locator(".moves li").allTextContents()).toEqual(played);
    const address = page.url();

    // The list of this browser's games has it, and its rules can be read.
    await page.goto(`${line.address}/games`);
    await page
      .locator(`a[href="${new URL(address).pathname}"]`)
      .first()
      .waitFor();
    await page.goto(`${address}/rules`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(heard(page)).toEqual([]);

    // The server is there again: the game goes on where it is kept.
    await line.lay();
    await page.goto(address);
    await playFirstMove(page);
    await moves(page, 6);
    await page.context().close();
  });

  it("two at one screen play a game to its end, and more is there", async () => {
    const page = await open(browser, "/", { at: line.address, keeps: true });
    await page.getByTestId("play-now").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await line.cut();
    await page.goto(`${line.address}/`);
    await begin(page, { rules: "tablut-murray", side: "both" });
    await page.waitForURL(/\/game\/here-/);
    for (const [count, [from, to]] of walkOut.entries()) {
      await click(page, from, to);
      await moves(page, count + 1);
    }
    await page.getByTestId("ending").waitFor();
    const played = page.url();
    await page.goto(`${line.address}/library`);
    await page.locator(`.library-games a[href="${new URL(played).pathname}"]`).waitFor();
    await page.goto(played);
    await page.goto(`${line.address}/analysis?game=${page.url().split("/").at(-1)}`);
    await page.getByTestId("engine").waitFor();
    await page.goto(`${line.address}/analysis?rules=brandubh-cyningstan`);
    await deep(page, 10);
    await page.goto(`${line.address}/rules/alea-walker-2015`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
