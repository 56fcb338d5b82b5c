// The gallery of rule sets: its pictures, its filters, the three questions that lead to a game, and the rules in one minute.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Gallery, GalleryEntry, Ruleset } from "../src/api/schema";
import { answerOf, base, heard, launch, onServer, open } from "./browser";
import { tabTo } from "./table";

let browser: Browser;
let all: GalleryEntry[];
beforeAll(async () => {
  browser = await launch();
  all = (await answerOf<Gallery>("gallery")).rulesets;
});
afterAll(() => browser.close());

const shown = (page: Page) =>
  page
    .locator(".sets a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/rules/", "") ?? ""));

/** Waits until the page shows these rule sets, in whatever order. */
async function shows(page: Page, wanted: readonly GalleryEntry[]): Promise<string[]> {
  await page.waitForFunction((many) => document.querySelectorAll(".sets a").length === many, wanted.length);
  const ids = await shown(page);
  expect(ids.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  return ids;
}

const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("the gallery", () => {
  it("has a card for every rule set, whose picture comes when it is in view", async () => {
    const page = await open(browser, "/nothing");
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/v1/diagram.svg") asked.add(searchParams.get("rules") ?? "");
    });
    await page.goto(`${base}/rules`);
    await shows(page, all);
    const first = page.locator(".sets img").first();
    await page.waitForFunction(
      () => (document.querySelector(".sets img") as HTMLImageElement).naturalWidth > 0,
    );
    expect(asked.size).toBeLessThan(all.length / 2);
    // It keeps its place before it comes, so that nothing moves.
    expect(await first.evaluate((img: HTMLImageElement) => img.width === img.height && img.width > 50)).toBe(
      true,
    );
    await page.locator(".sets > li").last().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => ([...document.querySelectorAll<HTMLImageElement>(".sets img")].at(-1)?.naturalWidth ?? 0) > 0,
    );
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is narrowed by family, goal and king, and remembers that when one comes back", async () => {
    const page = await open(browser, "/rules");
    await shows(page, all);
    await page.getByRole("combobox", { name: "The king wins" }).selectOption("edge");
    const edge = all.filter(({ goal }) => goal === "edge");
    await shows(page, edge);
    await page.getByRole("combobox", { name: "The king is" }).selectOption("weak");
    const weak = edge.filter(({ king }) => king === "weak");
    expect(weak.length).toBeGreaterThan(0);
    expect(weak.length).toBeLessThan(edge.length);
    await shows(page, weak);
    await page.getByRole("combobox", { name: "Family" }).selectOption(weak[0]?.family ?? "");
    const family = weak.filter((set) => set.family === weak[0]?.family);
    const [first] = await shows(page, family);
    await page
      .getByTestId("found")
      .getByText(family.length === 1 ? "One rule set" : `${family.length} rule sets`)
      .waitFor();
    await page.locator(".sets li").first().click();
    await page.locator(".ruleset h1").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/rules/${first}`);
    await page.goBack();
    await shows(page, family);
    expect(await page.getByRole("combobox", { name: "The king is" }).inputValue()).toBe("weak");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is put in order by size, length, draws and simplicity, what is not measured last", async () => {
    const page = await open(browser, "/rules");
    await shows(page, all);
    const numbers: Record<string, (set: GalleryEntry) => number> = {
      size: ({ board }) => board,
      length: ({ figures }) => figures?.plies ?? Number.POSITIVE_INFINITY,
      draws: ({ figures }) => (figures ? figures.drawn / figures.games : Number.POSITIVE_INFINITY),
      simple: ({ sentences }) => sentences,
    };
    for (const [order, number] of Object.entries(numbers)) {
      await page.getByRole("combobox", { name: "Order" }).selectOption(order);
      await page.locator("#in-order").waitFor();
      const ids = await shows(page, all);
      const values = ids.map((id) => number(all.find((set) => set.id === id) as GalleryEntry));
      expect(values, order).toEqual(values.toSorted((a, b) => a - b));
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("says what was measured, and what was not", async () => {
    const page = await open(browser, "/rules?words=ard-ri");
    const card = page.locator(".sets li", { has: page.locator('a[href="/rules/ard-ri"]') });
    const figures = all.find(({ id }) => id === "ard-ri")?.figures;
    await card.getByText(`(${figures?.plies} moves)`).waitFor();
    const other = all.find((set) => set.figures === null && set.family === "ard-ri");
    await page
      .locator(".sets li", { has: page.locator(`a[href="/rules/${other?.id}"]`) })
      .getByText("not measured")
      .waitFor();
    await page.context().close();
  });

  it.each([320, 390])(
    "is no wider than a screen of %i pixels, and its link is read out once",
    async (width) => {
      const page = await open(browser, "/rules?length=long&win=simple&want=fair", { phone: true });
      await page.setViewportSize({ width, height: 700 });
      await page.locator(".suggestions button:enabled").first().waitFor();
      await shows(page, all);
      expect(await wide(page)).toBeLessThanOrEqual(0);
      const card = page.locator(".sets li").first();
      expect(await card.getByRole("link").count()).toBe(1);
      expect(await card.locator("img").getAttribute("alt")).toBe("");
      await page.goto(`${base}/rules/alea-berserk-bartley`);
      await page.getByTestId("one-minute").waitFor();
      expect(await wide(page)).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
});

describe("which should I play?", () => {
  it("has an answer to every combination, with a reason for each game", async () => {
    const page = await open(browser, "/rules");
    const status = page.locator(".advisor").getByRole("status");
    await status.getByText("Answer the three questions").waitFor();
    const seen = new Set<string>();
    for (const length of ["A quarter of an hour", "Half an hour", "A long evening"])
      for (const win of ["In a corner", "At the edge", "As you like, but simply"])
        for (const want of ["A fair game", "An old source"]) {
          for (const name of [length, win, want]) await page.getByRole("radio", { name }).check();
          const games = page.getByTestId("suggestions").locator("> li");
          await games.first().waitFor();
          const count = await games.count();
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(3);
          for (const game of await games.all()) {
            const id = (await game.getAttribute("data-rules")) ?? "";
            seen.add(id);
            expect(await game.locator(".reasons li").count(), id).toBeGreaterThanOrEqual(2);
            const set = all.find((one) => one.id === id);
            if (win === "In a corner") expect(set?.goal, id).toBe("corner");
            if (win === "At the edge") expect(set?.goal, id).toBe("edge");
            if (want === "A fair game") expect(set?.figures, id).not.toBe(null);
            if (want === "An old source") expect(set?.year, id).not.toBe(null);
          }
        }
    expect(seen.size).toBeGreaterThan(5);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it.runIf(onServer)("is answered with the keyboard alone, and leads to a game", async () => {
    const page = await open(browser, "/rules");
    await page.locator(".answers").first().waitFor();
    for (const question of ["length", "win", "want"]) {
      await tabTo(page, `input[name="advisor-${question}"]`);
      await page.keyboard.press("Space");
    }
    const game = page.getByTestId("suggestions").locator("> li").first();
    await game.locator("button:enabled").waitFor();
    const id = await game.getAttribute("data-rules");
    const name = (await game.locator("h3").textContent()) ?? "";
    await tabTo(page, ".suggestions button");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/game/*");
    await page.locator(".cell").first().waitFor();
    const { rules } = await (
      await fetch(`${base}/api/v1/games/${new URL(page.url()).pathname.split("/").at(-1)}`)
    ).json();
    expect(JSON.stringify(rules)).toContain(id);
    await page.getByText(name).first().waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("keeps the answers when one has read the rules of a game", async () => {
    const page = await open(browser, "/rules?length=medium&win=corner&want=source");
    const game = page.getByTestId("suggestions").locator("> li").first();
    await game.waitFor();
    const id = await game.getAttribute("data-rules");
    await game.getByRole("link").click();
    await page.waitForURL(`**/rules/${id}`);
    await page.getByTestId("one-minute").waitFor();
    await page.goBack();
    await game.waitFor();
    expect(await page.getByRole("radio", { name: "In a corner" }).isChecked()).toBe(true);
    await page.context().close();
  });
});

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

describe("the rules in one minute", () => {
  it("are what the server says, first on the page, in the language of the page", async () => {
    const rules: Ruleset = await answerOf<Ruleset>("rulesets/copenhagen");
    const page = await open(browser, "/rules/copenhagen");
    const minute = page.getByTestId("one-minute");
    await minute.waitFor();
    for (const { topic, sentences } of rules.brief)
      expect(await minute.locator(`[data-topic="${topic}"] dd`).textContent()).toBe(
        sentences.map(({ en }) => en).join(" "),
      );
    expect(rules.brief.map(({ topic }) => topic)).toEqual([
      "aim",
      "moves",
      "capture",
      "king",
      "end",
      "special",
    ]);
    const [above, board, below] = await Promise.all(
      [minute, page.locator(".opening .board"), page.locator(".rule").first()].map((part) =>
        part.boundingBox().then((box) => box?.y ?? Number.NaN),
      ),
    );
    expect(above).toBeLessThan(below ?? 0);
    expect(board).toBeLessThan(below ?? 0);
    await page.getByTestId("language").selectOption("de");
    await minute.getByText("Die Steine ziehen wie der Turm im Schach").waitFor();
    await minute.getByText("Umzingelt den König").waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("stand beside the board at a desk, and before the choices on a phone", async () => {
    const boxes = async (phone: boolean) => {
      const page = await open(browser, "/rules/copenhagen", { phone });
      const parts = [
        page.getByTestId("one-minute"),
        page.locator(".opening .board"),
        page.locator(".choices"),
      ];
      await page.locator(".choices").waitFor();
      const found = await Promise.all(parts.map((part) => part.boundingBox()));
      await page.context().close();
      return found.map((box) => {
        if (!box) throw new Error("a part is not shown");
        return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
      }) as [Edges, Edges, Edges];
    };
    const [minute, board] = await boxes(false);
    expect(minute.right).toBeLessThan(board.left);
    expect(minute.top).toBeLessThan(board.bottom);
    const [below, above, last] = await boxes(true);
    expect(below.top).toBeGreaterThanOrEqual(above.bottom);
    expect(last.top).toBeGreaterThanOrEqual(below.bottom);
  });

  it("change with an option that changes the rules", async () => {
    const page = await open(browser, "/rules/tablut-riksutstallningar-1972");
    const king = page.getByTestId("one-minute").locator('[data-topic="king"]');
    await king.getByText("The king captures like a man").waitFor();
    await page.getByRole("checkbox", { name: /^Weaponless king/ }).check();
    await king.getByText("The king takes no part in captures.").waitFor();
    expect(await king.getByText("The king captures like a man").count()).toBe(0);
    await page.context().close();
  });

  it("are followed by the sourced rules, each with a link to its work in the bibliography", async () => {
    const rules: Ruleset = await answerOf<Ruleset>("rulesets/tablut-murray");
    const page = await open(browser, "/rules/tablut-murray");
    await page.locator(".rule").first().waitFor();
    const links = await page
      .locator(".rule .source a:first-child")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(rules.rules.map(({ source }) => `/sources#source-${source}`));
    await page.locator(".rule .source a").first().click();
    await page.locator(`[id="source-${rules.rules[0]?.source}"]`).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});
