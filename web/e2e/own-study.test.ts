// Studies that were given to the server: one still being played, with comments on its games, and one ended early.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { reported } from "./played-study";
import { serve } from "./server";

/** In four parts: two rule sets at two strengths. */
const SMALL = `title = { en = "A small study" }
games = 10
ladder = [{ times = 0.5, games = 10 }]

[[arms]]
rules = ["brandubh-cyningstan", "ard-ri"]
`;

const COMMENTS = `[[games]]
arm = "brandubh-cyningstan"
positions = 200
game = 3
title = { en = "A third game", fr = "Une troisième partie" }
lead = { en = "Look at the first moves." }
comments = [
  { ply = 0, text = { en = "Nobody has moved." } },
  { ply = 4, text = { en = "Two moves each.", fr = "Deux coups chacun." } },
]

[[games]]
arm = "ard-ri"
positions = 200
game = 1
title = { en = "A first game" }
lead = { en = "It has no comments." }
comments = []
`;

describe("a study given to the server", () => {
  let browser: Browser;
  let folder: string;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    browser = await launch();
    folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-study-"));
    const report = reported(folder, { name: "small", text: SMALL, parts: 4, comments: COMMENTS });
    const ended = reported(folder, { name: "ended", text: `ended = 2026-12-01\n${SMALL}`, parts: 4 });
    server = await serve(join(folder, "data"), ["--report", report, "--report", ended]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it("says how far it has been played, on its page and where its figures are shown", async () => {
    const page = await open(browser, "/studies/small", { at: server.base });
    const told = "This study is not finished. 3 of 4 planned series of games are done";
    await page.getByRole("note").filter({ hasText: "not finished" }).waitFor();
    const words = async () =>
      ((await page.getByRole("note").allTextContents()).join(" ") ?? "").replace(/[\u2068\u2069]/g, "");
    expect(await words()).toContain(told);
    // A stronger study comes first there, and this one is folded with its notice.
    await page.goto(`${server.base}/rules/ard-ri`);
    const folded = page.locator("details", { has: page.locator('a[href="/studies/small"]') });
    await folded.locator("summary").first().click();
    await folded.getByRole("note").filter({ hasText: "not finished" }).waitFor();
    expect(await words()).toContain(told);
    await page.context().close();
  });

  it("announces no more games of one that was ended early", async () => {
    const page = await open(browser, "/studies/ended", { at: server.base });
    const note = page.getByRole("note").filter({ hasText: "ended early" });
    await note.waitFor();
    const words = ((await note.textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
    expect(words).toContain(
      "This study was ended early, on 2026-12-01. 3 of 4 planned series of games were played",
    );
    expect(await page.getByRole("note").filter({ hasText: "not finished" }).count()).toBe(0);
    await page.context().close();
  });

  it("shows the commented games on a board, with the comments leading to their positions", async () => {
    const page = await open(browser, "/studies/small", { at: server.base });
    const section = page.getByRole("region", { name: "2 games to watch" });
    await section.getByRole("button", { name: "Watch" }).first().click();
    const board = section.getByRole("img", { name: /^A third game/ });
    expect(await board.getAttribute("aria-label")).toMatch(/start/i);
    await section.getByRole("button", { name: "After move 4:" }).click();
    await section.getByText(/^Move 4 of \d+/).waitFor();
    await section.getByRole("button", { name: "At the start:" }).press("ArrowRight");
    await section.getByText(/^Move 5 of \d+/).waitFor();
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    // The page of the game has the same comments, in the reader's language.
    await section.getByRole("link", { name: /small/ }).first().click();
    await page.waitForURL(/\/library\/small-3$/);
    await page.getByText("Nobody has moved.").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
    const french = await open(browser, "/studies/small", { at: server.base, language: "fr", phone: true });
    await french.getByRole("heading", { name: "Une troisième partie" }).waitFor();
    await french.getByRole("button", { name: "Regarder" }).first().click();
    await french.getByText("Deux coups chacun.").waitFor();
    const width = await french.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(french.viewportSize()?.width);
    await french.context().close();
  });
});
