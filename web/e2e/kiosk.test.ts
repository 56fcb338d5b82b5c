// A stand: it replays a game, a touch begins one, a whole game is played, it returns to its start when left alone, and nothing leads away.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { base, heard, launch, onServer, open, type Wish } from "./browser";
import { Line } from "./line";
import { click, press, ready, tabTo } from "./table";

/** The shortest of the first games, of which there are studies. */
const RULES = "brandubh-2-aagenielsen";
/** The least side of what a finger has to hit, in CSS pixels. */
const FINGER = 44;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a stand on which the test sets the time. */
async function stand(address = `/?kiosk=${RULES}`, wish: Wish = {}): Promise<Page> {
  const page = await open(browser, "/robots.txt", wish);
  await page.clock.install();
  await page.goto(new URL(address, page.url()).href);
  await page.getByTestId("replay").waitFor();
  return page;
}

const ply = async (page: Page) => Number(await page.getByTestId("replay").getAttribute("data-ply"));

/** Begins a game from the start of a stand, and gives its id. */
async function begin(page: Page, against: "engine" | "friend"): Promise<string> {
  await page.getByTestId("touch").click();
  await page.locator(`input[name="against"][value="${against}"]`).check();
  const created = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/games"));
  await page.getByTestId("begin").click();
  await page.locator(".cell.movable").first().waitFor();
  return (await (await created).json()).game.id;
}

/** What would lead away from a stand, and what is too small for a finger. */
async function wrong(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const said = (element: Element) => element.outerHTML.slice(0, 100);
    const small = [...document.querySelectorAll("button, .kiosk-choice .choice")].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < least || height < least);
    });
    const away = [...document.querySelectorAll("a[href], nav, header, footer, iframe")];
    const sideways = document.documentElement.scrollWidth > innerWidth ? ["wider than the screen"] : [];
    return [...away.map(said), ...small.map(said), ...sideways];
  }, FINGER);
}

/** Everything that axe, a finger and a visitor who wants to leave find. */
async function all(page: Page): Promise<string[]> {
  await loadAxe(page);
  return [...(await findings(page)), ...(await wrong(page)), ...heard(page)];
}

describe.each([
  { name: "on a desktop", phone: false },
  { name: "on a phone", phone: true },
])("$name", ({ phone }) => {
  it("a game is replayed over and over", async () => {
    const page = await stand(undefined, { phone });
    const last = Number(/\d+$/.exec((await page.getByTestId("replay").textContent()) ?? "")?.[0]);
    expect(last).toBeGreaterThan(8);
    expect(await ply(page)).toBeLessThan(last);
    const seen = new Set<number>();
    for (let at = await ply(page); !seen.has(last) || at !== 0; at = await ply(page)) {
      seen.add(at);
      await page.clock.runFor(2_000);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: last + 1 }, (_, index) => index));
    expect(await all(page)).toEqual([]);
    await page.context().close();
  });

  it.runIf(onServer)("a touch anywhere begins, and a whole game is played", async () => {
    const { games } = await (
      await fetch(`${base}/api/v1/library/studies?rules=${RULES}&result=defenders`)
    ).json();
    const [{ id: known }] = games.sort((a: { plies: number }, b: { plies: number }) => a.plies - b.plies);
    const { moves } = await (await fetch(`${base}/api/v1/library/${known}`)).json();
    const page = await stand("/?kiosk", { phone });
    const board = await page.locator(".kiosk-board svg").boundingBox();
    const [x, y] = [(board?.x ?? 0) + 50, (board?.y ?? 0) + 50];
    await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await page.getByTestId("begin").waitFor();
    expect(await all(page)).toEqual([]);
    await page.getByTestId("back").click();
    const id = await begin(page, "friend");
    expect(await all(page)).toEqual([]);
    for (const { from, to } of moves) {
      await click(page, from, to);
      await page.waitForFunction(
        (point) => document.querySelector(`.cell.movable[data-point="${point}"]`) === null,
        to,
      );
    }
    await page.getByText("The king has escaped.").first().waitFor();
    expect(await all(page)).toEqual([]);
    // It is on the server, and not among the games of this browser.
    expect((await (await fetch(`${base}/api/v1/games/${id}`)).json()).outcome.winner).toBe("defenders");
    expect(await page.evaluate(() => localStorage.getItem("hnefi.games"))).toBe(null);
    await page.getByTestId("again").click();
    await ready(page, moves[0].from);
    await page.getByTestId("leave").click();
    expect(await all(page)).toEqual([]);
    await page.locator("dialog[open] .primary").click();
    await page.getByTestId("touch").waitFor();
    expect(new URL(page.url()).search).toBe("?kiosk");
    await page.context().close();
  });

  it.runIf(onServer)("left alone, it asks, counts down, and returns to its start", async () => {
    const page = await stand(undefined, { phone });
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: "Zum Spielen berühren" }).waitFor();
    const id = await begin(page, "engine");
    const asked = page.getByTestId("still-there");
    await page.clock.runFor(74_000);
    expect(await asked.count()).toBe(0);
    await page.clock.runFor(1_500);
    await asked.waitFor();
    expect(await all(page)).toEqual([]);
    await page.clock.runFor(5_000);
    await page.getByText(/endet in (9|10) Sekunden/).waitFor();
    // Any touch and any key is an answer.
    await page.keyboard.press("Shift");
    await asked.waitFor({ state: "detached" });
    await page.clock.runFor(76_000);
    await asked.waitFor();
    await asked.getByRole("button").click();
    await asked.waitFor({ state: "detached" });
    expect(await page.locator(".cell").count()).toBe(49);
    await page.clock.runFor(91_000);
    await page.getByRole("button", { name: "Touch to play" }).waitFor();
    await page.getByTestId("replay").waitFor();
    await expect.poll(async () => (await fetch(`${base}/api/v1/games/${id}`)).status).toBe(404);
    expect(
      await page.evaluate(() => [
        localStorage.getItem("hnefi.games"),
        localStorage.getItem("hnefi.language"),
      ]),
    ).toEqual([null, null]);
    await page.context().close();
  });
});

it("the time that it waits can be told in its address", async () => {
  const page = await stand(`/?kiosk=${RULES}&idle=30`);
  await page.getByTestId("touch").click();
  await page.clock.runFor(16_000);
  await page.getByTestId("still-there").waitFor();
  await page.clock.runFor(15_000);
  await page.getByTestId("touch").waitFor();
  await page.context().close();
});

it("keys alone will do, and a refused move is explained", async () => {
  const page = await stand();
  await page.keyboard.press("Enter");
  await page.getByTestId("begin").waitFor();
  await tabTo(page, 'input[name="against"]');
  await page.keyboard.press("ArrowDown");
  await tabTo(page, '[data-testid="begin"]');
  await page.keyboard.press("Enter");
  await ready(page, "d7");
  await tabTo(page, ".board *, .board");
  await press(page, "d7");
  await press(page, "d5");
  await page.locator(".kiosk-said .notice").waitFor();
  await page.keyboard.press("Escape");
  await press(page, "d7");
  await press(page, "e7");
  await ready(page, "d5");
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it.runIf(onServer)(
  "a game that was brought in is replayed, and the opening position where there is none",
  async () => {
    const rules = "brandubh-dragonheels";
    const page = await open(browser, `/?kiosk=${rules}`);
    await page.locator(".kiosk-board .board").waitFor();
    expect(await page.getByTestId("replay").count()).toBe(0);
    const text = `[Attackers "Emma"]\n[Defenders "Bo"]\n[Rules "${rules}"]\n[Result "1-0"]\n[End "resigned"]\n\n1. d6b6 e4e2 1-0\n`;
    const kept = await fetch(`${base}/api/v1/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, keep: true }),
    });
    expect((await kept.json()).kept).toBe(1);
    await page.reload();
    await page.getByText("Emma against Bo: move 0 of 2").waitFor();
    await page.context().close();
  },
);

it("a long press opens no menu", async () => {
  const page = await stand();
  const stopped = await page.evaluate(() => {
    const board = document.querySelector(".kiosk-board svg");
    return !board?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  });
  expect(stopped).toBe(true);
  await page.context().close();
});

it("a rule set that there is not is named, without a way out", async () => {
  const page = await open(browser, "/?kiosk=none");
  await page.getByText("There is no rule set with this name.").waitFor();
  expect(await wrong(page)).toEqual([]);
  await page.context().close();
});

describe.runIf(onServer)("when the server is away", () => {
  const line = new Line();
  beforeAll(() => line.lay());
  afterAll(() => line.cut());

  it("the replay goes on, and so does a game when the server is back", async () => {
    const page = await stand(undefined, { at: line.address });
    await line.cut();
    const before = await ply(page);
    await page.clock.runFor(8_000);
    expect(await ply(page)).not.toBe(before);
    await page.getByTestId("touch").click();
    await page.locator('input[name="against"][value="friend"]').check();
    await page.getByTestId("begin").click();
    await page.getByText("The server cannot be reached.").waitFor();
    await line.lay();
    await page.getByTestId("begin").click();
    await click(page, "d7", "e7");
    await ready(page, "d5");
    await line.cut();
    await page.clock.runFor(5_000);
    await page.getByText("Connection lost").waitFor();
    await line.lay();
    await page.clock.runFor(10_000);
    await page.getByText("Connection lost").waitFor({ state: "detached" });
    await click(page, "d5", "e5");
    await ready(page, "e7");
    await page.context().close();
  });

  it("a stand that is switched on before its server can be played at", async () => {
    const page = await open(browser, `/?kiosk=${RULES}`, { at: line.address, keeps: true });
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await line.cut();
    await page.reload();
    await page.getByTestId("touch").waitFor();
    expect(await wrong(page)).toEqual([]);
    await line.lay();
    await page.getByTestId("replay").waitFor();
    await page.context().close();
  });
});
