// What the client may cost: how much must come before the first page is of use, what a page may run, and how much of it a frame may touch.
// How long frames take is measured by `cargo xtask bench --web`.
import { get } from "node:http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../src/words/languages";
import { boardTasks } from "./board-tasks";
import { base, inline, launch, markUsable, open } from "./browser";
import { framesOf } from "./frames";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What may come over the wire before a game can be begun on the first page, in bytes, compressed as it comes: page, scripts, styles, words. */
const FIRST_LOAD = 60_000;
/** What may come in all until the first page is at rest: with the fonts (96,000 bytes), the answers of the server (38,000), the form further down,
 * and the page of a game, which is loaded in advance. */
const WHOLE_VISIT = 252_000;
/** What may come before the engine of the browser moves a piece: the script of its worker, and the small module with its script. */
const ENGINE = 600_000;
/** What the first page shows when it comes: the sentences on rule sets, in languages that the server learnt later. */
const NOT_AWAITED = /\/(aims|rules|summaries)-/;
/** How many elements a frame may give a style to, and how many objects it may lay out: a step and new lines of the engine may fall into one. The
 * whole page has some 5,000. */
const STYLED = 400;
const LAID_OUT = 300;
/** How long the tasks may take on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

/** A file or an answer that a page has loaded. */
interface Loaded {
  path: string;
  /** Bytes over the wire. */
  size: number;
  /** It was asked for before a game could be begun. */
  first: boolean;
}

const KINDS: [string, RegExp][] = [
  ["answers", /^\/api\//],
  ["fonts", /\.woff2$/],
  ["scripts", /\.js$/],
  ["styles", /\.css$/],
  ["page", /^\/$/],
  ["pictures", /\.svg$/],
];

/** Bytes by kind of file. */
function byKind(loaded: readonly Loaded[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { path, size } of loaded) {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? path;
    sums[kind] = (sums[kind] ?? 0) + size;
  }
  return sums;
}

/** The bytes that come over the wire for a file. */
function onTheWire(path: string): Promise<number> {
  return new Promise((weighed, failed) => {
    const asked = get(base + path, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let size = 0;
      answer.on("data", (part: Buffer) => {
        size += part.length;
      });
      answer.on("end", () => weighed(size));
    });
    asked.on("error", failed);
  });
}

const total = (loaded: readonly Loaded[]) => loaded.reduce((sum, { size }) => sum + size, 0);
const listed = (loaded: readonly Loaded[]) => loaded.map(({ path, size }) => `${size} ${path}`).join("\n");

/** What the first visit to the home page loads by itself, until nothing more comes. */
async function firstVisit(language: string): Promise<Loaded[]> {
  // A page that had loaded anything before would keep some of it in memory.
  const context = await browser.newContext({ locale: language, reducedMotion: "reduce" });
  const page = await context.newPage();
  // From when on a game can be begun: the form further down comes after that.
  await markUsable(page);
  await page.goto(`${base}/`);
  await page.locator('.players-form [type="submit"]').waitFor();
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() => {
    const usable = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
    return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => {
        const { name, transferSize, startTime } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, size: transferSize, first: startTime <= usable };
      },
    );
  });
  // A browser without windows has no use for the icon; all others load it.
  const icon = await page.locator('link[rel="icon"]').first().getAttribute("href");
  await context.close();
  if (icon && !loaded.some(({ path }) => path === icon))
    loaded.push({ path: icon, size: await onTheWire(icon), first: false });
  return loaded;
}

describe("the first visit", () => {
  it.each(Object.keys(languages))("in %s: until a game can be begun, and in all", async (language) => {
    const loaded = await firstVisit(language);
    const first = loaded.filter(
      (one) => one.first && /^\/$|\.(js|css)$/.test(one.path) && !NOT_AWAITED.test(one.path),
    );
    const kinds = byKind(loaded);
    for (const [kind] of KINDS) expect(kinds[kind], kind).toBeGreaterThan(0);
    for (const kind of ["page", "scripts", "styles"]) expect(byKind(first)[kind], kind).toBeGreaterThan(0);
    console.info(
      `${total(first)} bytes of ${FIRST_LOAD}, then ${total(loaded)} of ${WHOLE_VISIT}: ${JSON.stringify(kinds)}`,
    );
    expect(total(first), listed(first)).toBeLessThanOrEqual(FIRST_LOAD);
    expect(total(loaded), listed(loaded)).toBeLessThanOrEqual(WHOLE_VISIT);
  });
});

describe("the engine of the browser", () => {
  it("comes with no more than a game needs", async () => {
    const page = await open(browser, "/privacy");
    const paths = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(worker|hnefi)-[^/]*\.js$/.test(pathname)) paths.add(pathname);
    });
    await page.goto(`${base}/analysis?rules=brandubh-cyningstan`);
    await page.locator("[data-testid=depth]").filter({ hasText: /\d/ }).waitFor();
    // What the worker fetches by itself is named in its scripts.
    for (const path of [...paths]) {
      const script = await (await fetch(base + path)).text();
      for (const [name] of path.includes("/hnefi-") ? script.matchAll(/hnefi_bg-[^"`]+\.wasm/g) : [])
        paths.add(`/assets/${name}`);
    }
    const sizes = new Map<string, number>();
    for (const path of paths) sizes.set(path, await onTheWire(path));
    const listed = JSON.stringify(Object.fromEntries(sizes));
    const sum = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.info(`${sum} bytes of ${ENGINE}: ${listed}`);
    expect(
      [...sizes.keys()].map((path) => path.replace(/^.*\/(\w+?)(_bg)?-.*\./, "$1$2.")).sort(),
      listed,
    ).toEqual(["hnefi.js", "hnefi_bg.wasm", "worker.js"]);
    expect(sum, listed).toBeLessThanOrEqual(ENGINE);
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
