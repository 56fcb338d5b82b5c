// The work of the main thread during play, from a Chromium trace, frame by frame.
import type { Browser, Page } from "playwright-core";

/** What the main thread did from one frame to the next. */
export interface Frame {
  /** Processor time in milliseconds: a busy neighbour makes a machine slow, but not a page. */
  work: number;
  /** How many elements were given their style. */
  styled: number;
  /** How many objects were laid out. */
  laidOut: number;
  /** Its longest entries, the longest first. */
  longest: string[];
}

/** One entry of a trace, times in microseconds. */
interface Entry {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {
    name?: string;
    data?: { functionName?: string; type?: string };
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
  };
}

/** What Chromium writes down: every task of a thread, and what a task was about. */
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The frames that a page draws while something is done on it. */
export async function framesOf(browser: Browser, page: Page, doing: () => Promise<void>): Promise<Frame[]> {
  // What loading the page has left behind is collected now and not in the midst of a frame.
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

function read(entries: Entry[]): Frame[] {
  // Of all renderers, the page's is the one that draws. The task in which a frame is painted is its last: not every one is committed by itself.
  const drawings = entries.filter(({ name }) => name === "PrePaint").sort((a, b) => a.ts - b.ts);
  const tally = new Map<string, number>();
  for (const one of drawings) tally.set(thread(one), (tally.get(thread(one)) ?? 0) + 1);
  const [main] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
  const ends = drawings.filter((one) => thread(one) === main).map((one) => one.ts);
  const inFrame: Entry[][] = ends.map(() => []);
  for (const one of entries)
    if (thread(one) === main) inFrame[ends.findIndex((end) => end >= one.ts)]?.push(one);
  return inFrame.map(frame);
}

function frame(entries: Entry[]): Frame {
  const sum = (name: string, of: (entry: Entry) => number | undefined) =>
    entries.filter((one) => one.name === name).reduce((all, one) => all + (of(one) ?? 0), 0);
  const longest = entries
    .filter(({ name, tdur = 0 }) => name !== "RunTask" && tdur > 1000)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 8)
    .map(({ name, tdur = 0, args }) => {
      const what = args?.data?.functionName ?? args?.data?.type ?? "";
      return `${name} ${what} ${(tdur / 1000).toFixed(1)} ms`;
    });
  return {
    work: sum("RunTask", ({ tdur }) => tdur) / 1000,
    styled: sum("UpdateLayoutTree", ({ args }) => args?.elementCount),
    laidOut: sum("Layout", ({ args }) => args?.beginData?.dirtyObjects),
    longest,
  };
}

function thread({ pid, tid }: Entry): string {
  return `${pid} ${tid}`;
}
