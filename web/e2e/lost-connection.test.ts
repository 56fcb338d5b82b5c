// The line to the server is cut in the middle of a game and mended again, the server dies, the computer sleeps.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { base, launch, open } from "./browser";
import { Line } from "./line";
import { serve } from "./server";
import { begin, click, moves, ready, walkOut } from "./table";

/** The moves as the page lists them. */
const listed = (page: Page) => page.locator(".moves li").allTextContents();

let browser: Browser;
const line = new Line();
beforeAll(async () => {
  browser = await launch();
});
beforeEach(() => line.lay());
afterAll(async () => {
  await browser.close();
  await line.cut();
});

describe("when the connection is lost", () => {
  it("the page says so and recovers", async () => {
    const page = await open(browser, "/", { at: line.address });
    await begin(page, { rules: "tablut-murray", side: "both" });
    await click(page, "a4", "b4");
    await moves(page, 1);

    await line.cut();
    await page.getByText("Connection lost").waitFor();
    await click(page, "e7", "d7");
    await moves(page, 1);

    // The message goes away by itself, and the move is played.
    await line.lay();
    await page.getByText("Connection lost").waitFor({ state: "detached" });
    await moves(page, 2);
    await click(page, "b4", "b3");
    await moves(page, 3);
  });

  it("a move made while the network is gone for twenty seconds is played once", async () => {
    const page = await open(browser, "/", { at: line.address });
    await page.clock.install();
    await page.reload();
    await begin(page, { rules: "tablut-murray", side: "both" });
    await click(page, "a4", "b4");
    await moves(page, 1);
    // The answer to the move comes after it.
    await ready(page, "e7");
    line.hold();
    await click(page, "e7", "d7");
    await page.clock.fastForward(20_000);
    line.release();
    await moves(page, 2);
    await click(page, "b4", "b3");
    await moves(page, 3);
    await page.getByText("Connection lost").waitFor({ state: "detached" });
    const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem("hnefi.games") ?? "[]")[0]);
    const game = await (await fetch(`${base}/api/v1/games/${id}`)).json();
    expect(game.version).toBe(4);
  });

  it("a server that is killed three times loses nothing, and the page comes back by itself", async () => {
    const data = mkdtempSync(join(tmpdir(), "hnefi-killed-"));
    let server = await serve(data);
    const own = new Line(server.base);
    await own.lay();
    try {
      const page = await open(browser, "/", { at: own.address });
      await begin(page, { rules: "tablut-murray", side: "both" });
      for (const [index, [from, to]] of walkOut.slice(0, 6).entries()) {
        if (index % 2 === 1) {
          await server.kill();
          await click(page, from, to);
          server = await serve(data);
          own.target = server.base;
        } else await click(page, from, to);
        await moves(page, index + 1);
      }
      await page.getByText("Connection lost").waitFor({ state: "detached" });
    } finally {
      await own.cut();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });

  it("a page that slept shows what was played meanwhile", async () => {
    const player = await open(browser, "/");
    await begin(player, { rules: "tablut-murray", side: "both" });
    const { pathname } = new URL(player.url());
    const sleeper = await open(browser, pathname, { at: line.address });
    await sleeper.getByText("You are watching this game.").waitFor();
    const session = await sleeper.context().newCDPSession(sleeper);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    // A computer that sleeps does not hear that its connection ends.
    await line.cut();
    await click(player, "a4", "b4");
    await moves(player, 1);
    await click(player, "e7", "d7");
    await moves(player, 2);
    await line.lay();
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await moves(sleeper, 2);
    expect(await listed(sleeper)).toEqual(await listed(player));
    await click(player, "b4", "b3");
    await moves(sleeper, 3);
  });

  it("a reconnected page shows what was taken back and played meanwhile", async () => {
    const player = await open(browser, "/");
    await begin(player, { rules: "tablut-murray", side: "both" });
    await click(player, "a4", "b4");
    await moves(player, 1);
    const { pathname } = new URL(player.url());
    const watcher = await open(browser, pathname, { at: line.address });
    await moves(watcher, 1);

    await line.cut();
    await watcher.getByText("Connection lost").waitFor();
    await player.getByRole("button", { name: "Take back" }).click();
    await moves(player, 0);
    await click(player, "a4", "c4");
    await moves(player, 1);
    await line.lay();
    await watcher.locator(".moves li").getByText("a4–c4").waitFor();

    // Changes apply to the game that came with the new stream.
    await click(player, "e7", "d7");
    await moves(player, 2);
    await moves(watcher, 2);
    expect(await listed(watcher)).toEqual(await listed(player));
  });

  it("a failed start can be repeated", async () => {
    const page = await open(browser, "/", { at: line.address });
    await page.getByTestId("play-now").waitFor();
    // A part of the page that is still on its way would be lost with the line, and the page load itself anew for it afterwards.
    await page.waitForLoadState("networkidle");
    await line.cut();
    await page.getByTestId("play-now").click();
    const start = page.getByRole("region", { name: "Alea Evangelii" });
    const trouble = start.getByRole("alert").getByText("cannot be reached");
    await trouble.waitFor();
    await line.lay();
    await trouble.waitFor({ state: "detached" });
    await page.getByTestId("play-now").click();
    // Nothing says how soon the page tries its connections again.
    await page.locator(".cell.movable").first().waitFor({ timeout: 45_000 });
  });

  it("a client that missed a change asks for the whole game", async () => {
    const player = await open(browser, "/");
    await begin(player, { rules: "tablut-murray", side: "both" });
    const other = await open(browser, "/");
    // The page never receives the second change.
    await other.evaluate(() => {
      let changes = 0;
      let wholes = 0;
      Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(this: WebSocket, handler: ((event: MessageEvent) => void) | null) {
          if (!handler) return;
          this.addEventListener("message", (event) => {
            const { type } = JSON.parse(event.data);
            if (type === "game") document.body.dataset.wholes = String(++wholes);
            if (type !== "change" || ++changes !== 2) handler(event);
            else document.body.dataset.changes = "dropped";
          });
        },
      });
    });
    const { pathname } = new URL(player.url());
    await other.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, pathname);
    await other.getByText("You are watching this game.").waitFor();
    await click(player, "a4", "b4");
    await moves(other, 1);
    await click(player, "e7", "d7");
    await other.locator("[data-changes=dropped]").waitFor({ state: "attached" });
    await click(player, "b4", "b3");
    await other.locator("[data-wholes='2']").waitFor({ state: "attached" });
    await moves(player, 3);
    await moves(other, 3);
    expect(await listed(other)).toEqual(await listed(player));
  });

  it("a failed page loads when the server is back", async () => {
    const page = await open(browser, "/", { at: line.address });
    await page.getByTestId("play-now").waitFor();
    await line.cut();
    await page.getByRole("link", { name: "Puzzles" }).click();
    await page.getByRole("alert").getByText("cannot be reached").waitFor();
    await line.lay();
    await page.locator(".puzzle .cell.movable").first().waitFor();
    // Its style came with it.
    expect(await page.locator(".puzzle").evaluate((puzzle) => getComputedStyle(puzzle).display)).toBe("grid");

    // An answer that failed is asked for again, too.
    await page.goto(`${line.address}/library`);
    const found = page.getByRole("status").getByText(/game/);
    await found.waitFor();
    await line.cut();
    await page.getByLabel("Result").selectOption("attackers");
    await page.getByRole("alert").getByText("cannot be reached").waitFor();
    await line.lay();
    await found.waitFor();
  });

  it("an analysis goes on", async () => {
    const page = await open(browser, "/analysis?rules=brandubh-cyningstan", {
      at: line.address,
    });
    await page.locator(".engine-lines li").first().waitFor();
    await line.cut();
    await click(page, "d6", "b6");
    // The browser knows the rules and has an engine of its own.
    await page.getByTestId("turn").getByText("Defenders to move").waitFor();
    await page.locator(".engine-lines li").first().waitFor();
    await line.lay();
    await page.locator(".cell.movable").first().waitFor();
  });
});
