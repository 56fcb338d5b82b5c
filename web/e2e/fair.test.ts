// The article on whether Alea is fair, told of the published studies; which rules decide, as long as that is not published, of one that is
// played here on a small board.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommentedGame, Study, StudyList } from "../src/api/schema";
import { effectsOf } from "../src/studies/effects";
import { findings, loadAxe } from "./axe";
import { answerOf, base, heard, launch, open } from "./browser";
import { reported } from "./played-study";
import { serve } from "./server";

/** Stands in for the study of single rules until that is published. */
const RULES = {
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
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What a page says, without the signs that keep numbers in their direction. */
async function words(page: Page, selector: string): Promise<string> {
  return ((await page.locator(selector).textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
}

it("states the finding, and shows every rule set at every strength", async () => {
  const page = await open(browser, "/studies");
  await page.getByRole("link", { name: "Is Alea fair?" }).first().click();
  await page.locator(".fair .lead").waitFor();
  const title = (await page.locator("h1").textContent()) ?? "";
  expect(title).toMatch(/Alea/);
  expect(await page.title()).toContain(title);
  const lead = await words(page, ".fair .lead");
  const { arms } = await answerOf<Study>("studies/alea-balance");
  for (const name of ["St. Thomasguild 2020", "Walker 2011", "Walker 2015", "Murray"])
    expect(lead).toContain(name);
  for (const [verdict, said] of [
    ["favours-attackers", "The attackers are clearly favoured"],
    ["favours-defenders", "The defenders are clearly favoured"],
    ["fair", "Both sides have about the same chances"],
    ["open", "Still open"],
  ] as const)
    expect(lead.includes(said), said).toBe(arms.some((arm) => arm.verdict === verdict));
  const equal = arms.flatMap(({ cells }) =>
    cells.filter(({ thinking }) => thinking.attackers === thinking.defenders),
  );
  expect(await page.locator(".outcome-panel").count()).toBe(arms.length);
  expect(await page.locator(".outcome-panel text").count()).toBe(equal.length);
  await loadAxe(page);
  expect(await findings(page)).toEqual([]);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("tells the commented games in the reader’s language, there and on their own pages", async () => {
  const { games } = await answerOf<{ games: CommentedGame[] }>("studies/alea-balance/commented");
  expect(games.length).toBeGreaterThan(0);
  const page = await open(browser, "/fair", { language: "de" });
  const list = page.locator(".commented-games");
  await list.waitFor();
  const german = (await list.textContent()) ?? "";
  for (const { game, title, lead, comments } of games) {
    for (const text of [title, lead]) expect(german).not.toContain(text.en);
    await page.goto(new URL(`/library/${game.id}`, page.url()).href);
    await page.getByRole("button", { name: "Zum Ende" }).click();
    const last = (await page.locator("blockquote").textContent()) ?? "";
    expect(last).not.toBe("");
    expect(last).not.toBe(comments.at(-1)?.text.en);
  }
  await page.context().close();
});

it.each([
  [390, 844],
  [844, 390],
])("fits a phone of %i by %i, tables and games to watch", async (width, height) => {
  const page = await open(browser, "/fair", { phone: true });
  await page.setViewportSize({ width, height });
  await page.getByText("Show as a table").tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const games = page.locator(".commented-games");
  await games.getByRole("button", { name: "Watch" }).first().tap();
  const comment = games.locator(".commented ol button").nth(4);
  await comment.scrollIntoViewIfNeeded();
  await comment.tap();
  await comment.and(page.locator('[aria-current="true"]')).waitFor();
  // The board and the buttons below it stay in sight while the comments are read.
  for (const part of [games.locator("svg.board"), games.locator(".stepper")]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(-1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  }
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("leads to a game by the most even rule set", async () => {
  const page = await open(browser, "/fair");
  await page.getByRole("link", { name: "Play the most even one" }).click();
  await page.waitForURL(/\/\?rules=alea-/);
  await page.locator("#choose").waitFor();
  await page.context().close();
});

describe("with the study of single rules", () => {
  let at: string;
  let end = async () => {};
  beforeAll(async () => {
    const { studies } = await answerOf<StudyList>("studies");
    if (studies.some(({ name }) => name === RULES.name)) {
      at = base;
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-fair-"));
    const server = await serve(join(folder, "data"), ["--report", reported(folder, RULES)]);
    at = server.base;
    end = async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => end());

  const studyOf = async (name: string) =>
    (await (await fetch(`${at}/api/v1/studies/${name}`)).json()) as Study;

  it("tells which rules decide in their own words", async () => {
    const { clear, others } = effectsOf(await studyOf(RULES.name));
    const page = await open(browser, "/fair", { at, phone: true });
    await page.locator("#rules").waitFor();
    const article = await words(page, "article.fair");
    expect(clear.length + others.length).toBeGreaterThan(1);
    expect(await page.locator(".rule-effects li").count()).toBe(clear.length);
    for (const told of await page.locator(".rule-effects li").allTextContents())
      expect(told.replace(/[\u2068\u2069]/g, "")).toMatch(
        /^[+-]?\d+(\.\d)? [+-]?\d+(\.\d)? to [+-]?\d+(\.\d)?“.+” instead of “.+”/,
      );
    expect(/ more rules? (was|were) changed without an effect that shows/.test(article)).toBe(
      others.length > 0,
    );
    await page.context().close();
  });

  it("finds what is known of the small board", async ({ skip }) => {
    if (at === base) skip("the study of single rules is published");
    const page = await open(browser, "/fair", { at });
    const article = await words(page, "article.fair");
    // Twenty games from the same openings show what it costs the attackers that they need four men around the king; no side runs out of moves.
    expect(article).toMatch(/-\d+\.\d -\d+\.\d to -\d+\.\d“On an ordinary point/);
    expect(article).toContain("One more rule was changed without an effect that shows");
    await page.context().close();
  });

  it("tells what people’s games say", async () => {
    const page = await open(browser, "/fair", { at, phone: true });
    const article = await words(page, "article.fair");
    const { arms } = await studyOf("calibration-strong");
    const unlearnt = arms.flatMap(({ people }) =>
      people && people.fitted === false ? [people.results] : [],
    );
    const games = unlearnt.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);
    expect(article).toContain(
      `In ${games.toLocaleString("en")} games of people under ${unlearnt.length} related rule sets, from which`,
    );
    const [, clear, same] =
      article.match(
        /one side clearly wins more often in (\d+) sets; the program agrees on the side in (all|\d+) of them/,
      ) ?? [];
    expect(same === "all" ? Number(clear) : Number(same)).toBeGreaterThan(Number(clear) / 2);
    expect(Number(clear)).toBeLessThan(unlearnt.length);
    expect(article).toContain(
      "attackers score 17 points of a hundred more there than people’s (very likely between 11 and 22)",
    );
    // What belongs into the methods is not said before them.
    expect(article.split("How it was measured")[0]).not.toMatch(/\barms?\b|logit|Wilson|confidence/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
    await page.context().close();
  });
});
