// What is done on the board of nineteen lines where frames are counted and measured.
import type { Browser, Page } from "playwright-core";
import { drawn, open, type Wish } from "./browser";
import { begin, centre, longGame, ready } from "./table";

/** The largest board there is. */
const RULES = "alea-walker-2015";
const PLIES = 300;
/** How many plies are stepped through in one trace. */
const STRETCH = 30;

export interface BoardTask {
  name: string;
  /** More frames than these must be drawn, or the task was not done. */
  least: number;
  /** Opens a page on which the steps can be done, one after the other. */
  begin: (browser: Browser, wish: Wish) => Promise<{ page: Page; steps: (() => Promise<void>)[] }>;
}

let long: Promise<string[]> | undefined;

/** A long game on the analysis page, at its beginning. */
async function analysis(browser: Browser, wish: Wish, lines: string): Promise<Page> {
  long ??= longGame(RULES, PLIES);
  const page = await open(browser, `/analysis?rules=${RULES}&moves=${(await long).join(",")}`, wish);
  await page.locator(".tree [aria-current]", { hasText: `${PLIES}.` }).waitFor();
  await page.getByTestId("line-count").selectOption(lines);
  await page.locator("h1").click();
  await page.keyboard.press("Home");
  return page;
}

export const boardTasks: BoardTask[] = [
  {
    name: "a piece dragged about",
    least: 30,
    async begin(browser, wish) {
      const page = await open(browser, "/", wish);
      await begin(page, { rules: RULES, side: "both" });
      await ready(page, "a6");
      const home = await centre(page, "a6");
      const radius = ((await centre(page, "s6")).x - home.x) / 2;
      const drag = async () => {
        await page.mouse.move(home.x, home.y);
        await page.mouse.down();
        for (let angle = 0; angle < 2 * Math.PI; angle += 0.1)
          await page.mouse.move(
            home.x + radius * (1 - Math.cos(angle)),
            home.y - (radius / 2) * Math.sin(angle),
          );
        await page.mouse.move(home.x, home.y);
        await page.mouse.up();
      };
      return { page, steps: [drag] };
    },
  },
  {
    name: `${PLIES} plies stepped through`,
    least: 100,
    async begin(browser, wish) {
      const page = await analysis(browser, wish, "1");
      const stretch = async () => {
        for (let ply = 0; ply < STRETCH; ply++) {
          await page.keyboard.press("ArrowRight");
          // A key that is held down repeats more slowly than frames are drawn: no frame has two plies in it.
          await drawn(page);
        }
      };
      return { page, steps: Array(PLIES / STRETCH).fill(stretch) };
    },
  },
  {
    name: "five arrows that follow the engine",
    least: 8,
    async begin(browser, wish) {
      const page = await analysis(browser, wish, "5");
      const follow = async () => {
        await page.waitForFunction(() => document.querySelectorAll(".board-arrow.line").length === 5);
        await page.keyboard.press("ArrowRight");
        await page.waitForFunction(() => document.querySelectorAll(".board-arrow.line").length === 0);
      };
      return { page, steps: Array(4).fill(follow) };
    },
  },
];
