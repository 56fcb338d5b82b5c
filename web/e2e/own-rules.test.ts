// A game by a user's rule set, after the server was restarted without its file.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { serve } from "./server";
import { begin, click, moves } from "./table";

const FILE = join(import.meta.dirname, "../../docs/guide/little-siege.toml");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("a game by rules of one's own", () => {
  it("is played on, and shows its rules, when the server offers them no more", async ({ onTestFinished }) => {
    const data = mkdtempSync(join(tmpdir(), "hnefi-e2e-own-"));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const first = await serve(data, ["--rules", FILE]);
    const page = await open(browser, "/", { at: first.base });
    await begin(page, { rules: "little-siege", side: "both" });
    await click(page, "d7", "c7");
    await moves(page, 1);
    const game = new URL(page.url()).pathname;
    const kept = await page.evaluate(() => localStorage.getItem("hnefi.games") ?? "");
    expect(heard(page)).toEqual([]);
    // A page that stayed would miss its server.
    await page.context().close();
    await first.stop();

    const second = await serve(data);
    onTestFinished(() => second.stop());
    // Another port is another place to the browser, which must know its seat there.
    const later = await open(browser, "/rules", { at: second.base });
    await later.locator(".sets a").first().waitFor();
    expect(await later.locator('.sets a[href="/rules/little-siege"]').count()).toBe(0);
    await later.evaluate((games) => localStorage.setItem("hnefi.games", games), kept);
    await later.goto(second.base + game);
    await moves(later, 1);
    await later.getByRole("link", { name: "Rules of this game" }).click();
    await later.getByRole("heading", { level: 1, name: "Little siege" }).waitFor();
    await later.locator(".rule").first().waitFor();
    // Nothing leads to where the rule set is not.
    expect(await later.locator('main a[href*="little-siege"]').count()).toBe(0);
    await later.getByRole("link", { name: "Back to the game" }).click();
    await click(later, "d3", "c3");
    await moves(later, 2);

    await later.getByRole("button", { name: "Resign" }).click();
    await later.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
    await later.getByTestId("ending").waitFor();
    await later.getByRole("link", { name: "New game" }).waitFor();
    expect(await later.getByTestId("rematch").count()).toBe(0);
    expect(heard(later)).toEqual([]);
  });
});
