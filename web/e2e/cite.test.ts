// Versions and citations: on a rule set’s page and in the list of studies.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SETS = ["alea-walker-2015", "tablut-murray"];

describe("what is published", () => {
  it("has a version, a day and a hash, and can be cited", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const version = (await page.getByTestId("version").textContent()) ?? "";
    expect(version).toMatch(/Version \d+, 2026-\d\d-\d\d [0-9a-f]{12}/);
    const text = page.getByTestId("citation").locator("textarea");
    await text.waitFor();
    const origin = new URL(page.url()).origin;
    expect(await text.inputValue()).toContain(`${origin}/rules/alea-walker-2015?version=`);
    expect(await text.inputValue()).toContain("Damian Walker");
    const coming = page.waitForEvent("download");
    await page.getByTestId("citation").getByRole("link", { name: "BibTeX" }).click();
    expect((await coming).suggestedFilename()).toBe("hnefi-alea-walker-2015.bib");
    await page.getByTestId("versions").locator("summary").click();
    await page.getByTestId("versions").getByText("the first version").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("tells whoever follows a citation what has changed since, and leaves the present version alone", async () => {
    for (const id of SETS) {
      const page = await open(browser, `/rules/${id}`);
      const present = Number(
        /Version (\d+)/.exec((await page.getByTestId("version").textContent()) ?? "")?.[1],
      );
      const origin = new URL(page.url()).origin;
      await page.goto(`${origin}/rules/${id}?version=${present}`);
      await page.locator(".ruleset h1").waitFor();
      expect(await page.getByTestId("superseded-version").count()).toBe(0);
      for (let old = 1; old < present; old++) {
        await page.goto(`${origin}/rules/${id}?version=${old}`);
        const notice = page.getByTestId("superseded-version");
        await notice.getByText(`a citation of version ${old} `).waitFor();
        expect(await notice.locator("li").count()).toBe(present - old);
      }
      expect(heard(page)).toEqual([]);
      await page.goto(`${origin}/rules/${id}?version=99`);
      await page.getByText("This rule set never had a version of this number.").waitFor();
      await page.context().close();
    }
  });

  it("names its sources by links that lead there", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const link = page.locator(".sources a").first();
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^https?:\/\//);
    expect(await link.getAttribute("rel")).toBe("noopener");
    expect(heard(page)).toEqual([]);
  });

  it("studies are cited too", async () => {
    const page = await open(browser, "/studies");
    const study = page.locator("section[aria-labelledby=study-calibration-2026]");
    await study.getByTestId("version").waitFor();
    await study.getByText("How to cite").click();
    const text = study.getByTestId("citation").locator("textarea");
    await text.waitFor();
    expect(await text.inputValue()).toContain("(study calibration-2026)");
    expect(heard(page)).toEqual([]);
  });
});
