// Two people play each other in two browsers, one of them a phone, and a third watches.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { heard, launch, open } from "./browser";
import { click, moves, openSheet, type People, people, ready, sit, spoken, walkOut } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MINUTES = { kind: "sudden-death", main: 300, increment: 2 };

/** Both players at their pages, the second one on a phone. */
async function table(terms: Record<string, unknown>): Promise<{ game: People; host: Page; guest: Page }> {
  const game = await people(terms);
  const host = await open(browser, "/privacy");
  const guest = await open(browser, "/privacy", { phone: true });
  await sit(host, game, "attackers");
  await sit(guest, game, "defenders");
  return { game, host, guest };
}

/** Presses a button that may be in the sheet of a small screen, and says yes where that is asked. */
async function choose(page: Page, test: string): Promise<void> {
  if (!(await page.getByTestId(test).isVisible())) await openSheet(page);
  await page.getByTestId(test).click();
  const yes = page.locator("dialog[open] .primary");
  if (await yes.count()) await yes.click();
  if (await page.locator(".more:popover-open").count()) await page.locator(".sheet-close").click();
}

/** Plays the beginning of a game, each move on the page of its player. */
async function playBoth(
  host: Page,
  guest: Page,
  list: readonly [string, string][],
  before = 0,
): Promise<void> {
  for (const [index, [from, to]] of list.entries()) {
    const ply = before + index;
    await click(ply % 2 === 0 ? host : guest, from, to);
    await moves(host, ply + 1);
    await moves(guest, ply + 1);
  }
}

describe("two people at one game", () => {
  it("see each other's names, clocks and presence, and so does a watcher", async () => {
    const { game, host, guest } = await table({ clocks: { attackers: MINUTES, defenders: MINUTES } });
    const watcher = await open(browser, `/game/${game.id}`);
    for (const page of [host, guest, watcher]) {
      await page.locator(".seats").getByText("Æthelstan").waitFor();
      await page.locator(".seats").getByText("Dub Innse").waitFor();
      expect(await page.locator(".clock-time").allTextContents()).toEqual(["5:00", "5:00"]);
    }
    await host.getByTestId("presence-defenders").getByText("here").waitFor();
    await playBoth(host, guest, walkOut.slice(0, 2));
    for (const page of [host, guest, watcher]) {
      await page.getByTestId("clock-attackers").and(page.locator(".running")).waitFor();
      await page.getByTestId("clock-attackers").getByText("4:5").waitFor();
      expect(await page.getByTestId("clock-defenders").textContent()).toContain("5:0");
    }
    await host.getByTestId("turn").getByText("Your turn").waitFor();
    await watcher.getByTestId("turn").getByText("Æthelstan to move").waitFor();
    await host.waitForFunction(() => document.title.startsWith("Your turn"));
    expect(await guest.title()).not.toContain("Your turn");

    // T says the clocks, on the board too.
    await host.locator(".cell[tabindex='0']").focus();
    await host.keyboard.press("t");
    await spoken(host, /Æthelstan: 4 minutes, 5\d seconds\. Dub Innse: 5 minutes/);

    // Nobody has help while the game goes on.
    for (const page of [host, guest]) {
      expect(await page.getByTestId("hint-button").count()).toBe(0);
      expect(await page.getByTestId("coach-switch").count()).toBe(0);
    }
    await guest.close();
    await host.getByTestId("presence-defenders").getByText("away").waitFor();
    for (const page of [host, watcher]) expect(heard(page)).toEqual([]);
    for (const page of [host, watcher]) {
      await loadAxe(page);
      expect(await findings(page)).toEqual([]);
    }
  });

  it("take back, decline a draw, resign, and play a rematch with sides swapped", async () => {
    const { host, guest } = await table({});
    await playBoth(host, guest, walkOut.slice(0, 1));
    await choose(host, "offer-takeback");
    await host.getByTestId("offer").getByText("You ask to take back.").waitFor();
    await guest.getByTestId("offer").getByText("Æthelstan asks to take back.").waitFor();
    await spoken(guest, /Æthelstan asks to take back/);
    await guest.getByTestId("accept").click();
    await moves(host, 0);
    await moves(guest, 0);
    await playBoth(host, guest, walkOut.slice(0, 2));

    await choose(host, "offer-draw");
    await guest.getByTestId("decline").click();
    await host.locator(".notices").getByText("Dub Innse declined.").waitFor();
    await host.getByTestId("offer").waitFor({ state: "detached" });

    // An offer can be withdrawn, and a pause stops the game until both go on.
    await choose(guest, "offer-pause");
    await guest.getByTestId("withdraw").click();
    await host.getByTestId("offer").waitFor({ state: "detached" });
    expect(await guest.getByText("declined").count()).toBe(0);
    await choose(guest, "offer-pause");
    await host.getByTestId("accept").click();
    for (const page of [host, guest]) await page.getByTestId("turn").getByText("paused").waitFor();
    expect(await host.locator(".cell.movable").count()).toBe(0);
    await choose(host, "offer-resume");
    await guest.getByTestId("accept").click();
    await ready(host, "b4");

    await choose(guest, "signal-well-played");
    await host.getByTestId("said").getByText("Dub Innse: Well played!").waitFor();
    await spoken(host, /Dub Innse: Well played!/);

    await choose(guest, "resign");
    await host.getByTestId("turn").getByText("Æthelstan has won").waitFor();
    await host.getByTestId("ended").getByText("Dub Innse resigned.").waitFor();
    await choose(guest, "offer-rematch");
    await host.getByTestId("offer").getByText("Dub Innse offers a rematch").waitFor();
    await host.getByTestId("accept").click();
    // Both are led to it.
    await ready(guest, "a4");
    await host.locator(".seats li").first().getByText("Dub Innse").waitFor();
    await playBoth(guest, host, walkOut.slice(0, 2));
  });

  it("give a move in advance, which is played if it is legal and dropped if not", async () => {
    const { host, guest } = await table({ clocks: { attackers: MINUTES, defenders: MINUTES } });
    await playBoth(host, guest, walkOut.slice(0, 2));
    await click(guest, "e6", "d6");
    await guest.locator(".notices").getByText("e6 to d6 comes next").waitFor();
    expect(await guest.locator(".moves li").count()).toBe(2);
    await click(host, "b4", "a4");
    await moves(host, 4);
    await moves(guest, 4);

    // Escape cancels, and so does a press on the board.
    await click(guest, "e5", "e6");
    await guest.locator(".notices").getByText("e5 to e6 comes next").waitFor();
    await guest.keyboard.press("Escape");
    await guest.locator(".notices").getByText("comes next").waitFor({ state: "detached" });
    await click(guest, "e5", "a9");
    await click(host, "a4", "b4");
    await guest.locator(".notices").getByText("e5 to a9 is not legal now.").waitFor();
    await moves(guest, 5);
    await click(guest, "e5", "e7");
    await moves(host, 6);
  });

  it("choose sides by the pie rule", async () => {
    const { host, guest } = await table({ pie: true });
    await click(host, "a4", "b4");
    await host.locator(".notices").getByText("Dub Innse may now take your side.").waitFor();
    await guest.getByTestId("choose-side").getByTestId("swap").click();
    await host.locator(".seats li").first().getByText("Dub Innse").waitFor();
    await host.getByTestId("turn").getByText("Your turn: Defenders").waitFor();
    await click(host, "e7", "d7");
    await moves(guest, 2);
    await click(guest, "b4", "a4");
    await moves(host, 3);
  });

  it("play two games, and who won the match is said at the end", async () => {
    const { host, guest } = await table({ two_games: true });
    await host.getByTestId("match").getByText("Game 1 of 2").waitFor();
    await playBoth(host, guest, walkOut.slice(0, 1));
    await choose(guest, "resign");
    await host.getByTestId("next").click();
    await guest.getByTestId("next").click();
    await guest
      .getByTestId("match")
      .getByText("Æthelstan won the first game (one move) and leads.")
      .waitFor();
    await click(guest, "a4", "b4");
    await moves(host, 1);
    await choose(guest, "resign");
    for (const page of [host, guest])
      await page.getByTestId("match").getByText("Æthelstan has won the match.").waitFor();
  });

  it("call the game off before it has begun", async () => {
    const { host, guest } = await table({});
    await click(host, "a4", "b4");
    await moves(guest, 1);
    await choose(guest, "cancel");
    await host.getByTestId("turn").getByText("The game was called off").waitFor();
    expect(await host.locator(".cell.movable").count()).toBe(0);
  });

  it("lose on time", async () => {
    const { host, guest } = await table({
      clocks: { attackers: { kind: "sudden-death", main: 4, increment: 0 }, defenders: MINUTES },
    });
    await playBoth(host, guest, walkOut.slice(0, 2));
    // Tenths are shown, and counted down in the page.
    await guest.waitForFunction(() =>
      /^[0-2]\.\d$/.test(
        document.querySelector('[data-testid="clock-attackers"] .clock-time')?.textContent ?? "",
      ),
    );
    await guest.getByTestId("turn").getByText("Dub Innse has won").waitFor();
    await host.getByTestId("ended").getByText("Æthelstan ran out of time.").waitFor();
    expect(await host.getByTestId("clock-attackers").textContent()).toContain("0.0");
  });
});
