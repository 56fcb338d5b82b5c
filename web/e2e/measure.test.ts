// Measuring the balance of a rule set with one click: watched, stopped, gone on with after the server was killed, taken away.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { program } from "./program";
import { serve } from "./server";

let browser: Browser;
let data: string;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  browser = await launch();
  // A server of its own: games that are played in the background would slow the other tests down.
  data = mkdtempSync(join(tmpdir(), "hnefi-e2e-measure-"));
  server = await serve(data);
});
afterAll(async () => {
  await server.stop();
  await browser.close();
  rmSync(data, { recursive: true, force: true });
});

/** The king stands in an open field: the games are short. It extends nothing. */
const FIELD = `id = "open-field"
name = "Open field"
layouts = ["field"]

[drawn.field]
name = { en = "The field" }
pieces = """
..a.a..
.......
...d...
..dKd..
...d...
.......
..a.a..
"""

[rules]
first = "attackers"
throne = "none"
corners = "none"
moving-between = "safe"
king-armed = "armed"
king-captured-elsewhere = "two"
escape = "edge"
repetition = "draw-at-third"
no-moves = "draw"
`;

/** Measurements wait for everything else on the machine: how long a test, and a wait for games in it, may take, in milliseconds. */
const [PATIENCE, GAMES] = [240_000, 100_000];

const state = (page: Page) => page.getByTestId("measurement-state");

describe("measuring", { timeout: PATIENCE }, () => {
  it("goes on after the server was killed, and is stopped by the browser that asked for it alone", async () => {
    const page = await open(browser, "/rules/brandubh-cyningstan", { at: server.base });
    await page.getByTestId("measure-balance").click();
    await page.waitForURL(/\/balance\/[0-9a-f]{32}$/);
    const address = new URL(page.url()).pathname;
    await page.getByTestId("so-far").waitFor({ timeout: GAMES });
    expect(await page.locator("h1").textContent()).toBe("The balance of Brandubh, Cyningstan");
    await page.getByText(/Played: \d+ games? \(\d+%\)\. About/).waitFor();
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(heard(page)).toEqual([]);

    await server.kill();
    server = await serve(data);
    const other = await open(browser, address, { at: server.base, phone: true });
    await other.getByTestId("so-far").waitFor({ timeout: GAMES });
    await state(other).and(other.locator("[data-state=playing]")).waitFor({ timeout: GAMES });
    expect(await other.getByRole("button", { name: "Stop" }).count()).toBe(0);
    await other.context().close();

    // The browser that asked comes back by the new address of the server, with what it has kept.
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    await page.context().close();
    const back = await open(browser, "/", { at: server.base });
    await back.evaluate((all) => {
      for (const [name, value] of Object.entries<string>(JSON.parse(all))) localStorage.setItem(name, value);
    }, kept);
    await back.goto(server.base + address);
    await back.getByRole("button", { name: "Stop" }).click();
    await back.getByText(/Stopped\. Played so far: \d+ games?\./).waitFor();
    await back.reload();
    await back.getByRole("button", { name: "Continue" }).click();
    await back.getByRole("button", { name: "Stop" }).click();
    await back.getByRole("button", { name: "Continue" }).waitFor();
    await back.goto(`${server.base}/studies`);
    await back.getByTestId("own-measurements").getByRole("link").click();
    await back.waitForURL(server.base + address);
    expect(heard(back)).toEqual([]);
    await back.context().close();
  });

  it("takes a drawn game from the editor to its result, gives its files, and keeps it", async () => {
    const page = await open(browser, "/editor/rules", { at: server.base, phone: true });
    await page.locator(".begin > summary").click();
    await page
      .locator("#draft-file")
      .setInputFiles({ name: "field.toml", mimeType: "text/plain", buffer: Buffer.from(FIELD) });
    await page.getByText("The rule set is valid").first().waitFor();
    await page.getByTestId("measure-balance").click();
    await state(page).and(page.locator("[data-state=done]")).waitFor({ timeout: GAMES });
    const result = page.getByTestId("so-far");
    const words = ((await result.textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
    expect(words).toContain("favours the defenders");
    expect(words).toMatch(/Attackers won \d+%, drawn \d+%/);
    await result.getByText("Show as a table").click();
    expect(await result.locator("tbody tr").count()).toBe(3);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);

    const folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-lab-"));
    for (const name of ["study.toml", "openings.toml", "rules.toml", "games.parquet"]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name, exact: true }).click(),
      ]);
      await download.saveAs(join(folder, name));
    }
    expect(readFileSync(join(folder, "rules.toml"), "utf8")).toBe(FIELD);
    const told = execFileSync(program, ["lab", "verify", "study.toml", "games.parquet", "--again", "2"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(told).toMatch(/games/);
    rmSync(folder, { recursive: true, force: true });
    expect(heard(page)).toEqual([]);
    const address = new URL(page.url()).pathname;
    await page.context().close();

    // The tab is closed and the server begins anew: what was found is there, with the engine that found it.
    await server.kill();
    server = await serve(data);
    const again = await open(browser, address, { at: server.base });
    await state(again).and(again.locator("[data-state=done]")).waitFor();
    expect(await again.getByTestId("so-far").textContent()).toContain("favours the defenders");
    await again.getByText(/Engine \d+, asked for on \w+ \d+, \d+\./).waitFor();
    await again.context().close();
  });

  it("shows the games while they are played, and what the change does", async ({ task }) => {
    const page = await open(browser, "/editor/rules", { at: server.base });
    await page.locator(".begin > summary").click();
    // The browser that asked first can stop a measurement: a test that is tried again asks for another one.
    const name = `Open field ${task.result?.retryCount ?? 0}`;
    const changed = FIELD.replace("layouts", 'extends = "brandubh-cyningstan"\nlayouts').replace(
      "Open field",
      name,
    );
    const buffer = Buffer.from(changed);
    await page.locator("#draft-file").setInputFiles({ name: "field.toml", mimeType: "text/plain", buffer });
    await page.getByText("The rule set is valid").first().waitFor();
    await page.getByTestId("measure-balance").click();
    await page
      .getByTestId("boards")
      .getByText(/Now being played, move \d+/)
      .waitFor({ timeout: GAMES });
    await page.getByTestId("boards").locator("strong").first().waitFor();
    const beside = page.getByTestId("beside");
    await beside.getByText("The change helps the defenders").waitFor({ timeout: GAMES });
    // The verdict on the changed rules does not wait for the games of the others.
    await page.getByTestId("so-far").getByText("favours the defenders").first().waitFor();
    await page
      .getByTestId("boards")
      .getByText(/The attackers win|The defenders win/)
      .first()
      .waitFor();
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText(/Stopped\. Played so far/).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
