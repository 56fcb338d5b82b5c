// The page of a game, as it is looked at: what one looks for is in sight, and nothing moves under the hand.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, longGame, playOn } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until a list shows the current move, which ends in these words, whole; or its top, where no move is current. */
const shows = (page: Page, list: string, current: string | null) =>
  page.waitForFunction(
    ([selector, words]) => {
      const box = document.querySelector(selector ?? "");
      if (!box) return false;
      const item = box.querySelector('[aria-current="true"]');
      if (words === null) return !item && box.scrollTop === 0;
      if (!item?.textContent?.startsWith(words ?? "")) return false;
      const { top, bottom } = item.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      return top >= seen.top && bottom <= seen.bottom;
    },
    [list, current] as const,
  );

describe("the list of moves", () => {
  it.each([false, true])("has the current move in sight, on a phone: %s", async (phone) => {
    const page = await open(browser, "/", { phone });
    await begin(page, { rules: "tablut-murray", side: "both" });
    const game = await longGame("tablut-murray", 60);
    await playOn(page, game.slice(0, 40));
    await shows(page, ".moves ol", "40");
    await page.getByRole("button", { name: "One move back" }).click();
    await shows(page, ".moves ol", "39");
    await page.getByRole("button", { name: "First position" }).click();
    await shows(page, ".moves ol", null);
    await page.getByRole("button", { name: "Present position", exact: true }).click();
    await shows(page, ".moves ol", "40");
    for (let ply = 39; ply >= 20; ply--) await page.getByRole("button", { name: "One move back" }).click();
    await shows(page, ".moves ol", "20");
    await page.getByTestId("live").click();
    await playOn(page, game.slice(40));
    await shows(page, ".moves ol", "60");
    await page.getByRole("link", { name: "The rules of this game" }).click();
    await page.locator(".rule").first().waitFor();
    await page.goBack();
    await shows(page, ".moves ol", "60");
    await page.reload();
    await shows(page, ".moves ol", "60");
    expect(heard(page)).toEqual([]);
  });

  it("has it in sight where a game is looked at in the library", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await playOn(page, await longGame("tablut-murray", 60));
    await page.goto(page.url().replace("/game/", "/library/"));
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText("All moves").click();
    await shows(page, ".replay-moves", "60.");
    await page.getByRole("button", { name: "To the start" }).click();
    await shows(page, ".replay-moves", null);
    await page.getByRole("button", { name: "To the end" }).click();
    await shows(page, ".replay-moves", "60.");
    expect(heard(page)).toEqual([]);
  });
});
