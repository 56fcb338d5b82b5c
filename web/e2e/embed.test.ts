// The element for other people's pages: on a page from the file system under a strict policy, and from the server.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { base, launch } from "./browser";

const root = join(import.meta.dirname, "../..");
const demo = pathToFileURL(join(root, "docs/guide/embedding-demo.html")).href;
const script = join(root, "web/dist/hnefi-board.js");

let browser: Browser;
beforeAll(async () => {
  if (!existsSync(script)) throw new Error("there is no web/dist/hnefi-board.js: `npm run build` makes it");
  browser = await launch();
});
afterAll(() => browser?.close());

/** Opens the page from the file system; any request beyond its own files is a failure. */
async function openDemo(width = 1000): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  page.on("request", (request) => !request.url().startsWith("file:") && heard.push(request.url()));
  await page.goto(demo);
  await page.locator("hnefi-board .board").nth(3).waitFor();
  return { page, heard };
}

test("a page from a folder shows its boards without network", async () => {
  const { page, heard } = await openDemo();
  const game = page.locator("hnefi-board").first();
  const said = game.locator(".said");
  const last = Number(await game.locator("input").getAttribute("max"));
  expect(await said.textContent()).toBe(`Start of the game (${last} moves)`);
  const pieces = await game.locator(".piece").count();

  await game.getByRole("button", { name: "Next move" }).click();
  expect(await said.textContent()).toContain(`Move 1 of ${last}: `);
  await page.keyboard.press("ArrowRight");
  expect(await said.textContent()).toContain("Move 2 of");
  await page.keyboard.press("End");
  expect(await said.textContent()).toContain(`Move ${last} of ${last}`);
  expect(await game.locator(".piece:not(.gone)").count()).toBeLessThan(pieces);
  await page.keyboard.press("Home");
  expect(await game.locator(".piece:not(.gone)").count()).toBe(pieces);
  await game.locator("input").focus();
  await page.keyboard.press("ArrowRight");
  expect(await game.evaluate((element) => (element as HTMLElement & { ply: number }).ply)).toBe(1);
  expect(await game.locator(".board").getAttribute("aria-label")).toMatch(
    /^A game of brandubh\. Move 1 .*King: d4$/,
  );

  const french = page.locator("hnefi-board").nth(1);
  expect(await french.locator(".said").textContent()).toMatch(/^Coup (\d+) sur \1\s: /);
  const ink = (index: number) =>
    page
      .locator("hnefi-board")
      .nth(index)
      .locator(".board-vellum")
      .evaluate((element) => getComputedStyle(element).fill);
  expect(await Promise.all([0, 1, 2, 3].map(ink))).toEqual([
    "rgb(246, 236, 211)",
    "rgb(45, 34, 25)",
    "rgb(255, 255, 255)",
    "rgb(234, 243, 234)",
  ]);
  expect(heard).toEqual([]);
  await page.context().close();
});

test("it is accessible, and fits a phone", async () => {
  const { page } = await openDemo(390);
  // The page's policy lets no other script in; the checker comes with the driver.
  await page.evaluate(readFileSync(join(root, "web/node_modules/axe-core/axe.min.js"), "utf8"));
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await checker.run("hnefi-board")).violations.map((violation) => violation.id);
  });
  expect(found).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.context().close();
});

test("a board that cannot be shown says why, and code may come later and twice", async () => {
  // A page of another origin that takes the script from the server.
  const elsewhere = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end("<!doctype html><html lang=en><title>x</title><body></body>");
  });
  await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
  const { port } = elsewhere.address() as AddressInfo;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.addScriptTag({ url: `${base}/hnefi-board.js` });
  await page.addScriptTag({ url: `${base}/hnefi-board.js` });
  await page.evaluate(() => {
    document.body.innerHTML = `
      <hnefi-board><script type="application/json">{"start":"/3/3/1K1/","moves":["a1-a2"]}</script></hnefi-board>
      <hnefi-board><script type="application/json">{"start":"/3/3/1K1/","moves":["b1-b2"]}</script></hnefi-board>`;
  });
  const [broken, good] = [page.locator("hnefi-board").nth(0), page.locator("hnefi-board").nth(1)];
  expect(await broken.locator(".broken").textContent()).toContain("nothing stands on a1");
  await good.locator("button").nth(2).click();
  expect(await good.locator(".said").textContent()).toBe("Move 1 of 1: b1-b2");
  await good.evaluate((element) => element.setAttribute("ply", "0"));
  expect(await good.locator(".said").textContent()).toBe("Start of the game (one move)");
  // Of a game that is gone nothing is told.
  await good.locator("button").nth(2).click();
  const left = await good.evaluate((element) => {
    const { length, ply } = element as HTMLElement & { length: number; ply: number };
    element.replaceChildren();
    element.setAttribute("position", "nowhere");
    const after = element as HTMLElement & { length: number; ply: number };
    return [length, ply, after.length, after.ply];
  });
  expect(left).toEqual([1, 1, 0, 0]);
  await context.close();
  elsewhere.close();
});
