// Why a move is not to be had, and why men fell: asked by mouse, by a finger and by keys, answered with a rule and its source.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, click, drag, moves, press, ready } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const ON_THE_CASTLE = "/9/9/4T4/9/9/9/1tK6/9/9/ d -";
const BETWEEN = "/9/9/4K4/9/9/9/1tT4t1/9/9/ a -";

function analysis(start: string): string {
  return `/analysis?rules=tablut-murray&start=${encodeURIComponent(start)}`;
}

async function answer(page: Page): Promise<string> {
  await page.locator(".why-rules li").first().waitFor();
  return (await page.getByTestId("why").textContent()) ?? "";
}

describe("why", () => {
  it("a move is refused is said at once, whether it was clicked or dragged", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await ready(page, "a4");
    for (const point of ["a4", "e4"]) {
      const { x, y } = await centre(page, point);
      await page.mouse.click(x, y);
    }
    expect(await answer(page)).toMatch(/a4 to e4 is not legal: e4 is occupied\..*Helmfrid/);
    const rule = page.getByTestId("why").locator('a[href^="/rules/tablut-murray#"]').first();
    expect(await rule.textContent()).toMatch(/row or a column/);
    // The next action on the board closes the answer.
    await click(page, "a4", "b4");
    await moves(page, 1);
    await page.getByTestId("why").waitFor({ state: "detached" });
    await drag(page, "e7", "h9");
    expect(await answer(page)).toMatch(/e7 to h9 is not legal: pieces move along a row or a column\./);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is said in lessons and puzzles too", async () => {
    const page = await open(browser, "/learn/moves");
    await ready(page, "c2");
    await drag(page, "c2", "d3");
    expect(await answer(page)).toMatch(/c2 to d3 is not legal: pieces move along a row or a column\./);
    await page.getByTestId("why").getByRole("button", { name: "Dismiss" }).click();
    await page.getByTestId("why").waitFor({ state: "detached" });
    await page.goto(new URL("/puzzles", page.url()).href);
    const piece = page.locator(".puzzle .cell.movable").first();
    await piece.waitFor();
    const from = (await piece.getAttribute("data-point")) ?? "";
    // Two steps aside and one along: no piece moves so.
    const file = String.fromCharCode(from.charCodeAt(0) + (from[0] === "a" || from[0] === "b" ? 2 : -2));
    const rank = Number(from.slice(1)) + (from.slice(1) === "1" ? 1 : -1);
    await drag(page, from, `${file}${rank}`);
    expect(await answer(page)).toMatch(/is not legal/);
    expect(await page.title()).toBe("Puzzles · hnefi");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is announced to keyboard and screen-reader users", async () => {
    const page = await open(browser, analysis(ON_THE_CASTLE));
    await ready(page, "e7");
    await cell(page, "e7").focus();
    await press(page, "e7");
    await press(page, "e5");
    expect(await answer(page)).toMatch(/e7 to e5 is not legal: this piece may not stop on e5\..*throne/);
    expect(await page.getByTestId("why").locator("xpath=..").getAttribute("role")).toBe("status");
    await page.getByTestId("why").getByRole("button", { name: "Dismiss" }).press("Enter");
    await page.getByTestId("why").waitFor({ state: "detached" });
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it.each([false, true])("men were captured is explained on request (phone: %s)", async (phone) => {
    const page = await open(browser, analysis(BETWEEN), { phone });
    await ready(page, "h3");
    await cell(page, "h3").focus();
    await press(page, "h3");
    await press(page, "d3");
    await page.getByTestId("why-fallen").click();
    expect(await answer(page)).toMatch(
      /The defender on c3 was captured\. It stood between two enemies, on d3 and b3\./,
    );
    // The answer and the rings come in one change of state, but not in one frame.
    await page.locator(".board-ring.threat").nth(1).waitFor();
    expect(await page.locator(".board-ring.threat").count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
