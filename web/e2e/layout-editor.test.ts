// The layout editor: drawn by mouse, by finger and by keys; checked, played at once, kept, shared, and saved for `hnefi lab`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, heard, launch, open } from "./browser";
import { program } from "./program";
import { cell, centre, finger, spoken, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const tool = (page: Page, name: string) => page.getByTestId(`tool-${name}`).click();

async function press(page: Page, ...points: string[]): Promise<void> {
  for (const point of points) {
    const { x, y } = await centre(page, point);
    await page.mouse.click(x, y);
  }
}

async function counted(page: Page, words: RegExp): Promise<void> {
  await page.getByTestId("counts").getByText(words).waitFor();
}

async function good(page: Page): Promise<void> {
  await page.getByTestId("judged").getByText("Ready to play.").waitFor();
  await page.locator('[data-testid="judged"] .stale').waitFor({ state: "detached" });
}

/** A cross on seven lines, to be played as brandubh. */
async function yard(phone = false): Promise<Page> {
  const page = await open(browser, "/editor/layout?from=brandubh-cyningstan", { phone });
  await cell(page, "d4").waitFor();
  await counted(page, /8 attackers, 4 defenders, the king/);
  return page;
}

describe("drawn and played marks", () => {
  it("are distinguished where the rules have their own points", async () => {
    const page = await open(browser, "/editor/layout?from=tablut-murray");
    await page.locator("#layout-symmetry").selectOption("all");
    await tool(page, "mark-corner");
    await press(page, "a1");
    await good(page);
    await page
      .getByTestId("overruled-corner")
      .getByText("a1, a9, i1, and i9. These rules ignore it")
      .waitFor();
    await page.locator("#layout-rules").selectOption("alea-walker-2015");
    const told = page.getByTestId("overruled-corner");
    await told.getByText("These rules place it on a1, a2, a8, a9, b1").waitFor();
    // Walker's castle is where it is drawn.
    expect(await page.getByTestId("overruled-throne").count()).toBe(0);
    await page.locator("#layout-rules").selectOption("brandubh-cyningstan");
    await told.waitFor({ state: "detached" });
    await good(page);
    expect(await page.locator('[data-testid^="overruled"]').allTextContents()).toEqual([]);
    // Corners that are not drawn are told, for the rules have them all the same.
    await press(page, "a1");
    await told.getByText("these rules place it on a1, a9, i1, and i9").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("by mouse", () => {
  it("an empty board of nineteen lines waits, with the manuscript's points on it", async () => {
    const page = await open(browser, "/editor/layout");
    await cell(page, "j10").waitFor();
    expect(await page.locator(".board-ring.folio").count()).toBe(73);
    await page.locator("#layout-symmetry").selectOption("all");
    await tool(page, "attacker");
    // Eight points at once, and the brush shows which.
    const { x, y } = await centre(page, "j16");
    await page.mouse.move(x, y);
    await page.locator(".board-ring.brush").first().waitFor();
    await press(page, "i15", "j16", "h16");
    await counted(page, /20 attackers, 0 defenders/);
    await page
      .getByText("21 of 73 manuscript points are occupied, and no piece is on any other point.")
      .waitFor();
    await page.getByTestId("underlay").uncheck();
    expect(await page.locator(".board-ring.folio").count()).toBe(0);
    // The king has no defenders: the server warns about it.
    await page.locator('[data-testid="judged"] :is(.mistakes, .warning, .turn)').first().waitFor();
    await page.context().close();
  });

  it("a layout is changed, checked, played at once, and played by its own rules", async () => {
    const page = await yard();
    await page.locator("#layout-name").fill("The yard");
    await good(page);
    await tool(page, "erase");
    await press(page, "d4");
    await page.locator('[data-testid="judged"] .mistakes').waitFor();
    expect(await page.getByTestId("play-arranged").isDisabled()).toBe(true);
    await page.getByTestId("undo").click();
    await page.locator("#layout-symmetry").selectOption("quarter-turns");
    await tool(page, "attacker");
    await press(page, "b6");
    await counted(page, /12 attackers, 4 defenders, the king\. 3 to 1/);
    await page.locator("#layout-size").selectOption("9");
    await page.locator("#layout-rules").selectOption("tablut-murray");
    await good(page);
    // The desk is as it was when one comes back.
    await page.reload();
    await counted(page, /12 attackers/);
    await good(page);
    await page.getByTestId("play-arranged").click();
    await page.waitForURL(/\/game\//);
    await page.getByRole("heading", { name: /The yard/ }).waitFor();
    await cell(page, "c7").and(page.locator(".movable")).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("errors and warnings are in the page's language", async () => {
    const page = await open(browser, "/editor/layout?from=brandubh-cyningstan", { language: "de" });
    await cell(page, "d4").waitFor();
    await tool(page, "attacker");
    await press(page, "b1");
    const odd = page.locator('[data-testid="judged"] .warning');
    await odd.getByText("kommt der Stein auf b1 (Angreifer) nach f1, wo niemand steht").waitFor();
    await tool(page, "erase");
    await press(page, "d4");
    const wrong = page.locator('[data-testid="judged"] .problem');
    await wrong.getByText("eine Aufstellung hat einen König; Könige in dieser: 0").waitFor();
    await page.getByTestId("language").selectOption("fr");
    await wrong.getByText("une disposition a un seul roi").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("a layout is saved, shared, and read from a file", async () => {
    const page = await yard();
    await page.locator("#layout-name").fill("Þór’s yard");
    await page.getByTestId("keep").click();
    await page.locator("#layout-from").selectOption({ label: "Linnaeus's tablut" });
    await counted(page, /16 attackers/);
    await page.getByRole("button", { name: "Þór’s yard", exact: true }).click();
    await counted(page, /8 attackers/);
    await page.getByTestId("forget").click();
    await page.locator("dialog[open]").getByRole("button", { name: "Remove from the list" }).click();
    await page.locator(".kept-list").waitFor({ state: "detached" });
    await page.getByTestId("share").click();
    const link = await page.locator("#layout-address").inputValue();
    expect(link).toMatch(/\/editor\/layout#layout=[\w-]+$/);

    const other = await open(browser, new URL(link).pathname + new URL(link).hash);
    await counted(other, /8 attackers, 4 defenders/);
    await good(other);
    expect(await other.locator("#layout-name").inputValue()).toBe("Þór’s yard");
    expect(new URL(other.url()).hash).toBe("");
    // What was there before is one step back.
    await other.getByTestId("undo").click();
    await counted(other, /0 attackers/);
    const file = join(import.meta.dirname, "../../docs/guide/little-siege.toml");
    await other.locator("#layout-open").setInputFiles(file);
    await counted(other, /8 attackers, 4 defenders/);
    expect(await other.locator("#layout-name").inputValue()).toBe("The yard");
    // Its rules are changed where rules are changed.
    await other.getByTestId("change-rules").click();
    await other.waitForURL(/\/editor\/rules/);
    await other.locator("#draft-name").waitFor();
    expect(await other.locator("#draft-name").inputValue()).toBe("The yard");
    await other.goto(`${base}/editor/layout#layout=AAAA`);
    await other.getByText("This link is damaged").waitFor();
    expect(heard(other)).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it("the saved study can be played", async () => {
    const page = await yard();
    await page.locator("#layout-name").fill("Yard");
    await good(page);
    const folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-lab-"));
    const saved: Promise<void>[] = [];
    page.on("download", (download) =>
      saved.push(download.saveAs(join(folder, download.suggestedFilename()))),
    );
    const both = Promise.all([
      page.waitForEvent("download", (one) => one.suggestedFilename() === "my-yard.toml"),
      page.waitForEvent("download", (one) => one.suggestedFilename() === "my-yard-study.toml"),
    ]);
    await page.getByTestId("save-study").click();
    await both;
    await Promise.all(saved);
    const commands = (await page.locator("#layout-command").inputValue()).split("\n");
    expect(commands.at(-1)).toBe("hnefi lab run my-yard-study.toml");
    // The openings that the study names, fewer than it has games and made in haste.
    const [, ...openings] =
      commands[0]?.replace("--games 200", "--games 4").replace("2000", "50").split(" ") ?? [];
    execFileSync(program, openings, { cwd: folder });
    expect(readFileSync(join(folder, "my-yard.toml"), "utf8")).toContain('extends = "brandubh-cyningstan"');
    const study = join(folder, "my-yard-study.toml");
    writeFileSync(study, readFileSync(study, "utf8").replaceAll(/games = \[[^\]]+\]/g, "games = 4"));
    const plan = execFileSync(program, ["lab", "plan", "my-yard-study.toml"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(plan).toMatch(/Is “Yard” fair\?/);
    expect(plan).toMatch(/my-yard +Yard/);
    rmSync(folder, { recursive: true, force: true });
    await page.context().close();
  });
});

describe("by finger", () => {
  it("a tap places a piece, and a piece is dragged", async () => {
    const page = await yard(true);
    const touch = await finger(page);
    await tool(page, "mark-camp");
    const corner = await centre(page, "b2");
    await touch.tap(corner.x, corner.y);
    await cell(page, "b2").and(page.locator('[aria-label$="camp"]')).waitFor();
    await tool(page, "defender");
    const from = await centre(page, "d3");
    const to = await centre(page, "c3");
    await touch.down(from.x, from.y);
    await touch.slide((from.x + to.x) / 2, from.y);
    await touch.slide(to.x, to.y);
    await touch.up();
    await cell(page, "c3").and(page.locator('[aria-label*="defender"]')).waitFor();
    expect(await cell(page, "d3").getAttribute("aria-label")).toBe("d3, empty");
    await page.context().close();
  });

  it.each(["fr", "is"])("every tool is in view in the language %s", async (language) => {
    const page = await open(browser, "/editor/layout", { phone: true, language });
    await page.locator(".palette button").first().waitFor();
    const hidden = await page
      .locator(".palette button")
      .evaluateAll((tools) =>
        tools
          .filter((tool) => tool.getBoundingClientRect().right > innerWidth)
          .map((tool) => tool.textContent),
      );
    expect(hidden).toEqual([]);
    await page.context().close();
  });
});

describe("by keys alone", () => {
  it("a layout is drawn and played", async () => {
    const page = await yard();
    await tabTo(page, ".cell");
    await page.keyboard.type("a1");
    await page.keyboard.press("6");
    await spoken(page, /^Throne$/);
    await page.keyboard.press("8");
    await page.keyboard.press("Enter");
    await spoken(page, /^a1, empty, camp$/);
    // The board is drawn anew under the mark; the focus stays where it was.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-point"))).toBe("a1");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await spoken(page, /^b1, attacker$/);
    await page.keyboard.press("Control+z");
    await counted(page, /8 attackers/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+y");
    await good(page);
    await tabTo(page, '[data-testid="play-arranged"]');
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/game\//);
    await page.locator(".cell.movable").first().waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
