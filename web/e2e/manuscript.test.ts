// The manuscript's drawing: the slider, the marks and what is said of them, by mouse, keys and finger.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { cell, centre, finger, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How many men are drawn as what. */
const drawn = (page: Page, as: string) => page.locator(`.folio-mark[data-as="${as}"]`).count();
const saidOf = (page: Page) => page.getByTestId("looked-at").getByRole("heading").textContent();

describe("the manuscript's drawing", () => {
  it("turns into each layout under the slider, by keys alone, and the address remembers it", async () => {
    const page = await open(browser, "/manuscript");
    await page.locator(".folio .cell").first().waitFor();
    expect(await drawn(page, "mark")).toBe(72 + 1 + 16);
    await page.locator("#content").focus();
    await tabTo(page, '[data-testid="stage"]');
    const slider = page.getByTestId("stage");
    expect(await slider.getAttribute("aria-valuetext")).toBe("The drawing");
    const said: (string | null)[] = [];
    for (const name of ["Restored", "Murray", "Helmfrid 1", "Helmfrid 2, inferred"]) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(
        (words) => document.querySelector('[data-testid="stage"]')?.getAttribute("aria-valuetext") === words,
        name,
      );
      said.push(await page.getByTestId("counted").textContent());
      if (name === "Restored") {
        expect(await drawn(page, "mark")).toBe(72 + 1 + 16);
        expect(await page.locator(".folio-changed").count()).toBe(6);
        continue;
      }
      expect(await drawn(page, "attacker")).toBe(48);
      expect(await drawn(page, "defender")).toBe(24);
      expect(await drawn(page, "king")).toBe(1);
    }
    expect(said[0]).toContain("6 men");
    expect(said[0]).toContain("3 missing men are added");
    expect(said[1]).not.toContain("changed sides");
    expect(said[2]).toContain("16 men have changed sides since Murray");
    expect(await page.locator(".folio-changed").count()).toBe(16);
    await page.locator(".stage .badge.inferred").waitFor();
    expect(new URL(page.url()).searchParams.get("layout")).toBe("alea-helmfrid-2-inferred");
    // By the newest rule set that has all of these layouts.
    const play = page.locator('.stage a.button[href*="alea-helmfrid-2-inferred"]').first();
    expect(await play.getAttribute("href")).toContain("rules=alea-thomasguild-2020&");
    await page.reload();
    await page.locator(".folio .cell").first().waitFor();
    expect(await slider.inputValue()).toBe("4");
    expect(heard(page)).toEqual([]);
  });

  it("shows the described places and the missing men first", async () => {
    const page = await open(browser, "/manuscript");
    await page.locator(".folio .cell").first().waitFor();
    const men = (place: string) =>
      page.locator(`.folio-mark:not(.centre):not(.corner)[data-place="${place}"]`).count();
    expect(await Promise.all(["named", "unmoved", "supposed", "unknown"].map(men))).toEqual([9, 43, 5, 15]);
    expect(await page.locator(".folio .folio-mark.missing").count()).toBe(3);
    const legend = await page.getByTestId("legend").locator("li").allTextContents();
    expect(legend.map((line) => Number(line.split(": ")[1]))).toEqual([9, 43, 5, 15, 3]);
    expect(await page.getByTestId("counted").textContent()).toContain("3 of the 72 are not drawn");

    // The top row is drawn on the lines that a reader counts, and nothing stands on the restored ones.
    const label = (point: string) => cell(page, point).getAttribute("aria-label");
    expect(await label("e19")).toBe("e19: man outside, place given by a source");
    expect(await label("f19")).toBe("f19: nothing");
    expect(await label("e17")).toBe("e17: man outside, place supposed");
    expect(await label("j16")).toBe("j16: man of the ring, said to stand where it does today");
    expect(await label("a14")).toBe("a14: man outside, place unknown");
    await cell(page, "e19").click();
    await page.getByTestId("place").getByText("Richard Murray").waitFor();
    expect(await saidOf(page)).toMatch(/E19, man outside/);
    // A man that is looked at stays so where it is restored.
    await page.getByRole("button", { name: "Restored" }).click();
    await page.getByTestId("looked-at").getByText("F19, man outside").waitFor();
    await page.getByRole("button", { name: "The drawing", exact: true }).click();
    await cell(page, "a14").click();
    await page.getByTestId("place").getByText("no source that we could read tells").waitFor();
    expect(await page.getByTestId("place").locator(".gloss").count()).toBe(0);
    expect(heard(page)).toEqual([]);
  });

  it("says whose the men are, as far as it is known, and where to see the drawing", async () => {
    const page = await open(browser, "/manuscript");
    const table = page.getByTestId("whose").locator("table");
    await table.waitFor();
    const row = (name: string) => table.locator("tr", { hasText: name }).locator("td").allTextContents();
    expect(await row("All canons")).toEqual(["20", "15", "17", "15"]);
    expect(await row("Canons V to X")).toEqual(["7", "5", "7", "5"]);
    expect(await row("Variegated men")).toEqual(["–", "2", "–", "2"]);
    const letter = (man: string) =>
      page.locator(`.folio-mark[data-man="${man}"] .folio-letter`).textContent();
    expect(await Promise.all(["f6", "n14", "n6", "f14", "e13"].map(letter))).toEqual([
      "Jn",
      "Jn",
      "Mk",
      "Mk",
      "p.v.",
    ]);
    const catalogue = page.getByTestId("see").getByRole("link", { name: "codecs.vanhamel.nl" });
    expect(await catalogue.getAttribute("href")).toBe("https://codecs.vanhamel.nl/Alea_evangelii_(CCC_122)");
    expect(heard(page)).toEqual([]);
  });

  it("says of a mark what scholars think: pointed at, walked to, or shown with its kind", async () => {
    const page = await open(browser, "/manuscript");
    await cell(page, "e13").hover();
    await page.getByTestId("looked-at").getByText("unity of the Trinity").waitFor();
    expect(await saidOf(page)).toMatch(/E13, the first man/);
    await page
      .getByTestId("looked-at")
      .getByText("the man in the centre, says the St. Thomasguild")
      .waitFor();
    await page.mouse.move(2, 2);
    await page.getByTestId("looked-at").getByText("Select a mark").waitFor();

    await page.locator("#content").focus();
    await tabTo(page, ".folio .cell");
    await page.getByTestId("looked-at").getByText("J10, the centre").waitFor();
    await page.getByTestId("looked-at").getByText("Which man is the primus vir?").waitFor();
    await page.keyboard.type("f14");
    await page.getByTestId("looked-at").getByText("F14, variegated man of Mark").waitFor();
    const here = page.locator(".cell:focus");
    expect(await here.getAttribute("aria-label")).toBe(
      "f14: variegated man of Mark, place given by a source",
    );
    const about = await here.getAttribute("aria-describedby");
    expect(await page.locator(`#${about}`).textContent()).toContain("double outline");
    // Control goes on to the next mark, past empty crossings.
    await page.keyboard.press("Control+ArrowRight");
    expect(await page.locator(".cell:focus").getAttribute("data-point")).toBe("n14");

    await page.getByRole("button", { name: "Show on the drawing: man of the corner" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".folio-halo").length === 16);
    expect(heard(page)).toEqual([]);
  });

  it("takes a finger that lands beside a mark for the mark", async () => {
    const page = await open(browser, "/manuscript?layout=alea-murray", { phone: true });
    await cell(page, "a16").scrollIntoViewIfNeeded();
    const { x, y } = await centre(page, "a16");
    const hand = await finger(page);
    await hand.tap(x, y);
    await page.getByTestId("looked-at").getByText("A17, man outside").waitFor();
    await page.getByTestId("looked-at").getByText("In this layout: attacker.").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("is linked from the rules of Alea, with the layout chosen there", async () => {
    const page = await open(browser, "/rules/alea-walker-2015+alea-murray");
    await page.getByRole("link", { name: "View on the manuscript’s drawing" }).click();
    await page.locator(".folio .cell").first().waitFor();
    expect(await page.getByTestId("stage").getAttribute("aria-valuetext")).toBe("Murray");
    expect(heard(page)).toEqual([]);
  });
});
