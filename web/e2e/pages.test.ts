// Every page, in French and English, on a desktop and a phone, in three of the looks: nothing for axe to find, nothing wider than a
// phone, no English in French, no other host. A page is brought to its state once and then looked at in all these ways.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { drawn, handle, heard, launch, open } from "./browser";
import { english, englishLeft } from "./english";
import { changedByOtherStyles } from "./other-styles";
import { type Served, served } from "./texts";
import { tour } from "./tour";

let browser: Browser;
let texts: Served;
beforeAll(async () => {
  browser = await launch();
  texts = await served("fr");
});
afterAll(() => browser.close());

const looks = ["manuscript", "wood", "slate", "contrast"];

const COLOURS = "color-contrast";

/** What axe finds against the colours. Some pages have forty boards, and what is drawn on one in a colour is on any: two are looked at. */
async function colours(page: Page): Promise<string[]> {
  const show = (shown: boolean) =>
    page.evaluate(
      (display) => {
        const boards = [...document.querySelectorAll<HTMLElement>(".board-host")];
        for (const board of boards.slice(2)) board.style.display = display;
      },
      shown ? "" : "none",
    );
  await show(false);
  const found = await findings(page, { runOnly: [COLOURS] });
  await show(true);
  return found;
}

type Scheme = "light" | "dark";

/** Shows the page made of something else, by day or by night. */
async function wear(page: Page, look: string, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((name) => {
    document.documentElement.dataset.look = name;
  }, look);
}

/** Changes the language with the control in the page header, or with the button of a stand. */
async function speak(page: Page, language: string): Promise<void> {
  const menu = page.getByTestId("preferences-button");
  const button = page.locator(`.kiosk-languages [lang="${language}"]`);
  if (await button.isVisible()) await button.click();
  else {
    if (await menu.isVisible()) await menu.click();
    await page.getByTestId("language").selectOption(language);
    if (await menu.isVisible()) await page.keyboard.press("Escape");
  }
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await drawn(page);
}

/** How many things of a page stand out; one that lost its state, or waits for it, has fewer. */
function outline(page: Page): Promise<number> {
  return page.locator("main :is(section, h1, h2, h3, form, figure, table, svg.board, li)").count();
}

/** What is to be read in uncials: only the names of the game and of the program may be, and what a board has in its margins. */
function uncials(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll(":not(svg, svg *, .wordmark, .wordmark *, #home-title)")]
      .filter((element) =>
        ["", "::first-letter", "::marker", "::before"].some((part) =>
          /^"?uncial/i.test(getComputedStyle(element, part).fontFamily),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** What sticks out at the side of a phone. */
async function tooWide(page: Page): Promise<string[]> {
  const [wide = 0, shown = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  return wide > 390 || shown !== 390 ? [`${wide} wide where ${shown} are shown`] : [];
}

/** What sticks out of a phone where the page is written from right to left. */
async function tooWideMirrored(page: Page): Promise<string[]> {
  const turn = (dir: string) =>
    page.evaluate((wanted) => {
      document.documentElement.dir = wanted;
    }, dir);
  await turn("rtl");
  const wide = await tooWide(page);
  await turn("");
  return wide;
}

/** The page in a language, on a kind of screen, made of something, by day or by night. */
interface Walk {
  language: "en" | "fr";
  phone: boolean;
  look: string;
  scheme: Scheme;
}

/** Pages are seen in the first pair and in the second by turns: that takes half the time, and pages share their styles. */
const walks: [Walk, Walk][] = [
  [
    { language: "fr", phone: false, look: "manuscript", scheme: "light" },
    { language: "en", phone: true, look: "slate", scheme: "light" },
  ],
  [
    { language: "fr", phone: true, look: "wood", scheme: "dark" },
    { language: "en", phone: false, look: "contrast", scheme: "dark" },
  ],
];

/** The looks in which no walk is made. What is shown and how it is called does not change with the look, the colours do. */
const otherLooks: [string, Scheme][] = looks
  .flatMap((look): [string, Scheme][] => [
    [look, "light"],
    [look, "dark"],
  ])
  .filter(([look, scheme]) => !walks.flat().some((walk) => walk.look === look && walk.scheme === scheme));

/** Every page with the ways in which it is looked at, in turn. */
const stops = tour.map((stop, index) => ({
  ...stop,
  walks: walks[index % walks.length] ?? [],
  otherLook: otherLooks[Math.floor(index / walks.length) % otherLooks.length],
}));

it("there is English to look for, and a look for every walk", () => {
  expect(english.length).toBeGreaterThan(100);
  expect(otherLooks.length).toBe(4);
});

it.each(stops)("$name", { timeout: 180_000 }, async ({ visit, walks, otherLook }) => {
  const page = await visit(browser, { language: "fr" });
  const found: Record<string, string[]> = {
    "English in French": await englishLeft(page, texts),
    "uncials to read": await uncials(page),
  };
  await loadAxe(page);
  const all = await outline(page);
  for (const { language, phone, look, scheme } of walks) {
    await wear(page, look, scheme);
    if ((await page.locator("html").getAttribute("lang")) !== language) await speak(page, language);
    await handle(page, phone);
    // A search may find more in another language.
    expect(await outline(page), "what is shown stays").toBeGreaterThanOrEqual(all);
    const where = `${language}, ${phone ? "phone" : "desktop"}, ${look}, ${scheme}`;
    found[where] = [...(phone ? await tooWide(page) : []), ...(await findings(page))];
    if (phone) found[`right to left, ${language}`] = await tooWideMirrored(page);
  }
  if (otherLook) {
    const [look, scheme] = otherLook;
    await wear(page, look, scheme);
    found[`${look}, ${scheme}`] = await colours(page);
  }
  const changed = await changedByOtherStyles(page);
  found["changed by styles of other pages"] = [...new Set(changed)];
  found.heard = heard(page);
  expect(Object.fromEntries(Object.entries(found).filter(([, things]) => things.length > 0))).toEqual({});
  await page.context().close();
});

describe("the frame", () => {
  it("remembers language and theme", async () => {
    const page = await open(browser, "/");
    await page.getByTestId("language").selectOption("fr");
    await page.locator('html[lang="fr"]').waitFor();
    await page.getByTestId("theme").selectOption("dark");
    await page.reload();
    await page.getByTestId("play-now").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  });

  it("has the language that was chosen last, also where an earlier one comes later", async () => {
    const page = await open(browser, "/");
    await page.getByTestId("play-now").waitFor();
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const isText = (address: URL) => !address.pathname.startsWith("/api/");
    await page.route(isText, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("language-label = Sprache")) await held;
      await route.fulfill({ response });
    });
    const german = page.waitForResponse(async (response) =>
      (await response.text()).includes("language-label = Sprache"),
    );
    const language = page.getByTestId("language");
    await language.selectOption("de");
    await language.selectOption("fr");
    await page.locator('html[lang="fr"]').waitFor();
    letCome();
    await german;
    await drawn(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await language.inputValue()).toBe("fr");
    // One that does not come is not chosen. Removed without waiting, a handler would answer a request that goes on without it.
    await page.unrouteAll({ behavior: "wait" });
    await page.route(isText, (route) => route.abort());
    await language.selectOption("da");
    await expect.poll(() => language.inputValue()).toBe("fr");
    expect(await page.evaluate(() => localStorage.getItem("hnefi.language"))).toBe("fr");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("goes back to where a page was scrolled to", async () => {
    const page = await open(browser, "/rules");
    const link = page.locator(".sets a").nth(40);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await page.locator(".rule").first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("goes from page to page without loading anew, and back", async () => {
    const page = await open(browser, "/");
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const nav = page.getByRole("navigation", { name: "Main menu" });
    await nav.getByRole("link", { name: "Rules" }).click();
    await page.locator(".sets a").first().click();
    await page.locator(".rule").first().waitFor();
    await page.goBack();
    await page.locator(".sets a").first().waitFor();
    await nav.getByRole("link", { name: "Compare" }).click();
    await page.locator(".differences").waitFor();
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    expect(await page.title()).toContain("Compare");
  });

  it("tells in the language of the page what an inferred layout leans on", async () => {
    const address = "/?rules=alea-walker-2015&layout=alea-helmfrid-2-inferred#choose";
    const page = await open(browser, address, { language: "de" });
    await page.locator(".choose .players-form [type=submit]").click();
    await page.locator(".about-game", { hasText: "Erschlossen, nicht bestätigt" }).waitFor();
  });

  it("keeps options and layout in the address and plays them", async () => {
    const page = await open(browser, "/rules/alea-walker-2015");
    const inferred = page.locator(".choice", { has: page.locator(".badge.inferred") }).first();
    await inferred.locator("input").check();
    await page.waitForURL(/\/rules\/alea-walker-2015\+/);
    await page.locator("figcaption .badge.inferred").waitFor();
    await page.getByTestId("play-this").click();
    await page.locator(".choose figcaption .badge.inferred").waitFor();
    await page.goto(new URL("/rules/tablut-riksutstallningar-1972", page.url()).href);
    const option = page.locator('.ruleset input[type="checkbox"]').first();
    await option.check();
    await page.waitForURL(/\/rules\/tablut-riksutstallningar-1972\+/);
    await page.getByTestId("play-this").click();
    await page.locator('.play-form input[type="checkbox"]:checked').waitFor();
  });
});
