// What the main thread of a page does while somebody plays: a trace of Chromium, read frame by frame.
import type { Browser, Page } from "playwright-core";

/** Work in milliseconds of processor time: a busy neighbour makes a machine slow, but not a page. */
export interface Work {
  /** How many frames were drawn. */
  frames: number;
  /** The most work from one frame to the next, with all that was done in between. */
  most: number;
  /** What that was, the largest first. */
  made: string[];
}

/** One entry of a trace, times in microseconds. */
interface Entry {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { functionName?: string; type?: string } };
}

/** What Chromium writes down: every task of a thread, and what a task was about. */
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Watches a page while something is done on it. */
export async function watched(browser: Browser, page: Page, doing: () => Promise<void>): Promise<Work> {
  // What loading the page has left behind is swept up now and not in the midst of a frame.
  await page.requestGC();
  await browser.startTracing(page, { categories: CATEGORIES });
  let done = false;
  try {
    await doing();
    done = true;
  } finally {
    if (!done) await browser.stopTracing();
  }
  return read(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

function read(entries: Entry[]): Work {
  // Of all renderers, the page's is the one that draws. The task in which a frame is painted is its last: not every one is committed by itself.
  const drawings = entries.filter(({ name }) => name === "PrePaint").sort((a, b) => a.ts - b.ts);
  const tally = new Map<string, number>();
  for (const one of drawings) tally.set(thread(one), (tally.get(thread(one)) ?? 0) + 1);
  const [main] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
  const ends = drawings.filter((one) => thread(one) === main).map((one) => one.ts);
  const mine = entries.filter((one) => thread(one) === main && one.tdur !== undefined);
  const frames = ends.map(() => 0);
  const of = (one: Entry) => ends.findIndex((end) => end >= one.ts);
  for (const task of mine)
    if (task.name === "RunTask") {
      const index = of(task);
      if (index >= 0) frames[index] = (frames[index] ?? 0) + (task.tdur ?? 0) / 1000;
    }
  const most = Math.max(...frames);
  const longest = frames.indexOf(most);
  const made = mine
    .filter((one) => one.name !== "RunTask" && of(one) === longest && (one.tdur ?? 0) > 1000)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 8)
    .map(({ name, tdur = 0, args }) => {
      const what = args?.data?.functionName ?? args?.data?.type ?? "";
      return `${name} ${what} ${(tdur / 1000).toFixed(1)} ms`;
    });
  return { frames: ends.length, most, made };
}

function thread({ pid, tid }: Entry): string {
  return `${pid} ${tid}`;
}
