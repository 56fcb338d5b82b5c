// A game to its end, an analysis and a puzzle by ear and keyboard alone: roles, names and what is said aloud.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Puzzle, PuzzleList } from "../src/api/schema";
import { answerOf, heard, launch, open } from "./browser";
import { Reader } from "./reader";
import { shutIn } from "./tour";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** Brandubh: a man clears the way for his king, who walks to the edge and into the corner. */
const toTheCorner: [string, string][] = [
  ["d6", "b6"],
  ["c4", "c2"],
  ["b6", "a6"],
  ["d4", "c4"],
  ["a6", "b6"],
  ["c4", "c7"],
  ["b6", "a6"],
  ["c7", "a7"],
];

describe("by ear and keyboard", () => {
  it("a game is chosen, played and won", { timeout: 120_000 }, async () => {
    const page = await open(browser, "/");
    const reader = await Reader.of(page);
    await reader.finds("combobox", /^Rule set$/);
    await page.keyboard.press("Tab");
    expect((await reader.focused())?.name).toBe("Skip to content");

    await reader.goesTo("combobox", /^Rule set$/);
    await page.keyboard.type("Brandubh");
    const brandubh = (await reader.focused())?.value ?? "";
    expect(brandubh).toMatch(/^Brandubh/);
    await reader.goesTo("radio", /.*/);
    for (let step = 0; step < 5 && !/^Another person at/.test((await reader.focused())?.name ?? ""); step++)
      await page.keyboard.press("ArrowDown");
    const side = await reader.focused();
    expect(side?.name).toBe("Another person at this screen");
    expect(side?.is.checked).toBe("true");
    await reader.goesTo("button", /^Start the game$/);
    await page.keyboard.press("Enter");

    const grid = await reader.finds("grid", /^Board, 7 by 7$/);
    expect(grid.description).toMatch(
      /Use the arrow keys to move between points.*Press Enter or Space to pick up a piece/,
    );
    expect((await reader.finds("heading", /^Brandubh/)).is.level).toBe(1);
    expect((await page.title()).startsWith("Brandubh")).toBe(true);
    const cells = await reader.all("gridcell");
    expect(cells.length).toBe(49);
    expect(cells.filter(({ name }) => /, king\b/.test(name)).map(({ name }) => name)).toEqual([
      "d4, king, throne",
    ]);
    // Only the side to move has moves.
    expect(cells.filter(({ name }) => / moves?$/.test(name)).every(({ name }) => /attacker/.test(name))).toBe(
      true,
    );

    await reader.goesTo("gridcell", /.*/);
    for (const [ply, [from, to]] of toTheCorner.entries()) {
      await reader.moves(from, to);
      const side = ply % 2 === 0 ? "Attackers" : "Defenders";
      const said = await reader.hears(new RegExp(`${side}: ${from} to ${to}\\.`));
      if (ply < toTheCorner.length - 1)
        expect(said).toContain(`${side === "Attackers" ? "Defenders" : "Attackers"} to move.`);
      else expect(said).toMatch(/Defenders have won\. The king has escaped\./);
    }
    await reader.finds("region", /^Defenders have won$/);
    await reader.finds("heading", /^Defenders have won$/);
    const moves = (await reader.all("button")).filter(({ name }) => /^\d+ (attackers|defenders) /.test(name));
    expect(moves.map(({ name }) => name).at(-1)).toBe("8 defenders c7–a7");
    // Nothing has a move any more.
    expect((await reader.all("gridcell", / moves?$/)).length).toBe(0);
    await reader.goesTo("link", /^Analyse this game$/);
    expect(heard(page)).toEqual([]);
  });

  it("an analysis: engine, comment and tree", async () => {
    const page = await open(browser, `${shutIn}a1-a2`);
    const reader = await Reader.of(page);
    await reader.finds("heading", /^Analysis: /);
    await reader.finds("region", /^The engine$/);

    await page.keyboard.press("e");
    await reader.hears(/^The engine is off\.$/);
    expect((await reader.finds("switch", /^The engine$/)).is.checked).toBe("false");
    await page.keyboard.press("e");
    await reader.hears(/^Starting the engine…$/);
    await page.keyboard.press("2");
    await reader.hears(/^Lines: 2$/);
    await reader.finds("button", /^i8–c8 ×c7$/);
    await page.keyboard.press("s");
    await reader.hears(/^Attackers win in one ply\. Best: i8–c8 ×c7\./);
    await page.keyboard.press("t");
    await reader.hears(/can be captured next|threatens to win|No threats/);
    await page.keyboard.press("t");
    await reader.hears(/^Threats: off$/);

    // Along a line of the engine, which is a move after the other.
    await reader.goesTo("button", /^i8–c8 ×c7$/);
    await page.keyboard.press("Enter");
    await reader.finds("button", /^2\. i8–c8 ×c7$/);
    await reader.finds("button", /^1\. a1–a2$/);
    await page.keyboard.press("c");
    const comment = await reader.focused();
    expect([comment?.role, comment?.name]).toEqual(["textbox", "Comment"]);
    await page.keyboard.type("The ring is closed.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await reader.hears(/^Defenders: a1 to a2\.$|^Attackers: a1 to a2\.$/);
    await page.keyboard.press("ArrowRight");
    await reader.hears(/: i8 to c8\. Captured: c7\..* The ring is closed\.$/);
    await page.keyboard.press("Home");
    await reader.hears(/^Opening position\.$/);
    await page.keyboard.press("Escape");
    const start = await reader.focused();
    expect([start?.role, start?.name]).toEqual(["button", "Opening position"]);
    expect(heard(page)).toEqual([]);
  });

  it("a puzzle is solved", async () => {
    const list = (await answerOf<PuzzleList>("puzzles")).puzzles;
    const entry = list.find((one) => one.kind === "escape" && one.moves === 2);
    const puzzle = await answerOf<Puzzle>(`puzzles/${entry?.id}`);
    const page = await open(browser, `/puzzles/${puzzle.id}`);
    const reader = await Reader.of(page);
    await reader.finds("heading", /to move\. Force the king/i);
    const grid = await reader.finds("grid", /^Puzzle board/);
    expect(grid.description).toMatch(/Press Enter or Space to pick up a piece/);
    await reader.goesTo("gridcell", /.*/);
    for (let ply = 0; ply < puzzle.unique; ply += 2) {
      const { from = "", to = "" } = puzzle.line[ply] ?? {};
      await reader.moves(from, to);
      const last = ply + 2 > puzzle.unique;
      const said = await reader.hears(
        new RegExp(`^${from}-${to}${last ? ": solved!" : " is correct\\. The reply is"}`),
      );
      // The answer of the other side is told too.
      if (!last) expect(said).toContain(puzzle.line[ply + 1]?.to);
    }
    await reader.goesTo("link", /^Next puzzle$/);
    expect(heard(page)).toEqual([]);
  });
});
