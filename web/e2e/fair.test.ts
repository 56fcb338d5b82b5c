// The article on whether Alea is fair, told of the published studies.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CommentedGame, FirstGame, Gallery, Study } from "../src/api/schema";
import { effectsOf } from "../src/studies/effects";
import { findings, loadAxe } from "./axe";
import { answerOf, heard, launch, open } from "./browser";

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
  const verdicts = new Set(arms.map(({ verdict }) => verdict));
  const both = verdicts.has("favours-attackers") && verdicts.has("favours-defenders");
  if (both && verdicts.has("fair")) expect(title).toBe("Whether Alea is fair depends on its rules");
  else if (both) expect(title).toBe("Whom Alea favours depends on its rules");
  for (const name of ["St. Thomasguild 2020", "Walker 2011", "Walker 2015", "Murray"])
    expect(lead).toContain(name);
  for (const [verdict, said] of [
    ["favours-attackers", "The attackers are clearly favoured"],
    ["favours-defenders", "The defenders are clearly favoured"],
    ["fair", "Both sides have about the same chances"],
    ["open", "Not settled"],
  ] as const)
    expect(lead.includes(said), said).toBe(arms.some((arm) => arm.verdict === verdict));
  const equal = arms.flatMap(({ cells }) =>
    cells.filter(({ thinking }) => thinking.attackers === thinking.defenders),
  );
  expect(await page.locator(".outcome-panel").count()).toBe(arms.length);
  const boards = page.locator(".outcome-layout img");
  expect(await boards.count()).toBe(new Set(arms.map(({ layout }) => layout.en)).size);
  await boards.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>(".outcome-layout img")].every(
      (board) => board.naturalWidth > 0,
    ),
  );
  expect(await page.locator(".outcome-panel text").count()).toBe(equal.length);
  await loadAxe(page);
  expect(await findings(page)).toEqual([]);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("says which answers games from other openings confirm", async () => {
  const page = await open(browser, "/fair");
  await page.locator("#methods").waitFor();
  const [first, again] = await Promise.all(
    ["alea-balance", "alea-again"].map((name) => answerOf<Study>(`studies/${name}`)),
  );
  const sided = first?.arms.filter(({ verdict }) => verdict.startsWith("favours")) ?? [];
  const confirmed = sided.filter(({ arm, verdict }) => {
    const now = again?.arms.find((one) => one.arm === arm)?.cells[0]?.balance?.score;
    return now && (verdict === "favours-attackers" ? now.low > 0.5 : now.high < 0.5);
  });
  expect(sided.length).toBeGreaterThan(0);
  const chart = await words(page, 'section[aria-labelledby="chart"]');
  const all = confirmed.length === sided.length;
  expect(chart).toContain(
    `Games from other openings confirm ${all ? "all" : `${confirmed.length} of the`} ${sided.length} answers`,
  );
  expect(await words(page, 'section[aria-labelledby="methods"]')).toMatch(
    /the attackers’ score changes by [+−-]?\d+\.\d points of a hundred/,
  );
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("says under which rules the layouts that no reconstruction has change the answer", async () => {
  const page = await open(browser, "/fair");
  await page.locator("#chart").waitFor();
  const chart = (await words(page, 'section[aria-labelledby="chart"]')).split(
    "The manuscript does not say",
  )[1];
  if (!chart) throw new Error("the article does not tell of other layouts");
  const { arms } = await answerOf<Study>("studies/alea-symmetric");
  expect(chart).toContain(`${new Set(arms.map(({ layout }) => layout.en)).size} other symmetric layouts`);
  for (const side of ["favours-attackers", "favours-defenders"])
    expect(arms.some(({ verdict }) => verdict === side)).toBe(true);
  expect(chart).toContain("Under Walker 2015 and Murray the same side is favoured there too.");
  expect(chart).toContain("Under St. Thomasguild 2020 and Walker 2011 the layout decides.");
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("offers the combination that is more even than every reconstruction", async () => {
  const page = await open(browser, "/fair");
  await page.locator(".fair .lead").waitFor();
  const [made] = (await answerOf<Study>("studies/alea-even-2")).arms;
  if (!made) throw new Error("nothing was measured");
  const intro = await words(page, ".fair .intro");
  expect(intro).toContain("which no source has");
  expect(intro.includes("It counts as fair.")).toBe(made.verdict === "fair");
  await page.getByRole("link", { name: "Play the most even one" }).click();
  const chosen = page.locator("#form-rules");
  await chosen.waitFor();
  expect(await chosen.inputValue()).toBe(made.built_in ?? made.arm);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("tells on the home page whom the rules of the great board favour", async () => {
  const page = await open(browser, "/");
  await page.getByTestId("quick-why").waitFor();
  await page.locator('input[name="quick-game"][value="great"]').check();
  const { featured } = await answerOf<FirstGame>("first-game");
  if (!featured) throw new Error("no study has measured the featured rule set");
  const { value, low } = featured.score;
  const said = await words(page, '[data-testid="quick-even"]');
  expect(said).toContain(`the attackers scored ${Math.round(100 * value)} % in ${featured.games} games.`);
  expect(said.includes("Give them to the weaker player.")).toBe(low > 0.55);
  const links = page.getByTestId("quick-even").getByRole("link");
  expect(await links.first().getAttribute("href")).toMatch(/^\/rules\//);
  await links.last().click();
  await page.locator(".fair .lead").waitFor();
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

it("is read within four screens before its methods", async () => {
  const page = await open(browser, "/fair");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".commented-games").waitFor();
  const limits = page.locator('section[aria-labelledby="limits"]');
  const end = () => limits.evaluate((section) => section.getBoundingClientRect().bottom + scrollY);
  await expect.poll(end).toBeGreaterThan(1800);
  await expect.poll(end).toBeLessThanOrEqual(4 * 900);
  await page.context().close();
});

it("leads to a game by the most even rule set", async () => {
  const page = await open(browser, "/fair");
  await page.getByRole("link", { name: "Play the most even one" }).click();
  await page.waitForURL(/\/\?rules=alea-/);
  await page.locator("#choose").waitFor();
  await page.context().close();
});

it("names no more rule sets in a sentence than can be read", async () => {
  const page = await open(browser, "/studies/alea-rules");
  await page.locator(".answer").waitFor();
  const { arms } = await answerOf<Study>("studies/alea-rules");
  const undecided = arms.filter(({ verdict }) => verdict === "open").length;
  expect(await words(page, ".answer")).toContain(`not settled ${undecided} rule sets`);
  for (const sentence of await page.locator(".answer li, .answer ~ p").allTextContents())
    expect(sentence.length).toBeLessThan(600);
  await page.context().close();
});

it("tells which rules decide in their own words", async () => {
  const { clear, opposite, others } = effectsOf(await answerOf<Study>("studies/alea-rules"));
  const page = await open(browser, "/fair", { phone: true });
  await page.locator("#rules").waitFor();
  const article = await words(page, "article.fair");
  expect(clear.length + others.length).toBeGreaterThan(1);
  const listed = page.locator(".rule-effects > li");
  expect(await listed.count()).toBe(clear.length + opposite.length);
  for (const told of await listed.and(page.locator(":not(.opposite)")).allTextContents())
    expect(told.replace(/[\u2068\u2069]/g, "")).toMatch(
      /^[+-]?\d+(\.\d)? [+-]?\d+(\.\d)? to [+-]?\d+(\.\d)?“.+” instead of “.+”/,
    );
  for (const told of await listed.and(page.locator(".opposite")).allTextContents()) {
    expect(told).toMatch(/^depends on the other rules Only hints: .+“.+” instead of “.+”/);
    expect(told).toMatch(/\+\d.* under /);
    expect(told).toMatch(/-\d.* under /);
  }
  expect(
    / more rules? (was|were) changed without an effect that shows; if .+, on average over these rule sets /.test(
      article,
    ),
  ).toBe(others.length > 0);
  await page.context().close();
});

it("tells what people’s games say", async () => {
  const page = await open(browser, "/fair", { phone: true });
  const article = await words(page, "article.fair");
  const { arms } = await answerOf<Study>("studies/calibration-strong");
  const unlearnt = arms.flatMap(({ people }) => (people && people.fitted === false ? [people.results] : []));
  const games = unlearnt.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);
  expect(article).toContain(
    `People have played ${games.toLocaleString("en")} games under ${unlearnt.length} related rule sets, from which`,
  );
  const [, clear, same] =
    article.match(
      /In (\d+) of these sets one side clearly wins more often; the program agrees on the side in (all|\d+) of them/,
    ) ?? [];
  expect(same === "all" ? Number(clear) : Number(same)).toBeGreaterThan(Number(clear) / 2);
  expect(Number(clear)).toBeLessThan(unlearnt.length);
  expect(article).toContain(
    `attackers score 17 points of a hundred more than people’s under these ${unlearnt.length} (very likely between 11 and 22)`,
  );
  // What the study does not tell of its rule sets, those of the gallery do.
  const { rulesets } = await answerOf<Gallery>("gallery");
  const goals = arms
    .filter(({ people }) => people?.fitted === false)
    .map(({ arm }) => rulesets.find(({ id }) => id === arm.split("+")[0])?.goal);
  expect(goals.filter((goal) => goal === "edge").length).toBeGreaterThan(0.9 * goals.length);
  expect(article).toContain(
    `Under nearly all of these ${goals.length} the king wins at the edge, not in a corner.`,
  );
  const learnt = arms.filter(({ people }) => people?.fitted).length;
  expect(article).toContain(
    `Under ${learnt} others, from which the program has learnt, no difference is shown.`,
  );
  // What belongs into the methods is not said before them.
  expect(article.split("How it was measured")[0]).not.toMatch(/\barms?\b|\braces?\b|logit|Wilson|confidence/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await page.context().close();
});
