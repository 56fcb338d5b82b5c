// On paper: what is read stands there dark on white, and nothing to press.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, open } from "./browser";
import { begin, click, moves } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The kinds of things that can only be pressed and are to be seen, and the brightest of the words that stand on no ground. */
async function printed(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    const pressed = [
      ...document.querySelectorAll("button:not(.plain), a.button, select, input, summary, nav"),
    ].filter(seen);
    const heads = [...document.querySelectorAll("h1, h2, h3")].filter(seen);
    const words = [...document.querySelectorAll("main :is(h1, h2, p, li, button, span)")].filter(
      (element) => seen(element) && (element.textContent ?? "").trim() !== "",
    );
    const light = words.filter((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return 0.3 * red + 0.59 * green + 0.11 * blue > 150;
    });
    return {
      pressed: pressed.map((element) => element.outerHTML.slice(0, 120)),
      light: light.map((element) => element.outerHTML.slice(0, 120)),
      loose: heads
        .filter((head) => getComputedStyle(head).breakAfter !== "avoid")
        .map((head) => head.textContent),
    };
  });
}

test("an article has the words to cite it by", async () => {
  const page = await open(browser, "/fair");
  const field = page.getByTestId("citation").getByRole("textbox");
  const words = await field.inputValue();
  await page.emulateMedia({ media: "print" });
  const line = (text: string) => text.trim().replace(/\s+/g, " ");
  expect(line(await page.getByTestId("citation").innerText())).toBe(line(words));
});

const clean = { pressed: [], light: [], loose: [] };

test("a game is its board and its moves, the current one as dark as the others", async () => {
  const page = await open(browser, "/");
  await begin(page, { rules: "brandubh-cyningstan", side: "both" });
  await click(page, "d6", "b6");
  await moves(page, 1);
  expect(await printed(page)).toEqual(clean);
  const current = page.locator(".moves [aria-current]");
  expect(await current.isVisible()).toBe(true);
  expect(await current.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
  // It is a page that can be printed.
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(1000);
  await page.context().close();
});

test.each([
  ["/rules/alea-walker-2015", ".picture .board"],
  ["/rules/copenhagen", ".picture .board"],
  ["/analysis?rules=brandubh-cyningstan&moves=d6-b6,e4-e2&at=1", ".tree .branch button"],
  ["/studies", ".studies h2"],
  ["/studies/calibration-2026", ".arms .balance-bar"],
  ["/fair", ".fair h1"],
  ["/layouts/alea-murray", ".citation textarea"],
  ["/history", ".claim"],
])("%s has nothing to press and no heading alone", async (address, there) => {
  const page = await open(browser, address);
  await page.locator(there).first().waitFor();
  expect(await printed(page)).toEqual(clean);
  await page.context().close();
});
