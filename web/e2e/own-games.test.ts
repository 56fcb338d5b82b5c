// The games of a browser: found again, also where there are many, removed from the list, deleted from the server.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../src/api/schema";
import type { Entry } from "../src/play/stored-games";
import { findings, loadAxe } from "./axe";
import { base, heard, launch, open } from "./browser";
import { Line } from "./line";
import { serve } from "./server";
import { begin, click, moves, openSheet, people, seated, sit, spoken } from "./table";

let browser: Browser;
const line = new Line();
beforeAll(async () => {
  browser = await launch();
  await line.lay();
});
afterAll(async () => {
  await browser.close();
  await line.cut();
});

const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const onServer = async (id: string) => (await fetch(`${base}/api/v1/games/${id}`)).status === 200;
const MINUTES = { kind: "sudden-death", main: 300, increment: 2 };

/** Opens what lies behind the three dots, and presses a button there. */
async function choose(page: Page, test: string): Promise<void> {
  await openSheet(page);
  await page.getByTestId(test).click();
}

/** What a browser keeps of a game. */
function entryOf(game: Game, token: string, sides: Entry["sides"], touched: number): Entry {
  const { id, name, names, seats, side, cancelled, layout, position, outcome } = game;
  return {
    id,
    token,
    name,
    names,
    seats,
    ...(sides ? { sides } : {}),
    side,
    cancelled,
    moves: game.moves.length,
    outcome: outcome && { winner: outcome.winner },
    board: { size: layout.size, marks: layout.marks, active: layout.active, position },
    touched,
  };
}

async function asked(path: string, body: object, token = ""): Promise<unknown> {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

const move = (id: string, token: string, text: string, ply: number) =>
  asked(`/games/${id}/actions`, { action: "move", move: text, ply }, token);

const read = async (id: string): Promise<Game> => (await fetch(`${base}/api/v1/games/${id}`)).json();

describe("a game of one's own", () => {
  it("is deleted from its page, after a warning, and the page says so", async () => {
    const page = await open(browser, "/", { at: line.address });
    await begin(page, { rules: "tablut-murray", side: "both" });
    const id = idOf(page);
    const watcher = await open(browser, `/game/${id}`);
    await watcher.locator(".cell").first().waitFor();
    await choose(page, "delete");
    const sure = page.locator("dialog[open]");
    await sure.getByText("for everyone who has a link to it. This cannot be undone.").waitFor();
    await sure.getByRole("button", { name: "Keep it" }).click();
    expect(await onServer(id)).toBe(true);

    // Without an answer it is not deleted, and the page says why.
    await line.cut();
    await choose(page, "delete");
    await sure.getByRole("button", { name: "Delete the game" }).click();
    await page.getByTestId("problem").getByText("cannot be reached").waitFor();
    await line.lay();
    expect(await onServer(id)).toBe(true);
    await page.getByTestId("problem").waitFor({ state: "detached" });
    await choose(page, "delete");
    await sure.getByRole("button", { name: "Delete the game" }).click();
    await page.getByRole("heading", { name: "The game is deleted" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await onServer(id)).toBe(false);
    // A watcher learns it, too.
    await watcher.getByRole("heading", { name: "This game is no longer on the server." }).waitFor();
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);

    await page.getByTestId("gone-game").getByRole("link", { name: "Your games" }).click();
    await page.getByText("No game has been played in this browser yet.").waitFor();
    await Promise.all([page, watcher].map((one) => one.context().close()));
  });

  it("is deleted from the list, or only removed from it", async () => {
    const page = await open(browser, "/", { at: line.address });
    const ids: string[] = [];
    for (const rules of ["tablut-murray", "brandubh-cyningstan"]) {
      await page.goto(`${line.address}/`);
      await begin(page, { rules, side: "both" });
      ids.unshift(idOf(page));
    }
    const [removed = "", deleted = ""] = ids;
    await page.goto(`${line.address}/`);
    const list = page.locator(".recent li");
    await list
      .first()
      .getByRole("button", { name: /^Remove .* from the list$/ })
      .click();
    await page.locator("dialog[open]").getByTestId("remove").click();
    await page.getByTestId("removed").getByText("no longer in the list").waitFor();
    expect(await list.count()).toBe(1);
    expect(await onServer(removed)).toBe(true);

    await page.getByTestId("all-games").click();
    const row = page.getByTestId("games-alone").getByRole("listitem");
    await row.waitFor();
    await line.cut();
    await row.getByRole("button", { name: /^Remove / }).click();
    const sure = page.locator("dialog[open]");
    await sure.getByTestId("delete").click();
    await sure.getByRole("alert").getByText("cannot be reached").waitFor();
    await line.lay();
    await sure.getByRole("alert").waitFor({ state: "detached" });
    await sure.getByTestId("delete").click();
    await page.getByTestId("removed").getByText("The game is deleted").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-testid"));
    await expect.poll(focused).toBe("removed");
    expect(await row.count()).toBe(0);
    expect(await onServer(deleted)).toBe(false);
    await page.context().close();
  });

  it("that waits for another person is deleted after it was called off", async () => {
    const page = await open(browser, "/?against=person&rules=brandubh-cyningstan#choose");
    await page.locator(".players-form").getByRole("button", { name: "Create the game" }).click();
    await page.getByTestId("call-off").click();
    await page.locator("dialog[open] .primary").click();
    await page.getByText("This game was called off.").waitFor();
    const id = idOf(page);
    await page.getByTestId("delete").click();
    await page.locator("dialog[open] .primary").click();
    await page.getByTestId("gone-game").waitFor();
    expect(await onServer(id)).toBe(false);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("a game with another person", () => {
  it("is not deleted; one's own name is taken out of it, for everyone", async () => {
    const { game, host, guest } = await seated(browser);
    await guest.locator(".seats").getByText("Æthelstan").waitFor();
    await openSheet(host);
    await host.getByTestId("unname").waitFor();
    expect(await host.getByTestId("delete").count()).toBe(0);
    await host.getByTestId("unname").click();
    await host.locator("dialog[open]").getByText("so it stays").waitFor();
    await host.locator("dialog[open] .primary").click();
    await guest.locator(".seats").getByText("Æthelstan").waitFor({ state: "detached" });
    await guest.locator(".seats").getByText("Dub Innse").waitFor();
    await host.getByTestId("unname").waitFor({ state: "detached" });

    // The list says what is lost with the game.
    await host.goto(`${base}/games`);
    const row = host.getByTestId("games-turn").getByRole("listitem");
    await row.getByText("Attackers, against Dub Innse").waitFor();
    await row.getByRole("button", { name: /^Remove / }).click();
    const sure = host.locator("dialog[open]");
    await sure.getByText("To end it, open it and resign.").waitFor();
    expect(await sure.getByTestId("delete").count()).toBe(0);
    await sure.getByTestId("remove").click();
    await host.getByTestId("removed").getByText("no longer in the list").waitFor();
    expect(await onServer(game.id)).toBe(true);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });

  it("is kept fresh in the list when it was opened while the list still asked about it", async () => {
    const game = await people({ pie: true });
    const page = await open(browser, "/privacy");
    const entry = entryOf(await read(game.id), game.tokens.attackers, ["attackers"], 1_000);
    await page.evaluate((list) => localStorage.setItem("hnefi.games", JSON.stringify(list)), [entry]);
    let answer = () => {};
    const awaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let follows = 0;
    await page.routeWebSocket("**/socket", (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (String(message).includes('"follow"')) follows++;
        server.send(message);
      });
      server.onMessage(async (message) => {
        await awaited;
        socket.send(message);
      });
    });
    await page.goto(`${base}/games`);
    await expect.poll(() => follows).toBe(1);
    await page.locator(`main a[href="/game/${game.id}"]`).first().click();
    await expect.poll(() => follows).toBe(2);
    answer();
    await page.locator(".cell").first().waitFor();
    const asked = page.waitForRequest(`${base}/api/v1/games/${game.id}`);
    await page.goBack();
    await asked;
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

describe("thirty games on a phone", () => {
  it("are listed by whose turn it is, with names and running clocks, and kept fresh", async () => {
    const kept: Entry[] = [];
    // Ten that go on: in five of them it is the host's turn, in one both clocks run.
    const clocks = { attackers: MINUTES, defenders: MINUTES };
    const running = await people({ clocks });
    for (let played = 0; played < 9; played++) {
      const game = await people({ name: `Player ${played}` });
      if (played % 2 === 0) await move(game.id, game.tokens.attackers, "a4-b4", 1);
      kept.push(entryOf(await read(game.id), game.tokens.attackers, ["attackers"], 1_000 + played));
    }
    await move(running.id, running.tokens.attackers, "a4-b4", 1);
    await move(running.id, running.tokens.defenders, "e7-d7", 2);
    await move(running.id, running.tokens.attackers, "b4-a4", 3);
    kept.push(entryOf(await read(running.id), running.tokens.attackers, ["attackers"], 2_000));
    const human = { kind: "human" };
    for (let played = 0; played < 20; played++) {
      const begun = { rules: "tablut-murray", attackers: human, defenders: { kind: "engine", level: 1 } };
      const { game, token } = (await asked("/games", begun)) as { game: Game; token: string };
      if (played % 2 === 0) await asked(`/games/${game.id}/actions`, { action: "resign" }, token);
      kept.push(entryOf(await read(game.id), token, undefined, 500 + played));
    }
    const page = await open(browser, "/privacy", { phone: true });
    await page.evaluate((list) => localStorage.setItem("hnefi.games", JSON.stringify(list)), kept);
    await page.clock.install();
    // The first page is not filled with them.
    await page.goto(`${base}/`);
    await page.getByTestId("shared-games").getByRole("listitem").first().waitFor();
    expect(await page.locator(".recent li").count()).toBe(12);
    await page.getByTestId("turn-notice").getByText("It is your turn in 4 games.").waitFor();
    await page.getByTestId("all-games").getByText("All your games (30)").click();

    const count = (group: string) => page.getByTestId(`games-${group}`).getByRole("listitem").count();
    await page.getByRole("heading", { name: "Your turn (4)" }).waitFor();
    expect([await count("turn"), await count("wait"), await count("alone"), await count("over")]).toEqual([
      4, 6, 10, 10,
    ]);
    await page.getByTestId("games-wait").getByText("against Dub Innse").first().waitFor();
    await page.getByTestId("games-over").getByText("You lost").first().waitFor();
    // One clock runs, and counts down without being asked for again.
    const clock = page.getByTestId("games-wait").getByTestId("clock-defenders").locator(".clock-time");
    await clock.waitFor();
    const seconds = async () => {
      const [minutes, rest] = ((await clock.textContent()) ?? "").split(":").map(Number);
      return 60 * (minutes ?? 0) + (rest ?? 0);
    };
    const before = await seconds();
    expect(before).toBeGreaterThan(200);
    await page.clock.fastForward(3_000);
    expect(await seconds()).toBeLessThanOrEqual(before - 2);
    for (const width of [390, 844, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/games.png`, fullPage: true });
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);

    // The other player moves: the game goes up to those where it is one's turn.
    await move(running.id, running.tokens.defenders, "e6-d6", 4);
    await page.clock.fastForward(10_000);
    await page.getByRole("heading", { name: "Your turn (5)" }).waitFor();
    await page.getByTestId("games-turn").getByTestId("clock-attackers").waitFor();
    // Who looks at the list is not at the board.
    const guest = await open(browser, "/privacy");
    await sit(guest, running, "defenders");
    await guest.getByTestId("presence-attackers").getByText("away").waitFor();
    await page.getByTestId("games-turn").getByRole("link").first().click();
    await page.locator(".cell").first().waitFor();
    expect([...heard(page), ...heard(guest)]).toEqual([]);
    await Promise.all([page, guest].map((one) => one.context().close()));
  });

  it("say which of them the server no longer has", async () => {
    const game = await people({});
    const page = await open(browser, "/privacy");
    const lost = entryOf({ ...(await read(game.id)), id: "0".repeat(32) }, "none", ["attackers"], 1);
    await page.evaluate((one) => localStorage.setItem("hnefi.games", JSON.stringify([one])), lost);
    await page.goto(`${base}/games`);
    await page.getByRole("listitem").getByText("no longer on the server").waitFor();
    await page.context().close();
  });
});

describe("what the other player says", () => {
  it("is hidden in one game, for as long as that is wanted, or in all by a setting", async () => {
    const { game, host, guest } = await seated(browser, { phone: false });
    const mute = host.getByLabel("Hide what the other player says");
    await guest.getByTestId("signal-hello").click();
    await host.getByTestId("said").getByText("Dub Innse: Hello!").waitFor();
    await mute.check();
    await host.getByTestId("said").waitFor({ state: "detached" });
    await guest.getByTestId("signal-thanks").click();
    await click(host, "a4", "b4");
    await click(guest, "e7", "d7");
    // What was said before the move would be here by now.
    await moves(host, 2);
    expect(await host.getByTestId("said").count()).toBe(0);
    await host.reload();
    await moves(host, 2);
    expect(await mute.isChecked()).toBe(true);
    // A question that the game may be lost by is not hidden.
    await asked(
      `/games/${game.id}/actions`,
      { action: "signal", signal: "still-there" },
      game.tokens.defenders,
    );
    await host.getByTestId("asks-there").waitFor();
    await mute.uncheck();
    await guest.getByTestId("signal-well-played").click();
    await host.getByTestId("said").getByText("Well played!").waitFor();

    // Other games go by the setting.
    await host.goto(`${base}/settings`);
    await host.getByLabel("Hide what other players say").check();
    const other = await people({});
    await sit(host, other, "attackers");
    await mute.waitFor();
    expect(await mute.isChecked()).toBe(true);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

describe("after a game of two people", () => {
  it("both players and a watcher get the game report", { timeout: 240_000 }, async () => {
    const data = mkdtempSync(join(tmpdir(), "hnefi-own-report-"));
    const server = await serve(data);
    try {
      const { game, host, guest } = await seated(browser, { at: server.base });
      const watcher = await open(browser, `/game/${game.id}`, { at: server.base });
      await click(host, "a4", "b4");
      await click(guest, "e7", "d7");
      await click(host, "b4", "a4");
      await moves(watcher, 3);
      // Not before the end, and not by its address either.
      for (const page of [host, guest, watcher]) expect(await page.getByTestId("report").count()).toBe(0);
      await guest.goto(`${server.base}/analysis?game=${game.id}&report`);
      await guest.getByRole("link", { name: "Back to the game" }).click();
      await guest.locator(".board-page").waitFor();
      await openSheet(guest);
      await guest.getByTestId("resign").click();
      await guest.locator("dialog[open] .primary").click();
      await spoken(host, /Æthelstan has won/);
      for (const page of [guest, host, watcher]) {
        await openSheet(page);
        await page.getByTestId("report").click();
        // It is made at once, shown on a phone too, and begins with the accuracy of each side. The engine is the browser's.
        await page.locator(".accuracy").waitFor({ timeout: 60_000 });
        expect(await page.locator(".accuracy tbody tr").count()).toBe(2);
        expect(heard(page)).toEqual([]);
        await page.context().close();
      }
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
