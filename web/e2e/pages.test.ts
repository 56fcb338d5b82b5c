// Every page, in both languages and both themes: nothing for axe to find, nothing wider than a phone, no other host.
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

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds, one line a place. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  describe.each(["light", "dark"] as const)("%s", (scheme) => {
    it.each(tour)("$name: axe finds nothing", async ({ visit }) => {
      const page = await visit(browser, { language, scheme });
      expect(await findings(page)).toEqual([]);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(heard(page)).toEqual([]);
      await page.context().close();
    });
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
