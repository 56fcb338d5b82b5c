// The line to the server is cut in the middle of a game and mended again.
import { connect, createServer, type Server, type Socket } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, launch, open } from "./browser";
import { begin, click, moves } from "./table";

/** A line to the server that can be cut. */
class Line {
  private sockets = new Set<Socket>();
  private server: Server | null = null;
  port = 0;

  /** Lays the line, the second time at the same address as before. */
  lay(): Promise<void> {
    const { hostname, port } = new URL(base);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          near.destroy();
          far.destroy();
          this.sockets.delete(socket);
        });
      }
      near.pipe(far).pipe(near);
    });
    this.server = server;
    return new Promise((laid) => {
      server.listen(this.port, "127.0.0.1", () => {
        const address = server.address();
        if (address && typeof address === "object") this.port = address.port;
        laid();
      });
    });
  }

  /** Cuts the connection: nothing passes. */
  cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((done) => {
      this.server ? this.server.close(() => done()) : done();
    });
  }
}

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

describe("when the connection is lost", () => {
  it("the page says so and recovers", async () => {
    const page = await open(browser, "/", { at: `http://127.0.0.1:${line.port}` });
    await begin(page, { rules: "tablut-murray", side: "both" });
    await click(page, "a4", "b4");
    await moves(page, 1);

    await line.cut();
    await page.getByText("Connection lost").waitFor();
    await click(page, "e7", "d7");
    await page.getByTestId("problem").getByText("cannot be reached").waitFor();
    await moves(page, 1);

    // Both go away by themselves.
    await line.lay();
    await page.getByText("Connection lost").waitFor({ state: "detached" });
    await page.getByTestId("problem").waitFor({ state: "detached" });
    await click(page, "e7", "d7");
    await moves(page, 2);
  });

  it("a reconnected page shows what was taken back and played meanwhile", async () => {
    const player = await open(browser, "/");
    await begin(player, { rules: "tablut-murray", side: "both" });
    await click(player, "a4", "b4");
    await moves(player, 1);
    const { pathname } = new URL(player.url());
    const watcher = await open(browser, pathname, { at: `http://127.0.0.1:${line.port}` });
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
    await moves(watcher, 2);
    expect(await watcher.locator(".moves li").allTextContents()).toEqual(
      await player.locator(".moves li").allTextContents(),
    );
  });

  it("a failed start can be repeated", async () => {
    const page = await open(browser, "/", { at: `http://127.0.0.1:${line.port}` });
    await page.getByTestId("play-now").waitFor();
    await line.cut();
    await page.getByTestId("play-now").click();
    const trouble = page.getByRole("alert").getByText("cannot be reached");
    await trouble.waitFor();
    await line.lay();
    await trouble.waitFor({ state: "detached" });
    await page.getByTestId("play-now").click();
    await page.locator(".cell.movable").first().waitFor();
  });

  it("a client that missed a change reads the whole game", async () => {
    const player = await open(browser, "/");
    await begin(player, { rules: "tablut-murray", side: "both" });
    const other = await open(browser, "/");
    // The page never receives the second change.
    await other.evaluate(() => {
      const listen = EventSource.prototype.addEventListener;
      let changes = 0;
      EventSource.prototype.addEventListener = function (
        this: EventSource,
        type: string,
        handler: (event: MessageEvent) => void,
      ) {
        const received = (event: MessageEvent) => {
          if (type !== "change" || ++changes !== 2) handler(event);
          else document.body.dataset.changes = "dropped";
        };
        listen.call(this, type, received as EventListener);
      } as typeof listen;
    });
    const { pathname } = new URL(player.url());
    await other.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, pathname);
    await other.getByText("You are watching this game.").waitFor();
    await click(player, "a4", "b4");
    await moves(other, 1);
    const whole = other.waitForRequest((request) =>
      request.url().endsWith(`/api/v1/games${pathname.slice(5)}`),
    );
    await click(player, "e7", "d7");
    await other.locator("[data-changes=dropped]").waitFor({ state: "attached" });
    await click(player, "b4", "b3");
    await whole;
    await moves(player, 3);
    await moves(other, 3);
    expect(await other.locator(".moves li").allTextContents()).toEqual(
      await player.locator(".moves li").allTextContents(),
    );
  });

  it("a failed page loads when the server is back", async () => {
    const page = await open(browser, "/", { at: `http://127.0.0.1:${line.port}` });
    await page.getByTestId("play-now").waitFor();
    await line.cut();
    await page.getByRole("link", { name: "Puzzles" }).click();
    await page.getByRole("alert").getByText("cannot be reached").waitFor();
    await line.lay();
    await page.locator(".puzzle .cell.movable").first().waitFor();
    // Its style came with it.
    expect(await page.locator(".puzzle").evaluate((puzzle) => getComputedStyle(puzzle).display)).toBe("grid");

    await line.cut();
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.getByRole("alert").getByText("cannot be reached").waitFor();
    await line.lay();
    await page.locator(".puzzle .cell.movable").first().waitFor();
  });

  it("an analysis continues at its move", async () => {
    const page = await open(browser, "/analysis?rules=brandubh-cyningstan", {
      at: `http://127.0.0.1:${line.port}`,
    });
    await page.locator(".engine-lines li").first().waitFor();
    await line.cut();
    await click(page, "d6", "b6");
    await page.getByTestId("problem").getByText("cannot be reached").waitFor();
    await line.lay();
    await page.getByTestId("problem").waitFor({ state: "detached" });
    await page.getByTestId("turn").getByText("Defenders to move").waitFor();
    await page.locator(".engine-lines li").first().waitFor();
  });
});
