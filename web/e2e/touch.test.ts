// A game by finger on a phone: small points are chosen through the loupe and every move is confirmed.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, finger, moves, playAlea, ready, walkOut } from "./table";

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
        await touch.hold(a.x, a.y);
        await touch.slide((a.x + b.x) / 2, (a.y + b.y) / 2);
        await touch.slide(b.x, b.y);
        await touch.up();
      }
      await moves(page, index + 1);
    }
    await page.getByTestId("ended").waitFor();
    // What can be done next is in sight.
    await page.getByRole("button", { name: "What next?" }).tap();
    await page.getByTestId("ending").getByRole("button", { name: "Rematch" }).waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("on nineteen lines the loupe snaps and moves are confirmed", async () => {
    const page = await open(browser, "/", { phone: true });
    await playAlea(page);
    await page.locator(".cell.movable").first().waitFor();
    const touch = await finger(page);
    const from = await page.locator(".cell.movable").first().getAttribute("data-point");
    if (!from) throw new Error("nothing can move");
    const a = await centre(page, from);
    expect((await cell(page, from).locator("rect").boundingBox())?.width).toBeLessThan(24);

    // Every change of the drawing costs twice while the loupe shows it too.
    const magnified = page.locator(".board-loupe use");
    expect(await magnified.count()).toBe(0);

    // A little beside the piece: the glass shows it, and letting go picks it up.
    await touch.hold(a.x + 4, a.y + 4);
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
    await answer(page, "Cancel");
    expect(await page.locator(".moves li").count()).toBe(0);

    // The same by sliding, and this time it counts.
    await touch.hold(a.x, a.y);
    await touch.slide((a.x + b.x) / 2, (a.y + b.y) / 2);
    await touch.slide(b.x, b.y);
    await touch.up();
    await answer(page, "Play this move");
    await page.locator(".moves li").first().waitFor();
    expect(await page.locator(".moves li").first().textContent()).toContain(`${from}–${to}`);
    expect(heard(page)).toEqual([]);
  });

  /** Slides a finger that does not rest from one spot to another. */
  const swipe = async (page: Page, x: number, from: number, to: number) => {
    const touch = await finger(page);
    await touch.down(x, from);
    for (let step = 1; step <= 8; step++) await touch.slide(x, from + ((to - from) * step) / 8);
    await touch.up();
  };
  /** How far the page is scrolled once it stands still. */
  const scrolled = async (page: Page) => {
    await page.waitForFunction(
      () =>
        new Promise<boolean>((done) => {
          const before = scrollY;
          requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY === before)));
        }),
    );
    return page.evaluate(() => Math.round(scrollY));
  };
  const held = (page: Page) => page.locator('.cell[aria-selected="true"]');
  const visible = (page: Page) => page.locator('.board-loupe[visibility="visible"]');

  describe.each(["tablut-murray", "alea-walker-2015"])("a swipe that begins on the board of %s", (rules) => {
    const game = async () => {
      const page = await open(browser, "/", { phone: true });
      await begin(page, { rules, side: "both" });
      const point = await page.locator(".cell.movable").first().getAttribute("data-point");
      if (!point) throw new Error("nothing can move");
      expect(await scrolled(page)).toBe(0);
      return { page, point, at: await centre(page, point) };
    };

    it("scrolls, and picks nothing up", async () => {
      const { page, at } = await game();
      await swipe(page, at.x, at.y, at.y - 200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      expect([await held(page).count(), await visible(page).count()]).toEqual([0, 0]);
      expect(await page.locator(".moves li").count()).toBe(0);
      expect(heard(page)).toEqual([]);
      await page.context().close();
    });

    it("scrolls, and puts nothing down", async () => {
      const { page, point, at } = await game();
      await (await finger(page)).tap(at.x, at.y);
      await held(page).waitFor();
      await swipe(page, at.x + 60, at.y + 60, at.y - 140);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      expect(await held(page).getAttribute("data-point")).toBe(point);
      expect(await page.locator(".moves li").count()).toBe(0);
      expect(await page.getByTestId("confirm").count()).toBe(0);
      expect(heard(page)).toEqual([]);
      await page.context().close();
    });
  });

  it("a finger that rests first drags the piece, and the page stays", async () => {
    const page = await open(browser, "/", { phone: true });
    await begin(page, { rules: "tablut-murray", side: "both" });
    await page.evaluate(() => scrollTo(0, 60));
    await ready(page, "e2");
    const [a, b] = [await centre(page, "e2"), await centre(page, "f2")];
    const touch = await finger(page);
    await touch.hold(a.x, a.y);
    // Up and down the page, and at last to where it may go.
    for (const y of [a.y - 60, a.y - 160, a.y - 60, b.y]) await touch.slide(b.x, y);
    expect(await scrolled(page)).toBe(60);
    await touch.up();
    await moves(page, 1);
    expect(await page.locator(".moves li").textContent()).toContain("e2–f2");
    expect(await scrolled(page)).toBe(60);
    expect(heard(page)).toEqual([]);
  });
});
