// How each side wins is said on the home page, beside a game and beside a lesson, in the language of the page.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { playAlea } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("the aim stands on the home page, follows the rules, and stays beside the game", async () => {
  const page = await open(browser, "/");
  const form = page.locator(".play-form").getByTestId("aim");
  expect(await form.textContent()).toMatch(/^Counts: .+ Dukes: bring the king to a corner\.$/);
  await page.locator("#form-rules").selectOption("tablut-murray");
  await form
    .filter({ hasText: /^Attackers: .+ Defenders: bring the king to the edge of the board\.$/ })
    .waitFor();
  await playAlea(page);
  const beside = page.locator(".game").getByTestId("aim");
  await beside.filter({ hasText: /Dukes: bring the king to a corner\./ }).waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});

it("a lesson says the aim in the language of the page", async () => {
  const page = await open(browser, "/learn/capture", { language: "de", phone: true });
  await page.getByTestId("aim").filter({ hasText: "Bringt den König in eine Ecke" }).waitFor();
  expect(heard(page)).toEqual([]);
  await page.context().close();
});
