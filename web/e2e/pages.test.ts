// Every page, in both languages and every look: nothing for axe to find, nothing wider than a phone, no other host.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { tour } from "./tour";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const looks = ["manuscript", "wood", "slate", "contrast"];

interface Axe {
  run(where: Document, options: { runOnly?: string[] }): Promise<{ violations: Finding[] }>;
}

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds, one line a place; by all its rules, or by those named. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, only ? { runOnly: only } : {})).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}

/** Shows the page made of something else, by day or by night. */
async function wear(page: Page, look: string, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((name) => {
    document.documentElement.dataset.look = name;
  }, look);
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  it.each(tour)("$name: axe finds nothing", async ({ visit }) => {
    const page = await visit(browser, { language });
    expect(await findings(page)).toEqual([]);
    // What is shown and how it is called does not change with the look: the colours do.
    for (const look of language === "en" ? looks : [])
      for (const scheme of ["light", "dark"] as const) {
        await wear(page, look, scheme);
        expect(await findings(page, ["color-contrast"]), `${look}, ${scheme}`).toEqual([]);
      }
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it.each(tour)("$name: fits a phone", async ({ visit }) => {
    const page = await visit(browser, { language, phone: true });
    const [wide, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(shown ?? 0);
    expect(shown).toBe(390);
    expect(await findings(page)).toEqual([]);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("the frame", () => {
  it("remembers language and theme", async () => {
    const page = await open(browser, "/");
    await page.getByTestId("language").selectOption("fr");
    await page.getByTestId("theme").selectOption("dark");
    await page.reload();
    await page.getByTestId("play-now").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  });

  it("goes from page to page without loading anew, and back", async () => {
    const page = await open(browser, "/");
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Rules" }).click();
    await page.locator(".sets a").first().click();
    await page.locator(".rule").first().waitFor();
    await page.goBack();
    await page.locator(".sets a").first().waitFor();
    await nav.getByRole("link", { name: "Compare" }).click();
    await page.locator(".differences").waitFor();
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    expect(await page.title()).toContain("Compare");
  });

  it("shows options and layouts in the address, and plays what is chosen", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const inferred = page.locator(".choice", { has: page.locator(".badge.inferred") }).first();
    await inferred.locator("input").check();
    await page.waitForURL(/\/rules\/alea-walker-2015\+/);
    await page.locator("figcaption .badge.inferred").waitFor();
    await page.getByTestId("play-this").click();
    await page.locator(".choose figcaption .badge.inferred").waitFor();
    await page.goto(new URL("/rules/tablut-riksutstallningar-1972", page.url()).href);
    const option = page.locator('.ruleset input[type="checkbox"]').first();
    await option.check();
    await page.waitForURL(/\/rules\/tablut-riksutstallningar-1972\+/);
    await page.getByTestId("play-this").click();
    await page.locator('.play-form input[type="checkbox"]:checked').waitFor();
  });
});
