// Boards and pieces to print: chosen in the browser, seen before they are printed, and saved as the files that the program makes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, heard, launch, open } from "./browser";
import { program } from "./program";

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), "hnefi-make-"));
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const pages = (page: Page) => page.locator(".print-pages > li > svg");

async function ready(page: Page, count: number): Promise<void> {
  await page.locator('.print-preview[aria-busy="false"]').waitFor();
  await expect.poll(() => pages(page).count()).toBe(count);
}

/** The file that a button saves. */
async function saved(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByTestId(`save-${format}`).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What is in the streams of a PDF: the programs may press them in different ways. */
function streams(pdf: Buffer): string[] {
  const found = pdf.toString("latin1").matchAll(/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\nendstream/gs);
  return [...found].map(([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"));
}

/** What the program makes of the same. */
function printed(name: string, ...words: string[]): Buffer {
  const path = join(folder, name);
  execFileSync(program, ["print", ...words, "-o", path]);
  return readFileSync(path);
}

describe("a game to make", () => {
  it("is seen page by page as one chooses, and saved as the program prints it", async () => {
    const page = await open(browser, "/rules/brandubh-cyningstan");
    await page.getByTestId("make").click();
    await page.getByRole("heading", { name: "Make it: Brandubh, Cyningstan" }).waitFor();
    await ready(page, 1);
    expect(await pages(page).getAttribute("width")).toBe("210mm");
    const board = ["board", "brandubh-cyningstan"];
    const pdf = await saved(page, "pdf");
    expect(pdf.name).toBe("brandubh-cyningstan-board.pdf");
    expect(streams(pdf.bytes).length).toBeGreaterThan(1);
    expect(streams(pdf.bytes)).toEqual(streams(printed("board.pdf", ...board)));
    expect((await saved(page, "svg")).bytes).toEqual(printed("board.svg", ...board));

    await page.getByLabel("Distance between points").fill("60");
    await page.keyboard.press("Tab");
    await page.getByLabel("Paper").selectOption("A3");
    await ready(page, 5);
    await page.getByLabel("Style").selectOption("plain");
    await page.getByLabel("Pieces stand on").selectOption("squares");
    await page.getByLabel("Start position").selectOption("letters");
    await page.getByLabel("Second language").selectOption("is");
    await page.locator("svg text").getByText("Borð: Brandubh").first().waitFor();
    const large = [
      "--cell",
      "60mm",
      "--paper",
      "A3",
      "--style",
      "plain",
      "--grid",
      "squares",
      "--start",
      "letters",
    ];
    const expected = printed("large.pdf", ...board, ...large, "--language", "en,is");
    expect(streams((await saved(page, "pdf")).bytes)).toEqual(streams(expected));

    // What is chosen stands in the address.
    await page.reload();
    await ready(page, 5);
    expect(await page.getByLabel("Style").inputValue()).toBe("plain");

    await page.getByRole("radio", { name: "Pieces" }).check();
    await page.getByLabel("Form").selectOption("pyramids");
    await page.locator("svg text").getByText("Cut along the lines").first().waitFor();
    const stl = await saved(page, "stl");
    expect(stl.name).toBe("brandubh-cyningstan-pieces.stl");
    expect(stl.bytes).toEqual(printed("pieces.stl", "pieces", "brandubh-cyningstan", "--cell", "60mm"));
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("has its rules, a poster, sheets and a list beside it, in two languages", async () => {
    const page = await open(browser, "/make?rules=tablut-murray&paper=A4&second=da");
    for (const [name, part, count] of [
      ["Leaflet with the rules", "leaflet", 4],
      ["Poster", "poster", 2],
      ["Score sheet", "score", 2],
      ["Empty boards", "diagrams", 2],
      ["What to buy or cast", "list", 1],
    ] as const) {
      await page.getByRole("radio", { name }).check();
      await page.waitForURL(new RegExp(`part=${part}`));
      await ready(page, count);
      const words = [part, "tablut-murray", "--paper", "A4", "--language", "en,da"];
      const { name: file, bytes } = await saved(page, "pdf");
      expect(file).toBe(`tablut-murray-${part}.pdf`);
      expect(streams(bytes)).toEqual(streams(printed(`${part}.pdf`, ...words)));
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is made with the work of others, which is named", async () => {
    const answer = await fetch(`${base}/licences.txt`);
    const text = await answer.text();
    for (const name of ["krilla", "hypher", "@fontsource/eb-garamond"]) expect(text).toContain(`\n${name} `);
  });

  it("may have another layout, and all marks where the folio draws it", async () => {
    const page = await open(browser, "/make?rules=alea-walker-2015");
    const marks = page.getByLabel("Marks");
    await marks.selectOption("all");
    await page.locator("input[name=layout][value=alea-murray]").click();
    await page.waitForURL(/alea-murray/);
    await page.locator("#make-set").selectOption("copenhagen");
    await page.waitForURL(/rules=copenhagen/);
    await expect.poll(() => marks.locator('option[value="all"]').count()).toBe(0);
    expect(await marks.inputValue()).toBe("usual");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("that cannot be printed says why, and is not saved", async () => {
    const page = await open(browser, "/make?rules=alea-walker-2015&cell=200");
    await page.getByText("the board would need").waitFor();
    expect(await page.getByTestId("save-pdf").isDisabled()).toBe(true);
    await page.getByLabel("Paper").selectOption("one");
    await ready(page, 1);
    expect(await page.getByTestId("save-pdf").isDisabled()).toBe(false);
    const distance = page.locator("#make-cell");
    for (const wrong of ["5000", "0", ""]) {
      await distance.fill(wrong);
      await distance.press("Tab");
      await page.getByText("Enter a number from 5 to 200").waitFor();
      await distance.fill("40");
      await distance.press("Tab");
      await page.getByText("Enter a number from 5 to 200").waitFor({ state: "detached" });
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is printed by one's own rules and drawing, from both editors, on a phone too", async () => {
    const page = await open(browser, "/editor/layout?from=brandubh-cyningstan", { phone: true });
    await page.getByTestId("more").click();
    await page.locator("#layout-size").selectOption("13");
    await page.getByTestId("make").click();
    await page.getByRole("heading", { name: /^Make it: / }).waitFor();
    await ready(page, 5);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    await page.goto(`${new URL(page.url()).origin}/editor/rules?from=copenhagen`);
    await page.getByTestId("make").click();
    await page.getByRole("heading", { name: /^Make it: / }).waitFor();
    await pages(page).first().waitFor();
    await page.goto(`${new URL(page.url()).origin}/make#rules=damaged`);
    await page.getByRole("heading", { name: "Nothing to print yet" }).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
