// What the client may cost: how much must come before the first page is of use, what a page may run, and how much of it a frame may touch.
// How long frames take is measured by `cargo xtask bench --web`.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../src/words/languages";
import { boardTasks } from "./board-tasks";
import { base, inline, launch, open } from "./browser";
import { framesOf } from "./frames";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What may come over the wire before the first page is of use, in bytes, compressed as it comes. */
const FIRST_LOAD = 60_000;
/** What the first page shows when it comes: the sentences on rule sets, in languages that the server learnt later. */
const NOT_AWAITED = /\/(aims|rules|layout-notes|summaries)-/;
/** How many elements a frame may give a style to, and how many objects it may lay out: a step and new lines of the engine may fall into one. The
 * whole page has some 5,000. */
const STYLED = 400;
const LAID_OUT = 300;
/** How long the tasks may take on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

describe("the first load", () => {
  it.each(Object.keys(languages))("in %s: page, scripts, styles and words", async (language) => {
    const page = await open(browser, "/nothing", { language });
    // From when on a game can be begun: the form further down comes after that.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-testid="play-now"]')) return;
        observer.disconnect();
        performance.mark("usable");
      }).observe(document, { childList: true, subtree: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    await page.goto(`${base}/`);
    await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
    const came = await page.evaluate(() => {
      const usable = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
      return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter(({ startTime }) => startTime <= usable)
        .map((entry) => {
          const { name, transferSize } = entry as PerformanceResourceTiming;
          return { path: new URL(name).pathname, size: transferSize };
        });
    });
    const counted = came.filter(({ path }) => /^\/$|\.(js|css)$/.test(path) && !NOT_AWAITED.test(path));
    for (const kind of [/^\/$/, /\.js$/, /\.css$/])
      expect(
        counted.some(({ path, size }) => kind.test(path) && size > 0),
        `${kind}`,
      ).toBe(true);
    const sum = counted.reduce((all, { size }) => all + size, 0);
    console.info(`${sum} bytes of ${FIRST_LOAD}`);
    expect(sum, counted.map(({ path, size }) => `${size} ${path}`).join("\n")).toBeLessThanOrEqual(
      FIRST_LOAD,
    );
    await page.context().close();
  });
});

describe("what a page may run", () => {
  it("loads no inline code without a known hash", async () => {
    const { studies } = await (await fetch(`${base}/api/v1/studies`)).json();
    const reports = studies.flatMap(({ reports }: { reports: Record<string, string> }) =>
      Object.values(reports),
    );
    expect(reports.length).toBeGreaterThan(0);
    const pages = [
      "/",
      "/rules",
      "/analysis",
      "/game/none",
      "/game/none/share",
      "/nowhere/at/all",
      ...reports,
    ];
    for (const path of pages) {
      const answer = await fetch(base + path);
      expect(answer.headers.get("content-type"), path).toContain("text/html");
      expect(inline(answer.headers.get("content-security-policy")), path).toEqual([]);
    }
  });

  it("and the API answers with no page", async () => {
    const { paths } = await (await fetch(`${base}/api/v1/openapi.json`)).json();
    expect(Object.keys(paths).length).toBeGreaterThan(20);
    expect(JSON.stringify(paths)).not.toContain("text/html");
  });
});

describe("a frame on the board of nineteen lines touches little of the page", () => {
  it.each(boardTasks)("$name", { timeout: PATIENCE }, async ({ name, least, begin }) => {
    const { page, steps } = await begin(browser, {});
    let [frames, styled, laidOut] = [0, 0, 0];
    for (const step of steps)
      for (const frame of await framesOf(browser, page, step)) {
        frames++;
        styled = Math.max(styled, frame.styled);
        laidOut = Math.max(laidOut, frame.laidOut);
      }
    await page.context().close();
    console.info(
      `${name}: ${frames} frames, at most ${styled} elements styled and ${laidOut} objects laid out`,
    );
    expect(frames).toBeGreaterThan(least);
    expect(styled).toBeLessThanOrEqual(STYLED);
    expect(laidOut).toBeLessThanOrEqual(LAID_OUT);
  });
});
