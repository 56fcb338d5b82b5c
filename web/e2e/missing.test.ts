// Addresses where nothing is: each page says what is missing, in words of its own.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heard, launch, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const none = "0".repeat(32);

test.each([
  ["/nowhere", "There is nothing at this address."],
  ["/settings/sound", "There is nothing at this address."],
  ["/game/none/moves", "There is nothing at this address."],
  ["/learn/%E0", "There is nothing at this address."],
  ["/learn/none", "There is no such lesson."],
  ["/learn/capture?task=99", "This lesson has no such task."],
  ["/puzzles/none", "There is no such puzzle."],
  ["/rules/none", "There is no rule set of this name."],
  ["/rules/brandubh-cyningstan+none", "There is no layout of this name here."],
  ["/layouts/none", "There is no layout of this name here."],
  ["/layouts/alea-murray?version=99", "There never was a version of this number."],
  ["/studies/none", "There is no study of this name here."],
  ["/studies/calibration-2026?version=99", "There never was a version of this number."],
  ["/library/explore?rules=none", "There is no rule set of this name."],
  ["/analysis?rules=none", "There is no rule set of this name."],
  ["/game/none", "There is no such game here."],
  [`/game/${none}`, "There is no such game here."],
  [`/game/${none}/share`, "There is no such game here."],
  [`/game/${none}/rules`, "There is no such game here."],
  [`/library/${none}`, "There is no such game here."],
  [`/analysis?game=${none}`, "There is no such game here."],
])("%s: %s", async (address, words) => {
  const page = await open(browser, address);
  await page.getByText(words).waitFor();
  const said = (await page.locator("main").textContent()) ?? "";
  if (!words.includes("game")) expect(said).not.toContain("game here");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});
