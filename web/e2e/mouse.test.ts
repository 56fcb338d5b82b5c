// A game by mouse, from the first move to the king's escape, with every second thought a player may have.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, click, drag, moves, offerDraw, ready, walkOut } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("with the mouse", () => {
  it("a game is played to its end by clicking and dragging", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    for (const [index, [from, to]] of walkOut.entries()) {
      await (index % 2 === 0 ? click : drag)(page, from, to);
      await moves(page, index + 1);
    }
    const ending = page.getByTestId("ending");
    await ending.waitFor();
    expect(await ending.textContent()).toMatch(/have won/);
    // The rule that decided is told in its own words, and leads to its place among the rules.
    await ending.locator("blockquote").waitFor();
    const link = ending.locator('a[href^="/rules/"]');
    const target = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    await link.click();
    await page.locator(`[id="${target}"]`).waitFor();
    // What the rules ended may be thought over again.
    await page.goBack();
    await page.getByRole("button", { name: "Take back" }).click();
    await moves(page, walkOut.length - 1);
    await ending.waitFor({ state: "detached" });
    expect(heard(page)).toEqual([]);
  });

  it("a piece dropped nowhere stays, and Escape puts it down", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await drag(page, "a4", "c7");
    expect(await page.locator(".moves li").count()).toBe(0);
    await cell(page, "a4").and(page.locator('[aria-selected="true"]')).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector('.cell[aria-selected="true"]'));
  });

  it("step back, flip the board, reload and take back", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await click(page, "a4", "b4");
    await moves(page, 1);
    await click(page, "e7", "d7");
    await moves(page, 2);

    await page.getByRole("button", { name: "First position" }).click();
    await page.getByText("Viewing the opening position").waitFor();
    expect(await cell(page, "a4").getAttribute("aria-label")).toMatch(/^a4, (?!empty)/);
    expect(await page.locator(".cell.movable").count()).toBe(0);
    await page.getByRole("button", { name: "Next move" }).click();
    await page.getByText("Viewing move 1 of 2").waitFor();
    await page.locator("main").press("ArrowLeft");
    await page.getByText("Viewing the opening position").waitFor();
    await page.locator(".moves li button").first().click();
    await page.getByText("Viewing move 1 of 2").waitFor();
    await page.getByTestId("live").click();
    await ready(page, "b4");

    const before = await centre(page, "a1");
    await page.getByRole("button", { name: "Flip the board" }).click();
    await page.waitForFunction(() => document.querySelector(".cell")?.getAttribute("data-point") === "i1");
    const after = await centre(page, "a1");
    expect(after.x).toBeGreaterThan(before.x);
    expect(after.y).toBeLessThan(before.y);

    await page.reload();
    await moves(page, 2);
    await ready(page, "b4");
    await click(page, "b4", "a4");
    await moves(page, 3);
    await page.getByRole("button", { name: "Take back" }).click();
    await moves(page, 2);
    await ready(page, "b4");

    await page.goto(new URL("/", page.url()).href);
    await page.locator(".recent a").first().click();
    await moves(page, 2);
    expect(heard(page)).toEqual([]);
  });

  it("confirms every move if set", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await page.getByLabel("Confirm every move").check();
    await click(page, "a4", "b4");
    await page.getByTestId("confirm").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByTestId("confirm").waitFor({ state: "detached" });
    expect(await page.locator(".moves li").count()).toBe(0);
    const to = await centre(page, "b4");
    await page.mouse.click(to.x, to.y);
    await page.getByRole("button", { name: "Play this move" }).click();
    await moves(page, 1);
  });

  it("at the same screen a draw waits for the other side, and resigning asks first", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await offerDraw(page);
    await page.getByRole("button", { name: "Decline the draw" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Continue playing" }).click();
    await offerDraw(page);
    await page.getByRole("button", { name: "Accept the draw" }).click();
    await page.getByRole("heading", { name: "The game is drawn" }).waitFor();
    // A double click begins one game.
    const drawn = page.url();
    await page.getByTestId("rematch").dblclick();
    await page.waitForURL((address) => address.href !== drawn);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("heading", { name: "have won" }).waitFor();
    const games = await page.evaluate(() => JSON.parse(localStorage.getItem("hnefi.games") ?? "[]").length);
    expect(games).toBe(2);
  });
});
