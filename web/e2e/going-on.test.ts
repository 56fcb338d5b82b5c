// A turn of several captures: the same piece may go on, and the turn ends where the player says.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, click, drag, firstOfTwo, moves, press, ready, spoken, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A game in which the piece on d7 has captured once. */
async function captured(): Promise<Page> {
  const page = await open(browser, "/");
  await begin(page, { rules: "berserk", side: "both" });
  for (const [index, [from, to]] of firstOfTwo.entries()) {
    await click(page, from, to);
    await moves(page, index + 1);
  }
  await page.getByTestId("turn").getByText("Attackers may go on capturing from d7").waitFor();
  return page;
}

/** The text of the last move in the list. */
const lastMove = (page: Page) => page.locator(".moves li").last().textContent();

describe("a piece that has captured", () => {
  it("stays where the player ends the turn", async () => {
    const page = await captured();
    expect(await lastMove(page)).toContain("d11–d7 ×d6");
    // No other piece may be moved, and only to capture.
    await ready(page, "d7");
    expect(await page.locator(".cell.movable").count()).toBe(1);
    await page.getByRole("button", { name: "End the turn" }).click();
    await moves(page, 4);
    expect(await lastMove(page)).toContain("d7 stays");
    await page.getByTestId("turn").getByText("Defenders to move").waitFor();
    await spoken(page, /attackers: the piece stays on d7, and the turn ends. defenders to move/);
    await ready(page, "b7");
    expect(await page.getByTestId("stay").count()).toBe(0);
    // Thought over again, the capture is there to be followed up.
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByTestId("stay").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("continues capturing, then the other side moves", async () => {
    const page = await captured();
    await click(page, "d7", "c7");
    await moves(page, 4);
    expect(await lastMove(page)).toContain("d7–c7 ×b7");
    await page.getByTestId("turn").getByText("Defenders to move").waitFor();
    await cell(page, "b7").and(page.locator('[aria-label^="b7, empty"]')).waitFor();
    expect(await page.getByTestId("stay").count()).toBe(0);
    expect(heard(page)).toEqual([]);
  });

  it("put back where it stood has not ended the turn", async () => {
    const page = await captured();
    await ready(page, "d7");
    const at = await centre(page, "d7");
    const held = cell(page, "d7").and(page.locator('[aria-selected="true"]'));
    await page.mouse.click(at.x, at.y);
    await held.waitFor();
    await page.mouse.click(at.x, at.y);
    await held.waitFor({ state: "detached" });
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 30, at.y, { steps: 4 });
    await page.mouse.move(at.x + 2, at.y, { steps: 4 });
    await page.mouse.up();
    await held.waitFor();
    await page.keyboard.press("Escape");
    await drag(page, "d7", "c7");
    await moves(page, 4);
  });

  it("is ended by the keyboard alone, and a reader hears that it may go on", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "berserk", side: "both" });
    await ready(page, "d1");
    await tabTo(page, ".cell");
    for (const [index, [from, to]] of firstOfTwo.entries()) {
      await ready(page, from);
      await press(page, from);
      await press(page, to);
      await moves(page, index + 1);
    }
    await spoken(page, /captured: d6. attackers may go on capturing from d7/);
    await tabTo(page, '[data-testid="stay"]');
    await page.keyboard.press("Enter");
    await moves(page, 4);
    await spoken(page, /defenders to move/);
    expect(heard(page)).toEqual([]);
  });
});
