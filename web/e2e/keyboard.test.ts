// The whole way without a pointer: from the first page to the end of a game, and what is said on it.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, onServer, open } from "./browser";
import { cell, centre, moves, playAlea, press, spoken, tabTo, walkOut } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("with the keyboard alone", () => {
  it("a game is begun, played and won", async () => {
    const page = await open(browser, "/");
    await page.locator("#form-rules").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
    await tabTo(page, "#form-rules");
    // A select opens its own way in every browser; typing the name is the common one.
    await page.keyboard.type("Tablut");
    for (let step = 0; step < 12; step++) {
      if ((await page.locator("#form-rules").inputValue()) === "tablut-murray") break;
      await page.keyboard.press("ArrowDown");
    }
    expect(await page.locator("#form-rules").inputValue()).toBe("tablut-murray");
    await tabTo(page, 'input[name="against"]');
    // Another person elsewhere, who comes between, needs a server.
    for (let step = 0; step < (onServer ? 2 : 1); step++) await page.keyboard.press("ArrowDown");
    expect(await page.locator('input[name="against"][value="screen"]').isChecked()).toBe(true);
    await tabTo(page, 'button[type="submit"]');
    await page.keyboard.press("Enter");
    await page.locator(".cell.movable").first().waitFor();

    await tabTo(page, ".cell");
    for (const [index, [from, to]] of walkOut.entries()) {
      await page.locator(`.cell.movable[data-point="${from}"]`).waitFor();
      await press(page, from);
      await spoken(page, new RegExp(`on ${from} selected`));
      await press(page, to);
      await moves(page, index + 1);
      await spoken(page, new RegExp(`${from} to ${to}`));
    }
    await spoken(page, /have won/);
    await page.getByTestId("ending").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("the keys walk the board as they say", async () => {
    const page = await open(browser, "/");
    await playAlea(page);
    await page.locator(".cell.movable").first().waitFor();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-point"));
    expect(await page.locator('.cell[tabindex="0"]').count()).toBe(1);
    await cell(page, "j10").focus();
    const walk: [string, string][] = [
      ["ArrowLeft", "i10"],
      ["ArrowUp", "i11"],
      ["ArrowRight", "j11"],
      ["ArrowDown", "j10"],
      ["Home", "a10"],
      ["End", "s10"],
      ["PageUp", "s19"],
      ["PageDown", "s1"],
      ["Control+Home", "a19"],
      ["Control+End", "s1"],
    ];
    for (const [key, point] of walk) {
      await page.keyboard.press(key);
      expect(await at()).toBe(point);
    }
    await page.keyboard.type("f1");
    expect(await at()).toBe("f1");
    await page.keyboard.press("Space");
    await cell(page, "f1").and(page.locator('[aria-selected="true"]')).waitFor();
    expect(await cell(page, "f1").getAttribute("aria-label")).toMatch(/^f1, count, .*selected$/);
    await page.keyboard.press("Escape");
    await spoken(page, /cancelled/i);
    expect(await cell(page, "f1").getAttribute("aria-selected")).toBe("false");
  });

  it.each(["/rules/brandubh-cyningstan", "/manuscript"])(
    "on %s a board is one stop of the Tab key if it is played on, else none",
    async (path) => {
      const page = await open(browser, path);
      await page.locator(".board-cells").first().waitFor({ state: "attached" });
      const inBoards: (string | null)[] = [];
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(() => {
          const at = document.activeElement;
          return at?.closest("svg.board") ? at.getAttribute("class") : null;
        });
        if (stop !== null) inBoards.push(stop);
      }
      expect(inBoards).toEqual(path === "/manuscript" ? ["cell"] : []);
    },
  );

  it("the frame of the focus follows the keys, and no press of the pointer, even after a reload", async () => {
    const page = await open(browser, "/learn/capture");
    await page.locator(".cell").first().waitFor();
    await page.reload();
    const piece = page.locator(".cell.movable").first();
    const point = (await piece.getAttribute("data-point")) ?? "";
    const press = async () => {
      const { x, y } = await centre(page, point);
      await page.mouse.click(x, y);
      await cell(page, point).and(page.locator(":focus")).waitFor();
    };
    const frame = () => page.locator(".cell:focus rect").evaluate((rect) => getComputedStyle(rect).stroke);
    await press();
    expect(await frame()).toBe("none");
    await page.keyboard.press("ArrowUp");
    expect(await frame()).not.toBe("none");
    await press();
    expect(await frame()).toBe("none");
  });
});
