// The history and its sources: from a claim to who says so and where, and how sure it is, without colours.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("the history page", () => {
  it("is reached from the first page, says of each claim how it is known, and leads to its source", async () => {
    const page = await open(browser, "/");
    await page.getByRole("link", { name: "Read its history" }).click();
    await page.locator(".claim .cited a").first().waitFor();
    for (const claim of await page.locator(".claim").all()) {
      const gloss = (await claim.locator(".gloss").textContent()) ?? "";
      expect(gloss).toMatch(/^How it is known: (known|inferred|conjecture)./);
    }
    expect(await page.locator("#claim-lines .gloss").textContent()).toContain(
      "Walker 2015, comment by Richard Murray, 2019",
    );
    // By the keyboard alone from the first claim to the work that it rests on.
    await page.locator("#content").focus();
    await tabTo(page, ".claim a");
    await page.keyboard.press("Enter");
    await page.locator("#source-codecs").waitFor();
    expect(new URL(page.url()).hash).toBe("#source-codecs");
    const entry = page.locator("#source-codecs");
    expect(await entry.textContent()).toContain("Alea evangelii (CCC 122)");
    await page.waitForFunction(() => {
      const { top, bottom } =
        document.getElementById("source-codecs")?.getBoundingClientRect() ?? new DOMRect();
      return top >= 0 && bottom <= innerHeight;
    });
    const link = entry.locator("a");
    expect(await link.getAttribute("href")).toBe("https://codecs.vanhamel.nl/Alea_evangelii_(CCC_122)");
    expect(await link.getAttribute("rel")).toBe("noopener");
    expect(heard(page)).toEqual([]);
  });

  it("leads from what others say of the balance to what was measured", async () => {
    const page = await open(browser, "/history");
    await page.locator("section[aria-labelledby=balance]").getByRole("link", { name: "measured" }).click();
    await page.locator(".fair h1").waitFor();
    expect(new URL(page.url()).pathname).toBe("/fair");
    expect(heard(page)).toEqual([]);
  });

  it("leads from a word of a source to what it means", async () => {
    const page = await open(browser, "/history");
    await page.locator("#claim-drabants .terms a", { hasText: "drabant" }).click();
    await page.getByRole("heading", { name: "Sources and terms" }).waitFor();
    expect(await page.locator("#term-drabant").textContent()).toContain(
      "one of the eight men beside the king",
    );
    expect(heard(page)).toEqual([]);
  });
});

describe("the page of sources", () => {
  it("compares sources and names every cited work", async () => {
    const page = await open(browser, "/sources");
    await page.locator("#source-helmfrid-2005").waitFor();
    expect(await page.locator("#conflict-first").textContent()).toMatch(
      /The counts\. \(Walker 2015, rule 2\).*Each rule set follows its source/,
    );
    const cited = await page
      .locator('a[href^="/sources#source-"], a[href^="#source-"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
    expect(cited.length).toBeGreaterThan(50);
    const missing = await page.evaluate(
      (all) => all.filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
      cited,
    );
    expect(missing).toEqual([]);
    expect(heard(page)).toEqual([]);
  });

  it.each(["/manuscript", "/rules/alea-walker-2015"])("is reached from %s", async (path) => {
    const page = await open(browser, path);
    await page.locator('a[href="/sources"]').click();
    await page.getByRole("heading", { name: "Sources and terms" }).waitFor();
    expect(heard(page)).toEqual([]);
  });
});
