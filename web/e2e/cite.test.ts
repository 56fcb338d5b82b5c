// Versions and citations: on the pages of rule sets, layouts and studies.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, onServer, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SETS = ["alea-walker-2015", "tablut-murray"];

describe("published items", () => {
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
    await page.getByTestId("versions").getByText("first version").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("shows the changes since a cited version", async () => {
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
      await page.getByText("There is no version with this number.").waitFor();
      await page.context().close();
    }
  });

  it("names its sources by links that lead there", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const source = page.locator(".sources li", { has: page.locator(".address a") }).first();
    const away = source.locator(".address a").first();
    await away.waitFor();
    expect(await away.getAttribute("href")).toMatch(/^https?:\/\//);
    expect(await away.getAttribute("rel")).toBe("noopener");
    // The work itself stands in the bibliography.
    const [work, address] = [source.locator("cite").first(), source.locator("a").first()];
    const title = (await work.textContent()) ?? "";
    const hash = new URL((await address.getAttribute("href")) ?? "", page.url()).hash;
    await address.click();
    await page.waitForURL("**/sources#source-*");
    await page
      .locator(`[id="${hash.slice(1)}"]`)
      .getByText(title)
      .waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("layouts have a page of their own, to which their names lead", async () => {
    const page = await open(browser, "/rules/alea-walker-2015+alea-murray");
    await page.locator(".opening figcaption a", { hasText: "Murray's" }).click();
    await page.waitForURL("**/layouts/alea-murray");
    await page.locator("h1", { hasText: "Murray's" }).waitFor();
    expect(await page.getByTestId("version").textContent()).toMatch(
      /Version \d+, 2026-\d\d-\d\d [0-9a-f]{12}/,
    );
    expect(await page.locator(".players a", { hasText: "Walker 2015" }).getAttribute("href")).toBe(
      "/rules/alea-walker-2015+alea-murray",
    );
    const source = page.locator(".sources li", { hasText: "H. J. R. Murray" });
    expect(await source.textContent()).toContain("as told by Damian Walker 2014");
    const text = page.getByTestId("citation").locator("textarea");
    await text.waitFor();
    const origin = new URL(page.url()).origin;
    expect(await text.inputValue()).toContain(`${origin}/layouts/alea-murray?version=`);
    expect(await text.inputValue()).toContain("H. J. R. Murray, A History of Board-Games");
    for (const [name, ending] of [
      ["BibTeX", "bib"],
      ["RIS", "ris"],
      ["CSL-JSON", "json"],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByTestId("citation").getByRole("link", { name, exact: true }).click();
      expect((await coming).suggestedFilename()).toBe(`hnefi-alea-murray.${ending}`);
    }
    await page.getByTestId("versions").locator("summary").click();
    await page.getByTestId("versions").getByText("first version").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("studies have a page of their own, to which the list leads", async () => {
    const page = await open(browser, "/studies");
    const study = page.locator("section[aria-labelledby=study-calibration-2026]");
    await study.getByTestId("version").waitFor();
    await study.getByRole("link", { name: "Citation and versions" }).click();
    await page.waitForURL("**/studies/calibration-2026#cite");
    const text = page.getByTestId("citation").locator("textarea");
    await text.waitFor();
    expect(await text.inputValue()).toContain("(study calibration-2026)");
    const origin = new URL(page.url()).origin;
    expect(await text.inputValue()).toContain(`${origin}/studies/calibration-2026?version=`);
    await page.getByTestId("versions").locator("summary").click();
    await page.getByTestId("versions").getByText("first version").waitFor();
    await page.locator(".arms .balance-bar").first().waitFor();
    expect(heard(page)).toEqual([]);
  });

  it.each(["/layouts/alea-murray", "/studies/calibration-2026"])(
    "%s takes a version as rule sets do",
    async (path) => {
      const page = await open(browser, path);
      const label = (await page.getByTestId("version").textContent()) ?? "";
      const present = Number(/Version (\d+)/.exec(label)?.[1]);
      const origin = new URL(page.url()).origin;
      await page.goto(`${origin}${path}?version=${present}`);
      await page.getByTestId("version").waitFor();
      expect(await page.getByTestId("superseded-version").count()).toBe(0);
      await page.goto(`${origin}${path}?version=${present + 1}`);
      await page.getByText("There is no version with this number.").waitFor();
      if (!onServer) return;
      // None of them has changed yet: the server's answer is given a version that is newer still.
      const newer = {
        version: present + 1,
        date: "2026-12-24",
        hash: "ab".repeat(32),
        changes: [{ en: "A man has moved." }],
      };
      await page.route(`**/api/v1${path}?version=${present}`, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const [last] = answer.versions.slice(-1);
        answer.superseded = { version: present, date: last.date, since: [newer] };
        answer.versions.push(newer);
        await route.fulfill({ response, json: answer });
      });
      await page.goto(`${origin}${path}?version=${present}`);
      const notice = page.getByTestId("superseded-version");
      await notice.getByText(`a citation of version ${present} `).waitFor();
      expect(await notice.textContent()).toContain(`the current version, ${present + 1} (2026-12-24)`);
      expect(await notice.locator("li").allTextContents()).toEqual([
        `Version ${present + 1}, 2026-12-24: A man has moved.`,
      ]);
      expect(heard(page)).toEqual([]);
    },
  );
});
