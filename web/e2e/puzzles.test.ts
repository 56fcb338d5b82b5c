// Puzzles: tried in vain, solved, counted, and solved by the keyboard alone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LevelList, Move, Puzzle, PuzzleEntry, PuzzleList } from "../src/api/schema";
import { answerOf, base, drawn, heard, launch, onServer, open } from "./browser";
import { cell, centre, click, finger, ready } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const list = async (): Promise<PuzzleEntry[]> => (await answerOf<PuzzleList>("puzzles")).puzzles;
const load = async (id: string | undefined): Promise<Puzzle> => answerOf<Puzzle>(`puzzles/${id}`);

/** The easiest puzzle of a kind with a given number of moves to find. */
async function puzzle(kind: string, moves: number): Promise<Puzzle> {
  const entry = (await list()).find((one) => one.kind === kind && one.moves === moves);
  if (!entry) throw new Error(`no puzzle of ${moves} moves of the kind ${kind}`);
  return load(entry.id);
}

/** The puzzle that a page has come to. */
async function shown(page: Page): Promise<Puzzle> {
  await page.waitForURL(/\/puzzles\/[0-9a-f]+/);
  return load(new URL(page.url()).pathname.split("/").at(-1));
}

/** The points of a move. */
function points(move: Move | undefined): [string, string] {
  return [move?.from ?? "", move?.to ?? ""];
}

/** A move that is not the solution, and what refutes it as the puzzle's data have it. */
function wrong({ line, steps, refutations }: Puzzle, pick = 0): { move: [string, string]; reply: string } {
  const [right] = line;
  const all = Object.entries(steps[0]?.legal ?? {}).flatMap(([from, tos]) =>
    tos.map((to): [string, string] => [from, to]),
  );
  const others = all.filter(([from, to]) => from !== right?.from || to !== right.to);
  const replyTo = ([from, to]: [string, string]) => {
    const [first, ...rest] = refutations[0] ?? [];
    return (rest.find(({ of }) => of?.includes(`${from}-${to}`)) ?? first)?.reply;
  };
  const [move] = others.filter((one) => replyTo(one)).slice(pick);
  if (!move) throw new Error("every other move ends the game");
  return { move, reply: replyTo(move) ?? "" };
}

const said = (page: Page) => page.getByTestId("puzzle-said");
const score = (page: Page) => page.getByTestId("puzzle-score");

/** The solver's rating as the page has it. */
async function rating(page: Page): Promise<number> {
  const words = (await score(page).textContent()) ?? "";
  return Number(/Your rating: (\d+)/.exec(words)?.[1]);
}

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
      const first = await shown(page);
      await page.locator(".puzzle .cell.movable").first().waitFor();
      const task = await page.locator(".puzzle h1").textContent();
      await page.locator(".puzzle .board-place").evaluate((place) => place.scrollIntoView());
      const place = () =>
        page.locator(".puzzle .board-place").evaluate((board) => {
          const { x, y, width } = board.getBoundingClientRect();
          return [x, y, width, scrollY];
        });
      const before = await place();
      await solve(page, first);
      // On a phone the rest lies in a sheet.
      if (phone) await page.getByTestId("more").tap();
      await score(page).getByText("1 solved ·").waitFor();
      await drawn(page);
      expect(await said(page).textContent()).toContain("solved!");
      expect(await page.locator(".puzzle h1").textContent()).toBe(task);
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
      await page.waitForURL((address) => !address.pathname.endsWith(first.id));
      expect((await shown(page)).id).not.toBe(first.id);
      expect(heard(page)).toEqual([]);
      await page.context().close();
    },
  );

  it("put the board first and the task beside it, without the answer", async () => {
    const large = (await list()).find(({ board }) => board === 19);
    const one = await load(large?.id);
    const page = await open(browser, `/puzzles/${one.id}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(".puzzle .cell.movable").first().waitFor();
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`${selector} is not shown`);
      return found;
    };
    const board = await box(".board-place");
    for (const selector of [".puzzle h1", '[data-testid="aim"]', ".puzzle .board-bar"]) {
      const beside = await box(selector);
      expect(beside.x).toBeGreaterThan(board.x + board.width - 1);
      expect(beside.y + beside.height).toBeLessThan(900);
    }
    const side = (await page.locator(".puzzle .turn-place").first().textContent()) ?? "";
    expect(side).toContain(`Rating ${one.rating}`);
    const [from, to] = points(one.line[0]);
    const text = (await page.locator("main").innerText()) + (await page.locator("main .side").innerHTML());
    expect(text).not.toContain(`${from}-${to}`);
    expect(text).not.toContain(one.refutations[0]?.[0]?.reply ?? "");
    await page.context().close();
  });

  it("answer at once, also where no server can be reached", async () => {
    const two = await puzzle("escape", 2);
    const page = await open(browser, `/puzzles/${two.id}`);
    await page.locator(".puzzle .cell.movable").first().waitFor();
    await page.route("**/api/**", (route) => route.abort());
    const { move, reply } = wrong(two);
    await click(page, ...move);
    await said(page)
      .getByText(`${move.join("-")} does not win: after ${reply} no win by threats is left.`)
      .waitFor();
    await page.locator(".board-arrow.threat").waitFor();
    // The wrong move stands on the board until it is taken back.
    await page.locator(`.cell[data-point="${move[0]}"]:not(.movable)`).waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.locator(".board-arrow.threat").waitFor({ state: "detached" });
    await solve(page, two);
    await said(page).getByText("is correct. Repeated attempts do not count.").waitFor();
    await page.context().close();
  });

  it.each(["escape", "capture", "defence"])("draw what refutes a wrong move (%s)", async (kind) => {
    const one = await puzzle(kind, 1);
    const page = await open(browser, `/puzzles/${one.id}`);
    const { move, reply } = wrong(one, 3);
    await click(page, ...move);
    await said(page)
      .getByText(kind === "defence" ? `${move.join("-")} loses: ${reply} wins by force.` : `after ${reply}`)
      .waitFor();
    // Then both moves are played on the board.
    const [from] = reply.split("-");
    await page.locator(`.cell[data-point="${from}"]`).and(page.getByLabel(/empty/i)).waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.locator(`.cell.movable[data-point="${move[0]}"]`).waitFor();
    await solve(page, one);
    await page.context().close();
  });

  it.runIf(onServer)("are played on against the engine from any position", async () => {
    const { id, side, position } = await puzzle("escape", 1);
    const page = await open(browser, `/puzzles/${id}`);
    await page.locator(".puzzle .cell.movable").first().waitFor();
    await page.getByRole("button", { name: "Play on against the engine" }).click();
    await page.waitForURL(/\/game\//);
    const game = async () => {
      const { pathname } = new URL(page.url());
      return (await fetch(`${base}/api/v1/games/${pathname.split("/").at(-1)}`)).json();
    };
    const begun = await game();
    expect(begun.start.split(" ")[0]).toBe(position.split(" ")[0]);
    expect([begun.seats[side].kind, begun.moves.length]).toEqual(["human", 0]);
    const other = side === "attackers" ? "defenders" : "attackers";
    const { levels } = await answerOf<LevelList>("levels");
    expect(begun.seats[other]).toMatchObject({ kind: "engine", level: levels.at(-1)?.level });
    // From the position after a wrong move and its refutation, too
    await page.goBack();
    const same = await load(id);
    await click(page, ...wrong(same).move);
    await page.getByRole("button", { name: "Take it back" }).waitFor();
    // The button waits until both moves are played on the board.
    await page.getByRole("button", { name: "Play on against the engine" }).click();
    await page.waitForURL(/\/game\//);
    expect((await game()).start).not.toBe(begun.start);
    await page.context().close();
  });

  it("follow the solver: the rating moves with each first result and is kept", async () => {
    const page = await open(browser, "/puzzles?kind=escape&length=1");
    const first = await shown(page);
    await page.locator(".puzzle .cell.movable").first().waitFor();
    const before = await rating(page);
    await solve(page, first);
    await score(page)
      .getByText(/Streak: 1/)
      .waitFor();
    const better = await rating(page);
    expect(better).toBeGreaterThan(before);
    // Solved once more, it does not count again.
    await page.getByRole("button", { name: "Start again" }).click();
    await solve(page, first);
    expect(await rating(page)).toBe(better);
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.waitForURL((address) => !address.pathname.endsWith(first.id));
    const second = await shown(page);
    expect(new URL(page.url()).search).toBe("?kind=escape&length=1");
    // Of the six nearest to the rating, none tried before
    const near = (await list())
      .filter(({ id, kind, moves }) => kind === "escape" && moves === 1 && id !== first.id)
      .map((entry) => Math.abs(entry.rating - better))
      .sort((a, b) => a - b);
    expect(Math.abs(second.rating - better)).toBeLessThanOrEqual((near[5] ?? 0) + 1);
    await click(page, ...wrong(second).move);
    await score(page)
      .getByText(/No streak yet/)
      .waitFor();
    const worse = await rating(page);
    expect(worse).toBeLessThan(better);
    await page.reload();
    await page.locator(".puzzle .cell.movable").first().waitFor();
    expect(await rating(page)).toBe(worse);
    await page.context().close();
  });

  it("ask by finger before a move counts, where points are small", async () => {
    const large = await load((await list()).find(({ rules }) => rules.startsWith("alea"))?.id);
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
    await score(page)
      .getByText(/1 solved · Streak: 1 solved on the first try · best 1/)
      .waitFor();
    const following = await page.getByRole("link", { name: "Next puzzle" }).getAttribute("href");
    expect(following).not.toBe(`/puzzles/${two.id}`);
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await page.waitForURL(`**${following}`);
    await page.locator(".cell.movable").first().waitFor();
    await page.reload();
    await score(page)
      .getByText(/best 1/)
      .waitFor();
    expect(heard(page)).toEqual([]);
  });

  it("reject a wrong move, give hints, and count the first try only", async () => {
    const one = await puzzle("defence", 1);
    const page = await open(browser, `/puzzles/${one.id}`);
    const [right] = points(one.line[0]);
    await click(page, ...wrong(one).move);
    await said(page).getByText("wins by force").waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
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

  it("are found by goal, length, board and rules", async () => {
    const all = await list();
    const page = await open(browser, "/puzzles");
    await shown(page);
    const pick = async (label: string, value: string, fits: (entry: PuzzleEntry) => boolean) => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      await page.waitForURL((address) => address.search.includes(value));
      await score(page)
        .getByText(`${all.filter(fits).length} puzzles`)
        .waitFor();
      expect(fits(await shown(page))).toBe(true);
      // The filter keeps the focus, so that the next can be reached from it.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    };
    const goal = (entry: PuzzleEntry) => entry.kind === "capture";
    const large = (entry: PuzzleEntry) => goal(entry) && entry.board === 19;
    const corner = (entry: PuzzleEntry) => large(entry) && entry.escape === "corner";
    const short = (entry: PuzzleEntry) => corner(entry) && entry.moves === 1;
    await page.getByLabel("Goal").focus();
    await pick("Goal", "capture", goal);
    await page.getByRole("heading", { name: /Force the capture of the king/ }).waitFor();
    await pick("Board", "19", large);
    await pick("Way out", "corner", corner);
    await pick("Length", "1", short);
    // What no puzzle fits is not offered.
    for (const { rules } of all.filter((entry) => entry.board === 7).slice(0, 1))
      expect(await page.locator(`#puzzle-rules option[value="${rules}"]`).isDisabled()).toBe(true);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("are solved by the keyboard alone", async () => {
    const one = await puzzle("capture", 1);
    const page = await open(browser, `/puzzles/${one.id}`);
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
