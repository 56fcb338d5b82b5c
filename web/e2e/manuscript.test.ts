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
    const said: (string | null)[] = [];
    for (const name of ["Murray", "Helmfrid 1", "Helmfrid 2, inferred"]) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(
        (words) => document.querySelector('[data-testid="stage"]')?.getAttribute("aria-valuetext") === words,
        name,
      );
      expect(await drawn(page, "attacker")).toBe(48);
      expect(await drawn(page, "defender")).toBe(24);
      expect(await drawn(page, "king")).toBe(1);
      said.push(await page.getByTestId("counted").textContent());
    }
    expect(said[0]).not.toContain("changed sides");
    expect(said[1]).toContain("16 men have changed sides since Murray");
    expect(await page.locator(".folio-changed").count()).toBe(16);
    await page.locator(".stage .badge.inferred").waitFor();
    expect(new URL(page.url()).searchParams.get("layout")).toBe("alea-helmfrid-2-inferred");
    await page.reload();
    await page.locator(".folio .cell").first().waitFor();
    expect(await slider.inputValue()).toBe("3");
    expect(heard(page)).toEqual([]);
  });

  it("says of a mark what scholars think: pointed at, walked to, or shown with its kind", async () => {
    const page = await open(browser, "/manuscript");
    await cell(page, "e13").hover();
    await page.getByTestId("looked-at").getByText("unity of the Trinity").waitFor();
    expect(await saidOf(page)).toMatch(/E13, the first man/);
    await page.mouse.move(2, 2);
    await page.getByTestId("looked-at").getByText("Point at a mark").waitFor();

    await page.locator("#content").focus();
    await tabTo(page, ".folio .cell");
    await page.getByTestId("looked-at").getByText("J10, the middle").waitFor();
    await page.keyboard.type("f14");
    await page.getByTestId("looked-at").getByText("F14, variegated man").waitFor();
    const here = page.locator(".cell:focus");
    expect(await here.getAttribute("aria-label")).toBe("f14: variegated man");
    const about = await here.getAttribute("aria-describedby");
    expect(await page.locator(`#${about}`).textContent()).toContain("double outline");
    // Control goes on to the next mark, past empty crossings.
    await page.keyboard.press("Control+ArrowRight");
    expect(await page.locator(".cell:focus").getAttribute("data-point")).toBe("n14");

    await page.getByRole("button", { name: "Show on the drawing: corner mark" }).click();
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
    await page.getByRole("link", { name: "On the manuscript’s drawing" }).click();
    await page.locator(".folio .cell").first().waitFor();
    expect(await page.getByTestId("stage").getAttribute("aria-valuetext")).toBe("Murray");
    expect(heard(page)).toEqual([]);
  });
});
