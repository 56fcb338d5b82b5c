// The page of a game, as it is looked at: what one looks for is in sight, and nothing moves under the hand.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, onServer, open } from "./browser";
import {
  begin,
  cell,
  centre,
  click,
  drag,
  finger,
  longGame,
  moves,
  offerDraw,
  openSheet,
  playOn,
  ready,
} from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** Waits until a list shows the current move, which ends in these words, whole; or its top, where no move is current. */
const shows = (page: Page, list: string, current: string | null) =>
  page.waitForFunction(
    ([selector, words]) => {
      const box = document.querySelector(selector ?? "");
      if (!box) return false;
      const item = box.querySelector('[aria-current="true"]');
      if (words === null) return !item && box.scrollTop === 0;
      if (!item?.textContent?.startsWith(words ?? "")) return false;
      const { top, bottom } = item.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      return top >= seen.top && bottom <= seen.bottom;
    },
    [list, current] as const,
  );

describe("the list of moves", () => {
  it.runIf(onServer).each([false, true])("has the current move in sight, on a phone: %s", async (phone) => {
    const page = await open(browser, "/", { phone });
    await begin(page, { rules: "tablut-murray", side: "both" });
    const game = await longGame("tablut-murray", 60);
    await playOn(page, game.slice(0, 40));
    await shows(page, ".moves ol", "40");
    await page.getByRole("button", { name: "Previous move" }).click();
    await shows(page, ".moves ol", "39");
    await page.getByRole("button", { name: "First position" }).click();
    await shows(page, ".moves ol", null);
    await page.getByRole("button", { name: "Current position", exact: true }).click();
    await shows(page, ".moves ol", "40");
    for (let ply = 39; ply >= 20; ply--) await page.getByRole("button", { name: "Previous move" }).click();
    await shows(page, ".moves ol", "20");
    await page.getByTestId("live").click();
    await playOn(page, game.slice(40));
    await shows(page, ".moves ol", "60");
    await openSheet(page);
    await page.getByRole("link", { name: "Rules of this game" }).click();
    await page.locator(".rule").first().waitFor();
    await page.goBack();
    await shows(page, ".moves ol", "60");
    await page.reload();
    await shows(page, ".moves ol", "60");
    expect(heard(page)).toEqual([]);
  });

  it.runIf(onServer)("has it in sight where a game is looked at in the library", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await playOn(page, await longGame("tablut-murray", 60));
    await page.goto(page.url().replace("/game/", "/library/"));
    await page.getByRole("button", { name: "Last position" }).click();
    await shows(page, ".replay-moves", "60.");
    await page.getByRole("button", { name: "First position" }).click();
    await shows(page, ".replay-moves", null);
    await page.getByRole("button", { name: "Last position" }).click();
    await shows(page, ".replay-moves", "60.");
    expect(heard(page)).toEqual([]);
  });
});

/** Where the parts of the panel beside the board stand on the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".seats, .actions, .actions > .buttons > *:not(dialog), .moves, .about-game",
      ),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.className || part.textContent}: ${[x, y + scrollY, width, height].map(Math.round)}`;
    }),
  );

describe("a notice", () => {
  it.each([false, true])("moves nothing in the panel, on a phone: %s", async (phone) => {
    const page = await open(browser, "/", { phone });
    await begin(page, { rules: "tablut-murray", side: "both" });
    await ready(page, "a4");
    const before = await places(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByTestId("hint").waitFor();
    expect(await places(page)).toEqual(before);
    await offerDraw(page);
    const offer = page.locator(".notice", { hasText: "Attackers offer a draw." });
    await offer.waitFor();
    expect(await places(page)).toEqual(before);
    await page.getByRole("button", { name: "Decline the draw" }).click();
    await offer.waitFor({ state: "detached" });
    expect(await places(page)).toEqual(before);
    expect(heard(page)).toEqual([]);
  });

  it("moves nothing while the engine thinks, and the engine says nothing while it waits", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "alea-walker-2015", side: "attackers", level: 7 });
    await ready(page, "a6");
    // Every change of the page is looked at, however soon the next follows.
    await page.evaluate(() => {
      const seen: { thinking: boolean; at: string }[] = [];
      const look = () => {
        const parts = [...document.querySelectorAll(".seats, .actions, .actions > .buttons > button")];
        seen.push({
          thinking: document.querySelector('[data-testid="thinking"]') !== null,
          at: parts.map((part) => Object.values(part.getBoundingClientRect().toJSON())).join(),
        });
      };
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await click(page, "a6", "a7");
    await page.locator(".moves li").nth(1).waitFor({ timeout: 45_000 });
    await page.getByTestId("turn").getByText("Your turn").waitFor();
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { thinking: boolean; at: string }[] }).seen,
    );
    expect(seen[0]?.thinking).toBe(false);
    expect(seen.some(({ thinking }) => thinking)).toBe(true);
    expect(seen.at(-1)?.thinking).toBe(false);
    expect(new Set(seen.map(({ at }) => at)).size).toBe(1);
  });
});

describe("a draw", () => {
  it("is offered only when that is confirmed", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    await page.getByRole("button", { name: "Offer a draw" }).click();
    await page.locator("dialog[open]").getByText("ends in a draw").waitFor();
    await page.getByRole("button", { name: "Continue playing" }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    // Had it been offered, the server would refuse the next move or answer with the offer.
    await click(page, "a4", "b4");
    await moves(page, 1);
    expect(await page.locator(".notice").count()).toBe(0);
    await offerDraw(page);
    await page.getByRole("button", { name: "Accept the draw" }).click();
    await page.getByRole("heading", { name: "The game is drawn" }).waitFor();
  });
});

describe.runIf(onServer)("a spectator", () => {
  it("sees that a game is played on another device", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "alea-walker-2015", side: "both" });
    expect(await page.locator(".seats li .hint").allTextContents()).toEqual([
      "on this device",
      "on this device",
    ]);
    const other = await open(browser, new URL(page.url()).pathname);
    await other.getByText("You are watching this game.").waitFor();
    expect(await other.locator(".seats li .hint").allTextContents()).toEqual([
      "on another device",
      "on another device",
    ]);
    expect(await other.locator("main").textContent()).not.toContain("on this device");
  });

  it("sees who plays against the engine", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    expect(await page.locator(".seats li .hint").allTextContents()).toEqual(["you", "engine, level 1"]);
    const other = await open(browser, new URL(page.url()).pathname);
    await other.getByText("You are watching this game.").waitFor();
    expect(await other.locator(".seats li .hint").allTextContents()).toEqual([
      "on another device",
      "engine, level 1",
    ]);
  });
});

describe("the end of a game", () => {
  it.each([false, true])("has buttons that do not touch, on a phone: %s", async (phone) => {
    const page = await open(browser, "/", { phone });
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    await openSheet(page);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator("dialog[open] .primary").click();
    await page.getByTestId("ended").waitFor();
    await openSheet(page);
    await page.getByRole("button", { name: "sides swapped" }).waitFor();
    const boxes = await page.locator(".ending .button, .ending button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBe(4);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const aside = Math.max(b.left - a.right, a.left - b.right);
        const below = Math.max(b.top - a.bottom, a.top - b.bottom);
        expect(Math.max(aside, below)).toBeGreaterThanOrEqual(6);
      }
  });
});

/** Whether all of an element is seen on the screen, with nothing over it, and none of the board under it. */
async function inSight(page: Page, selector: string): Promise<{ seen: boolean; hidesBoard: boolean }> {
  return page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const board = document.querySelector("svg.board")?.getBoundingClientRect();
    return {
      seen: corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
      hidesBoard:
        board !== undefined &&
        left < board.right &&
        right > board.left &&
        top < board.bottom &&
        bottom > board.top,
    };
  });
}

/** Screens on which the board leaves little room below it. */
const screens = [
  { name: "a large desktop", width: 1440, height: 900, phone: false },
  { name: "a small desktop", width: 1280, height: 720, phone: false },
  { name: "a tablet", width: 1024, height: 690, phone: true },
  { name: "a phone", width: 390, height: 844, phone: true },
  { name: "a phone held sideways", width: 844, height: 390, phone: true },
  { name: "a small phone held sideways", width: 667, height: 375, phone: true },
];

describe.each(screens)("on $name", ({ width, height, phone }) => {
  /** A game on seven lines, the board in sight. */
  const game = async (rules: string, from: string) => {
    const page = await open(browser, "/", { phone });
    await page.setViewportSize({ width, height });
    await begin(page, { rules, side: "both" });
    await ready(page, from);
    if (height < 500) await page.locator(".board-place").evaluate((place) => place.scrollIntoView());
    return page;
  };

  it("the reason why a move is refused is in sight, beside the board", async () => {
    const page = await game("brandubh-cyningstan", "d6");
    const before = await places(page);
    if (phone) {
      const touch = await finger(page);
      const [a, b] = [await centre(page, "d6"), await centre(page, "c5")];
      await touch.tap(a.x, a.y);
      await cell(page, "d6").and(page.locator('[aria-selected="true"]')).waitFor();
      await touch.tap(b.x, b.y);
    } else await drag(page, "d6", "c5");
    await page.locator(".why-rules li").first().waitFor();
    expect(await inSight(page, ".why")).toEqual({ seen: true, hidesBoard: false });
    expect(await places(page)).toEqual(before);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByTestId("why").waitFor({ state: "detached" });
    expect(await places(page)).toEqual(before);
    expect(heard(page)).toEqual([]);
  });

  it("and so it is in an analysis", async () => {
    const page = await open(browser, "/", { phone });
    await page.setViewportSize({ width, height });
    await page.goto(new URL("/analysis?rules=brandubh-cyningstan", page.url()).href);
    await ready(page, "d6");
    if (height < 500) await page.locator(".board-place").evaluate((place) => place.scrollIntoView());
    if (phone) {
      await cell(page, "d6").tap();
      await cell(page, "c5").tap();
    } else await drag(page, "d6", "c5");
    await page.locator(".why-rules li").first().waitFor();
    expect(await inSight(page, ".why")).toEqual({ seen: true, hidesBoard: false });
  });

  it("the question whether a move shall be played can be answered", async () => {
    const page = await game("alea-walker-2015", "f1");
    if (phone) {
      const touch = await finger(page);
      const [a, b] = [await centre(page, "f1"), await centre(page, "f2")];
      await touch.tap(a.x, a.y);
      await cell(page, "f2").and(page.locator(".target")).waitFor();
      await touch.tap(b.x, b.y);
    } else {
      await page.getByLabel("Confirm every move").check();
      await click(page, "f1", "f2");
    }
    await page.getByTestId("confirm").waitFor();
    const { seen, hidesBoard } = await inSight(page, '[data-testid="confirm"]');
    expect(seen).toBe(true);
    if (height < 500) expect(hidesBoard).toBe(false);
    expect((await inSight(page, '[data-testid="confirm"] .primary')).seen).toBe(true);
    const button = await page.getByTestId("confirm").locator(".primary").boundingBox();
    if (!button) throw new Error("no button");
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    if (phone) await (await finger(page)).tap(x, y);
    else await page.mouse.click(x, y);
    await moves(page, 1);
    expect(heard(page)).toEqual([]);
  });
});
