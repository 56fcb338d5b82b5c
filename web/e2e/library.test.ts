// Games come in as text, stand in the library, are found, explored, and taken away again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RulesetList } from "../src/api/schema";
import { answerOf, base, heard, launch, open } from "./browser";
import { begin, click, moves } from "./table";

const samples = join(import.meta.dirname, "../../crates/records/tests/samples");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Reads a text on the import page. */
async function read(page: Page, text: string): Promise<void> {
  await page.locator("#import-text").fill(text);
  await page.locator('.import form button[type="submit"]').click();
  await page.getByTestId("found").waitFor();
}

test("a list of moves without rules finds its rules, is looked at, kept, found and explored", async () => {
  const page = await open(browser, "/import");
  await read(page, "d6-b6 e4-e2 b6-e6 c4-c5");
  await page.getByLabel("By which rules was this game played?").selectOption("brandubh-cyningstan");
  await page.getByRole("button", { name: "Use these rules" }).click();
  await page.locator(".found-games [aria-expanded]").click();
  await page.locator(".replay .board").waitFor();
  await page.getByRole("button", { name: "Next move" }).click();
  expect(await page.locator(".replay-said").textContent()).toBe("Move 1 of 4: d6-b6");
  await page.keyboard.press("End");
  expect(await page.locator(".replay-said").textContent()).toBe("Move 4 of 4: c4-c5");

  await page.getByTestId("found").getByRole("button", { name: "Add it to the library" }).click();
  await page.locator(".import-kept").waitFor();
  await page.locator(".found-games").getByRole("link", { name: "Open" }).click();
  await page.locator(".library-game .board").waitFor();
  await page.getByRole("button", { name: "Next move" }).click();
  await page.getByRole("link", { name: "Explore from here" }).click();
  await page.locator(".explored").waitFor();
  expect(await page.locator(".trail a").allTextContents()).toEqual(["Start", "1. d6-b6"]);
  expect(await page.locator(".legend li").allTextContents()).toEqual([
    "the attackers won",
    "drawn",
    "unfinished",
    "the defenders won",
  ]);
  // The opening position is symmetric: the move that is shown stands for the one that was played.
  await page.locator(".trail a", { hasText: "Start" }).click();
  const shown = page.locator(".explored tr", { hasText: /d6.b6/ }).locator("th");
  expect(await shown.textContent()).toMatch(/^\S+rotated or mirrored: also (\S+ ){6}\S+$/);
  await page.goBack();
  await page.locator(".trail a", { hasText: "1. d6-b6" }).waitFor();
  await page.locator(".explored a", { hasText: "e4-e2" }).click();
  await page.locator(".trail a", { hasText: "2. e4-e2" }).waitFor();
  await page.getByRole("link", { name: "Show these games" }).click();
  await page.locator(".library-games li").first().waitFor();
  expect(await page.locator(".library-games").textContent()).toContain("4 moves");
  // A name is looked for while it is typed.
  await page.getByLabel("Player").pressSequentially("nobody of that name");
  await page.getByText("No games found.").waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("a move that is pressed twice in the explorer leads on once", async () => {
  const page = await open(browser, "/library/explore?rules=brandubh-cyningstan");
  const move = page.locator(".explored a").first();
  await move.waitFor();
  const text = await move.textContent();
  let answer = () => {};
  const awaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/moves=\w/, async (route) => {
    await awaited;
    await route.continue();
  });
  await move.dblclick();
  answer();
  await page.locator(".trail a").nth(1).waitFor();
  expect(new URL(page.url()).searchParams.get("moves")).toBe(text);
  await page.goBack();
  await expect.poll(() => page.locator(".trail a").count()).toBe(1);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("the explorer begins with the rules that the home page offers for the great board", async () => {
  const page = await open(browser, "/library/explore");
  await page.locator(".explorer .board").waitFor();
  const { rulesets } = await answerOf<RulesetList>("rulesets");
  const featured = rulesets.find((set) => set.featured);
  expect(await page.locator("#explore-rules").inputValue()).toBe(featured?.id);
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("the remark before the first move of a record is shown once, where the game begins", async () => {
  const page = await open(browser, "/import");
  await page.locator("#import-file").setInputFiles(join(samples, "game.otg"));
  await page.getByTestId("found").getByRole("button", { name: "Add it to the library" }).click();
  await page.locator(".found-games").getByRole("link", { name: "Open" }).click();
  const remark = page.getByText("A short game", { exact: false });
  await remark.first().waitFor();
  expect(await remark.count()).toBe(1);
  await page.getByRole("button", { name: "Next move" }).click();
  await page.getByText("The attackers open a file.").waitFor();
  expect(await remark.count()).toBe(0);
  await page.context().close();
});

test("games without rules raise one question, with a guess by board and start, in one language", async () => {
  const text =
    '[White "Ada"]\n[Black "Bo"]\n\n1. d1-b1 f5-f2 2. a4-a3 *\n\n[White "Cy"]\n\n1. d9-b9 f5-f8 *\n';
  const page = await open(browser, "/import", { language: "de" });
  await page.locator("#import-text").fill(text);
  await page.locator("#import-format").selectOption("pgn");
  await page.locator('.import form button[type="submit"]').first().click();
  const question = page.getByLabel("Nach welchen Regeln wurden diese 2 Partien gespielt?");
  await question.waitFor();
  const guess = await question.inputValue();
  expect(guess).toMatch(/^(tablut|.*tablut)/);
  expect(await page.getByTestId("found").locator("select").count()).toBe(1);
  expect(await page.locator(".found-games .problem").count()).toBe(0);
  expect(await page.getByTestId("found").locator('[lang="en"]').count()).toBe(0);
  expect(await page.getByTestId("found").textContent()).not.toMatch(/Keine davon|None of them/);
  await page.getByRole("button", { name: "Nach diesen Regeln lesen" }).click();
  await expect.poll(() => page.locator(".found-games").getByTestId("analyse").count()).toBe(2);
  // Another answer is still to be had, and what does not fit is told in whole sentences.
  await question.selectOption("copenhagen");
  await page.getByRole("button", { name: "Nach diesen Regeln lesen" }).click();
  const refused = page.locator(".found-games .problem > p").first();
  await refused.waitFor();
  expect(await refused.textContent()).toBe(
    "Nach diesen Regeln ist das keine gültige Partie: Zug 2, f5-f2, passt nicht zu ihnen.",
  );
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("the answer to the question is not for those that name their rules", async () => {
  const lines = ['{"rules":"","moves":["d1-b1"]}', '{"rules":"brandubh-cyningstan","moves":["d6-b6"]}'];
  const page = await open(browser, "/import");
  await read(page, lines.join("\n"));
  await page.getByLabel("By which rules was this game played?").selectOption("tablut-murray");
  await page.getByRole("button", { name: "Use these rules" }).click();
  await expect.poll(() => page.locator(".found-games").getByTestId("analyse").count()).toBe(2);
  const rules = await page.locator(".found-games .meta span:first-child").allTextContents();
  expect(rules).toEqual(["Tablut, Murray", "Brandubh, Cyningstan"]);
  await page.context().close();
});

test("a record that brings its rules along is analysed, with its remarks and other lines", async () => {
  const page = await open(browser, "/import");
  await page.locator("#import-file").setInputFiles(join(samples, "game.otg"));
  const tree = async () =>
    (await page.locator(".tree .branch button, .tree .remark").allTextContents()).map((text) => text.trim());
  const whole = [
    "A short game,\nwith a line or two beside it.",
    "1. d1–b1",
    "The attackers open a file.",
    "2. d3–f3",
    "Too early.",
    "2. d5–a5",
    "This one first.",
  ];
  const begins = async () => expect.poll(async () => (await tree()).slice(0, whole.length)).toEqual(whole);
  // Not kept by the server: this browser has the record, the address its rules.
  await page.locator(".found-games").getByTestId("analyse").click();
  await page.waitForURL(/at=0#rules=/);
  await begins();
  const all = await tree();
  expect(all).toContain("4. c4–c2");
  await page.keyboard.press("ArrowRight");
  await page.locator(".cell.movable").first().waitFor();
  await page.waitForURL(/at=1#rules=/);
  await page.reload();
  await begins();
  await page.getByRole("link", { name: "Rules of this game" }).first().waitFor();
  // Kept by the server.
  await page.goto(`${base}/import`);
  await page.locator("#import-file").setInputFiles(join(samples, "game.otg"));
  await page.getByTestId("found").getByRole("button", { name: "Add it to the library" }).click();
  await page.locator(".found-games").getByRole("link", { name: "Open" }).click();
  await page.getByRole("link", { name: "Analyse" }).click();
  await begins();
  expect(await tree()).toEqual(all);
  await page.locator(".engine-lines li").first().waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator(".library-game .board").waitFor();
  await page.locator(".library-game .result a").click();
  await page.getByRole("heading", { level: 1, name: "Little Hall" }).waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator(".library-game .board").waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test("a chosen file is read, and errors have a place", async () => {
  const page = await open(browser, "/import");
  await page.locator("#import-file").setInputFiles(join(samples, "games.pgn"));
  await page.getByTestId("found").waitFor();
  expect(await page.getByTestId("found").textContent()).toContain("Portable game notation");
  await page.locator("#import-file").setInputFiles({
    name: "bad.jsonl",
    mimeType: "text/plain",
    buffer: Buffer.from('{"rules":"brandubh-cyningstan","moves":["d6-b6"]}\n{"rules":5}\n'),
  });
  await page.getByText("One line could not be read").waitFor();
  expect(await page.getByTestId("found").textContent()).toMatch(/line 2/);
  await page.locator("#import-text").fill("hello there");
  await page.locator('.import form button[type="submit"]').click();
  await page.locator('.import > section .problem[role="alert"]').waitFor();
  expect(await page.locator(".problem").first().textContent()).toContain(
    "format of the text was not recognised",
  );
  await page.context().close();
});

test("a game played here is taken away as a picture, as code and in every format", async () => {
  const page = await open(browser, "/");
  await begin(page, { rules: "brandubh-cyningstan", side: "both" });
  await click(page, "d6", "b6");
  await moves(page, 1);
  await page.getByRole("link", { name: "Share and export" }).click();
  await page.locator(".formats li").first().waitFor();
  const address = await page.locator("#share-address").inputValue();
  expect(address).toMatch(new RegExp(`^${base}/game/[0-9a-f]{32}$`));
  const code = await page.locator("#share-embed").inputValue();
  expect(code).toContain('"moves":["d6-b6"]');
  // What a format leaves out is told in English, for those who ask.
  const left = page.locator(".formats li", { hasText: "Move list" }).locator("details");
  await left.getByText("leaves something out").click();
  await left.locator('p[lang="en"]').getByText("the rule set").waitFor();
  await page.waitForFunction(
    () => (document.querySelector(".sharing img") as HTMLImageElement)?.naturalWidth > 0,
  );
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".formats a", { hasText: "Move list" }).click(),
  ]);
  const path = await saved.path();
  expect(readFileSync(path, "utf8")).toContain("d6-b6");
  // The code shows the game wherever it is put.
  await page.route(`${base}/own-page`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>x</title>${code}`,
    }),
  );
  await page.goto(`${base}/own-page`);
  await page.locator("hnefi-board button").nth(2).click();
  expect(await page.locator("hnefi-board .said").textContent()).toBe("Move 1 of 1: d6-b6");
  await page.context().close();
});
