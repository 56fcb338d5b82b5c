// What was measured: on a rule set's page, in the list of studies, and in the report.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Study, StudyContrast, StudyList } from "../src/api/schema";
import { answerOf, heard, launch, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("what was measured", () => {
  it("is shown for each layout, beside people's games", async () => {
    const page = await open(browser, "/rules/ard-ri+brandubh-39");
    const section = page.getByTestId("balance");
    await section.locator(".measured").first().waitFor();
    expect(await section.locator("h3").allTextContents()).toEqual([
      "Brandubh, cross ",
      "Brandubh, ring (39) selected here",
    ]);
    const words = (await section.textContent()) ?? "";
    expect(words).toContain("40 games at 16,000 positions a move");
    expect(words).toContain("Games between people: 169 games of Historical Hnefatafl 7x7");
    expect(words).toMatch(/Attackers won \d+%, drawn \d+%, defenders won \d+%/);
    expect(heard(page)).toEqual([]);
  });

  it("is that of the strongest study of a game, with others folded", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const section = page.getByTestId("balance");
    await section.locator(".measured").first().waitFor();
    const layouts = await section.locator("h3").allTextContents();
    expect(new Set(layouts).size).toBe(layouts.length);
    const here = section.locator("h3", { hasText: "selected here" }).locator("..");
    await here.getByText("3 other studies of the same rules").click();
    await here.getByRole("link", { name: "Is Alea fair? Once more" }).waitFor();
    expect(await here.locator("h4").count()).toBe(3);
    expect(heard(page)).toEqual([]);
  });

  it("says of a study that an older engine played, how far it looked, and what a newer one makes of it", async () => {
    const page = await open(browser, "/studies/alea-2026");
    const banner = page.getByTestId("superseded");
    await banner.waitFor();
    const words = ((await banner.textContent()) ?? "").replace(/[\u2068\u2069]/g, "");
    expect(words).toContain("These results are from an older engine.");
    expect(words).toContain("played on 2026-11-22 by the engine with the fingerprint 22734");
    expect(words).toMatch(
      /With 1,000 positions a move a search looks \d(\.\d)? to \d(\.\d)? plies ahead on average \(measured with/,
    );
    expect(words).toMatch(
      /played 480 games on 2026-\d\d-\d\d\. Of 12 verdicts, \d+ changed, \d+ were confirmed/,
    );
    const again = ((await page.locator(".measured-again").first().textContent()) ?? "").replace(
      /[\u2068\u2069]/g,
      "",
    );
    expect(again).toMatch(/With a newer engine, 40 games at 2,000 positions a move: favours the/);
    await page.goto(`${new URL(page.url()).origin}/studies`);
    await page.getByTestId("superseded").first().waitFor();
    // Each study of an older engine says it of itself, before anything of it is unfolded.
    const { studies } = await answerOf<StudyList>("studies");
    const older = studies.filter(({ played }) => !played.by_this_engine).map(({ name }) => `study-${name}`);
    const marked = page.locator("section[aria-labelledby^=study-]", { has: page.getByTestId("superseded") });
    expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute("aria-labelledby")))).toEqual(
      older,
    );
  });

  it("is reported as missing without a study", async () => {
    const page = await open(browser, "/rules/tablut-riksutstallningar-1972");
    await page.getByTestId("balance").getByText("has not been measured").waitFor();
  });

  it("adds up to a hundred percent wherever a bar has its words", async () => {
    const page = await open(browser, "/studies/calibration-strong");
    await page.locator(".balance-words").first().waitFor({ state: "attached" });
    const words = await page.locator(".balance-words").allTextContents();
    expect(words.length).toBeGreaterThan(50);
    const sums = words.map((text) =>
      [...text.matchAll(/(\d+)%/g)].reduce((sum, [, share]) => sum + Number(share), 0),
    );
    expect(sums).toEqual(words.map(() => 100));
  });

  it("is charted for every rule set of a study, whatever sets it apart", async () => {
    const page = await open(browser, "/studies/calibration-strong", { phone: true });
    const cards = page.locator(".outcome-cards > div");
    await cards.first().waitFor();
    const names = await cards.locator("p").allTextContents();
    expect(names.length).toBe(50);
    expect(new Set(names).size).toBe(50);
    expect(names).toContain("Tablut, aagenielsen.dkLinnaeus's tablut, The king's side begins");
    // Two beside each other on a phone, and nothing wider than it.
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBe(first?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(heard(page)).toEqual([]);
  });

  it("says where a choice was measured in fewer rule sets than at other strengths", async () => {
    const { contrasts } = await answerOf<Study>("studies/alea-balance");
    const page = await open(browser, "/studies/alea-balance");
    const table = page.locator("table.contrasts");
    await table.waitFor();
    const sets = new Map<string, number>();
    const choice = ({ factor, level, reference }: StudyContrast) => `${factor} ${level} ${reference}`;
    for (const one of contrasts)
      sets.set(choice(one), Math.max(sets.get(choice(one)) ?? 0, one.pairs.length));
    const fewer = contrasts.filter((one) => one.pairs.length < (sets.get(choice(one)) ?? 0));
    expect(fewer.length).toBeGreaterThan(0);
    expect(await table.getByText(/^in \S+ of \S+ rule sets$/).count()).toBe(fewer.length);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("can be saved, games and figures, with a first query and a notebook", async () => {
    const page = await open(browser, "/studies/calibration-strong#data");
    const data = page.locator("section[aria-labelledby=data]");
    const table = data.getByRole("link", { name: "All games" });
    const [saved] = await Promise.all([page.waitForEvent("download"), table.click()]);
    expect(saved.suggestedFilename()).toMatch(/^calibration-strong-[0-9a-f]{12}\.parquet$/);
    expect(
      readFileSync(await saved.path())
        .subarray(0, 4)
        .toString(),
    ).toBe("PAR1");
    expect((await data.textContent()) ?? "").toMatch(/calibration-strong-[0-9a-f]{12}\.parquet, 1\.9\sMB/);
    // Every figure of the report, and nothing twice.
    const names = await data.locator("a").evaluateAll((links) => links.map((link) => link.textContent));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["Each rule set at each strength", "All figures"]));
    const query = await data.getByRole("textbox").inputValue();
    expect(query).toContain(`FROM '${saved.suggestedFilename()}'`);
    const notebook = data.getByRole("link", { name: "A notebook in Python" });
    const [drawn] = await Promise.all([page.waitForEvent("download"), notebook.click()]);
    expect(drawn.suggestedFilename()).toBe("balance.py");
    expect(readFileSync(await drawn.path(), "utf8")).toContain("import duckdb");
    expect(await data.textContent()).not.toContain("of the excerpt");
    expect(heard(page)).toEqual([]);
  });

  it("is not said to be counted where only an excerpt of the games can be saved", async () => {
    const page = await open(browser, "/studies/alea-rules#data");
    const data = page.locator("section[aria-labelledby=data]");
    expect(await data.getByRole("textbox").inputValue()).toContain(".excerpt.parquet'");
    expect(await data.textContent()).toContain("These are counts of the excerpt");
    expect(heard(page)).toEqual([]);
  });

  it("is listed by study, and leads to a report whose boards can be stepped through", async () => {
    const page = await open(browser, "/studies");
    const report = page.getByRole("link", { name: "Read the report" }).first();
    const [opened] = await Promise.all([page.context().waitForEvent("page"), report.click()]);
    // A page that is still on its way cannot be loaded again.
    await opened.waitForLoadState();
    const troubles: string[] = [];
    opened.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    await opened.reload();
    expect(await opened.locator("h1").evaluate((title) => getComputedStyle(title).color)).not.toBe(
      "rgb(0, 0, 0)",
    );
    const game = opened.locator(".game").first();
    const position = () => game.locator("svg").innerHTML();
    const before = await position();
    await game.locator("button:not([disabled])").last().click();
    expect(await position()).not.toBe(before);
    expect(troubles).toEqual([]);
  });
});
