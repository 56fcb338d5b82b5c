// The npm package in a browser: from a server of files, from another origin, and out of a bundle.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { install, tarball } from "../npm/packed";
import { launch } from "./browser";
import { type Files, serveFiles } from "./files";

const packed = tarball();
if (!packed) console.log("SKIPPED: the npm package was not packed: `cargo xtask npm` packs it");

/** What a page does with the package; where it finds that is put before. */
const PROGRAM = `
const game = new Game(new Ruleset("brandubh-cyningstan"));
const result = { moves: game.legalMoves().length, played: game.play("d1-c1") };
result.best = new Engine().search(game, { depth: 3 }).move;
try { game.play("a1-a2"); } catch (error) { result.refused = [error.name, error instanceof Error]; }

const engine = new EngineWorker({ megabytes: 32 });
result.off = (await engine.search(game, { depth: 3 })).move;
// While it thinks, the page goes on, and a stop is answered at once.
let frames = 0;
const count = () => { frames++; requestAnimationFrame(count); };
requestAnimationFrame(count);
let stopped = 0;
const found = await engine.search({ ruleset: "alea-walker-2015" }, { depth: 60 }, ({ depth }) => {
  if (depth < 4 || frames === 0) return;
  stopped = performance.now();
  engine.stop();
});
result.waited = performance.now() - stopped;
result.deep = found.depth >= 4;
result.frames = frames > 0;
const again = performance.now();
result.again = (await engine.search({ ruleset: "alea-walker-2015" }, { depth: 1 })).depth;
result.ready = performance.now() - again;
result.wrong = await engine.search({ ruleset: "alea" }, { depth: 1 }).catch((error) => [error.name, error instanceof Error]);
engine.close();
window.result = result;
`;

const EXPECTED = {
  moves: 40,
  played: "d1-c1",
  best: "e4-e1",
  refused: ["IllegalMove", true],
  off: "e4-e1",
  deep: true,
  frames: true,
  again: 1,
  wrong: ["RulesetError", true],
};

function program(main: string, worker: string): string {
  return `import { Engine, Game, Ruleset } from "${main}";\nimport { EngineWorker } from "${worker}";\n${PROGRAM}`;
}

function pageWith(script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title>${script}</html>`;
}

describe.skipIf(!packed)("the npm package in a browser", () => {
  let browser: Browser;
  let project: string;
  const servers: Files[] = [];
  beforeAll(async () => {
    browser = await launch();
    project = install(packed as string);
  });
  afterAll(async () => {
    for (const server of servers) server.stop();
    await browser.close();
    rmSync(project, { recursive: true, force: true });
  });

  /** What the program gives on a page. */
  async function resultOn(page: Page, address: string): Promise<Record<string, unknown>> {
    const heard: string[] = [];
    page.on("pageerror", (error) => heard.push(error.message));
    await page.goto(address);
    await expect
      .poll(() => page.evaluate(() => "result" in window) || Promise.reject(new Error(heard.join("\n"))))
      .toBe(true);
    const result = await page.evaluate(
      () => (window as unknown as { result: Record<string, unknown> }).result,
    );
    await page.context().close();
    return result;
  }

  async function serve(pages: Record<string, string>, headers: Record<string, string> = {}): Promise<Files> {
    const server = await serveFiles(project, pages, headers);
    servers.push(server);
    return server;
  }

  async function check(address: string, how: string): Promise<void> {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(30_000);
    const { waited, ready, ...result } = await resultOn(page, address);
    console.log(`${how}: stopped after ${waited} ms, the next search gave its first depth after ${ready} ms`);
    expect(result).toEqual(EXPECTED);
  }

  test("runs from a server of files", async () => {
    const folder = "./node_modules/hnefi";
    const text = program(`${folder}/browser.js`, `${folder}/worker-browser.js`);
    const { base } = await serve({ "/": pageWith(`<script type="module">${text}</script>`) });
    await check(`${base}/`, "files");
  });

  test("runs from another origin", async () => {
    const far = await serve({}, { "access-control-allow-origin": "*" });
    const folder = `${far.base}/node_modules/hnefi`;
    const text = program(`${folder}/browser.js`, `${folder}/worker-browser.js`);
    const { base } = await serve({ "/": pageWith(`<script type="module">${text}</script>`) });
    await check(`${base}/`, "another origin");
  });

  test("is taken along by a bundler", async () => {
    writeFileSync(join(project, "main.js"), program("hnefi", "hnefi/worker"));
    writeFileSync(join(project, "index.html"), pageWith(`<script type="module" src="/main.js"></script>`));
    await build({ root: project, configFile: false, logLevel: "warn", base: "./" });
    const { base } = await serve({});
    await check(`${base}/dist/index.html`, "bundle");
  });
});
