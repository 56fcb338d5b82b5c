// Playing on the element for other people's pages, from files alone and from another origin.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type axe from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { base, launch } from "./browser";
import { type Files, serveFiles } from "./files";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "web/dist");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** A page with boards, which takes the script from `source` and allows nothing else. */
function pageWith(boards: string, source: string): string {
  const from = source === "" ? "'self'" : new URL(source).origin;
  const worker = source === "" ? "'self'" : `blob: ${from}`;
  const policy = `default-src 'none'; script-src ${from} 'wasm-unsafe-eval'; worker-src ${worker}; connect-src ${from}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A game</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script src="${source}/hnefi-board.js" async></script><main>${boards}</main></html>`;
}

interface Opened {
  page: Page;
  board: Locator;
  said: Locator;
  heard: string[];
  files: Files;
  close(): Promise<void>;
}

/** Opens a page of one's own with boards on it. */
async function open(boards: string, { phone = false, source = "" } = {}): Promise<Opened> {
  const files = await serveFiles(dist, { "/": pageWith(boards, source) });
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 900, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on(
    "console",
    (message) => /Content Security|refused/i.test(message.text()) && heard.push(message.text()),
  );
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const addresses: string[] = [];
    Object.assign(window, { told, addresses });
    const { createObjectURL } = URL;
    URL.createObjectURL = (of) => {
      const made = createObjectURL.call(URL, of);
      addresses.push(made);
      return made;
    };
    for (const name of ["move", "takeback", "newgame", "end"])
      addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
  });
  await page.goto(files.base);
  const board = page.locator("hnefi-board").first();
  const close = async () => {
    await context.close();
    files.stop();
  };
  return { page, board, said: board.locator(".said"), heard, files, close };
}

type Told = [string, Record<string, unknown>];

/** What the page has heard as events. */
function told(page: Page): Promise<Told[]> {
  return page.evaluate(() => (window as unknown as { told: Told[] }).told);
}

function cell(board: Locator, point: string): Locator {
  return board.locator(`.cell[data-point="${point}"]`);
}

/** Presses the keys by which a move is made. */
async function press(page: Page, move: string): Promise<void> {
  for (const point of move.split("-")) {
    await page.keyboard.type(point);
    await page.keyboard.press("Enter");
  }
}

test("a game against the engine as in the guide, from files alone under a strict policy", async () => {
  const guide = readFileSync(join(root, "docs/guide/embedding.md"), "utf8");
  const [example = ""] = /<hnefi-board play=.*/.exec(guide) ?? [];
  const { page, board, said, heard, files, close } = await open(example);
  await expect.poll(() => said.textContent()).toBe("Your turn: attackers");
  expect(await board.locator(".board").getAttribute("aria-label")).toBe("Brandubh. Board, 7 by 7");
  expect(files.asked.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  for (const ply of [1, 3, 5]) {
    const piece = board.locator(".cell.movable").first();
    await cell(board, (await piece.getAttribute("data-point")) ?? "").click({ force: true });
    await board.locator(".cell.target").first().click({ force: true });
    await expect.poll(() => said.textContent()).toMatch(new RegExp(`^${ply + 1}\\. .*Your turn: attackers$`));
  }
  const moves = (await told(page)).filter(([name]) => name === "move").map(([, detail]) => detail);
  expect(moves.map(({ by }) => by)).toEqual(["person", "engine", "person", "engine", "person", "engine"]);
  expect(moves.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5, 6]);

  // Looking back changes nothing.
  await board.getByRole("button", { name: "First position" }).click();
  expect(await said.textContent()).toBe("Start of the game (6 moves)");
  expect(await board.locator(".cell.movable").count()).toBe(0);
  await board.getByRole("button", { name: "Last position" }).click();

  await board.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => said.textContent()).toMatch(/^4\. .*Your turn: attackers$/);
  await board.getByRole("button", { name: "New game" }).click();
  await expect.poll(() => said.textContent()).toBe("Your turn: attackers");
  const names = (await told(page)).map(([name]) => name).filter((name) => name !== "move");
  expect(names).toEqual(["takeback", "newgame"]);

  // Nothing is left behind on a page that is not ours.
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(heard).toEqual([]);
  await close();
});

test("two people play a game to its end by keys", async () => {
  const { page, board, said, heard, close } = await open(
    `<hnefi-board play="hotseat" rules="brandubh-cyningstan"></hnefi-board>`,
  );
  await expect.poll(() => said.textContent()).toBe("Attackers to move");
  const demo = readFileSync(join(root, "docs/guide/embedding-demo.html"), "utf8");
  const { moves, result } = JSON.parse(/\{"size":7.*?\}(?=<)/s.exec(demo)?.[0] ?? "");
  await board.locator('.cell[tabindex="0"]').focus();
  for (const [index, move] of (moves as string[]).entries()) {
    await press(page, move.split("x")[0] ?? "");
    await expect.poll(() => said.textContent()).toContain(`${index + 1}. ${move} · `);
  }
  expect(await said.textContent()).toMatch(/Attackers have won\. The king is captured\.$/);
  expect((await told(page)).at(-1)).toEqual([
    "end",
    { winner: result, reason: "king-captured", rule: expect.anything() },
  ]);
  expect(await board.locator(".cell.movable").count()).toBe(0);
  // Left of the board the arrows step through the moves.
  await board.locator("input").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await said.textContent()).toContain(`Move ${moves.length - 1} of ${moves.length}`);
  expect(heard).toEqual([]);
  await close();
});

test("a position of one's own, with the side that moves there", async () => {
  const { page, board, said, heard, close } = await open(
    `<hnefi-board play="engine" rules="brandubh-cyningstan" side="defenders" level="8"
      position="/3t3/t6/7/3K3/1t5/3T3/4t2/ d"></hnefi-board>`,
  );
  await expect.poll(() => said.textContent()).toBe("Your turn: defenders");
  await board.locator('.cell[tabindex="0"]').focus();
  await press(page, "d4-g4");
  await expect.poll(() => said.textContent()).toMatch(/^2\. /);
  await press(page, "g4-g1");
  await expect.poll(() => said.textContent()).toMatch(/Defenders have won\. The king has escaped\.$/);
  expect(heard).toEqual([]);
  await close();
});

test("a script of another origin plays, on a phone", async () => {
  const { page, board, said, heard, close } = await open(
    `<hnefi-board play="engine" rules="alea-walker-2015" side="attackers" level="1" lang="de"></hnefi-board>`,
    { phone: true, source: base },
  );
  await expect.poll(() => said.textContent()).toBe("Du bist am Zug (Angreifer)");
  // The points are smaller than a finger, so a move is asked about.
  const piece = board.locator(".cell.movable").first();
  await piece.tap({ force: true });
  await board.locator(".cell.target").first().tap({ force: true });
  const confirm = board.locator(".row .primary:visible");
  await confirm.tap();
  await expect.poll(() => said.textContent(), { timeout: 15_000 }).toMatch(/^2\. /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The worker that answers and the one that searches are started from the same address.
  expect(await page.evaluate(() => Reflect.get(window, "addresses"))).toHaveLength(1);
  expect(heard).toEqual([]);
  await close();
});

test("it is accessible, and says what is wrong", async () => {
  const { page, heard, close } = await open(`
    <hnefi-board play="hotseat" rules="brandubh-cyningstan" label="One"></hnefi-board>
    <hnefi-board play="hotseat" rules="brandub"></hnefi-board>
    <hnefi-board play="hotseat"></hnefi-board>
    <hnefi-board play="chess" rules="brandubh-cyningstan"></hnefi-board>
    <hnefi-board play="engine" rules="brandubh-cyningstan" level="9"></hnefi-board>
    <hnefi-board play="engine" rules="brandubh-cyningstan" side="king"></hnefi-board>
    <hnefi-board play="hotseat" rules="brandubh-cyningstan" position="/3/"></hnefi-board>`);
  const said = (index: number) =>
    page.locator("hnefi-board").nth(index).locator(".said, .broken").textContent();
  for (const [index, reason] of [
    "Attackers to move",
    "there is no rule set `brandub`",
    "there are no rules to play by",
    "neither hotseat nor engine",
    "level",
    "neither attackers nor defenders",
    "rows",
  ].entries()) {
    await page.locator("hnefi-board").nth(index).scrollIntoViewIfNeeded();
    await expect.poll(() => said(index)).toContain(reason);
  }
  await page.evaluate(readFileSync(join(root, "web/node_modules/axe-core/axe.min.js"), "utf8"));
  const found = await page.evaluate(async () => {
    const checker = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await checker.run("hnefi-board")).violations.map((violation) => violation.id);
  });
  expect(found).toEqual([]);
  // Another game begins where an attribute changes, and the board of before is gone.
  const first = page.locator("hnefi-board").first();
  await first.evaluate((element) => element.setAttribute("rules", "tablut-murray"));
  await expect.poll(() => first.locator(".board").getAttribute("aria-label")).toBe("One. Board, 9 by 9");
  expect(heard).toEqual([]);
  await close();
});
