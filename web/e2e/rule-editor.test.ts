// The rule-set editor: form and file follow each other, by mouse, on a phone and by keys; what is written is tried, played, kept, shared, and
// saved for `hnefi lab`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, drawn, heard, launch, open } from "./browser";
import { program } from "./program";
import { cell, click, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const rule = (page: Page, key: string) => page.locator(`[data-rule="${key}"]`);
const file = (page: Page) => page.locator("#draft-text");

/** Waits until the file has, or has no more, such words. */
async function says(page: Page, words: string, there = true): Promise<void> {
  await page.waitForFunction(
    ([text, wanted]) =>
      document.querySelector<HTMLTextAreaElement>("#draft-text")?.value.includes(text as string) === wanted,
    [words, there] as const,
  );
}

async function verdict(page: Page, words: RegExp): Promise<void> {
  await page.getByTestId("verdict").getByText(words).waitFor();
  await page.locator("#draft-remarks.stale").waitFor({ state: "detached" });
}

async function choose(page: Page, key: string, value: string): Promise<void> {
  const line = rule(page, key);
  if (!(await line.locator("fieldset").isVisible())) await line.locator("summary").click();
  // It is checked when the file says so, which takes an answer of the server.
  await line.locator(`input[value="${value}"]`).click();
  await says(page, `${key} = "${value}"`);
}

async function brandubh(phone = false): Promise<Page> {
  const page = await open(browser, "/editor/rules?from=brandubh-cyningstan", { phone });
  await verdict(page, /The rule set is valid/);
  return page;
}

describe("by mouse", () => {
  it("form, file, board and differences follow each other, and the game is played", async () => {
    const page = await open(browser, "/rules/brandubh-cyningstan");
    await page.getByTestId("change-rules").click();
    await verdict(page, /The rule set is valid/);
    await page.getByText("No differences yet.").waitFor();
    // A move that these rules allow, and rules that forbid it.
    await page.locator(".trial").scrollIntoViewIfNeeded();
    await page.locator(".trial .buttons").scrollIntoViewIfNeeded();
    // What they do not allow is refused with the rule.
    await cell(page, "d2").focus();
    await page.keyboard.press("Enter");
    await cell(page, "a1").focus();
    await page.keyboard.press("Enter");
    await page.getByTestId("why").getByText("along a row or a column").first().waitFor();
    await click(page, "d2", "c2");
    await page.getByTestId("trial-status").getByText(/d2/).waitFor();
    await choose(page, "first", "defenders");
    await page
      .getByTestId("trial-status")
      .getByText(/It was taken back/)
      .waitFor();
    await page.getByTestId("undo").click();
    await says(page, "first = ", false);
    // What a change leaves without meaning goes from the file, and comes back with it.
    await choose(page, "corners-stop", "defenders-and-king");
    await choose(page, "escape", "edge");
    await choose(page, "corners", "none");
    await says(page, "corners-stop", false);
    await verdict(page, /The rule set is valid/);
    expect(await rule(page, "corners-stop").count()).toBe(0);
    const differences = page.getByTestId("draft-differences");
    await differences.getByText("The corners are points like any others.").waitFor();
    // What is typed shows in the form, mistakes too.
    await file(page).fill(`${await file(page).inputValue()}no-moves = "lose"\n`);
    await verdict(page, /One error/);
    await rule(page, "no-moves").locator(".problem").waitFor();
    expect(await page.getByTestId("play-arranged").isDisabled()).toBe(true);
    await page.locator(".remarks button").click();
    const caret = await file(page).evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart),
    );
    expect(caret).toBe('"lose"\n');
    await choose(page, "no-moves", "loss");
    await verdict(page, /The rule set is valid/);
    // A name brings its short name along.
    await page.locator("#draft-name").fill("Gården");
    await page.locator("#draft-name").blur();
    await says(page, 'id = "garden"');
    await verdict(page, /The rule set is valid/);
    // What is typed next is kept, though the short name follows the name a moment later.
    await page.locator("#draft-name").fill("Gårde");
    await page.keyboard.press("Tab");
    await page.keyboard.type("yard");
    await page.locator("#draft-id").blur();
    await says(page, 'id = "yard"');
    await says(page, 'name = "Gårde"');
    await page.locator("#draft-name").fill("Gården");
    await page.locator("#draft-name").blur();
    await says(page, 'name = "Gården"');
    await page.reload();
    await verdict(page, /The rule set is valid/);
    await says(page, 'no-moves = "loss"');
    await page.getByTestId("play-arranged").click();
    await page.waitForURL(/\/game\//);
    await page.getByRole("heading", { name: /Gården/ }).waitFor();
    await cell(page, "d2").and(page.locator(".movable")).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("a draft is saved, shared, and read from a file", async () => {
    const page = await brandubh();
    await choose(page, "no-moves", "loss");
    // A link that cannot be made is told of.
    await page.evaluate(() => {
      const { CompressionStream } = window;
      Object.assign(window, { CompressionStream: null, back: { CompressionStream } });
    });
    await page.getByTestId("share").click();
    await page.locator(".rule-uses .problem").waitFor();
    await page.evaluate(() => Object.assign(window, (window as { back?: object }).back));
    await page.getByTestId("share").click();
    const link = new URL(await page.locator("#draft-address").inputValue());
    expect(link.hash).toMatch(/^#rules=[\w-]+$/);
    const other = await open(browser, link.pathname + link.hash);
    await verdict(other, /The rule set is valid/);
    await says(other, 'no-moves = "loss"');
    expect(await page.locator(".rule-uses .problem").count()).toBe(0);
    expect(new URL(other.url()).hash).toBe("");
    await other.getByTestId("draft-differences").getByText("Compared with Brandubh, Cyningstan").waitFor();
    await other.goto(`${base}/editor/rules#rules=AAAA`);
    await other.getByText("This link is damaged").waitFor();
    expect(heard(other)).toEqual([]);
    await other.context().close();

    // Opening another draft saves the current one.
    await page.locator(".begin > summary").click();
    await page
      .locator("#draft-file")
      .setInputFiles(join(import.meta.dirname, "../../docs/guide/little-siege.toml"));
    await says(page, 'id = "little-siege"');
    await verdict(page, /The rule set is valid/);
    await page.getByRole("button", { name: "My game", exact: true }).click();
    await says(page, 'no-moves = "loss"');
    // Every rule written out, and what the file says of a rule changes with it.
    await page.locator(".begin > summary").click();
    await page.locator("#draft-from").selectOption("tablut-murray");
    await page.locator('.draft-start input[type="checkbox"]').check();
    await page.getByTestId("begin-draft").click();
    await says(page, "[drawn.tablut]");
    await choose(page, "first", "defenders");
    await says(page, 'first = "defenders"  # or attackers');
    expect(await file(page).inputValue()).toMatch(
      /\n# The side of the king, with the defenders, makes the first move\.\nfirst = "defenders"/,
    );
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("an editor that is left while it loads neither calls back nor replaces the draft", async () => {
    const page = await brandubh();
    const draft = () => page.evaluate(() => localStorage.getItem("hnefi.rules-desk"));
    const before = await draft();
    let answer = () => {};
    const awaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/rulesets/alea-walker-2015/template*", async (route) => {
      await awaited;
      await route.continue();
    });
    const asked = page.waitForRequest(/alea-walker-2015\/template/);
    await page.goto(`${base}/editor/rules?from=alea-walker-2015`);
    await asked;
    await page.getByRole("link", { name: "History", exact: true }).click();
    await page.locator("main h1", { hasText: "history" }).waitFor();
    const written = page.waitForResponse(/\/drafts$/);
    answer();
    await (await written).finished();
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe("/history");
    expect(await draft()).toBe(before);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("the saved study is played by the lab", async () => {
    const page = await brandubh();
    await choose(page, "no-moves", "loss");
    const folder = mkdtempSync(join(tmpdir(), "hnefi-e2e-lab-"));
    const saved = ["my-brandubh-cyningstan.toml", "my-brandubh-cyningstan-study.toml"].map(async (name) => {
      const download = await page.waitForEvent("download", (one) => one.suggestedFilename() === name);
      await download.saveAs(join(folder, name));
    });
    await page.getByTestId("save-study").click();
    await Promise.all(saved);
    const commands = (await page.locator("#draft-command").inputValue()).split("\n");
    expect(commands.at(-1)).toBe("hnefi lab run my-brandubh-cyningstan-study.toml");
    expect(readFileSync(join(folder, "my-brandubh-cyningstan.toml"), "utf8")).toBe(
      await file(page).inputValue(),
    );
    // The same study with few games between hasty players.
    const study = readFileSync(join(folder, "my-brandubh-cyningstan-study.toml"), "utf8");
    const short = study.replaceAll(/games = \[[^\]]+\]/g, "games = 2").replace("nodes = 8000", "nodes = 50");
    expect(short.match(/games = 2\b/g)?.length).toBe(3);
    writeFileSync(join(folder, "my-brandubh-cyningstan-study.toml"), short);
    const [, ...openings] =
      commands[0]?.replace("--games 200", "--games 2").replace("2000", "50").split(" ") ?? [];
    execFileSync(program, openings, { cwd: folder });
    const told = execFileSync(program, ["lab", "run", "my-brandubh-cyningstan-study.toml"], {
      cwd: folder,
      encoding: "utf8",
      timeout: 120_000,
    });
    expect(told).toMatch(/my-brandubh-cyningstan-study.*\.parquet/);
    rmSync(folder, { recursive: true, force: true });
    await page.context().close();
  });
});

describe("on a phone", () => {
  it("a rule is changed by finger, and nothing is wider than the screen", async () => {
    const page = await brandubh(true);
    await rule(page, "king-armed").locator("summary").tap();
    await rule(page, "king-armed").locator('label:has(input[value="unarmed"])').tap();
    await says(page, 'king-armed = "unarmed"');
    await page.getByTestId("take-out").tap();
    await says(page, "king-armed", false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("in other languages", () => {
  it("errors and warnings follow the page's language", async () => {
    const page = await open(browser, "/editor/rules?from=brandubh-cyningstan", { language: "de" });
    await choose(page, "corners-stop", "all");
    const odd = rule(page, "corners-stop").locator(".warning");
    await odd.getByText("Angreifer dürfen auf den Eckpunkten haltmachen").waitFor();
    await page.getByTestId("language").selectOption("is");
    await odd.getByText("sóknarmenn mega nema staðar á hornpunktunum").waitFor();
    expect(await odd.textContent()).toContain("; skrifaðu king eða defenders-and-king, eða láttu");
    expect(await odd.locator('code[lang="en"]').allTextContents()).toEqual(["king", "defenders-and-king"]);
    await file(page).fill(`${await file(page).inputValue()}no-moves = "lose"\n`);
    const wrong = rule(page, "no-moves").locator(".problem");
    await wrong.waitFor();
    expect(await wrong.textContent()).toBe(
      "reglan no-moves getur ekki verið lose: áttirðu við loss? Gildið getur verið draw, loss eða pass",
    );
    // What the form cannot change is named.
    await file(page).fill('id = "x"\nname = "X"\nextends = "brandubh-cyningstan"\nrules = 3\n');
    await page.locator(".remarks").getByText("verður að vera tafla").waitFor();
    await rule(page, "no-moves").locator('input[value="loss"]').click();
    await page.getByRole("alert").getByText("no-moves", { exact: true }).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("rules use the sides' names", async () => {
    const page = await open(browser, "/editor/rules?from=brandubh-cyningstan", { language: "de" });
    await file(page).fill(
      'id = "x"\nname = "X"\nextends = "brandubh-cyningstan"\n[names]\nattackers = "pirates"\nking = "captain"\n',
    );
    const first = rule(page, "first").locator("summary");
    await first.getByText("Die Angreifer machen den ersten Zug.").waitFor();
    await page.getByTestId("language").selectOption("en");
    await first.getByText("The pirates make the first move.").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("by keys alone", () => {
  it("a rule is changed and the game begun", async () => {
    const page = await brandubh();
    await tabTo(page, '[data-rule="no-moves"] summary');
    await page.keyboard.press("Enter");
    await page.locator('[data-rule="no-moves"] input').first().waitFor();
    await tabTo(page, '[data-rule="no-moves"] input');
    await page.keyboard.press("ArrowDown");
    await says(page, 'no-moves = "loss"');
    // The focus stays where it was while everything is drawn anew.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("loss");
    await tabTo(page, "#draft-text");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("first = 3");
    await verdict(page, /One error/);
    for (let letter = 0; letter < "first = 3".length; letter++) await page.keyboard.press("Backspace");
    await verdict(page, /The rule set is valid/);
    await tabTo(page, '[data-testid="play-arranged"]');
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/game\//);
    await page.locator(".cell.movable").first().waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
