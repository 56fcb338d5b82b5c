// Pictures of the pages for the documents: `npm run screenshots` writes them to docs/pictures/.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { launch, open } from "./browser";
import { cell, centre, click, openSheet, playAlea, press, ready } from "./table";

const folder = join(import.meta.dirname, "../../docs/pictures");
/** The number of own moves before the screenshot of a game. */
const MOVES = 4;

let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

/** A game of Alea Evangelii against the engine, some moves in, each of them the engine's own advice. */
async function midGame(page: Page): Promise<void> {
  await playAlea(page);
  for (let move = 0; move < MOVES; move++) {
    await page.locator(".cell.movable").first().waitFor({ timeout: 60_000 });
    await page.getByTestId("hint-button").click();
    const words = (await page.getByTestId("hint").textContent({ timeout: 60_000 })) ?? "";
    const [from, to] = words.match(/[a-s]\d+/g) ?? [];
    if (!from || !to) throw new Error(`no move in the hint: ${words}`);
    const many = await page.locator(".moves li").count();
    await click(page, from, to);
    await page.waitForFunction((n) => document.querySelectorAll(".moves li").length >= n + 2, many, {
      timeout: 60_000,
    });
  }
  await page.mouse.move(2, 2);
}

const views = [
  { name: "desktop", phone: false, width: 1280, height: 860 },
  { name: "phone", phone: true, width: 390, height: 844 },
];

describe.each(views)("$name", ({ name, phone, width, height }) => {
  const take = async (page: Page, what: string) => {
    await page.setViewportSize({ width, height });
    // A smooth glow of light is most of the file and none of the information.
    await page.evaluate(async () => {
      const flat = new CSSStyleSheet();
      flat.replaceSync("body { background: none } .board, .board-place { filter: none !important }");
      document.adoptedStyleSheets.push(flat);
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, `${what}-${name}.png`), animations: "disabled" });
    await page.context().close();
  };

  it("home", async () => {
    const page = await open(browser, "/", { phone });
    await page.locator(".frontispiece .board").waitFor();
    await take(page, "home");
  });

  it("a game", async () => {
    const page = await open(browser, "/", {});
    await midGame(page);
    await take(page, "game");
  });

  it("the gallery of rule sets", async () => {
    const page = await open(browser, "/rules?length=medium&win=edge&want=source", { phone });
    await page.locator(".suggestions button:enabled").first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>(".suggestions img")].every(
        (img) => img.naturalWidth > 0,
      ),
    );
    await page.locator("#advice").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await take(page, "gallery");
  });

  it("rules in one minute", async () => {
    const page = await open(browser, "/rules/copenhagen", { phone });
    await page.locator(".opening .board").waitFor();
    await page.getByRole("heading", { name: "In one minute" }).waitFor();
    await take(page, "minute");
  });

  it("rules", async () => {
    const page = await open(browser, "/rules/alea-walker-2015", { phone });
    await page.locator(".picture .board").first().waitFor();
    await page
      .locator("#group-capture")
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await take(page, "rules");
  });

  it("an analysis", async () => {
    const page = await open(browser, "/analysis?rules=alea-walker-2015&moves=a6-a7,i8-e8,a7-b7,d10-e10", {
      phone,
    });
    await page.getByTestId("line-count").selectOption("3");
    await page.locator(".engine-lines li").nth(2).locator("button").nth(1).press("Enter");
    await page.keyboard.press("ArrowLeft");
    await openSheet(page);
    await page.locator(".marks button").nth(2).click();
    await page.locator("#analysis-comment").fill("Opens the way along the rank.");
    await page.locator("#analysis-comment").blur();
    if (phone) await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".engine-lines li").first().locator("button").nth(3).press("Enter");
    await page.keyboard.press("ArrowLeft");
    await page.getByTestId("threats").click();
    const deep = () =>
      Number(document.querySelector('[data-testid="depth"]')?.textContent?.match(/\d+/)?.[0] ?? 0) >= 9;
    await page.waitForFunction(deep, null, { timeout: 60_000 });
    await page
      .getByTestId("engine")
      .evaluate((panel) => panel.scrollIntoView({ behavior: "instant", block: "center" }));
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(2, 2);
    await take(page, "analysis");
  });

  it("rules of one's own", async () => {
    const page = await open(browser, "/editor/rules?from=brandubh-cyningstan", { phone });
    await page.locator("#draft-name").fill("Our yard");
    await page.locator("#draft-name").blur();
    for (const [key, value] of [
      ["first", "defenders"],
      ["king-armed", "hammer"],
      ["corners-stop", "all"],
    ]) {
      const line = page.locator(`[data-rule="${key}"]`);
      await line.locator("summary").click();
      await line.locator(`input[value="${value}"]`).check();
      await page.locator(`[data-rule="${key}"].here`).waitFor();
      if (key !== "corners-stop") await line.locator("summary").click();
    }
    await page.locator(".rule-line .warning").waitFor();
    await page
      .locator("#rules-of-throne")
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await take(page, "rule-editor");
  });

  it("a layout that is being drawn", async () => {
    const page = await open(browser, "/editor/layout?from=alea-walker-2015+alea-murray", { phone });
    await page.locator('[data-testid="judged"] .turn').waitFor();
    await openSheet(page);
    await page.locator("#layout-symmetry").selectOption("all");
    if (phone) await page.keyboard.press("Escape");
    await page.getByTestId("tool-defender").click();
    await cell(page, "d10").click();
    await page.getByTestId("counts").getByText("44 attackers, 28 defenders").waitFor();
    await page.locator('[data-testid="judged"] .stale').waitFor({ state: "detached" });
    const { x, y } = await centre(page, "h4");
    if (!phone) await page.mouse.move(x, y);
    await take(page, "layout-editor");
  });

  it("compare", async () => {
    const page = await open(browser, "/compare?a=tablut-murray&b=tablut-riksutstallningar-1972", { phone });
    await page.locator(".differences .shown .board").first().waitFor();
    await page
      .locator(".differences")
      .evaluate((table) => table.scrollIntoView({ behavior: "instant", block: "start" }));
    await take(page, "compare");
  });

  it("why a man fell", async () => {
    const start = encodeURIComponent("/9/9/4K4/9/9/9/1tT4t1/9/9/ a -");
    const page = await open(browser, `/analysis?rules=tablut-murray&start=${start}`, { phone });
    await ready(page, "h3");
    await cell(page, "h3").focus();
    await press(page, "h3");
    await press(page, "d3");
    await page.getByTestId("why-fallen").click();
    await page.locator(".why-rules li").first().waitFor();
    await page
      .getByTestId("why")
      .evaluate((answer) => answer.scrollIntoView({ behavior: "instant", block: "end" }));
    await take(page, "why");
  });

  it("a puzzle", async () => {
    const page = await open(browser, "/puzzles/f3698b8e12", { phone });
    await page.locator(".puzzle .cell.movable").first().waitFor();
    await take(page, "puzzle");
  });

  it("a lesson", async () => {
    const page = await open(browser, "/learn/shieldwall", { phone });
    await page.locator(".cell.movable").first().waitFor();
    await take(page, "lesson");
  });
});
