// The position editor: set up by mouse, by finger and by keys; judged by the server, analysed, played from, and taken along.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { cell, centre, finger, spoken, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const text = (page: Page) => page.locator("#position-text");
const tool = (page: Page, name: string) => page.getByTestId(`tool-${name}`).click();

/** Waits until the position is written so. */
async function written(page: Page, position: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (document.querySelector("#position-text") as HTMLTextAreaElement | null)?.value === wanted,
    position,
  );
}

/** Waits until the server has said so. */
async function judged(page: Page, words: RegExp): Promise<void> {
  await page.getByTestId("judged").getByText(words).waitFor();
  await page.locator('[data-testid="judged"] .stale').waitFor({ state: "detached" });
}

/** Waits until the address has kept up with the board. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const start = new URL(location.href).searchParams.get("start");
    return start === (document.querySelector("#position-text") as HTMLTextAreaElement | null)?.value;
  });
}

async function press(page: Page, point: string, button: "left" | "right" = "left"): Promise<void> {
  const { x, y } = await centre(page, point);
  await page.mouse.click(x, y, { button });
}

async function slide(page: Page, ...points: string[]): Promise<void> {
  for (const [index, point] of points.entries()) {
    const { x, y } = await centre(page, point);
    await page.mouse.move(x, y, { steps: 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function editor(query: string, phone = false): Promise<Page> {
  const page = await open(browser, `/editor/position${query}`, { phone });
  await cell(page, "d4").waitFor();
  return page;
}

describe("by mouse", () => {
  it("a position is set up, changed, judged and taken along", async () => {
    const page = await editor("?rules=brandubh-cyningstan");
    await judged(page, /Attackers to move/);
    await page.getByTestId("clear").click();
    await judged(page, /already over/);
    await tool(page, "king");
    await press(page, "d4");
    await tool(page, "defender");
    // A quick hand leaves no point out.
    await slide(page, "b2", "f2");
    await written(page, "/7/7/7/3K3/7/1TTTTT1/7/ a -");
    await tool(page, "attacker");
    await press(page, "d5");
    await press(page, "a4");
    // What stands already goes where it is dragged, or off the board.
    await slide(page, "d4", "e4");
    await slide(page, "b2", "b3");
    await press(page, "c2", "right");
    await written(page, "/7/7/3t3/t3K2/1T5/3TTT1/7/ a -");
    expect(await page.getByTestId("counts").textContent()).toMatch(
      /2 attackers, 4 defenders, the king\. 0\.5 to 1/,
    );
    await page.locator('input[name="side"][value="defenders"]').check();
    await judged(page, /Defenders to move/);
    await page.getByTestId("mirror").click();
    await written(page, "/7/7/3t3/2K3t/5T1/1TTT3/7/ d -");
    await page.getByTestId("turn").click();
    await page.getByTestId("undo").click();
    await page.getByTestId("undo").click();
    await written(page, "/7/7/3t3/t3K2/1T5/3TTT1/7/ d -");
    await page.getByTestId("redo").click();
    await kept(page);
    await page.reload();
    await written(page, "/7/7/3t3/2K3t/5T1/1TTT3/7/ d -");
    await judged(page, /Defenders to move/);
    const picture = await page.getByTestId("svg").getAttribute("href");
    expect((await page.request.get(new URL(picture ?? "", page.url()).href)).status()).toBe(200);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("errors are reported and shown on the board", async () => {
    const page = await editor("?rules=tablut-murray");
    await tool(page, "attacker");
    await press(page, "e5");
    await judged(page, /do not allow this piece on e5: attacker/);
    expect(await page.locator(".board-ring.threat").count()).toBe(1);
    expect(await page.getByTestId("play-arranged").isDisabled()).toBe(true);
    await text(page).fill("/9/9/9/9/4K4/9/9/8t/8/ a");
    await judged(page, /Row 9 from the top/);
    await text(page).fill("/9/9/9/9/4K4/9/9/8t/9/ a");
    await judged(page, /Attackers to move/);
    expect(await cell(page, "i2").getAttribute("aria-label")).toBe("i2, attacker");
    // Optional parts stay out while typing.
    expect(await text(page).inputValue()).toBe("/9/9/9/9/4K4/9/9/8t/9/ a");
    await page.context().close();
  });

  it("another program's position text is read", async () => {
    const page = await editor("?rules=brandubh-cyningstan");
    const theirs = "3a3/7/7/3k3/7/7/5d1 d";
    await text(page).fill(theirs);
    await judged(page, /Defenders to move/);
    await page.locator('[data-point="f1"][aria-label="f1, defender"]').waitFor();
    expect(await cell(page, "d7").getAttribute("aria-label")).toBe("d7, attacker");
    expect(await text(page).inputValue()).toBe(theirs);
    await text(page).blur();
    await written(page, "/3t3/7/7/3K3/7/7/5T1/ d -");
    await page.getByTestId("undo").click();
    await written(page, "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -");
    // A link may bring one too.
    const linked = await editor(`?rules=brandubh-cyningstan&start=${encodeURIComponent(theirs)}`);
    await linked.locator('[data-point="d7"][aria-label="d7, attacker"]').waitFor();
    await judged(linked, /Defenders to move/);
    await linked.context().close();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("it is analysed, and played from", async () => {
    const start = "/7/7/3t3/3K3/7/7/7/ d -";
    const page = await editor(`?rules=brandubh-cyningstan&start=${encodeURIComponent(start)}`);
    await judged(page, /Defenders to move/);
    await page.getByTestId("analyse").click();
    await cell(page, "d4").and(page.locator(".movable")).waitFor();
    await page.goBack();
    await judged(page, /Defenders to move/);
    await page.getByTestId("play-arranged").click();
    await page.waitForURL(/\/game\//);
    await cell(page, "d4").and(page.locator(".movable")).waitFor();
    await press(page, "d4");
    await press(page, "a4");
    await page.locator(".moves li").first().waitFor();
    // Once more is once more from there.
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
    await page.getByTestId("rematch").click();
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 0);
    await cell(page, "d4").and(page.locator(".movable")).waitFor();
    expect(await page.locator(".cell.movable").count()).toBe(1);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("a rule set with other men has them in its palette, and one of another size its own board", async () => {
    const page = await editor("?rules=berserk");
    await tool(page, "attacker-commander");
    await press(page, "a1");
    await page.locator('[data-testid="judged"] .problem').waitFor();
    await page.locator("#position-rules").selectOption("tablut-murray");
    await judged(page, /80 legal moves/);
    expect(await page.locator(".editing-board .cell").count()).toBe(81);
    expect(await page.getByTestId("tool-attacker-commander").count()).toBe(0);
    await page.context().close();
  });
});

describe("by finger", () => {
  it("nineteen lines are small, and the loupe finds the point", async () => {
    const page = await editor("", true);
    const touch = await finger(page);
    await page.getByTestId("clear").click();
    await tool(page, "king");
    const middle = await centre(page, "j10");
    await touch.tap(middle.x, middle.y);
    await tool(page, "attacker");
    const from = await centre(page, "c4");
    const to = await centre(page, "d6");
    await touch.down(from.x, from.y);
    await page.locator('.board-loupe[visibility="visible"]').waitFor();
    await touch.slide(to.x, to.y);
    await touch.up();
    await cell(page, "d6").and(page.locator('[aria-label*="count"]')).waitFor();
    expect(await page.getByTestId("counts").textContent()).toMatch(/1 attacker, 0 defenders, the king/);
    await page.context().close();
  });
});

describe("by keys alone", () => {
  it("a position is set up and played", async () => {
    const page = await editor("?rules=brandubh-cyningstan");
    await tabTo(page, '[data-testid="tool-king"]');
    await tabTo(page, ".cell");
    // Digits go on naming a point as long as there is one of that name; then they choose what is set.
    await page.keyboard.type("d7");
    await page.keyboard.press("Delete");
    await spoken(page, /^d7, empty$/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("2");
    await spoken(page, /^Defender$/);
    await page.keyboard.press("Enter");
    await spoken(page, /^c7, defender$/);
    // Picked up with the hand, put down elsewhere.
    await page.keyboard.type("5d6");
    await page.keyboard.press("Enter");
    await spoken(page, /Picked up from d6/);
    await page.keyboard.type("e6");
    await page.keyboard.press("Enter");
    await written(page, "/2T4/4t2/3T3/ttTKTtt/3T3/3t3/3t3/ a -");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await written(page, "/7/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -");
    await page.keyboard.press("Control+y");
    await judged(page, /Attackers to move/);
    await tabTo(page, '[data-testid="play-arranged"]');
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/game\//);
    await cell(page, "c7").and(page.locator('[aria-label*="defender"]')).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
