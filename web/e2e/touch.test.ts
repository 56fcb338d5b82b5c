// A game by finger on a phone: small points are chosen through the loupe and every move is confirmed.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, finger, moves, ready, walkOut } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Taps an answer until the question is gone: on a busy machine a tap may pass for a long press, which is none. */
async function answer(page: Page, name: string): Promise<void> {
  const bar = page.getByTestId("confirm");
  await bar.waitFor();
  for (let attempt = 0; attempt < 5 && (await bar.count()) > 0; attempt++) {
    await bar.getByRole("button", { name }).tap();
    await bar.waitFor({ state: "detached", timeout: 3000 }).catch(() => {});
  }
  expect(await bar.count()).toBe(0);
}

describe("with a finger at 390 pixels", () => {
  it("a game is played to its end", async () => {
    const page = await open(browser, "/", { phone: true });
    await begin(page, { rules: "tablut-murray", side: "both" });
    const touch = await finger(page);
    for (const [index, [from, to]] of walkOut.entries()) {
      await ready(page, from);
      const a = await centre(page, from);
      const b = await centre(page, to);
      if (index % 2 === 0) {
        await touch.tap(a.x, a.y);
        await cell(page, to).and(page.locator(".target")).waitFor();
        await touch.tap(b.x, b.y);
      } else {
        await touch.down(a.x, a.y);
        await touch.slide((a.x + b.x) / 2, (a.y + b.y) / 2);
        await touch.slide(b.x, b.y);
        await touch.up();
      }
      await moves(page, index + 1);
    }
    await page.getByTestId("ending").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("nineteen lines are safe: the loupe snaps to what is meant, and nothing counts unconfirmed", async () => {
    const page = await open(browser, "/", { phone: true });
    await page.getByTestId("play-now").tap();
    await page.locator(".cell.movable").first().waitFor();
    const touch = await finger(page);
    const from = await page.locator(".cell.movable").first().getAttribute("data-point");
    if (!from) throw new Error("nothing can move");
    const a = await centre(page, from);
    expect((await cell(page, from).locator("rect").boundingBox())?.width).toBeLessThan(24);

    // Whatever changes in the drawing costs twice while it is shown twice.
    const magnified = page.locator(".board-loupe use");
    expect(await magnified.count()).toBe(0);

    // A little beside the piece: the glass shows it, and letting go picks it up.
    await touch.down(a.x + 4, a.y + 4);
    await page.locator('.board-loupe[visibility="visible"]').waitFor();
    expect(await page.locator(".board-loupe .name").textContent()).toBe(from);
    expect(await magnified.count()).toBe(1);
    await touch.up();
    await page.locator('.board-loupe[visibility="hidden"]').waitFor({ state: "attached" });
    expect(await magnified.count()).toBe(0);
    await cell(page, from).and(page.locator('[aria-selected="true"]')).waitFor();

    const to = await page.locator(".cell.target").first().getAttribute("data-point");
    if (!to) throw new Error("nowhere to go");
    const b = await centre(page, to);
    await touch.tap(b.x + 4, b.y - 4);
    const bar = page.getByTestId("confirm");
    await bar.waitFor();
    expect(await page.locator(".moves li").count()).toBe(0);
    await answer(page, "Not this one");
    expect(await page.locator(".moves li").count()).toBe(0);

    // The same by sliding, and this time it counts.
    await touch.down(a.x, a.y);
    await touch.slide((a.x + b.x) / 2, (a.y + b.y) / 2);
    await touch.slide(b.x, b.y);
    await touch.up();
    await answer(page, "Play this move");
    await page.locator(".moves li").first().waitFor();
    expect(await page.locator(".moves li").first().textContent()).toContain(`${from}–${to}`);
    expect(heard(page)).toEqual([]);
  });
});
