// The history page: from a claim to who says so, and how sure it is, without colours.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("the history page", () => {
  it("is reached from the first page, says of each claim how it is known, and leads to its source", async () => {
    const page = await open(browser, "/");
    await page.getByRole("link", { name: "Its history" }).click();
    await page.locator(".claim").first().waitFor();
    for (const claim of await page.locator(".claim").all()) {
      const gloss = (await claim.locator(".gloss").textContent()) ?? "";
      expect(gloss).toMatch(/^How it is known: (known|inferred|conjecture)./);
    }
    // By the keyboard alone from the first claim to the book that it rests on.
    await page.locator("#content").focus();
    await tabTo(page, ".claim a");
    await page.keyboard.press("Enter");
    const hash = new URL(page.url()).hash;
    expect(hash).toBe("#source-robinson");
    expect(await page.locator(hash).textContent()).toContain("The Times of St Dunstan");
    expect(await page.locator(hash).isVisible()).toBe(true);
    expect(heard(page)).toEqual([]);
  });
});
