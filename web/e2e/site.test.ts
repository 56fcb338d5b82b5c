// The site of files, below a path of its host and served by a plain file server: its pages with and without JavaScript, play, and a visit
// without a connection.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../site/build";
import { serveFiles } from "../site/file-server";
import { heard, inline, launch, open } from "./browser";
import { begin, click, moves, playFirstMove, walkOut } from "./table";

const BASE = "/kin/";
const ORIGIN = "https://example.org";
/** The pages that get their text here; all of them would take minutes. */
const WITH_TEXT = ["/", "/history", "/rules", "/rules/brandubh-cyningstan", "/studies"];

const folder = mkdtempSync(join(tmpdir(), "hnefi-site-e2e-"));
const out = join(folder, "site");
let browser: Browser;
let files: Awaited<ReturnType<typeof serveFiles>>;
let site: string;
beforeAll(async () => {
  await buildSite(
    { out, base: BASE, origin: ORIGIN, only: (address) => WITH_TEXT.includes(address) },
    () => {},
  );
  files = await serveFiles(out, BASE);
  site = files.address + BASE;
  browser = await launch();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await files?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page of the site, which may not ask for anything outside of it. */
async function visit(path: string, wish: Parameters<typeof open>[2] = {}) {
  const page = await open(browser, BASE + path, { at: files.address, ...wish });
  const lost: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("request", (asked) => {
    if (!asked.url().startsWith(site)) lost.push(`outside: ${asked.url()}`);
  });
  await started(page);
  return { page, lost };
}

/** Waits until the client has taken the place of the text. */
const started = (page: Page) =>
  page.waitForFunction(
    () => document.querySelectorAll("#app").length === 1 && document.querySelector("#app > main"),
  );

/** What a page has complained about. That no header of the host says what it may run is known: the page says it itself. */
const complaints = (page: Page) =>
  heard(page).filter((words) => !words.endsWith("may run too much: anything"));

describe("the files of the site", () => {
  it("pages have their text, and lead to pages that are there", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of WITH_TEXT) {
      await page.goto(site + path.slice(1));
      expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      const own = new Set(
        links.map((link) => link.split("#")[0] ?? "").filter((link) => link.startsWith(files.address)),
      );
      expect(own.size, path).toBeGreaterThan(5);
      for (const link of own) expect((await fetch(link)).status, `${path} leads to ${link}`).toBe(200);
    }
    await page.goto(`${site}rules/brandubh-cyningstan`);
    await page.getByRole("heading", { name: "Brandubh" }).first().waitFor();
    await page.getByText("7 × 7").first().waitFor();
    await context.close();
  });

  it("say what they are to search engines and social networks", async () => {
    const text = readFileSync(join(out, "rules/brandubh-cyningstan/index.html"), "utf8");
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}rules/brandubh-cyningstan/" />`);
    expect(text).toMatch(/<title>Brandubh[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}" \/>/);
    const [, picture] = /property="og:image" content="https:\/\/example\.org\/kin\/([^"]+)"/.exec(text) ?? [];
    expect(existsSync(join(out, picture ?? "none"))).toBe(true);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
    expect(inline(policy ?? null)).toEqual([]);
    const map = readFileSync(join(out, "sitemap.xml"), "utf8");
    const listed = [...map.matchAll(/<loc>https:\/\/example\.org\/kin\/([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? "",
    );
    expect(listed.length).toBeGreaterThan(1000);
    for (const path of listed) expect(existsSync(join(out, path, "index.html")), path).toBe(true);
    const citation = readFileSync(join(out, "api/v1/rulesets/brandubh-cyningstan/citation.bib"), "utf8");
    expect(citation).toContain(`${ORIGIN}${BASE}rules/brandubh-cyningstan`);
  });

  it("a folder that is no site is not written over", async () => {
    const wanted = { out: folder, base: "/", origin: ORIGIN };
    await expect(buildSite(wanted, () => {})).rejects.toThrow("is no site");
  });
});

describe("a visitor of the site", () => {
  it("plays against the engine, and finds the game again", async () => {
    const { page, lost } = await visit("");
    await page.getByTestId("play-now").click();
    await page.waitForURL(`${site}game/here-*`);
    await playFirstMove(page);
    // The engine answers.
    await moves(page, 2);
    expect(lost).toEqual([]);
    await page.reload();
    await moves(page, 2);
    await page.goto(`${site}games/`);
    await page.locator(`a[href^="${BASE}game/here-"]`).first().click();
    await moves(page, 2);

    // It can be taken away as a record.
    await page.getByRole("link", { name: "Share" }).click();
    const [record] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /PGN/ }).click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^hnefi-here-\w+\.pgn$/);
    expect(readFileSync(await record.path(), "utf8")).toContain('[Defenders "hnefi, level');

    // The game goes along to another browser, and is gone where everything is deleted.
    const pathname = new URL(page.url()).pathname.replace("/share", "");
    await page.goto(`${site}settings/`);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export").click()]);
    const { page: other } = await visit("settings/");
    await other.getByTestId("import").setInputFiles(await saved.path());
    await other.getByText(/\d items were imported/).waitFor();
    await other.goto(files.address + pathname);
    await moves(other, 2);
    await page.getByRole("button", { name: "Delete all data" }).click();
    // The address stays, and the page comes again when all is gone.
    const again = page.waitForEvent("load");
    await page.getByRole("button", { name: /Yes/ }).click();
    await again;
    await page.goto(files.address + pathname);
    await page.getByText("This game does not exist.").waitFor();
    await other.context().close();
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("two play at one screen to the end", async () => {
    const { page, lost } = await visit("");
    await begin(page, { rules: "tablut-murray", side: "both" });
    for (const [count, [from, to]] of walkOut.entries()) {
      await click(page, from, to);
      await moves(page, count + 1);
    }
    await page.getByTestId("ending").waitFor();
    expect(lost).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("reads rules, their balance and their citation in another language", async () => {
    const { page, lost } = await visit("rules/brandubh-cyningstan/", { language: "fr" });
    await page.getByRole("link", { name: "Règles" }).first().waitFor();
    await page.getByTestId("balance").waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "BibTeX" }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.bib$/);
    expect(lost).toEqual([]);
    // What only a server could do is not offered.
    expect(await page.getByTestId("measure-balance").count()).toBe(0);
    expect(await page.locator(`a[href="${BASE}lobby"]`).count()).toBe(0);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("opens a record whose rules are guessed", async () => {
    const { page, lost } = await visit("analysis/");
    await page
      .locator("#paste-text")
      .fill('[Attackers "Ada"]\n\n1. d6b6 {Opens a file.} e4e2 2. b6e6 c4c5 *');
    await page.getByTestId("open-record").click();
    await page.locator(".tree .remark").getByText("Opens a file.").waitFor();
    await page.getByLabel("The record names no known rule set. Guessed:").waitFor();
    expect(lost).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("keeps a library of games that were imported and played", async () => {
    const { page, lost } = await visit("import/");
    const records = [
      '[Attackers "Áda"]\n[Defenders "Ole"]\n[Date "2015.05.04"]\n[Result "1-0"]\n\n1. d6b6 {Opens a file.} e4e2 2. b6e6 c4c5 1-0',
      '[Attackers "Svala"]\n[Date "2020.01.02"]\n\n1. d6b6 e4e3 *',
    ];
    const bring = async (expected: string) => {
      await page.goto(`${site}import/`);
      await page.locator("#import-text").fill(records.join("\n\n"));
      await page.locator("#import-rules").selectOption("brandubh-cyningstan");
      await page.getByRole("button", { name: "Read the games" }).click();
      await page.getByRole("button", { name: /to the library/ }).click();
      await page.locator(".import-kept").getByText(expected).waitFor();
    };
    await bring("2 games were added to the library.");
    // The same games are kept once.
    await bring("All of these games were already in the library.");
    await page.goto(site);
    await begin(page, { rules: "brandubh-cyningstan", side: "both" });
    await click(page, "d6", "b6");
    await moves(page, 1);

    await page.getByRole("link", { name: "Library" }).click();
    await page.getByText("The games that this browser keeps").waitFor();
    const list = page.locator(".library-games li");
    await expect.poll(() => list.count()).toBe(3);
    for (const picture of await list.locator("img").all())
      await expect.poll(() => picture.getAttribute("src")).toMatch(/^data:image\/svg/);
    await page.getByLabel("Result").selectOption("attackers");
    await expect.poll(() => list.count()).toBe(1);
    await page.getByLabel("Result").selectOption("");
    // Whatever accents are typed.
    await page.locator("#library-player").fill("ada");
    await page.locator("#library-player").press("Enter");
    await expect.poll(() => list.count()).toBe(1);

    // What was played in a position, in all three.
    await page.goto(`${site}library/explore/?rules=brandubh-cyningstan&moves=d6-b6`);
    await page.getByRole("heading", { name: "3 games reached this position" }).waitFor();
    expect(await page.locator(".explored tbody tr").count()).toBe(2);

    await page.goto(`${site}library/?player=ada`);
    await list.getByRole("link").click();
    await page.getByText("2015.05.04").waitFor();
    await page.getByRole("link", { name: "Share" }).click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /PGN/ }).click(),
    ]);
    expect(readFileSync(await saved.path(), "utf8")).toContain("Opens a file.");
    await page.goBack();
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.locator(".tree .remark").getByText("Opens a file.").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Remove from this browser" }).click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await page.waitForURL(`${site}library`);
    await expect.poll(() => list.count()).toBe(2);
    expect(lost).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("draws a position, and saves its picture", async () => {
    const { page, lost } = await visit("editor/position/?rules=brandubh-cyningstan");
    for (const [kind, start] of [
      ["svg", "<svg"],
      ["png", "\x89PNG"],
    ]) {
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByTestId(kind ?? "").click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`brandubh-cyningstan-position.${kind}`);
      expect(readFileSync(await saved.path(), "latin1").slice(0, 4)).toBe(start);
    }
    expect(lost).toEqual([]);
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  it("is told what needs a server, and what is not there", async () => {
    const { page } = await visit("lobby/");
    await page.getByText("This needs a server.").waitFor();
    await page.goto(`${site}rules/nothing/`);
    await page.getByText("There is no rule set with this name.").waitFor();
    await page.goto(`${site}nothing/`);
    await page
      .getByRole("link", { name: /first page|start page|home/i })
      .first()
      .waitFor();
    await page.context().close();
  });

  it("has everything without a connection after the first visit", { timeout: 120_000 }, async () => {
    const { page } = await visit("", { keeps: true });
    await page.getByTestId("play-now").waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    // Where puzzles are looked at, some more are kept.
    await page.goto(`${site}puzzles/`);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open("answers")).keys()).map(({ url }) => url));
    await expect.poll(async () => (await kept()).filter((url) => url.includes("/puzzles/")).length).toBe(12);
    const { port } = new URL(files.address);
    await files.stop();
    await page.goto(site);
    await page.getByTestId("play-now").click();
    await page.waitForURL(`${site}game/here-*`);
    await page.goto(`${site}rules/alea-walker-2015/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${site}analysis/?rules=brandubh-cyningstan`);
    await page.getByTestId("depth").waitFor();
    for (let count = 0; count < 2; count++) {
      await page.goto(`${site}puzzles/`);
      await page.locator(".cell.movable").first().waitFor();
    }
    await page.goto(`${site}editor/layout/?from=brandubh-cyningstan`);
    await page.getByTestId("judged").getByText("Ready to play.").waitFor();
    await page.getByTestId("play-arranged").click();
    await page.waitForURL(`${site}game/here-*`);
    await page.locator(".cell.movable").first().waitFor();
    files = await serveFiles(out, BASE, Number(port));
    await page.context().close();
  });
});
