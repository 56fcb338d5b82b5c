// Analysis: moves tried and kept, the engine beside them, a game looked over, and a lesson made of it.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { begin, cell, centre, click, press, ready, spoken, tabTo } from "./table";
import { shutIn } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
// A page that stays open has the engine think on.
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const TABLUT = "/analysis?rules=tablut-murray&moves=d1-b1,f5-f2";

/** The moves of the tree as they stand there. */
async function tree(page: Page): Promise<string[]> {
  const texts = await page.locator(".tree .branch button").allTextContents();
  return texts.map((text) => text.trim());
}

/** Waits until the tree reads so. */
async function reads(page: Page, wanted: string[]): Promise<void> {
  await expect.poll(() => tree(page)).toEqual(wanted);
}

async function current(page: Page): Promise<string> {
  return (await page.locator(".tree [aria-current]").textContent())?.trim() ?? "";
}

describe("an analysis", () => {
  it("keeps branches, signs, comments and drawings, in the address and over a reload", async () => {
    const page = await open(browser, TABLUT);
    await reads(page, ["1. d1–b1", "2. f5–f2"]);
    expect(await current(page)).toBe("2. f5–f2");
    await click(page, "b1", "b2");
    await page.waitForURL(/moves=d1-b1,f5-f2,b1-b2$/);
    await page.keyboard.press("ArrowLeft");
    await click(page, "a4", "b4");
    await reads(page, ["1. d1–b1", "2. f5–f2", "3. b1–b2", "3. a4–b4"]);
    await page.getByTestId("promote").click();
    await reads(page, ["1. d1–b1", "2. f5–f2", "3. a4–b4", "3. b1–b2"]);
    await page.getByTestId("delete-branch").click();
    await reads(page, ["1. d1–b1", "2. f5–f2", "3. b1–b2"]);
    await page.getByTestId("undo").click();
    await page.getByTestId("undo").click();
    await reads(page, ["1. d1–b1", "2. f5–f2", "3. b1–b2", "3. a4–b4"]);
    expect(await current(page)).toBe("3. a4–b4");

    await page.getByRole("button", { name: "Interesting move" }).click();
    await page.locator("#analysis-comment").fill("Why not?");
    await page.locator("#analysis-comment").blur();
    await page.locator(".remark").waitFor();
    const [from, to] = [await centre(page, "e1"), await centre(page, "e4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up({ button: "right" });
    await page.locator(".board-arrow.drawn").waitFor();
    await page.waitForURL(/,a4-b4$/);
    // What is kept follows the address at once.
    await page.waitForFunction(() =>
      localStorage.getItem("hnefi.analyses")?.includes('{"from":"e1","to":"e4"}'),
    );
    await page.reload();
    await reads(page, ["1. d1–b1", "2. f5–f2", "3. b1–b2", "3. a4–b4!?◌"]);
    expect(await page.locator(".remark").textContent()).toBe("Why not?");
    await page.locator(".board-arrow.drawn").waitFor();
    await page.getByRole("link", { name: "Analyse another game" }).click();
    await page.locator(".kept-analyses a").click();
    await page.waitForURL(/,a4-b4$/);
    expect(heard(page)).toEqual([]);
  });

  it("keeps the rest of the line when stepping back", async () => {
    const line = ["1. d6–b6", "2. e4–e2", "3. f4–f2 ×e2", "4. d5–f5"];
    const page = await open(browser, "/analysis?rules=brandubh-cyningstan&moves=d6-b6,e4-e2,f4-f2,d5-f5");
    await reads(page, line);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(/moves=d6-b6,e4-e2,f4-f2,d5-f5&at=2$/);
    await page.reload();
    await reads(page, line);
    expect(await current(page)).toBe("2. e4–e2");
    // Looking changes nothing: only the address has the analysis.
    expect(await page.evaluate(() => localStorage.getItem("hnefi.analyses"))).toBeNull();
    const other = await open(browser, new URL(page.url()).pathname + new URL(page.url()).search);
    await reads(other, line);
    expect(await current(other)).toBe("2. e4–e2");
    await other.keyboard.press("End");
    await other.waitForURL(/d5-f5$/);
  });

  it("does not return after leaving for the list of analyses", async () => {
    const page = await open(browser, TABLUT);
    await reads(page, ["1. d1–b1", "2. f5–f2"]);
    await click(page, "a4", "b4");
    await page.waitForURL(/,a4-b4$/);
    // A page that was left hears of it a frame later: here the time to mend its address comes before that.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-testid=undo]")?.click());
    await page.clock.runFor(245);
    await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/analysis']")?.click());
    await page.clock.runFor(10);
    await page.clock.resume();
    await page.locator(".kept-analyses a").click();
    await page.waitForURL(/d1-b1,f5-f2$/);
    // It is removed only after asking.
    await page.getByRole("link", { name: "Analyse another game" }).click();
    const sure = page.locator("dialog[open]");
    await page.getByTestId("forget").click();
    await sure.getByRole("button", { name: "Cancel" }).click();
    expect(await page.locator(".kept-analyses li").count()).toBe(1);
    await page.getByTestId("forget").click();
    await sure.getByRole("button", { name: "Remove from the list" }).click();
    await page.locator(".kept-analyses").waitFor({ state: "detached" });
    expect(heard(page)).toEqual([]);
  });

  it("has the engine beside it, which goes off and on without losing the place", async () => {
    const page = await open(browser, `${shutIn}a1-a2`);
    await page.locator(".engine-lines li").waitFor();
    expect(await page.locator(".engine-lines b").textContent()).toBe("Attackers win in one ply");
    await page.locator(".board-arrow.line").waitFor();
    expect(await page.getByTestId("chances").textContent()).toContain("100%");
    await page.getByTestId("engine-switch").click();
    await page.locator(".engine-lines").waitFor({ state: "detached" });
    expect(await page.locator(".board-arrow.line").count()).toBe(0);
    expect(await current(page)).toBe("1. a1–a2");
    await page.getByTestId("engine-switch").click();
    await page.locator(".engine-lines button").first().click();
    await reads(page, ["1. a1–a2", "2. i8–c8 ×c7"]);
    await page.getByText("The king is captured").first().waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("does not shift the layout while the engine thinks", async () => {
    const page = await open(browser, TABLUT);
    await page.locator(".engine-lines li").waitFor();
    // Every change of the page is looked at, however soon the next follows.
    await page.evaluate(() => {
      const seen: { lines: number; height: number }[] = [];
      const look = () => {
        const lines = document.querySelectorAll(".engine-lines li").length;
        seen.push({
          lines,
          height: document.querySelector("[data-testid=prune]")?.getBoundingClientRect().y ?? -1,
        });
      };
      look();
      new MutationObserver(look).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { seen });
    });
    await page.keyboard.press("ArrowLeft");
    const seen = await page.waitForFunction(() => {
      const { seen } = window as unknown as { seen: { lines: number; height: number }[] };
      const awaited = seen.findIndex(({ lines }) => lines === 0);
      return awaited >= 0 && seen.slice(awaited).some(({ lines }) => lines > 0) && seen;
    });
    expect(new Set(((await seen.jsonValue()) as { height: number }[]).map(({ height }) => height)).size).toBe(
      1,
    );
  });

  it("deepens several lines and shows them as arrows", async () => {
    const page = await open(browser, TABLUT);
    await page.getByTestId("line-count").selectOption("3");
    await page.waitForFunction(() => document.querySelectorAll(".engine-lines li").length === 3);
    expect(await page.locator(".board-arrow.line").count()).toBe(3);
    const depth = async () => Number((await page.getByTestId("depth").textContent())?.match(/\d+/)?.[0]);
    const first = await depth();
    await expect.poll(depth).toBeGreaterThan(first);
  });

  it("draws the king's ways and the threats, and says them", async () => {
    const page = await open(browser, shutIn);
    await page.getByTestId("ways").click();
    await page.locator(".board-arrow.way").waitFor();
    await page.getByTestId("threats").click();
    await page.locator(".board-ring.threat").waitFor();
    const words = await page.getByTestId("overlay-words").textContent();
    expect(words).toMatch(/threatens to win with the next move.*one escape route, in one move/);
    // The words do not lie over the chances below.
    const [said, chances] = [page.getByTestId("overlay-words"), page.locator(".chances")];
    const [above, below] = [await said.boundingBox(), await chances.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  it("cuts off what an address says and the rules forbid", async () => {
    const page = await open(browser, `${TABLUT},b1-c2,a1-a2`);
    await page.getByTestId("problem").waitFor();
    expect(await page.getByTestId("problem").textContent()).toContain("ply 3");
    await reads(page, ["1. d1–b1", "2. f5–f2"]);
    await page.waitForURL(/f5-f2$/);
  });

  it("is done with the keyboard alone", async () => {
    const page = await open(browser, TABLUT);
    await reads(page, ["1. d1–b1", "2. f5–f2"]);
    await page.keyboard.press("Home");
    expect(await current(page)).toBe("Opening position");
    await page.keyboard.press("ArrowRight");
    await spoken(page, /attackers: d1 to b1/i);
    await page.keyboard.press("b");
    await ready(page, "f5");
    await press(page, "f5");
    await press(page, "f3");
    await reads(page, ["1. d1–b1", "2. f5–f2", "2. f5–f3"]);
    await page.keyboard.type("c3");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("c5");
    await page.keyboard.press("Shift+Enter");
    await spoken(page, /Arrow from c3 to c5/);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-current"))).toBe("true");
    await page.keyboard.press("ArrowUp");
    expect(await current(page)).toBe("2. f5–f2");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("p");
    await reads(page, ["1. d1–b1", "2. f5–f3◌", "2. f5–f2"]);
    await page.keyboard.press("Control+z");
    await reads(page, ["1. d1–b1", "2. f5–f2", "2. f5–f3◌"]);
    await page.keyboard.press("e");
    expect(await page.getByTestId("engine-switch").getAttribute("aria-checked")).toBe("false");
    await page.keyboard.press("w");
    expect(await page.getByTestId("ways").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("c");
    await page.keyboard.type("home");
    await page.keyboard.press("Escape");
    await page.locator(".remark").waitFor();
    await page.keyboard.press("?");
    await page.locator("dialog[open] kbd").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await tabTo(page, '[data-testid="save"]');
    const saving = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await saving).suggestedFilename()).toBe("tablut-murray.jsonl");
    expect(heard(page)).toEqual([]);
  });
});

describe("a game looked over", () => {
  it("has its turning points, and they make a lesson", async () => {
    const page = await open(browser, `${shutIn}a1-a2,i8-c8`);
    await page.getByTestId("make-report").click();
    await page.locator(".turning-point.blunder").waitFor();
    expect(await page.locator(".turning-point").textContent()).toMatch(/a1–a2.*blunder.*100%.*c7–c9/s);
    expect(await page.locator(".graph .turn.blunder").count()).toBe(1);
    await page.getByTestId("learn-defenders").click();
    await page.getByTestId("lesson").waitFor();
    await page.waitForURL(/moves=a1-a2,i8-c8&at=0$/);
    // Neither the engine nor the moves give the answer away.
    expect(await page.locator(".engine-lines, .tree").count()).toBe(0);
    await click(page, "a1", "a3");
    await page.locator(".lesson.wrong").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await click(page, "c7", "c8");
    await page.locator(".lesson.wrong, .lesson.better, .lesson.right").waitFor();
    if ((await page.locator(".lesson.right").count()) === 0) {
      await page.getByRole("button", { name: "Try again" }).click();
      await click(page, "c7", "c9");
      await page.locator(".lesson.right").waitFor();
    }
    await page.getByTestId("lesson-next").click();
    await page.getByText("You found 1 of 1 better moves.").first().waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("button", { name: "Add to the moves" }).click();
    await expect.poll(() => tree(page)).toContain("1. a1–a2??");
    expect(heard(page)).toEqual([]);
  });

  it("counts as answers of its lesson only moves in the position that is asked about", async () => {
    const page = await open(browser, `${shutIn}a1-a2,i8-c8`);
    await page.getByTestId("make-report").click();
    await page.getByTestId("learn-defenders").click();
    await page.waitForURL(/at=0$/);
    // A move of the other side, after the one that is asked about, leads back to the question.
    await page.keyboard.press("ArrowRight");
    await click(page, "i8", "i7");
    await page.waitForURL(/at=0$/);
    await page.locator(".lesson.asking").waitFor();
    // Nobody finds what has been shown.
    await page.getByTestId("show-better").click();
    await page.locator(".lesson.shown").waitFor();
    await page.keyboard.press("ArrowLeft");
    await click(page, "c7", "c9");
    await page.getByTestId("lesson-next").click();
    await page.getByText("You found 0 of 1 better moves.").first().waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("is a game against the engine only when that is over", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    const game = page.url();
    expect(await page.getByRole("link", { name: "Analyse this game" }).count()).toBe(0);
    await click(page, "d1", "b1");
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 2);
    await page.goto(game.replace("/game/", "/analysis?game="));
    await page.getByText("This game is still being played").waitFor();
    await page.goto(game);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator("dialog[open] .primary").click();
    await page.getByTestId("analyse").click();
    await expect.poll(async () => (await tree(page)).length).toBe(2);
    await page.waitForURL(/analysis\?game=.*moves=d1-b1,/);
    await page.getByRole("link", { name: "Back to the game" }).click();
    await page.getByTestId("ending").waitFor();
    expect(heard(page)).toEqual([]);
  });
});

describe("on a phone", () => {
  it("moves are tapped on the board, in a line and in the tree", async () => {
    const page = await open(browser, `${shutIn}a1-a2`, { phone: true });
    await page.locator(".engine-lines button").first().tap();
    await reads(page, ["1. a1–a2", "2. i8–c8 ×c7"]);
    const move = page.locator(".tree .branch button").first();
    // The tree scrolls to the move that was just played; a tap meanwhile may hit its neighbour.
    const visited = async () => {
      await move.tap();
      return move.getAttribute("aria-current");
    };
    await expect.poll(visited).toBe("true");
    await ready(page, "b7");
    await cell(page, "b7").tap();
    await cell(page, "b6").tap();
    await reads(page, ["1. a1–a2", "2. i8–c8 ×c7", "2. b7–b6"]);
  });
});
