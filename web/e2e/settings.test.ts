// Settings apply at once, survive a reload, and can be exported; without storage the client still works.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, heard, launch, open } from "./browser";
import { begin, click, moves, playAlea } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const worn = (page: Page) => page.locator("html").getAttribute("data-look");
const vellum = (page: Page) =>
  page
    .locator(".board-vellum")
    .first()
    .evaluate((board) => getComputedStyle(board).fill);

describe("settings", () => {
  it("are true at once, on the board too, and after a reload", async () => {
    const page = await open(browser, "/settings");
    await page.locator(".settings .board-vellum").waitFor();
    const parchment = await vellum(page);
    await page.getByRole("radio", { name: "Slate" }).check();
    expect(await worn(page)).toBe("slate");
    expect(await vellum(page)).not.toBe(parchment);
    await page.getByRole("radio", { name: /Letters/ }).check();
    expect(await page.locator(".settings-looks .board-pieces text").allTextContents()).toContain("K");
    await page.getByRole("checkbox", { name: "Show coordinates" }).uncheck();
    await page.reload();
    await page.locator(".settings .board-vellum").waitFor();
    expect(await worn(page)).toBe("slate");
    expect(await page.getByRole("radio", { name: /Letters/ }).isChecked()).toBe(true);
    await page.goto(`${base}/`);
    await begin(page, { rules: "tablut-murray", side: "both" });
    await page.locator(".cell.movable").first().waitFor();
    expect(await page.locator(".board-place .board-pieces text").count()).toBeGreaterThan(20);
    expect(await page.locator(".board-place .board-coordinates").count()).toBe(0);
    expect(heard(page)).toEqual([]);
  });

  it("mark the lines through the point under hand", async () => {
    const page = await open(browser, "/settings");
    await page.getByRole("checkbox", { name: /Highlight the row/ }).check();
    await page.goto(`${base}/`);
    await playAlea(page);
    // The board may have come to lie under the pointer, which counts as well as the focus.
    await page.mouse.move(0, 0);
    await page.locator(".cell.movable").first().focus();
    const crosshair = () => page.locator(".board-place .board-crosshair").getAttribute("d");
    await expect.poll(crosshair).toMatch(/^M.*H.*M.*V/);
    await page.getByTestId("language").focus();
    await expect.poll(crosshair).toBe("");
  });

  it("and games are taken to another browser in a file", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "brandubh-cyningstan", side: "both" });
    await page.locator(".cell.movable").first().waitFor();
    const game = page.url();
    await page.goto(`${base}/settings`);
    await page.getByRole("radio", { name: "Wood and bone" }).check();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export").click()]);
    const file = readFileSync(await download.path());

    const other = await open(browser, "/settings");
    await other
      .getByTestId("import")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await other.getByText("This file was not exported from hnefi.").waitFor();
    await other
      .getByTestId("import")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: file });
    await other.getByText(/\d items were imported/).waitFor();
    expect(await worn(other)).toBe("wood");
    // It is said once.
    await other.waitForURL(/settings$/);
    await other.reload();
    await other.getByTestId("import").waitFor({ state: "attached" });
    expect(await other.getByText(/\d items were imported/).count()).toBe(0);
    await other.goto(game);
    await other.locator(".cell.movable").first().waitFor();
  });

  it("hold until the page is closed where a browser forbids it to remember", async () => {
    const page = await open(browser, "/");
    await page.context().addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(`${base}/settings`);
    await page.getByText(/does not let pages store data/).waitFor();
    await page.getByRole("radio", { name: "Slate" }).check();
    await page.getByRole("link", { name: "Play" }).click();
    expect(await worn(page)).toBe("slate");
    await begin(page, { rules: "tablut-murray", side: "both" });
    const from = await page.locator(".cell.movable").first().getAttribute("data-point");
    await page.locator(".cell.movable").first().click();
    const to = await page.locator(".cell.target").first().getAttribute("data-point");
    await page.keyboard.press("Escape");
    await click(page, from ?? "", to ?? "");
    await moves(page, 1);
    expect(heard(page)).toEqual([]);
  });

  it("forget everything when asked, and only then", async () => {
    const page = await open(browser, "/settings");
    await page.getByRole("radio", { name: "Slate" }).check();
    await page.getByRole("button", { name: "Delete all data" }).click();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    expect(await worn(page)).toBe("slate");
    await page.getByRole("button", { name: "Delete all data" }).click();
    await page.getByRole("button", { name: /Yes/ }).click();
    await page.waitForFunction(() => !document.documentElement.dataset.look);
  });
});
