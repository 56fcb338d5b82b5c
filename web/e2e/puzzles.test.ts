// Puzzles: tried in vain, solved, counted, and solved by the keyboard alone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Move, Puzzle, PuzzleEntry } from "../src/api/schema";
import { base, drawn, heard, launch, open } from "./browser";
import { cell, centre, click, finger, ready } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The easiest puzzle of a kind with a given number of moves to find. */
async function puzzle(kind: string, moves: number): Promise<Puzzle> {
  const list: PuzzleEntry[] = (await (await fetch(`${base}/api/v1/puzzles`)).json()).puzzles;
  const entry = list.find((one) => one.kind === kind && one.moves === moves);
  if (!entry) throw new Error(`no puzzle of ${moves} moves of the kind ${kind}`);
  return (await fetch(`${base}/api/v1/puzzles/${entry.id}`)).json();
}

/** The points of a move. */
function points(move: Move | undefined): [string, string] {
  return [move?.from ?? "", move?.to ?? ""];
}

const said = (page: Page) => page.getByTestId("puzzle-said");

/** Plays the moves that are to be found. */
async function solve(page: Page, { line, unique }: Puzzle): Promise<void> {
  for (let ply = 0; ply < unique; ply += 2) {
    await page.locator(`.cell.movable[data-point="${points(line[ply])[0]}"]`).waitFor();
    await click(page, ...points(line[ply]));
    await said(page)
      .getByText(ply + 2 > unique ? /solved|is correct/ : /is correct/)
      .waitFor();
  }
}

describe("puzzles", () => {
  it.each([false, true])(
    "stay with their line when they are solved, until the next is asked for (phone: %s)",
    async (phone) => {
      const page = await open(browser, "/puzzles", { phone });
      const list: PuzzleEntry[] = (await (await fetch(`${base}/api/v1/puzzles`)).json()).puzzles;
      const first: Puzzle = await (await fetch(`${base}/api/v1/puzzles/${list[0]?.id}`)).json();
      await page.locator(".puzzle .cell.movable").first().waitFor();
      const task = await page.locator("#puzzle-task").textContent();
      await page.locator(".puzzle .board-place").evaluate((place) => place.scrollIntoView());
      const place = () =>
        page.locator(".puzzle .board-place").evaluate((board) => {
          const { x, y, width } = board.getBoundingClientRect();
          return [x, y, width, scrollY];
        });
      const before = await place();
      await solve(page, first);
      await page.getByTestId("puzzle-score").getByText("1 solved ·").waitFor();
      await drawn(page);
      expect(await said(page).textContent()).toContain("solved!");
      expect(await page.locator("#puzzle-task").textContent()).toBe(task);
      expect(await place()).toEqual(before);
      const rest = first.line
        .slice(first.unique)
        .map((move) => move.text)
        .join(" ");
      if (rest) await page.getByText(`The rest of the line: ${rest}`).waitFor();
      // After the analysis the same puzzle is shown again.
      await page.getByRole("link", { name: "Analyse this position" }).click();
      await page.waitForURL(/\/analysis/);
      await page.goBack();
      await page.waitForURL(`**/puzzles/${first.id}`);
      await page.getByRole("link", { name: "Next puzzle" }).click();
      await page.waitForURL(`**/puzzles/${list[1]?.id}`);
      expect(heard(page)).toEqual([]);
      await page.context().close();
    },
  );

  it("ask by finger before a move counts, where points are small", async () => {
    const list: PuzzleEntry[] = (await (await fetch(`${base}/api/v1/puzzles`)).json()).puzzles;
    const entry = list.find(({ rules }) => rules.startsWith("alea"));
    const large: Puzzle = await (await fetch(`${base}/api/v1/puzzles/${entry?.id}`)).json();
    const page = await open(browser, `/puzzles/${large.id}`, { phone: true });
    const [from, to] = points(large.line[0]);
    await ready(page, from);
    await page.locator(".puzzle .board-place").evaluate((place) => place.scrollIntoView());
    const touch = await finger(page);
    const a = await centre(page, from);
    await touch.tap(a.x, a.y);
    await cell(page, to).and(page.locator(".target")).waitFor();
    const b = await centre(page, to);
    await touch.tap(b.x, b.y);
    await page.getByTestId("confirm").getByRole("button", { name: "Play this move" }).tap();
    await said(page)
      .getByText(large.unique > 1 ? /is correct/ : /solved/)
      .waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("are counted when solved at the first try", async () => {
    const two = await puzzle("escape", 2);
    const page = await open(browser, `/puzzles/${two.id}`);
    await solve(page, two);
    const score = page.getByTestId("puzzle-score");
    await score.getByText(/1 solved · Streak: 1 solved on the first try · best 1/).waitFor();
    const following = await page.getByRole("link", { name: "Next puzzle" }).getAttribute("href");
    expect(following).not.toBe(`/puzzles/${two.id}`);
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.waitForURL(`**${following}`);
    await page.locator(".cell.movable").first().waitFor();
    await page.reload();
    await score.getByText(/best 1/).waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("reject a wrong move, give hints, and count the first try only", async () => {
    const one = await puzzle("defence", 1);
    const page = await open(browser, `/puzzles/${one.id}`);
    await page.locator(".cell.movable").first().waitFor();
    const [right] = points(one.line[0]);
    const other = page.locator(`.cell.movable:not([data-point="${right}"])`).first();
    const from = (await other.getAttribute("data-point")) ?? "";
    await other.click();
    const to = (await page.locator(".cell.target").first().getAttribute("data-point")) ?? "";
    await page.keyboard.press("Escape");
    await click(page, from, to);
    await said(page).getByText(`${from}-${to} is not the solution`).waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await said(page).getByText(`piece on ${right}`).waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".board-arrow.hint").waitFor();
    await solve(page, one);
    await page
      .getByTestId("puzzle-score")
      .getByText(/1 solved · No streak yet/)
      .waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("button", { name: "Show the solution" }).click();
    await said(page)
      .getByText(one.line[0]?.text ?? "")
      .waitFor();
  });

  it("are found by rules and kind, and solved by the keyboard alone", async () => {
    const page = await open(browser, "/puzzles");
    await page.getByLabel("Goal").selectOption("capture");
    await page.waitForURL(/kind=capture/);
    await page.getByRole("heading", { name: /Force the capture of the king/ }).waitFor();
    const one = await puzzle("capture", 1);
    await page.goto(`${base}/puzzles/${one.id}`);
    await page.locator(".cell.movable").first().waitFor();
    await page.locator('.puzzle .cell[tabindex="0"]').focus();
    for (const point of points(one.line[0])) {
      await page.keyboard.type(point);
      await page.keyboard.press("Enter");
    }
    await said(page)
      .getByText(/solved/)
      .waitFor();
    await page.getByRole("link", { name: "Analyse this position" }).click();
    await page.waitForURL(/\/analysis\?rules=.*start=/);
  });
});
