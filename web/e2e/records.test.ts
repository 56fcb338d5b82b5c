// Records that are pasted where one analyses, the pictures of the library, and the games of the studies.
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StudyGamesPage } from "../src/api/schema";
import { heard, launch, onServer, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Pastes a text on the analysis page. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator("#paste-text").fill(text);
  await page.getByTestId("open-record").click();
}

/** The moves and comments of the tree, from top to bottom. */
async function tree(page: Page): Promise<string[]> {
  const texts = await page.locator(".tree .branch button, .tree .remark").allTextContents();
  return texts.map((text) => text.trim());
}

const ANNOTATED = `[Event "Market day"]
[Attackers "Ada"]
[Defenders "Bo"]
[Date "2015.05.04"]
[Result "1-0"]

{At the fair.} 1. d6b6 {Opens a file.} e4e2 (1... e4e1 {Too far.} 2. b6e6) 2. b6e6 c4c5 1-0
`;

test("a pasted record opens as a tree with its comments, variations, players and guessed rules", async () => {
  const page = await open(browser, "/analysis");
  await paste(page, ANNOTATED);
  await page.waitForURL(/record=.*at=0/);
  await page.locator(".cell.movable").first().waitFor();
  const whole = [
    "At the fair.",
    "1. d6–b6",
    "Opens a file.",
    "2. e4–e2",
    "2. e4–e1",
    "Too far.",
    "3. b6–e6",
    "3. b6–e6",
    "4. c4–c5",
  ];
  await expect.poll(() => tree(page)).toEqual(whole);
  const record = page.getByTestId("record");
  expect(await record.locator("p").allTextContents()).toEqual([
    "Ada – Bo",
    "Market day · the attackers won · 2015-05-04",
  ]);
  // The rules were guessed, and others are offered.
  const rules = record.getByLabel("The record names no known rule set. Guessed:");
  const guesses = await rules
    .locator("option")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  expect(guesses.length).toBeGreaterThan(3);
  expect(await rules.inputValue()).toBe(guesses[0]);
  await rules.selectOption("brandubh-cyningstan");
  await page.waitForURL(/rules=brandubh-cyningstan&record=/);
  await page.getByRole("heading", { name: "Analysis: Brandubh, Cyningstan" }).waitFor();
  await expect.poll(() => tree(page)).toEqual(whole);
  // It is kept, apart from other analyses by the same rules.
  await page.reload();
  await expect.poll(() => tree(page)).toEqual(whole);
  expect(await record.locator(".players").textContent()).toBe("Ada – Bo");
  await page.getByRole("link", { name: "Analyse another game" }).click();
  await page.locator(".kept-analyses a").first().waitFor();
  expect(await page.locator(".kept-analyses li").first().textContent()).toContain("Ada – Bo");
  await page.locator("#analysis-rules").selectOption("brandubh-cyningstan");
  await page.getByTestId("analyse").click();
  await page.locator(".cell.movable").first().waitFor();
  expect(await tree(page)).toEqual([]);
  expect(await record.count()).toBe(0);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("a record with a fault opens up to it, and the fault is named", async () => {
  const page = await open(browser, "/analysis");
  const told = page.getByTestId("record-fault");
  for (const [text, words, moves] of [
    [
      "d6-b6 e4-e2 b6-b9 c4-c5",
      "Not valid by these rules: move 3, b6-b9, is not legal.",
      ["1. d6–b6", "2. e4–e2"],
    ],
    ["d6-b6 d5-a5 hello d5-c5", "Move 3 cannot be read. Everything before it was.", ["1. d6–b6", "2. d5–a5"]],
  ] as const) {
    await page.goto(new URL("/analysis", page.url()).href);
    await paste(page, text);
    await told.waitFor();
    expect(await told.textContent()).toBe(words);
    await expect.poll(() => tree(page)).toEqual(moves);
    expect(await page.locator('.tree [aria-current="true"]').textContent()).toContain(moves[1]);
    // It is in the way no longer than one stands there; beside the game it stays.
    await page.keyboard.press("ArrowLeft");
    await told.waitFor({ state: "detached" });
    expect(await page.getByTestId("record-problem").locator("> p").textContent()).toBe(words);
  }
  await page.goto(new URL("/analysis", page.url()).href);
  await paste(page, '[Rules "brandubh-cyningstan"]\n\n1. d6b6 e4e2 (1... e4e1 2. b6b9) 2. b6e6 *\n');
  await page.getByText("One variation ends early because of an illegal move.").waitFor();
  await expect.poll(() => tree(page)).toEqual(["1. d6–b6", "2. e4–e2", "2. e4–e1", "3. b6–e6"]);
  // What is no record at all is refused, and the exact message is there for those who ask.
  await page.goto(new URL("/analysis", page.url()).href);
  await paste(page, "hello there");
  const refused = page.getByRole("alert");
  expect(await refused.locator("> p").textContent()).toContain("was not recognised as a game record");
  expect(await refused.locator("details").textContent()).toContain(
    "the format of the text was not recognised",
  );
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("of several games one chooses, and a position alone is analysed", async () => {
  const page = await open(browser, "/analysis", { phone: true });
  const games =
    '{"rules":"tablut-murray","moves":["d1-b1"]}\n{"rules":"brandubh-cyningstan","moves":["d6-b6"]}\n';
  await page
    .locator("#paste-file")
    .setInputFiles({ name: "games.jsonl", mimeType: "text/plain", buffer: Buffer.from(games) });
  await expect.poll(() => page.locator(".found-games li").count()).toBe(2);
  await page.locator(".found-games").getByTestId("analyse").nth(1).click();
  await expect.poll(() => tree(page)).toEqual(["1. d6–b6"]);
  await page.goto(new URL("/analysis", page.url()).href);
  await paste(page, "/7/3t3/3T3/1t1K1tt/3T3/3t3/7/ d");
  await page.waitForURL(/start=.*record=/);
  await page.locator(".cell.movable").first().waitFor();
  await page.getByTestId("more").click();
  await page.locator("#record-rules").waitFor();
  expect(await page.locator("#record-rules option").count()).toBeGreaterThan(3);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test.runIf(onServer)(
  "a game of the library has a small board, players, result, rules and length",
  async () => {
    const page = await open(browser, "/import");
    await page.locator("#import-text").fill(ANNOTATED);
    await page.locator('.import form button[type="submit"]').first().click();
    await page.getByLabel("By which rules was this game played?").selectOption("brandubh-cyningstan");
    await page.getByRole("button", { name: "Use these rules" }).click();
    await page.getByTestId("found").getByRole("button", { name: "Add it to the library" }).click();
    await page.getByRole("link", { name: "Go to the library" }).click();
    await page.locator(".library-games li").first().waitFor();
    // The games that other tests have played here are newer, and fill the first page.
    await page.goto(new URL("/library?player=Ada", page.url()).href);
    const game = page
      .locator(".library-games li", { hasText: "Brandubh, Cyningstan" })
      .filter({ hasText: "Ada" });
    await game.waitFor();
    expect(await game.textContent()).toMatch(
      /Ada – Bo.*the attackers won.*Brandubh, Cyningstan.*4 moves · 2015-05-04/,
    );
    // Pictures are loaded when they come into view.
    await game.scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(game)).toBe(true);
    // By night the board is of the night, too.
    await page.getByTestId("theme").selectOption("dark");
    await expect.poll(() => game.locator("img").getAttribute("src")).toContain("theme=candlelight");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  },
);

/** Whether the picture of a game has come. */
function drawn(game: Locator): Promise<boolean> {
  return game.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

test.runIf(onServer)("a game of a study is found, looked at, cited and analysed", async () => {
  const page = await open(browser, "/library");
  await page.getByRole("link", { name: "Study games" }).click();
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/v1/library/studies`);
  const { total } = (await answer.json()) as StudyGamesPage;
  expect(total).toBeGreaterThan(16_620);
  await page.getByText(`${total.toLocaleString("en")} games.`).waitFor();
  await page.getByLabel("Study", { exact: true }).selectOption("alea-search-round-3");
  await page.getByText("320 games.").waitFor();
  const arm = page.getByLabel("Rules and layout");
  await arm.selectOption({ index: 1 });
  await page.getByText("40 games.").waitFor();
  await page.getByLabel("Result").selectOption("defenders");
  const games = page.locator(".library-games li");
  await expect
    .poll(async () => (await games.allTextContents()).every((text) => /defenders won/.test(text)))
    .toBe(true);
  await expect.poll(() => drawn(games.first())).toBe(true);
  expect(await games.first().textContent()).toContain("4,000 positions a move");

  await games.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "alea-search-round-3, game 1" }).waitFor();
  expect(await page.getByTestId("of-study").textContent()).toContain("repetition=defenders-lose");
  expect(await page.getByTestId("citation").locator("textarea, input").first().inputValue()).toContain(
    "Game 1 of the study alea-search-round-3",
  );
  await page.getByRole("button", { name: "Last position" }).click();
  await page.locator(".library-game").getByRole("link", { name: "Analyse" }).click();
  await page.waitForURL(/analysis\?game=alea-search-round-3-1/);
  await page
    .getByTestId("turn")
    .getByText(/king has escaped|Dukes win|defenders win/i)
    .waitFor();
  expect((await tree(page)).length).toBe(112);
  expect(await page.getByTestId("record").textContent()).toContain("hnefi, 4000 positions a move");
  await page.getByRole("link", { name: "Rules of this game" }).first().click();
  await page.waitForURL(/library\/alea-search-round-3-1\/rules/);
  await page.locator("h1").first().waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test.runIf(onServer)(
  "a game of a study that was broken off for its length is unfinished, not drawn",
  async () => {
    const page = await open(browser, "/library/studies?study=calibration-strong&result=draw");
    const results = page.locator(".library-games .result");
    await results.first().waitFor();
    expect(new Set(await results.allTextContents())).toEqual(new Set(["drawn"]));
    await page.getByLabel("Result").selectOption({ label: "unfinished" });
    await expect.poll(async () => new Set(await results.allTextContents())).toEqual(new Set(["unfinished"]));
    await page.locator(".library-games a").first().click();
    await page.locator(".library-game .result", { hasText: "unfinished" }).waitFor();
    await page.getByText("longest game").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  },
);
