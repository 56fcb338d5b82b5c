// How fast the engine searches in the browser, in the client's own worker, beside the program: `npm run bench -- engine-bench`. `HNEFI_ENGINE`
// names another release build than the one of this working tree.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, launch, open } from "./browser";

/** How often each searches, in turn: the machine may do something else too. */
const ROUNDS = 3;
const SECONDS = 5;
const RULES = "alea-walker-2015";
/** As in the worker. */
const MEGABYTES = 32;

/** What the last depth that was finished has told. */
interface Reached {
  depth: number;
  /** Positions a second. */
  speed: number;
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The program searches on one thread, by the engine protocol. */
async function program(): Promise<Reached> {
  const root = join(import.meta.dirname, "../..");
  const binary = resolve(root, process.env.HNEFI_ENGINE ?? "target/release/hnefi");
  if (!existsSync(binary))
    throw new Error(`there is no program at ${binary}: build it, or name it in HNEFI_ENGINE`);
  const engine = spawn(binary, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  engine.stdin.write(
    `ugi\nsetoption name Rules value ${RULES}\nsetoption name Hash value ${MEGABYTES}\nsetoption name Move Overhead value 0\n` +
      `position startpos\ngo movetime ${SECONDS * 1000}\n`,
  );
  const reached = { depth: 0, speed: 0 };
  for await (const line of createInterface({ input: engine.stdout })) {
    const [, depth, speed] = /^info depth (\d+) .* nps (\d+) /.exec(line) ?? [];
    if (depth && speed) Object.assign(reached, { depth: Number(depth), speed: Number(speed) });
    if (line.startsWith("bestmove")) break;
  }
  engine.stdin.end("quit\n");
  return reached;
}

/** The worker searches, with nothing remembered: another one than that of the page, from the same script. */
async function worker(): Promise<Reached> {
  const page = await open(browser, "/privacy");
  const [own] = await Promise.all([
    page.waitForEvent("worker"),
    page.goto(`${base}/analysis?rules=${RULES}`),
  ]);
  const script = own.url();
  await page.goto(`${base}/privacy`);
  const reached = await page.evaluate(
    ({ script, rules, seconds }) =>
      new Promise<Reached>((done, failed) => {
        const worker = new Worker(script, { type: "module" });
        let reached = { depth: 0, speed: 0 };
        worker.onmessage = ({ data: said }) => {
          if (said.kind === "event" && said.name === "lines") reached = JSON.parse(said.data);
          if (said.kind === "failed") failed(new Error(said.reason));
          if (said.kind === "answer") done({ depth: reached.depth, speed: reached.speed });
        };
        const body = JSON.stringify({ position: { rules, moves: [] }, lines: 1, seconds });
        worker.postMessage({ n: 1, question: { kind: "analyse", body } });
      }),
    { script, rules: RULES, seconds: SECONDS },
  );
  await page.context().close();
  return reached;
}

const row = (name: string, told: string[]) =>
  console.info(`${name.padEnd(36)}${told.map((cell) => cell.padStart(12)).join("")}`);

describe("the engine", () => {
  it(`looks at Alea for ${SECONDS} seconds`, async () => {
    row("positions a second (depth)", ["program", "browser", "ratio"]);
    const ratios: number[] = [];
    for (let turn = 1; turn <= ROUNDS; turn++) {
      const [there, here] = [await program(), await worker()];
      expect(Math.min(there.depth, here.depth)).toBeGreaterThan(0);
      ratios.push(here.speed / there.speed);
      const told = [there, here].map(({ speed, depth }) => `${speed} (${depth})`);
      row(`round ${turn}`, [...told, (here.speed / there.speed).toFixed(2)]);
    }
    row("median", ["", "", [...ratios].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]?.toFixed(2) ?? ""]);
  });
});
