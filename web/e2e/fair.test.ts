// The article on whether Alea is fair: before its study is published, and told of studies that are played here on a small board, and of the published
// one beside people's games.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Study } from "../src/api/schema";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { reported } from "./played-study";
import { serve } from "./server";

/** A study for each of those that the article tells of and that is not published. */
const STUDIES = [
  {
    name: "alea-balance",
    text: `title = { en = "Is Alea fair?" }
games = 10
ladder = [{ times = 0.5, games = 10 }]

[[arms]]
rules = ["brandubh-cyningstan", "ard-ri"]
`,
  },
  {
    name: "alea-rules",
    text: `title = { en = "Which rules decide at Alea?" }
games = 20

[[arms]]
rules = "brandubh-cyningstan"

[[arms]]
rules = "brandubh-cyningstan"
change = { king-captured-elsewhere = "four" }

[[arms]]
rules = "brandubh-cyningstan"
change = { no-moves = "loss" }
`,
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("says that nobody knows while the study is not published", async () => {
  const page = await open(browser, "/studies");
  await page.getByRole("link", { name: "Is Alea fair?" }).click();
  await page.getByText("Nobody knows yet.").waitFor();
  expect(await page.locator("h1").textContent()).toBe("Is Alea fair?");
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

describe("with its studies", () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-fair-"));
    const reports = STUDIES.map((study) => reported(folder, study));
    server = await serve(
      join(folder, "data"),
      reports.flatMap((report) => ["--report", report]),
    );
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("states the finding, and shows every rule set at every strength", async () => {
    const page = await open(browser, "/fair", { at: server.base });
    const lead = ((await page.locator(".fair .lead").textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
    const title = (await page.locator("h1").textContent()) ?? "";
    expect(title).toMatch(/Alea/);
    expect(await page.title()).toContain(title);
    expect(lead).toContain("Brandubh, Cyningstan");
    expect(lead).toContain("Ard ri");
    expect(await page.locator(".outcome-panel").count()).toBe(2);
    expect(await page.locator(".outcome-panel text").count()).toBe(4);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("tells which rules decide in their own words, and what people’s games say", async () => {
    const page = await open(browser, "/fair", { at: server.base, phone: true });
    const words = ((await page.locator("article.fair").textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
    // Twenty games from the same openings show what it costs the attackers that they need four men around the king; no side runs out of moves.
    expect(words).toMatch(/-\d+\.\d -\d+\.\d to -\d+\.\d“On an ordinary point/);
    expect(words).toContain("instead of");
    expect(words).toContain("One more rule was changed without an effect that shows");
    const published = await fetch(`${server.base}/api/v1/studies/calibration-strong`);
    const { arms } = (await published.json()) as Study;
    const unlearnt = arms.flatMap(({ people }) =>
      people && people.fitted === false ? [people.results] : [],
    );
    const games = unlearnt.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);
    expect(words).toContain(
      `In ${games.toLocaleString("en")} games of people under ${unlearnt.length} related rule sets, from which`,
    );
    const [, clear, same] =
      words.match(/one side clearly wins more often in (\d+) sets; in (\d+) of these/) ?? [];
    expect(Number(same)).toBeGreaterThan(Number(clear) / 2);
    expect(Number(clear)).toBeLessThan(unlearnt.length);
    expect(words).toContain(
      "attackers score 17 points of a hundred more there than people’s (very likely between 11 and 22)",
    );
    // What belongs into the methods is not said before them.
    expect(words.split("How it was measured")[0]).not.toMatch(/\barms?\b|logit|Wilson|confidence/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
    await page.context().close();
  });

  it("leads to a game by the most even rule set", async () => {
    const page = await open(browser, "/fair", { at: server.base });
    await page.getByRole("link", { name: "Play the most even one" }).click();
    await page.waitForURL(/\/\?rules=(brandubh-cyningstan|ard-ri)/);
    await page.locator("#choose").waitFor();
    await page.context().close();
  });
});
