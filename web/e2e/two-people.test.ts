// Two people play each other in two browsers, one of them a phone, and a third watches.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { base, drawn, heard, launch, open } from "./browser";
import { Line } from "./line";
import { serve } from "./server";
import {
  click,
  moves,
  noteSpoken,
  openSheet,
  type People,
  press,
  ready,
  seated,
  spoken,
  tabTo,
  walkOut,
} from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How long slow things may take on a busy machine, in milliseconds. */
const PATIENCE = 150_000;
const MINUTES = { kind: "sudden-death", main: 300, increment: 2 };

/** Both players at their pages, the second one on a phone; the first one's page may have a time that the test sets. */
const table = (terms: Record<string, unknown>, ownTime = false) => seated(browser, { terms, ownTime });

/** Presses a button that may be in the sheet of a small screen, and says yes where that is asked. */
async function choose(page: Page, test: string): Promise<void> {
  if (!(await page.getByTestId(test).isVisible())) await openSheet(page);
  await page.getByTestId(test).click();
  const yes = page.locator("dialog[open] .primary");
  if (await yes.count()) await yes.click();
  if (await page.locator(".more:popover-open").count()) await page.locator(".sheet-close").click();
}

/** The game as the server has it. */
async function read({ id }: People) {
  return (await fetch(`${base}/api/v1/games/${id}`)).json();
}

/** Whether a part is within the window and nothing lies over its middle. */
function isSeen(part: Locator): Promise<boolean> {
  return part.evaluate((one) => {
    const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
    const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return within && one.contains(above);
  });
}

/** The seconds that a page shows on a clock. */
async function secondsLeft(page: Page, side: "attackers" | "defenders"): Promise<number> {
  const text = await page.getByTestId(`clock-${side}`).locator(".clock-time").textContent();
  return (text ?? "").split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
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
    await host.getByTestId("watchers").getByText("One person watches").waitFor();
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

    // Neither player has hints while the game goes on.
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

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
    [320, 568],
  ])(
    "have clocks and the other player's question in sight at %i by %i, and nothing moves",
    async (width, height) => {
      const { game, host, guest } = await table({
        rules: "alea-walker-2015",
        clocks: { attackers: MINUTES, defenders: MINUTES },
      });
      await guest.setViewportSize({ width, height });
      const clocks = guest.locator(".clock");
      const places = () =>
        guest.locator(".board, .clock, .seats strong").evaluateAll((all) =>
          all.map((one) => {
            const { left, top, right } = one.getBoundingClientRect();
            return [left, top, right].map(Math.round);
          }),
        );
      await drawn(guest);
      const before = await places();
      await choose(host, "offer-pause");
      await guest.getByTestId("accept").waitFor();
      for (const part of [
        clocks.first(),
        clocks.last(),
        guest.getByTestId("accept"),
        guest.getByTestId("decline"),
      ])
        expect(await isSeen(part), `${part}`).toBe(true);
      expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await guest.getByTestId("accept").click();
      await guest.getByTestId("turn").getByText("paused").waitFor();
      await guest.getByTestId("offer").waitFor({ state: "detached" });
      expect(await places()).toEqual(before);
      expect((await read(game)).paused).toBe(true);
    },
  );

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
    await host.getByTestId("match-standing").getByText("Game 1 of 2").waitFor();
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

  it("answer in advance by correspondence, and confirm every move", async () => {
    const days = { kind: "correspondence", days: 3 };
    const { game, host, guest } = await table({ clocks: { attackers: days, defenders: days } });
    // The first turn is timed, too.
    expect(await host.locator(".clock-time").allTextContents()).toEqual(["2d 23h", "3d 0h"]);
    await click(host, "a4", "b4");
    await host.getByTestId("confirm").locator(".primary").click();
    await moves(guest, 1);

    await choose(host, "plan");
    await host.getByTestId("planning").waitFor();
    expect(await host.getByTestId("plan-keep").isDisabled()).toBe(true);
    for (const [from, to] of [
      ["e7", "d7"],
      ["b4", "a4"],
    ] as const) {
      await click(host, from, to);
      await host.getByTestId("confirm").locator(".primary").click();
      await host.getByTestId("planning").getByText(`${from}-${to}`).waitFor();
    }
    await host.getByTestId("plan-keep").click();
    await host.locator(".plans li").getByText("e7-d7 b4-a4").waitFor();
    expect((await read(game)).moves.length).toBe(1);
    expect(await guest.getByText("e7-d7").count()).toBe(0);

    await click(guest, "e7", "d7");
    await guest.getByTestId("confirm").locator(".primary").click();
    await moves(guest, 3);
    await moves(host, 3);
    await host.locator(".plans li").waitFor({ state: "detached" });
  });

  it("ask whether the other is still there, and claim the game of one who left", async () => {
    const { host, guest } = await table({}, true);
    await click(host, "a4", "b4");
    // The minute begins when the page of the host has the move too.
    await moves(host, 1);
    await moves(guest, 1);
    expect(await host.getByTestId("slow").count()).toBe(0);
    await host.clock.runFor(61_000);
    await host.getByTestId("ask-there").click();
    await guest.getByTestId("asks-there").getByText("Æthelstan asks whether you are still there").waitFor();
    await guest.getByTestId("i-am-here").click();
    await host.getByTestId("said").getByText("Dub Innse: I am here.").waitFor();
    await guest.getByTestId("asks-there").waitFor({ state: "detached" });

    await guest.close();
    await host.getByTestId("presence-defenders").getByText("away").waitFor();
    await host.clock.runFor(61_000);
    await host.getByTestId("gone").waitFor();
    // The server judges: for its clock, no minute has passed.
    await host.getByTestId("claim").click();
    await host.getByTestId("problem").getByText("not possible now").waitFor();
  });

  it("win by a claim when the other has left for as long as the server allows", async () => {
    const data = mkdtempSync(join(tmpdir(), "hnefi-two-left-"));
    const server = await serve(data, ["--absence", "1s"]);
    try {
      const { host, guest } = await seated(browser, { at: server.base });
      await click(host, "a4", "b4");
      await moves(guest, 1);
      await host.getByTestId("presence-defenders").getByText("here").waitFor();
      expect(await host.getByTestId("claim").count()).toBe(0);
      await guest.close();
      await host.getByTestId("gone").getByText("Dub Innse is not there. You may claim the game.").waitFor();
      await host.getByTestId("claim").click();
      await host.getByTestId("turn").getByText("Æthelstan has won").waitFor();
      await host.getByTestId("ended").getByText("Dub Innse left the game and did not come back.").waitFor();
      await spoken(host, /Æthelstan has won\. Dub Innse left the game/);
      expect(await host.getByTestId("claim").count()).toBe(0);
      expect(heard(host)).toEqual([]);
      await host.context().close();
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });

  it("play by keyboard alone", async () => {
    const { host, guest } = await table({ clocks: { attackers: MINUTES, defenders: MINUTES } });
    const onBoard = async (page: Page, from: string, to: string) => {
      await ready(page, from);
      await page.locator(".cell[tabindex='0']").focus();
      await press(page, from);
      await press(page, to);
    };
    await onBoard(host, "a4", "b4");
    await moves(guest, 1);
    await spoken(guest, /Æthelstan: a4 to b4\. Your turn/);
    await tabTo(host, '[data-testid="offer-takeback"]');
    await host.keyboard.press("Enter");
    await spoken(guest, /Æthelstan asks to take back/);
    await tabTo(guest, '[data-testid="decline"]');
    await guest.keyboard.press("Enter");
    await spoken(host, /Dub Innse declined/);
    await onBoard(guest, "e7", "d7");
    await moves(host, 2);

    // A move in advance, which Escape cancels.
    await guest.locator(".cell[tabindex='0']").focus();
    await press(guest, "e6");
    await press(guest, "d6");
    await spoken(guest, /e6 to d6 comes next/);
    await guest.keyboard.press("Escape");
    await spoken(guest, /cancelled/);
    await tabTo(host, '[data-testid="resign"]');
    await host.keyboard.press("Enter");
    await tabTo(host, "dialog[open] .primary");
    await host.keyboard.press("Enter");
    await spoken(guest, /Dub Innse has won\. Æthelstan resigned/);
    await spoken(host, /Dub Innse has won/);
  });

  it("hear once that thirty seconds are left, and once that ten are", { timeout: PATIENCE }, async () => {
    // Real time: a page whose clock is set forward takes its connection for lost, and asks the server for the right time.
    const short = { kind: "sudden-death", main: 33, increment: 0 };
    const { host, guest } = await table({ clocks: { attackers: short, defenders: short } });
    const noted = await noteSpoken(host);
    await playBoth(host, guest, walkOut.slice(0, 2));
    expect(await host.locator(".clock.low").count()).toBe(0);
    await spoken(host, /(2[0-9]|30) seconds left/);
    await host.getByTestId("clock-attackers").and(host.locator(".low")).waitFor();
    // The other player is not warned of it, and brings the time anew by coming back.
    expect(await guest.getByTestId("spoken").textContent()).not.toContain("left");
    await guest.reload();
    await spoken(host, /\b([1-9]|10) seconds? left/, 30_000);
    await click(host, "b4", "a4");
    await moves(guest, 3);
    expect((await noted()).filter((line) => line.includes("seconds left"))).toHaveLength(2);
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

describe("periods", () => {
  it("are set in the form, counted down on both pages, begun anew by a move, and the last one ends the game", async () => {
    const host = await open(browser, "/?against=person&rules=tablut-murray#choose");
    const form = host.locator(".players-form");
    await form.getByLabel("Your name").fill("Æthelstan");
    await form.getByTestId("clock").selectOption("own");
    await form.getByLabel("Kind of clock").selectOption("byo-yomi");
    for (const [label, number] of [
      ["Minutes for the game", "0"],
      ["Seconds of a period", "8"],
      ["Periods", "2"],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(number);
    await form.getByRole("button", { name: "Create the game" }).click();
    const link = await host.locator(".seat-link textarea").first().inputValue();
    const guest = await open(browser, link.slice(base.length), { phone: true });
    await guest.getByTestId("terms").getByText("0 min, then 2 × 8 s").waitFor();
    await guest.getByLabel("Your name").fill("Dub Innse");
    await guest.getByTestId("sit-down").click();
    const clock = (page: Page, side: string) => page.getByTestId(`clock-${side}`);
    const periods = (page: Page, side: string, count: number) =>
      clock(page, side).locator(".clock-periods").getByText(`×${count}`).waitFor();
    for (const page of [host, guest])
      for (const side of ["attackers", "defenders"]) await periods(page, side, 2);
    // The first turn of each side is not timed.
    await playBoth(host, guest, walkOut.slice(0, 2));

    // A period that is not used up begins anew.
    await click(host, "b4", "a4");
    await moves(guest, 3);
    for (const page of [host, guest]) await periods(page, "attackers", 2);
    // One that is used up is gone.
    for (const page of [host, guest]) await periods(page, "defenders", 1);
    await click(guest, "e6", "d6");
    await moves(host, 4);
    for (const page of [host, guest]) {
      await clock(page, "defenders").locator(".clock-time").getByText("8.0").waitFor();
      await periods(page, "defenders", 1);
    }
    // After the last one the time is over.
    for (const page of [host, guest]) await periods(page, "attackers", 1);
    await clock(guest, "attackers").and(guest.locator(".low")).waitFor();
    for (const page of [host, guest]) {
      await page.getByTestId("turn").getByText("Dub Innse has won").waitFor();
      await page.getByTestId("ended").getByText("Æthelstan ran out of time.").waitFor();
      await clock(page, "attackers").locator(".clock-time").getByText("0.0").waitFor();
      await periods(page, "attackers", 0);
      expect(await page.locator(".clock.running").count()).toBe(0);
      expect(heard(page)).toEqual([]);
    }
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

describe("when something breaks", () => {
  it("a player without a network for twenty seconds moves once, and the clock is right", {
    timeout: PATIENCE,
  }, async () => {
    const { game, host, guest } = await table({ clocks: { attackers: MINUTES, defenders: MINUTES } });
    await playBoth(host, guest, walkOut.slice(0, 2));
    const network = await host.context().newCDPSession(host);
    const cut = (offline: boolean) =>
      network.send("Network.emulateNetworkConditions", {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    await network.send("Network.enable");
    await cut(true);
    await host.getByText("Connection lost").waitFor();
    await click(host, "b4", "a4");
    // The other page sees the clock run for twenty seconds.
    await guest.waitForFunction(
      () => {
        const text = document.querySelector('[data-testid="clock-attackers"] .clock-time')?.textContent;
        return text !== null && text !== undefined && text <= "4:38";
      },
      null,
      { timeout: 40_000 },
    );
    expect((await read(game)).moves.length).toBe(2);
    await cut(false);
    await moves(host, 3);
    await moves(guest, 3);
    await click(guest, "e6", "d6");
    await moves(host, 4);
    const { version, moves: played, clocks } = await read(game);
    expect(played.length).toBe(4);
    expect(await host.locator(".moves li").count()).toBe(4);
    // Both pages count down from what the server has.
    for (const page of [host, guest]) {
      const shown = await secondsLeft(page, "attackers");
      expect(Math.abs(shown - clocks.attackers.left / 1_000), `version ${version}`).toBeLessThan(3);
    }
    await host.getByText("Connection lost").waitFor({ state: "detached" });
  });

  it("a move made without a network arrives though its page was left", { timeout: PATIENCE }, async () => {
    const { game, host } = await table({ clocks: { attackers: MINUTES, defenders: MINUTES } });
    // The home page comes without a network once it was seen.
    const home = host.getByRole("link", { name: "Play", exact: true });
    const back = host.getByTestId("shared-games").getByRole("link").first();
    await home.click();
    await back.click();
    await host.locator(".cell.movable").first().waitFor();
    await host.context().setOffline(true);
    await host.getByText("Connection lost").waitFor();
    const [from, to] = walkOut[0] ?? ["", ""];
    await click(host, from, to);
    await home.click();
    await host.locator(".quick-start").waitFor();
    expect((await read(game)).moves.length).toBe(0);
    await host.context().setOffline(false);
    await back.click();
    await moves(host, 1);
    expect((await read(game)).moves.length).toBe(1);
  });

  it("a server that is killed three times loses nothing, and both pages come back", {
    timeout: PATIENCE,
  }, async () => {
    const data = mkdtempSync(join(tmpdir(), "hnefi-two-killed-"));
    let server = await serve(data);
    const line = new Line(server.base);
    await line.lay();
    try {
      const terms = { clocks: { attackers: MINUTES, defenders: MINUTES } };
      const { host, guest } = await seated(browser, { terms, at: line.address });
      for (const [index, [from, to]] of walkOut.entries()) {
        const page = index % 2 === 0 ? host : guest;
        if ([1, 4, 6].includes(index)) {
          await server.kill();
          await click(page, from, to);
          server = await serve(data);
          line.target = server.base;
        } else await click(page, from, to);
        await moves(host, index + 1);
        await moves(guest, index + 1);
      }
      for (const page of [host, guest]) {
        await page.getByTestId("turn").getByText("Dub Innse has won").waitFor();
        expect(await page.locator(".clock.running").count()).toBe(0);
        const left = [await secondsLeft(page, "attackers"), await secondsLeft(page, "defenders")];
        for (const seconds of left) expect(seconds).toBeGreaterThan(200);
      }
      const shown = await Promise.all(
        [host, guest].map((page) => page.locator(".clock-time").allTextContents()),
      );
      expect(shown[0]).toEqual(shown[1]);
    } finally {
      await line.cut();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
