// The layout of the pages with a board on every kind of screen: all of the board is in view, and with it all that is said about it; nothing that
// can be pressed moves by itself; the board takes the height there is.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, finger, longGame, openSheet, playOn, ready } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const RULES = "alea-walker-2015";
const PLIES = 60;

interface Screen {
  name: string;
  width: number;
  height: number;
  touch: boolean;
}

const screens: Screen[] = [
  { name: "a desktop", width: 1440, height: 900, touch: false },
  { name: "a tablet", width: 1024, height: 768, touch: true },
  { name: "a tablet held upright", width: 820, height: 1180, touch: true },
  { name: "a phone", width: 390, height: 844, touch: true },
  { name: "a phone held sideways", width: 844, height: 390, touch: true },
  { name: "a small phone", width: 320, height: 568, touch: true },
  { name: "a desktop at twice the size", width: 720, height: 450, touch: false },
];

/** Those parts of the page that are not wholly on the screen, or have something over them. */
const outOfSight = (page: Page, selectors: string[]) =>
  page.evaluate((wanted) => {
    const lost: string[] = [];
    for (const selector of wanted) {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box || box.width === 0) {
        lost.push(`${selector}: not there`);
        continue;
      }
      const inside =
        box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const free = at !== null && (element.contains(at) || at.contains(element));
      if (!inside || !free)
        lost.push(
          `${selector}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} ${at?.className}`,
        );
    }
    return lost;
  }, selectors);

/** Begins to add up how much of the page moves by itself. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        seen.sum += shift.value;
        for (const { node } of shift.sources)
          seen.moved.push(`${node?.nodeName} ${node instanceof Element ? node.className : ""}`);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);

/** The largest cumulative layout shift allowed. */
const MAX_SHIFT = 0.01;

describe.each(screens)("on $name, $width by $height", ({ width, height, touch }) => {
  const sized = async (path: string) => {
    const page = await open(browser, "/", { phone: touch });
    await page.setViewportSize({ width, height });
    if (path !== "/") await page.goto(new URL(path, page.url()).href);
    return page;
  };
  const press = async (page: Page, point: string) => {
    const { x, y } = await centre(page, point);
    if (touch) await (await finger(page)).tap(x, y);
    else await page.mouse.click(x, y);
  };

  it("a game of sixty plies is in view with all that is said about it", async () => {
    const page = await sized("/");
    await begin(page, { rules: RULES, side: "both" });
    await playOn(page, await longGame(RULES, PLIES));
    await page.locator(".cell.movable").first().waitFor();
    const always = [
      "svg.board[role=grid]",
      '[data-testid="turn"]',
      '[data-testid="aim"]',
      '.moves [aria-current="true"]',
      ".board-bar",
    ];
    expect(await outOfSight(page, always)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await watchShifts(page);

    const from = (await page.locator(".cell.movable").first().getAttribute("data-point")) ?? "";
    await press(page, from);
    await cell(page, from).and(page.locator('[aria-selected="true"]')).waitFor();
    // A point that the piece cannot reach; a finger must not be near one that it can.
    const barred = await page.locator("svg.board[role=grid]").evaluate((board) => {
      const middle = (one: Element) => {
        const { left, top, width } = one.getBoundingClientRect();
        return { x: left / width, y: top / width };
      };
      const useful = [...board.querySelectorAll(".cell.target, .cell.movable")].map(middle);
      const away = (one: Element) => {
        const { x, y } = middle(one);
        return Math.min(...useful.map((other) => Math.hypot(other.x - x, other.y - y)));
      };
      const cells = [...board.querySelectorAll(".cell")].sort((a, b) => away(b) - away(a));
      return cells[0]?.getAttribute("data-point") ?? "";
    });
    await press(page, barred);
    await page.locator(".why-rules li").first().waitFor();
    expect(
      await outOfSight(page, [
        "svg.board[role=grid]",
        '[data-testid="turn"]',
        ".why-close",
        '.moves [aria-current="true"]',
      ]),
    ).toEqual([]);
    await page.locator(".why-close").click();

    await openSheet(page);
    await page.getByLabel("Confirm every move").check();
    await page.keyboard.press("Escape");
    await press(page, from);
    const to = (await page.locator(".cell.target").first().getAttribute("data-point")) ?? "";
    await press(page, to);
    await page.getByTestId("confirm").waitFor();
    expect(
      await outOfSight(page, [
        "svg.board[role=grid]",
        '[data-testid="turn"]',
        '[data-testid="aim"]',
        '[data-testid="confirm"] .primary',
        '.moves [aria-current="true"]',
      ]),
    ).toEqual([]);
    await page.getByTestId("confirm").getByRole("button", { name: "Cancel" }).click();

    await page.getByTestId("hint-button").click();
    await page.getByTestId("hint").waitFor({ timeout: 45_000 });
    expect(
      await outOfSight(page, ["svg.board[role=grid]", '[data-testid="hint"]', ...always.slice(1)]),
    ).toEqual([]);
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join("; ")).toBeLessThanOrEqual(MAX_SHIFT);
    await openSheet(page);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(heard(page)).toEqual([]);
  });

  it("an analysis shows its board, the chances and the moves, and stands still", async () => {
    const moves = (await longGame(RULES, PLIES)).join(",");
    const page = await sized(`/analysis?rules=${RULES}&moves=${moves}`);
    await page.locator('.tree [aria-current="true"]').waitFor();
    await page.locator(".engine-lines li").first().waitFor({ state: "attached" });
    expect(
      await outOfSight(page, ["svg.board[role=grid]", '[data-testid="turn"]', ".chances", ".board-bar"]),
    ).toEqual([]);
    await watchShifts(page);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press("ArrowLeft");
      await page.locator(".engine-lines li").first().waitFor({ state: "attached" });
    }
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join("; ")).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);
    expect(heard(page)).toEqual([]);
  });

  it.each(["/learn/capture", "/editor/position?rules=alea-walker-2015", "/editor/layout", "/puzzles"])(
    "%s has all of its board in view",
    async (path) => {
      const page = await sized(path);
      await page.locator("svg.board[role=grid] .cell").first().waitFor();
      expect(await outOfSight(page, ["svg.board[role=grid]", ".board-bar"])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(heard(page)).toEqual([]);
    },
  );
});

// Phones whose browsers have bars of their own.
describe.each(["en", "de"])("in the language %s", (language) => {
  it.each([
    [360, 640],
    [390, 664],
    [412, 732],
  ])("all that the coach says as a game begins is in view on %i by %i", async (width, height) => {
    const page = await open(browser, "/", { phone: true, language });
    await page.setViewportSize({ width, height });
    await page.getByTestId("play-now").tap();
    await page.locator(".coach:not(:empty)").waitFor();
    expect(
      await outOfSight(page, ["svg.board[role=grid]", '[data-testid="turn"]', ".coach", ".board-bar"]),
    ).toEqual([]);
    const room = await page.locator(".coach").evaluate((coach) => ({
      hidden: coach.scrollHeight - coach.clientHeight,
      overBar:
        coach.getBoundingClientRect().bottom -
        (document.querySelector(".bar-place")?.getBoundingClientRect().top ?? 0),
    }));
    expect(room.hidden).toBeLessThanOrEqual(1);
    expect(room.overBar).toBeLessThanOrEqual(1);
    expect(heard(page)).toEqual([]);
  });
});

describe("the board on a desktop", () => {
  const game = async () => {
    const page = await open(browser, "/", {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, { rules: RULES, side: "both" });
    await ready(page, "a6");
    return page;
  };
  const boardHeight = async (page: Page) =>
    (await page.locator("svg.board[role=grid]").boundingBox())?.height ?? 0;

  it("takes at least 800 of 900 pixels of height", async () => {
    expect(await boardHeight(await game())).toBeGreaterThanOrEqual(800);
  });

  it("is made smaller by keys and by dragging, and stays so", async () => {
    const page = await game();
    const full = await boardHeight(page);
    const splitter = page.getByRole("separator", { name: "Board size" });
    await splitter.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await splitter.getAttribute("aria-valuenow")).toBe("90");
    expect(Math.abs((await boardHeight(page)) - 0.9 * full)).toBeLessThan(2);
    const box = await splitter.boundingBox();
    if (!box) throw new Error("no splitter");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 0.2 * full, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(Math.abs((await boardHeight(page)) - 0.7 * full)).toBeLessThan(full / 50);
    await page.reload();
    await ready(page, "a6");
    expect(Math.abs((await boardHeight(page)) - 0.7 * full)).toBeLessThan(full / 50);
    await page.getByRole("separator").dblclick();
    expect(Math.abs((await boardHeight(page)) - full)).toBeLessThan(2);
  });

  it("is alone with the players in focus mode", async () => {
    const page = await game();
    await page.getByTestId("focus").click();
    for (const gone of [".masthead", ".moves", ".actions"])
      expect(await page.locator(gone).isVisible()).toBe(false);
    for (const there of ["svg.board[role=grid]", ".seats", '[data-testid="turn"]'])
      expect(await page.locator(there).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator(".masthead").waitFor();
    await page.keyboard.press("z");
    await page.locator(".masthead").waitFor({ state: "hidden" });
    await page.goBack();
    await page.locator(".masthead").waitFor();
  });
});

it("the goals are lit when a game begins, until a move is made, and on demand", async () => {
  const page = await open(browser, "/");
  await begin(page, { rules: "brandubh-cyningstan", side: "both" });
  await ready(page, "d6");
  expect(await page.locator(".board-goals").count()).toBe(1);
  await playOn(page, ["d6-c6"]);
  await page.locator(".board-goals").waitFor({ state: "detached" });
  await page.getByTestId("goals").click();
  await page.locator(".board-goals").waitFor({ state: "attached" });
  expect(await page.getByTestId("goals").getAttribute("aria-pressed")).toBe("true");
  expect(heard(page)).toEqual([]);
});

it("on a phone pages, language, light and settings are found in menus", async () => {
  const page = await open(browser, "/", { phone: true });
  await page.getByTestId("preferences-button").tap();
  await page.getByTestId("language").selectOption("da");
  await page.waitForFunction(() => document.documentElement.lang === "da");
  await page.getByTestId("theme").selectOption("dark");
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.getByTestId("menu-button").tap();
  await page.locator("nav").getByRole("link", { name: "Regler" }).tap();
  await page.waitForURL("**/rules");
  await page.locator("nav").getByRole("link", { name: "Regler" }).waitFor({ state: "hidden" });
  expect((await page.locator(".masthead").boundingBox())?.height).toBeLessThanOrEqual(52);
});

it("the current move stays in sight when a phone is turned", async () => {
  const page = await open(browser, "/", { phone: true });
  await begin(page, { rules: "tablut-murray", side: "both" });
  await playOn(page, await longGame("tablut-murray", 12));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => {
    const list = document.querySelector(".moves ol")?.getBoundingClientRect();
    const move = document.querySelector(".moves [aria-current]")?.getBoundingClientRect();
    return list && move && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
  });
  expect(heard(page)).toEqual([]);
});
