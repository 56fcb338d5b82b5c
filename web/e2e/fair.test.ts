// The article on whether Alea is fair: before its study is published, and told of studies that are played here on a small board, and of the published
// one beside people's games.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Study } from "../src/api/schema";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { program } from "./program";
import { serve } from "./server";

/** What the studies of the tests have in common. */
const COMMON = `format = 2
seed = 1
nodes = 200
openings = "openings.toml"
max-plies = 60
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }
`;

/** A study for each of those that the article tells of and that is not published, by its name. */
const STUDIES: Record<string, string> = {
  "alea-balance": `name = "alea-balance"
title = { en = "Is Alea fair?" }
games = 10
ladder = [{ times = 0.5, games = 10 }]
${COMMON}
[[arms]]
rules = ["brandubh-cyningstan", "ard-ri"]
`,
  "alea-rules": `name = "alea-rules"
title = { en = "Which rules decide at Alea?" }
games = 20
${COMMON}
[[arms]]
rules = "brandubh-cyningstan"

[[arms]]
rules = "brandubh-cyningstan"
change = { king-captured-elsewhere = "four" }

[[arms]]
rules = "brandubh-cyningstan"
change = { no-moves = "loss" }
`,
};

/** Two of its games, commented. */
const COMMENTED = `[[games]]
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

/**
 * Plays a study in a folder of its own, and writes its report; returns the report's folder. Of alea-balance the second rule set has not been played at the lesser
 * strength yet.
 */
function reported(folder: string, [name, text]: [string, string]): string {
  writeFileSync(join(folder, "study.toml"), text);
  const lab = (...words: string[]) =>
    execFileSync(program, ["lab", ...words], { cwd: folder, stdio: "pipe" });
  const few = ["--games", "20", "--from", "2", "--to", "4", "--nodes", "1000"];
  lab("openings", "study.toml", "-o", "openings.toml", ...few);
  if (name === "alea-balance") {
    for (const index of ["0", "1", "2"])
      lab("shard", "study.toml", "--index", index, "--of", "4", "-o", "parts");
    const parts = readdirSync(join(folder, "parts")).map((file) => join("parts", file));
    lab("merge", "study.toml", ...parts, "--interim", "-o", "games.parquet");
  } else {
    lab("run", "study.toml", "-o", "games");
    const table = readdirSync(join(folder, "games")).find((file) => file.endsWith(".parquet"));
    if (!table) throw new Error(`${name} has no table`);
    renameSync(join(folder, "games", table), join(folder, "games.parquet"));
  }
  lab("report", "study.toml", "games.parquet", "--out", "report");
  renameSync(join(folder, "games.parquet"), join(folder, "report", "games.parquet"));
  if (name === "alea-balance") writeFileSync(join(folder, "report", `${name}.games.toml`), COMMENTED);
  return join(folder, "report");
}

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
    const reports = Object.entries(STUDIES).map((study) =>
      reported(mkdtempSync(join(folder, "study-")), study),
    );
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
    expect(await page.locator(".outcome-panel text").count()).toBe(3);
    const note = (await page.getByRole("note").textContent()) ?? "";
    expect(note).toContain("This study is still being played. 3 of 4 sets of games are complete");
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
      `There are ${games.toLocaleString("en")} games of people under ${unlearnt.length} rule sets of this family from which`,
    );
    const [, clear, same] =
      words.match(/In (\d+) of these rule sets one side clearly wins more often; in (\d+) of those/) ?? [];
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

  it("shows the commented games on a board, with the comments leading to their positions", async () => {
    const page = await open(browser, "/fair", { at: server.base });
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
    await section
      .getByRole("link", { name: /alea-balance/ })
      .first()
      .click();
    await page.waitForURL(/\/library\/alea-balance-3$/);
    await page.getByText("Nobody has moved.").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
    const french = await open(browser, "/fair", { at: server.base, language: "fr", phone: true });
    await french.getByRole("heading", { name: "Une troisième partie" }).waitFor();
    await french.getByRole("button", { name: "Regarder" }).first().click();
    await french.getByText("Deux coups chacun.").waitFor();
    const width = await french.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(french.viewportSize()?.width);
    await french.context().close();
  });

  it("leads to a game by the most even rule set", async () => {
    const page = await open(browser, "/fair", { at: server.base });
    await page.getByRole("link", { name: "Play the most even one" }).click();
    await page.waitForURL(/\/\?rules=(brandubh-cyningstan|ard-ri)/);
    await page.locator("#choose").waitFor();
    await page.context().close();
  });
});
