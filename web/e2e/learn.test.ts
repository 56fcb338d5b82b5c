// Learning: tasks tried, missed, helped with and solved; what is remembered; and the first game of the path.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LessonList, Ruleset } from "../src/api/schema";
import { answerOf, base, heard, launch, open } from "./browser";
import { cell, centre, click, finger, press, ready, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until the page says this of the last move. */
const told = (page: Page, words: RegExp) => page.getByTestId("feedback").filter({ hasText: words }).waitFor();

describe("learning", () => {
  it("a task is missed with a reason, helped with, solved, and remembered", async () => {
    const page = await open(browser, "/");
    await page.getByRole("link", { name: "New to the game?" }).click();
    await page.getByTestId("progress").getByText("lessons").waitFor();
    await page.getByRole("link", { name: "Capture", exact: true }).click();
    await click(page, "f5", "e5");
    await told(page, /Close, but not beside him/);
    // A task that is over takes no more moves.
    await page.locator(".cell").first().waitFor();
    expect(await page.locator(".cell.movable").count()).toBe(0);
    await page.getByRole("button", { name: "Hint" }).click();
    await told(page, /waits on one side of him/);
    await ready(page, "f5");
    await page.getByRole("button", { name: "Show the solution" }).click();
    await told(page, /f5-d5/);
    await page.locator(".board-arrow.hint").waitFor();
    await click(page, "f5", "d5");
    await told(page, /Captured: c5/);
    // The rule is the rule set's own, in its words.
    const served = await answerOf<Ruleset>("rulesets/brandubh-cyningstan");
    const rule = served.rules.find((one) => one.key === "capture");
    if (!rule) throw new Error("the rule set says nothing of captures");
    expect(await page.locator(".deciding-rule blockquote").textContent()).toContain(rule.sentence.en);
    await page.getByTestId("next").click();
    await page.getByRole("heading", { name: "Task 2 of 4" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Task 1, done" }).waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("the last lesson learnt, the first game of the path begins with comments, which can be turned off", async () => {
    const { lessons } = await answerOf<LessonList>("lessons");
    const last = lessons.at(-1);
    const before = lessons
      .slice(0, -1)
      .flatMap(({ id, tasks }) => tasks.map((_, index) => `${id}/${index + 1}`));
    const page = await open(browser, "/learn");
    await page.evaluate((solved) => localStorage.setItem("hnefi.lessons", JSON.stringify(solved)), before);
    await page.reload();
    await page
      .getByTestId("progress")
      .getByText(`${lessons.length - 1} of ${lessons.length}`)
      .waitFor();
    await page.getByRole("link", { name: `Continue: ${last?.title.en}` }).click();
    for (const task of last?.tasks ?? []) {
      await page.locator(".wanted").filter({ hasText: task.text.en }).waitFor();
      for (const { from, to } of task.answer) {
        await click(page, from, to);
      }
      await page.getByTestId("next").click();
    }
    await page.getByText("You have completed all lessons").waitFor();
    expect(await page.locator(".point:not(.solved)").count()).toBe(0);

    await page.getByTestId("path-lessons").getByText("done").waitFor();
    await page.getByTestId("path-brandubh-defenders").click();
    const coach = page.getByTestId("coach");
    await coach.filter({ hasText: /Open the way to one corner|You lost|danger|can|held/ }).waitFor();
    await page.getByTestId("coach-switch").uncheck();
    await coach.waitFor({ state: "detached" });
    await page.goto(`${base}/learn`);
    await page.getByTestId("reset").click();
    await page.locator("dialog[open]").getByRole("button", { name: "Cancel" }).click();
    await page.getByText("You have completed all lessons").waitFor();
    await page.getByTestId("reset").click();
    await page.locator("dialog[open]").getByRole("button", { name: "Reset my progress" }).click();
    await page.getByTestId("progress").getByText("lessons").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("goes by the keyboard alone", async () => {
    const page = await open(browser, "/learn/moves?task=2");
    await page.locator(".cell.movable").first().waitFor();
    await tabTo(page, ".cell");
    for (const [from, to] of [
      ["c2", "e2"],
      ["e2", "e5"],
    ] as const) {
      await ready(page, from);
      await press(page, from);
      await press(page, to);
    }
    await told(page, /./);
    await page.locator(".feedback.solved").waitFor();
    // The way on lies under the focus.
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-testid") === "next");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Capture" }).waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("goes by a finger", async () => {
    const page = await open(browser, "/learn/armed-king", { phone: true });
    await ready(page, "g5");
    await cell(page, "d5").scrollIntoViewIfNeeded();
    const hand = await finger(page);
    for (const point of ["g5", "d5"]) {
      const { x, y } = await centre(page, point);
      await hand.tap(x, y);
    }
    await told(page, /Captured: c5/);
    expect(heard(page)).toEqual([]);
  });
});
