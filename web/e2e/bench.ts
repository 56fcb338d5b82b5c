// How long frames take on the board of nineteen lines, beside a baseline in the same run: `cargo xtask bench --web [REVISION]`.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type BoardTask, boardTasks } from "./board-tasks";
import { base, launch, markUsable, open, type Wish } from "./browser";
import { framesOf } from "./frames";

/** How often each task is done by each client, in turn: the machine may do something else too. */
const ROUNDS = 5;
/** The folder with the client of the baseline. */
const baseline = process.env.HNEFI_BASELINE_CLIENT;
if (!baseline) throw new Error("HNEFI_BASELINE_CLIENT names no folder: run `cargo xtask bench --web`");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Processor time of the frames of one round, in milliseconds, ascending. */
async function round({ begin }: BoardTask, wish: Wish): Promise<number[]> {
  const { page, steps } = await begin(browser, wish);
  const work: number[] = [];
  for (const step of steps) for (const frame of await framesOf(browser, page, step)) work.push(frame.work);
  await page.context().close();
  return work.sort((a, b) => a - b);
}

/** The time that 99 of 100 frames do not exceed: the longest of all is the browser's housekeeping. */
function slowest(frames: number[]): number {
  return frames[Math.floor((frames.length - 1) * 0.99)] ?? 0;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const row = (name: string, frames: string, was: string, now: string, ratio: string) =>
  console.info(`${name.padEnd(36)}${[frames, was, now, ratio].map((cell) => cell.padStart(12)).join("")}`);

/** When a new visitor may press the button, and from the click on, when a piece may be moved; in milliseconds. */
async function firstMove(): Promise<{ usable: number; begun: number }> {
  const page = await open(browser, "/nothing");
  await markUsable(page);
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto(`${base}/`);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  const usable = await page.evaluate(() => performance.getEntriesByName("usable")[0]?.startTime ?? 0);
  const begun = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".cell.movable")) return;
          observer.disconnect();
          done(performance.now() - start);
        }).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ["class"],
        });
        document.querySelector<HTMLElement>('[data-testid="play-now"]')?.click();
      }),
  );
  await page.context().close();
  return { usable, begun };
}

describe("a new visitor", () => {
  it("may move after one click", async () => {
    const tries: { usable: number; begun: number }[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) tries.push(await firstMove());
    console.info(
      `the page is of use after ${median(tries.map(({ usable }) => usable)).toFixed(0)} ms; from the click to the first move possible ${median(tries.map(({ begun }) => begun)).toFixed(0)} ms`,
    );
  });
});

describe("frames", () => {
  it("take their time", async () => {
    row("main thread, ms a frame (p99)", "frames", "baseline", "now", "ratio");
    for (const task of boardTasks) {
      const [was, now]: [number[], number[]] = [[], []];
      let frames = 0;
      for (let turn = 0; turn < ROUNDS; turn++) {
        was.push(slowest(await round(task, { client: baseline })));
        const here = await round(task, {});
        frames += here.length;
        now.push(slowest(here));
      }
      const [a, b] = [median(was), median(now)];
      row(task.name, String(frames), a.toFixed(1), b.toFixed(1), (b / a).toFixed(2));
    }
  });
});
