// Against the engine: one click to begin, advice, refusals, and a game to a real ending.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, onServer, open } from "./browser";
import { begin, click, moves, offerDraw, playAlea } from "./table";

/** A game that takes more plies than this has not ended. */
const BOUND = 160;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Asks for a hint and reads it off the page. */
async function hint(page: Page): Promise<[string, string]> {
  await page.getByRole("button", { name: "Hint" }).click();
  const words = (await page.getByTestId("hint").textContent()) ?? "";
  const [from, to] = words.match(/[a-s]\d+/g) ?? [];
  if (!from || !to) throw new Error(`no move in the hint: ${words}`);
  return [from, to];
}

describe("against the engine", () => {
  it("one click begins a game that the engine answers", async () => {
    const page = await open(browser, "/");
    await playAlea(page);
    const [from, to] = await hint(page);
    await page.locator(".board-arrow.hint").waitFor();
    await click(page, from, to);
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length >= 2, null, {
      timeout: 45_000,
    });
    await page.getByTestId("turn").getByText("Your turn").waitFor();
    await page.getByRole("button", { name: "Take back" }).click();
    await moves(page, 0);
    expect(heard(page)).toEqual([]);
  });

  it("the engine answers an offer of a draw at once, and resigning ends the game", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    await offerDraw(page);
    await page.locator(".notice, [data-testid=ending]").first().waitFor();
    if ((await page.getByTestId("ending").count()) === 0) {
      await page.getByRole("button", { name: "Resign" }).click();
      await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
    }
    await page.getByTestId("ending").waitFor();
    await page.getByRole("button", { name: "sides swapped" }).waitFor();
    await page.getByRole("link", { name: "Share and export" }).click();
    const saving = page.waitForEvent("download");
    // What a browser keeps it saves itself.
    await page.getByRole(onServer ? "link" : "button", { name: /^hnefi game lines/ }).click();
    const line = readFileSync(await (await saving).path(), "utf8");
    expect(JSON.parse(line.trim()).rules).toMatch(/^tablut-murray/);
  });

  it("a game by hints against the first level ends", { timeout: 400_000 }, async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "defenders", level: 1 });
    for (let ply = 0; ply < BOUND; ply++) {
      await page.waitForFunction(
        () =>
          document.querySelector('[data-testid="ending"]') ||
          (document.querySelector(".cell.movable") && !document.querySelector('[data-testid="hint"]')),
        null,
        { timeout: 45_000 },
      );
      if (await page.getByTestId("ending").count()) break;
      const before = await page.locator(".moves li").count();
      const [from, to] = await hint(page);
      await click(page, from, to);
      await page.waitForFunction((n) => document.querySelectorAll(".moves li").length > n, before);
    }
    const ending = page.getByTestId("ending");
    expect(await ending.count()).toBe(1);
    // By the rules, not by giving up: the deciding rule is named.
    await ending.locator("blockquote").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("an engine may be watched playing another", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "watch", level: 1 });
    await page.getByText("You are watching this game.").waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length >= 2, null, {
      timeout: 45_000,
    });
    expect(await page.locator(".cell.movable").count()).toBe(0);
  });
});
