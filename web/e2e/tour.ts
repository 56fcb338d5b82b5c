// The pages that every page-wide test visits.
import type { Browser, Page } from "playwright-core";
import { onServer, open, type Wish } from "./browser";
import { begin, cell, click, firstOfTwo, moves, openSheet, playAlea, press } from "./table";

/** A page by name, and how to bring one to a state worth looking at. */
export interface Stop {
  name: string;
  /** Whether only a server has it. */
  ofServer?: boolean;
  visit(browser: Browser, wish: Wish): Promise<Page>;
}

async function settled(page: Page, selector: string): Promise<Page> {
  await page.locator(selector).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Begins a game on one screen, of small tablut unless another is wanted. */
async function game(browser: Browser, wish: Wish, rules = "tablut-riksutstallningar-1972"): Promise<Page> {
  const page = await open(browser, "/", wish);
  await begin(page, { rules, side: "both" });
  return settled(page, ".cell.movable");
}

/** The king could walk out at c9; a man moves instead, and the fourth attacker shuts him in. */
export const shutIn = "/analysis?rules=tablut-murray&start=/9/8t/1tKt5/2t6/9/9/9/9/T8/+d+-&moves=";

/** Every kind of page, and a game in its different states. */
const everything: Stop[] = [
  {
    name: "home",
    visit: async (browser, wish) => settled(await open(browser, "/", wish), ".opening .board"),
  },
  { name: "a new game", visit: (browser, wish) => game(browser, wish) },
  {
    name: "a game of nineteen lines with a hint",
    async visit(browser, wish) {
      const page = await open(browser, "/", wish);
      await playAlea(page);
      await settled(page, ".cell.movable");
      await page.getByTestId("hint-button").click();
      return settled(page, '[data-testid="hint"]');
    },
  },
  {
    name: "a game looked back at, with a draw offered",
    async visit(browser, wish) {
      const page = await game(browser, { ...wish, phone: false });
      const from = await page.locator(".cell.movable").first().getAttribute("data-point");
      await page.locator(".cell.movable").first().click();
      const to = await page.locator(".cell.target").first().getAttribute("data-point");
      await page.keyboard.press("Escape");
      await click(page, from ?? "", to ?? "");
      await moves(page, 1);
      await page.getByTestId("offer-draw").click();
      await page.locator("dialog[open] .primary").click();
      await page.locator(".notice").waitFor();
      await page.locator(".stepper button").first().click();
      if (wish.phone) await page.setViewportSize({ width: 390, height: 844 });
      return settled(page, '[data-testid="live"]');
    },
  },
  {
    name: "a game with a piece that may go on capturing",
    async visit(browser, wish) {
      const page = await game(browser, { ...wish, phone: false }, "berserk");
      for (const [index, [from, to]] of firstOfTwo.entries()) {
        await click(page, from, to);
        await moves(page, index + 1);
      }
      if (wish.phone) await page.setViewportSize({ width: 390, height: 844 });
      return settled(page, '[data-testid="stay"]');
    },
  },
  {
    name: "a game that is over",
    async visit(browser, wish) {
      const page = await game(browser, wish);
      await openSheet(page);
      await page.getByTestId("resign").click();
      await page.locator("dialog[open] .primary").click();
      return settled(page, '[data-testid="ending"]');
    },
  },
  { name: "rules", visit: async (browser, wish) => settled(await open(browser, "/rules", wish), ".sets a") },
  {
    name: "a search among the rules",
    async visit(browser, wish) {
      const page = await open(browser, "/rules", wish);
      await page.locator("#rules-words").fill("copenhagen");
      await page.waitForFunction(() => document.querySelectorAll(".sets a").length < 10);
      return settled(page, ".sets a");
    },
  },
  {
    name: "games suggested by three answers",
    visit: async (browser, wish) =>
      settled(
        await open(browser, "/rules?length=short&win=edge&want=fair&order=length", wish),
        ".suggestions button:enabled",
      ),
  },
  ...["alea-walker-2015", "tablut-riksutstallningar-1972", "berserk", "ard-ri"].map((id) => ({
    name: `rules of ${id}`,
    visit: async (browser: Browser, wish: Wish) =>
      settled(await open(browser, `/rules/${id}`, wish), ".picture .board"),
  })),
  {
    name: "compare",
    visit: async (browser, wish) =>
      settled(
        await open(browser, "/compare?a=alea-walker-2015&b=tablut-riksutstallningar-1972", wish),
        ".differences",
      ),
  },
  {
    name: "a puzzle",
    visit: async (browser, wish) => settled(await open(browser, "/puzzles", wish), ".puzzle .cell.movable"),
  },
  {
    name: "a board to print",
    visit: async (browser, wish) =>
      settled(await open(browser, "/make?rules=brandubh-cyningstan", wish), ".print-pages svg"),
  },
  {
    name: "settings",
    visit: async (browser, wish) =>
      settled(await open(browser, "/settings", wish), ".settings .board-vellum"),
  },
  {
    name: "settings, when a newer version is there",
    async visit(browser, wish) {
      const page = await open(browser, "/settings", wish);
      await page.locator("#as-app").waitFor();
      await page.evaluate(() =>
        navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "newer" })),
      );
      return settled(page, '[data-testid="new-version"]');
    },
  },
  {
    name: "fair",
    visit: async (browser, wish) => settled(await open(browser, "/fair", wish), ".fair h1"),
  },
  {
    name: "studies",
    async visit(browser, wish) {
      const page = await open(browser, "/studies", wish);
      await page.locator("details summary").first().click();
      return settled(page, ".arms .balance-bar");
    },
  },
  {
    name: "a study",
    visit: async (browser, wish) =>
      settled(await open(browser, "/studies/calibration-2026", wish), ".arms .balance-bar"),
  },
  {
    name: "a layout",
    visit: async (browser, wish) =>
      settled(await open(browser, "/layouts/alea-murray", wish), ".citation textarea"),
  },
  {
    name: "lessons",
    visit: async (browser, wish) => settled(await open(browser, "/learn", wish), ".lessons a"),
  },
  {
    name: "a lesson with a hint",
    async visit(browser, wish) {
      const page = await open(browser, "/learn/capture", wish);
      await page.getByTestId("lesson-hint").click();
      return settled(page, ".feedback:not(:empty)");
    },
  },
  {
    name: "a lesson solved",
    async visit(browser, wish) {
      const page = await open(browser, "/learn/shieldwall", { ...wish, phone: false });
      await click(page, "c5", "c1");
      await page.getByTestId("next").waitFor();
      if (wish.phone) await page.setViewportSize({ width: 390, height: 844 });
      return settled(page, ".feedback.solved");
    },
  },
  {
    name: "a first game with its comment",
    async visit(browser, wish) {
      const page = await open(browser, "/learn", wish);
      await page.getByTestId("path-brandubh-attackers").click();
      return settled(page, '[data-testid="coach"]:not(:empty)');
    },
  },
  {
    name: "history",
    visit: async (browser, wish) => settled(await open(browser, "/history", wish), ".claim"),
  },
  {
    name: "the manuscript's drawing",
    visit: async (browser, wish) => settled(await open(browser, "/manuscript", wish), ".folio .cell"),
  },
  {
    name: "the manuscript's drawing, coloured, with a mark looked at",
    async visit(browser, wish) {
      const page = await open(browser, "/manuscript?layout=alea-helmfrid-2-inferred", wish);
      await page.locator('.cell[data-point="f14"]').click();
      return settled(page, ".looked-at .gloss");
    },
  },
  {
    name: "what to analyse",
    visit: async (browser, wish) => settled(await open(browser, "/analysis", wish), "#analysis-rules"),
  },
  {
    name: "an analysis with a report",
    async visit(browser, wish) {
      const page = await open(browser, `${shutIn}a1-a2,i8-c8`, wish);
      await page.getByTestId("make-report").click();
      await page.locator(".turning-point").waitFor();
      await page.getByTestId("threats").click();
      await page.getByTestId("ways").click();
      await page.locator(".marks button").first().click();
      await page.keyboard.press("ArrowLeft");
      return settled(page, ".engine-lines li");
    },
  },
  {
    name: "why a move is refused",
    async visit(browser, wish) {
      const start = encodeURIComponent("/9/9/4T4/9/9/9/1tK6/9/9/ d -");
      const page = await open(browser, `/analysis?rules=tablut-murray&start=${start}`, wish);
      await cell(page, "e7").focus();
      await press(page, "e7");
      await press(page, "e5");
      return settled(page, ".why-rules li");
    },
  },
  {
    name: "a position being set up, with a man where none may stand",
    visit: async (browser, wish) =>
      settled(
        await open(
          browser,
          "/editor/position?rules=berserk&start=/11/11/11/11/11/3t1t5/11/4K6/11/11/11/+a+-",
          wish,
        ),
        '[data-testid="judged"] .problem',
      ),
  },
  {
    name: "a layout being drawn over the manuscript's points",
    async visit(browser, wish) {
      const page = await open(browser, "/editor/layout?from=alea-walker-2015+alea-murray", wish);
      await page.locator('[data-testid="judged"] .turn').waitFor();
      await page.getByTestId("keep").click();
      await page.getByTestId("share").click();
      await openSheet(page);
      await page.locator(".side summary").first().click();
      return settled(page, "#layout-address");
    },
  },
  {
    name: "rules being changed, with something worth a second look",
    async visit(browser, wish) {
      const page = await open(browser, "/editor/rules?from=brandubh-cyningstan", wish);
      await page.locator('[data-rule="corners-stop"] summary').click();
      await page.locator('[data-rule="corners-stop"] input[value="all"]').check();
      await page.locator(".rule-line .warning").waitFor();
      await page.getByTestId("keep").click();
      await page.getByTestId("share").click();
      await page.locator(".begin > summary").click();
      await page.locator("#draft-from").waitFor();
      await page.locator(".differences td").first().waitFor();
      return settled(page, "#draft-address");
    },
  },
  {
    name: "rules being changed, with mistakes",
    async visit(browser, wish) {
      const page = await open(browser, "/editor/rules?from=tablut-murray", wish);
      await page.locator(".trial .cell.movable").first().waitFor();
      const file = page.locator("#draft-text");
      await file.fill(`${await file.inputValue()}corners = "single"\nno-moves = "lose"\n`);
      return settled(page, ".rule-line.amiss .problem");
    },
  },
  {
    name: "import",
    visit: async (browser, wish) => settled(await open(browser, "/import", wish), "#import-text"),
  },
  {
    name: "games brought in",
    async visit(browser, wish) {
      const page = await open(browser, "/import", wish);
      await page.locator("#import-text").fill("d6-b6 e4-e2 b6-e6 c4-c5");
      await page.locator("#import-rules option").nth(1).waitFor({ state: "attached" });
      await page.locator("#import-rules").selectOption("brandubh-cyningstan");
      await page.locator('.import form button[type="submit"]').click();
      await page.locator('[data-testid="found"] .primary').click();
      await page.locator(".import-kept").waitFor();
      await page.locator(".found-games [aria-expanded]").click();
      return settled(page, ".replay .board");
    },
  },
  {
    name: "the library",
    visit: async (browser, wish) => settled(await open(browser, "/library", wish), ".library-search"),
  },
  {
    name: "the games of a study",
    ofServer: true,
    visit: async (browser, wish) =>
      settled(await open(browser, "/library/studies?study=calibration-2026", wish), ".library-games li"),
  },
  {
    name: "a game of a study",
    ofServer: true,
    visit: async (browser, wish) =>
      settled(
        await open(browser, "/library/alea-search-round-3-1", wish),
        '[data-testid="citation"] textarea',
      ),
  },
  {
    name: "a record that is analysed",
    async visit(browser, wish) {
      const page = await open(browser, "/analysis", wish);
      await page.locator("#paste-text").fill("d6-b6 e4-e2 b6-b9 c4-c5");
      await page.getByTestId("open-record").click();
      return settled(page, '[data-testid="record-fault"]');
    },
  },
  {
    name: "openings",
    visit: async (browser, wish) =>
      settled(await open(browser, "/library/explore?rules=brandubh-cyningstan", wish), ".explorer .board"),
  },
  {
    name: "a game to be shared",
    async visit(browser, wish) {
      const page = await game(browser, wish);
      await page.goto(`${page.url()}/share`);
      return settled(page, ".formats li");
    },
  },
  {
    name: "a stand that waits for visitors",
    visit: async (browser, wish) => settled(await open(browser, "/?kiosk", wish), '[data-testid="replay"]'),
  },
  {
    name: "a stand where a game is chosen",
    async visit(browser, wish) {
      const page = await open(browser, "/?kiosk&idle=3600", wish);
      await page.getByTestId("touch").click();
      return settled(page, '[data-testid="begin"]');
    },
  },
  {
    name: "a lost page",
    visit: async (browser, wish) => settled(await open(browser, "/nowhere", wish), "h1"),
  },
  {
    name: "a lost rule set",
    visit: async (browser, wish) => settled(await open(browser, "/rules/none", wish), ".problem"),
  },
  {
    name: "a lost game",
    visit: async (browser, wish) => settled(await open(browser, "/game/none", wish), ".problem"),
  },
];

/** Those that are there, with a server or without. */
export const tour = everything.filter(({ ofServer }) => onServer || !ofServer);
