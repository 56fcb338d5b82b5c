// Finding a rule set, seeing what it is like, and playing it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Ruleset } from "../src/api/schema";
import { answerOf, heard, launch, onServer, open } from "./browser";
import { click, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The rules list, and the ids on it. */
async function list(): Promise<Page> {
  const page = await open(browser, "/rules");
  await page.locator(".sets a").first().waitFor();
  return page;
}
const ids = (page: Page) =>
  page
    .locator(".sets a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/rules/", "") ?? ""));

/** Waits until the page says how many rule sets fit; that many are shown. */
async function found(page: Page, words: RegExp): Promise<string[]> {
  await page.getByRole("status").filter({ hasText: words }).waitFor();
  const shown = await ids(page);
  const said = (await page.getByRole("search").getByRole("status").textContent()) ?? "";
  expect(said).toContain(["No rule set", "One rule set"][shown.length] ?? `${shown.length} rule sets`);
  return shown;
}

describe("the rules list", () => {
  it("is narrowed by words and by the board, says when nothing fits, and is whole again", async () => {
    const page = await list();
    const all = await found(page, /\d\d rule sets/);
    const words = page.getByRole("searchbox", { name: "Find a rule set" });
    const board = page.getByRole("combobox", { name: "Board" });

    // Words in any order, without capitals and accents.
    await words.fill("WEBSITE WALKER 2015");
    expect(await found(page, /One rule set\./)).toEqual(["alea-walker-2015"]);
    await words.fill("copenhagen");
    const copenhagen = await found(page, /^\D*[2-9] rule sets/);
    expect(copenhagen).toContain("copenhagen");
    await board.selectOption("13");
    const larger = await found(page, /rule set/);
    expect(larger).toContain("copenhagen-13");
    expect(larger).not.toContain("copenhagen");
    await words.fill("no such game");
    expect(await found(page, /No rule sets found/)).toEqual([]);

    await words.fill("");
    expect((await found(page, /\d+ rule sets/)).length).toBeLessThan(all.length);
    await board.selectOption("");
    expect(await found(page, new RegExp(`${all.length} rule sets`))).toEqual(all);
    expect(heard(page)).toEqual([]);
  });

  it("is searched and followed by the keyboard alone", async () => {
    const page = await list();
    const all = await ids(page);
    await tabTo(page, "#rules-words");
    await page.keyboard.type("brandubh");
    await page.waitForFunction((many) => document.querySelectorAll(".sets a").length < many, all.length);
    await tabTo(page, "#rules-size");
    await page.keyboard.type("19");
    await found(page, /No rule sets found/);
    await page.keyboard.press("Home");
    await found(page, /\d rule sets/);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await found(page, new RegExp(`${all.length} rule sets`));
    await page.keyboard.type("riksutst");
    await found(page, /One rule set\./);
    await tabTo(page, ".sets a");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1 }).and(page.locator(".ruleset h1")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/rules/tablut-riksutstallningar-1972");
    expect(heard(page)).toEqual([]);
  });
});

describe("a rules page", () => {
  it("shows the neighbours with what differs, and leads to the comparison", async () => {
    const page = await open(browser, "/rules/copenhagen");
    const neighbours = page.getByTestId("neighbours");
    await neighbours.waitFor();
    await page.getByRole("navigation", { name: "In this rule set" }).getByText("Similar rule sets").click();
    await neighbours.getByText("the same rules on another board").waitFor();
    const nearest = neighbours.locator("details:has(tbody)").first();
    await nearest.locator("summary").click();
    const differences = await nearest.locator("tbody tr").count();
    expect(differences).toBeGreaterThan(0);
    const summary = (await nearest.locator("summary").textContent()) ?? "";
    expect(summary).toContain(differences === 1 ? "one rule differs" : `${differences} rules differ`);
    // Left this rule set, right the other: two sentences that are not the same.
    const [here, there] = await nearest.locator("tbody tr").first().locator("td").allTextContents();
    expect(here).not.toBe(there);

    await nearest.getByRole("link", { name: "Compare rule by rule" }).click();
    const table = page.getByTestId("differences");
    await table.waitFor();
    expect(await page.locator("#compare-a").inputValue()).toBe("copenhagen");
    const other = await page.locator("#compare-b").inputValue();
    expect(other).toBe(new URL(page.url()).searchParams.get("b"));
    expect(await table.locator("tbody tr:not(.shown):has(td)").count()).toBe(differences);
    await table.locator("thead a").last().click();
    await page.locator(".ruleset h1").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/rules/${other}`);
    expect(heard(page)).toEqual([]);
  });

  it("is where a game of Copenhagen begins, and the engine answers", async () => {
    const page = await open(browser, "/rules/copenhagen");
    await page.getByTestId("play-this").click();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>("#form-rules")?.value === "copenhagen",
    );
    await page.locator("#form-level").selectOption("1");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("heading", { level: 1, name: "Copenhagen" }).waitFor();
    await click(page, "d1", "d3");
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length >= 2, null, {
      timeout: 45_000,
    });
    await page.getByTestId("turn").getByText("Your turn").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("a set is compared with its nearest neighbour where no other is named", async () => {
    const page = await open(browser, "/compare?a=brandubh-2-aagenielsen");
    const { neighbours } = await answerOf<Ruleset>("rulesets/brandubh-2-aagenielsen");
    const [a, b] = [page.locator("#compare-a"), page.locator("#compare-b")];
    await b.waitFor();
    expect([await a.inputValue(), await b.inputValue()]).toEqual([
      "brandubh-2-aagenielsen",
      neighbours[0]?.id,
    ]);
    await page.getByTestId("differences").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("two sets are compared on positions in which they disagree", async () => {
    const page = await open(browser, "/compare?a=tablut-murray&b=tablut-riksutstallningar-1972");
    const shown = page.locator(".differences .shown");
    await shown.first().waitFor();
    expect(await shown.count()).toBeGreaterThanOrEqual(5);
    for (const row of await shown.all()) {
      const [a, b] = await row.locator("figcaption").allTextContents();
      expect(a).not.toBe(b);
      // The same move on the same men.
      expect(a?.split(".")[0]).toBe(b?.split(".")[0]);
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("an example is tried on its own board", async () => {
    const page = await open(browser, "/rules/tablut-murray");
    const rule = page.locator('[id="throne-stop"]');
    await rule
      .getByRole("button", { name: /^Try it/ })
      .first()
      .click();
    const board = rule.getByTestId("playable");
    await board.locator(".cell.movable").first().waitFor();
    const piece = board.locator(".cell.movable").first();
    const from = (await piece.getAttribute("data-point")) ?? "";
    await piece.focus();
    await page.keyboard.press("Enter");
    const to = (await board.locator(".cell.target").first().getAttribute("data-point")) ?? "";
    await board.locator(".cell.target").first().focus();
    await page.keyboard.press("Enter");
    await board.locator(`.cell[data-point="${from}"]:not(.movable)`).waitFor();
    await board.getByRole("button", { name: "Back" }).click();
    await board.locator(`.cell.movable[data-point="${from}"]`).waitFor();
    // What it may not do is said there too.
    await board.locator(`.cell[data-point="${from}"]`).focus();
    await page.keyboard.press("Enter");
    const forbidden = board.locator(`.cell:not(.target):not(.movable):not([data-point="${from}"])`).first();
    await forbidden.focus();
    await page.keyboard.press("Enter");
    await board.locator(".why-rules li, .why-said").first().waitFor();
    await board.getByRole("button", { name: "Close" }).click();
    await board.waitFor({ state: "detached" });
    expect(to).not.toBe(from);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it.runIf(onServer)("an example that gets no answer is closed, or tried again", async () => {
    const page = await open(browser, "/rules/tablut-murray");
    await page.route("**/api/v1/positions", (route) => route.fulfill({ status: 500 }));
    const rule = page.locator('[id="throne-stop"]');
    const tryIt = rule.getByRole("button", { name: /^Try it/ }).first();
    await tryIt.click();
    await rule.getByRole("alert").waitFor();
    await rule.getByRole("button", { name: "Close" }).click();
    await tryIt.click();
    await rule.getByRole("alert").waitFor();
    await page.unroute("**/api/v1/positions");
    await rule.getByRole("button", { name: "Try again" }).click();
    await rule.getByTestId("playable").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("sets the readings side by side, and each can be compared and played", async () => {
    const page = await open(browser, "/rules/tablut-murray");
    const section = page.getByTestId("readings");
    const rule = section.locator("#reading-throne-stop");
    await rule.waitFor();
    await page.getByRole("navigation", { name: "In this rule set" }).getByText("Readings").click();
    const ways = await rule
      .locator("li[data-value]")
      .evaluateAll((all) => all.map((one) => one.dataset.value));
    expect(ways).toEqual(["king", "all", "nobody"]);
    expect(await rule.getByText("Used here").count()).toBe(1);
    const closed = rule.locator('li[data-value="nobody"]');
    await closed.getByText("Not measured yet.").waitFor();
    // Another rule set of the same family and board has it from its source, and says so.
    const holder = (await closed.locator(".held a").first().getAttribute("href")) ?? "";
    expect(holder).toMatch(/^\/rules\//);
    // The rule itself gives the reason.
    await rule.getByRole("link", { name: /^Rule \d+$/ }).click();
    expect(new URL(page.url()).hash).toBe("#throne-stop");

    await closed.getByTestId("compare-throne-stop-nobody").click();
    const table = page.getByTestId("differences");
    await table.waitFor();
    expect(await table.locator("tbody tr:not(.shown):has(td)").count()).toBe(1);
    const second = page.locator(".pair > div").last().getByTestId("other-readings");
    expect(await second.locator("input:checked").count()).toBe(1);
    await page.goBack();

    await section.getByTestId("play-throne-stop-nobody").click();
    const form = page.locator(".play-form");
    const readings = form.getByTestId("other-readings");
    await readings.locator("input:checked").waitFor();
    // Of one rule there is one reading at a time.
    await readings.getByLabel("Any piece may stop on the empty throne.").check();
    expect(await readings.locator("input:checked").count()).toBe(1);
    await readings.getByLabel("A side that has no legal move on its turn loses the game.").check();
    expect(await readings.locator("input:checked").count()).toBe(2);
    await page.locator("#form-level").selectOption("1");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".cell.movable").first().waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("keeps other readings folded away on a phone, below the options that sources offer", async () => {
    const page = await open(browser, "/rules/tafl-simple-corner", { phone: true });
    const fold = page.getByTestId("other-readings");
    await fold.waitFor();
    expect(await fold.getAttribute("open")).toBe(null);
    expect(await page.locator("fieldset").filter({ hasText: "Options" }).getByRole("checkbox").count()).toBe(
      1,
    );
    await fold.locator("summary").click();
    await fold.getByRole("checkbox").first().check();
    await page.waitForURL(/\/rules\/tafl-simple-corner\+/);
    expect(await fold.getAttribute("open")).not.toBe(null);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
