// Addresses where nothing is: each page says what is missing, in words of its own.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn, heard, launch, onServer, open } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const none = "0".repeat(32);

/** What a site of files cannot know, and says so. */
const OF_SERVER = [
  ["/balance/none", "There is no such measurement here."],
  [`/game/${none}/share`, "This game does not exist."],
  [`/library/${none}`, "This game does not exist."],
  [`/analysis?game=${none}`, "This game does not exist."],
];

test.each([
  ...(onServer ? OF_SERVER : OF_SERVER.map(([address]) => [address ?? "", "This needs a server."])),
  ["/nowhere", "There is no page at this address."],
  ["/settings/sound", "There is no page at this address."],
  ["/game/none/moves", "There is no page at this address."],
  ["/learn/%E0", "There is no page at this address."],
  ["/learn/none", "There is no such lesson."],
  ["/learn/capture?task=99", "There is no such task in this lesson."],
  ["/puzzles/none", "There is no such puzzle."],
  ["/rules/none", "There is no rule set with this name."],
  ["/rules/brandubh-cyningstan+none", "There is no layout with this name."],
  ["/layouts/none", "There is no layout with this name."],
  ["/layouts/alea-murray?version=99", "There is no version with this number."],
  ["/studies/none", "There is no study with this name."],
  ["/studies/calibration-2026?version=99", "There is no version with this number."],
  ["/library/explore?rules=none", "There is no rule set with this name."],
  ["/analysis?rules=none", "There is no rule set with this name."],
  ["/game/none", "This game does not exist."],
  [`/game/${none}`, "This game does not exist."],
  [`/game/${none}/rules`, "This game does not exist."],
])("%s: %s", async (address = "", words = "") => {
  const page = await open(browser, address);
  await page.getByText(words).waitFor();
  const said = (await page.locator("main").textContent()) ?? "";
  if (!words.includes("game")) expect(said).not.toContain("This game");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

test.each(["/rules/brandubh-cyningstan", "/history", "/sources"])(
  "%s has no anchor that is no text",
  async (path) => {
    const page = await open(browser, `${path}#50%`);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    await drawn(page);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  },
);
