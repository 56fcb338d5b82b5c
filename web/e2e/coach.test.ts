// The coach beside a game, the three moments after it, and the path from the lessons to the largest board.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Created, Features, Side } from "../src/api/schema";
import { base, heard, launch, onServer, open } from "./browser";
import { begin, click } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${base}/api/v1/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<T>;
}

/** Begins a game from a position against the weakest engine, as if this browser had; its page is open. */
async function beginFrom(page: Page, rules: string, start: string, side: Side, step?: string): Promise<void> {
  const engine = { kind: "engine", level: 1 };
  const seats = { attackers: engine, defenders: engine, [side]: { kind: "human" } };
  const { token, game } = await post<Created>("games", { rules, start, ...seats });
  await page.evaluate(
    ([game, step]) => {
      localStorage.setItem("hnefi.games", JSON.stringify([game]));
      if (step) localStorage.setItem("hnefi.path-games", JSON.stringify([[game?.id, step]]));
    },
    [{ ...game, token, moves: 0, over: false, touched: 1 }, step] as const,
  );
  await page.goto(`${base}/game/${game.id}`);
}

/** The king on his throne with a man beside him, in a ring with one gap; a defender stands outside it. */
const RING = "/11/11/11/5t5/4t1t4/4TK1t3/4t1t4/5t5/9T1/11/3t7/ a -";
/** A king in a closed ring in tablut. */
const CLOSED = "/9/9/3t5/2t1t4/1t1K1t3/2t1t4/3t5/9/9/ a -";

describe("the coach", () => {
  it.runIf(onServer)("says on a board of eleven lines what the position shows", async () => {
    const page = await open(browser, "/");
    await beginFrom(page, "copenhagen", RING, "attackers");
    const { features } = await post<{ features: Features }>("positions", {
      rules: "copenhagen",
      start: RING,
    });
    expect(features.ring).toEqual({ closed: false, gaps: ["d6"] });
    await page.getByTestId("coach").getByText("nearly closed. Gaps left: d6").waitFor();
    await click(page, "d1", "d6");
    // The engine has answered, and whatever it did the coach tells of that position.
    await page
      .getByTestId("coach")
      .getByText(/cut off|nearly closed|can win|capture|danger|lost/)
      .waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("is on in the first game, begins with what matters on the board, and stays off once turned off", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "copenhagen", side: "attackers", level: 1 });
    const coach = page.getByTestId("coach");
    await coach.getByText("bring men before every corner first").waitFor();
    await coach.getByText("only on all four sides").waitFor();
    await page.getByTestId("coach-switch").uncheck();
    await coach.waitFor({ state: "detached" });
    await page.reload();
    await page.getByTestId("coach-switch").waitFor();
    expect(await page.getByTestId("coach-switch").isChecked()).toBe(false);
    expect(await coach.count()).toBe(0);
    await page.goto(`${base}/`);
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    expect(await coach.count()).toBe(0);
    await page.getByTestId("coach-switch").check();
    await coach.getByText("anywhere on the edge").waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("is not on in a second game unless asked for, and never between two people", async () => {
    const page = await open(browser, "/");
    await begin(page, { rules: "tablut-murray", side: "both" });
    expect(await page.getByTestId("coach-switch").count()).toBe(0);
    await page.goto(`${base}/`);
    await begin(page, { rules: "tablut-murray", side: "attackers", level: 1 });
    expect(await page.getByTestId("coach-switch").isChecked()).toBe(false);
    expect(await page.getByTestId("make-moments").count()).toBe(0);
    expect(heard(page)).toEqual([]);
  });
});

describe("after the game", () => {
  it.runIf(onServer)(
    "a lost game shows its moments with a better move and why, and steps there; its step is marked",
    async () => {
      const page = await open(browser, "/");
      await beginFrom(page, "tablut-murray", CLOSED, "attackers", "brandubh");
      await click(page, "b5", "b9");
      await page.getByTestId("ending").waitFor();
      const moments = page.getByTestId("moments");
      await moments.getByText("Move 1: b5–b9").waitFor();
      expect(await moments.locator("li").count()).toBe(1);
      await moments.getByText("This let your opponent win at once, with d5 to a5.").waitFor();
      await moments.getByText(/^Better: [a-i][1-9]–[a-i][1-9]/).waitFor();
      await moments.getByRole("button", { name: "Move 1" }).click();
      await page.locator(".board-place.past").waitFor();
      await page.locator('.cell[data-point="b5"] .piece, [data-point="b5"]').first().waitFor();

      const next = page.getByTestId("next-step");
      await next.getByText("Brandubh, 7 × 7: done.").waitFor();
      await next.getByText("Next: Copenhagen Hnefatafl, 11 × 11").waitFor();
      await page.goto(`${base}/learn`);
      await page.getByTestId("path-brandubh").getByText("done").waitFor();
      expect(await page.getByTestId("path-copenhagen").getAttribute("aria-current")).toBe("step");
      expect(await page.getByTestId("path-alea").getAttribute("aria-current")).toBe(null);
      await page.getByTestId("path-copenhagen-attackers").click();
      await page.getByTestId("coach").getByText("bring men before every corner first").waitFor();
      expect(heard(page)).toEqual([]);
    },
  );

  it.runIf(onServer)("a game without the coach shows them when asked", async () => {
    const page = await open(browser, "/");
    await page.evaluate(() => localStorage.setItem("hnefi.coach", "no"));
    await beginFrom(page, "tablut-murray", CLOSED, "attackers");
    await click(page, "b5", "b9");
    await page.getByTestId("make-moments").click();
    await page.getByTestId("moments").getByText("Move 1: b5–b9").waitFor();
    expect(await page.getByTestId("next-step").count()).toBe(0);
    expect(heard(page)).toEqual([]);
  });
});
