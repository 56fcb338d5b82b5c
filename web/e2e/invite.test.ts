// A game with another person: created, called off, joined by a link or from the lobby, taken to another device.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, loadAxe } from "./axe";
import { base, heard, launch, open } from "./browser";
import { click, moves, openSheet, spoken, tabTo } from "./table";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Offer {
  side?: "attackers" | "defenders" | "random";
  against?: "person" | "others";
  name?: string;
  clock?: string;
  fair?: "pie" | "two";
  listed?: boolean;
}

/** Fills in the form for a game of brandubh with another person, and creates it. */
async function invite(page: Page, offer: Offer = {}): Promise<void> {
  await page.goto(`${base}/?against=person&rules=brandubh-cyningstan#choose`);
  const form = page.locator(".players-form");
  const { side = "attackers", against = "person", name = "Æthelstan" } = offer;
  await form.locator(`input[name="against"][value="${against}"]`).check();
  if (against === "person") {
    await form.locator(`input[name="seat"][value="${side}"]`).check();
    await form.getByLabel("Your name").fill(name);
  }
  if (offer.clock) await form.getByTestId("clock").selectOption({ label: offer.clock });
  if (offer.fair) await form.locator(`input[name="fair"][value="${offer.fair}"]`).check();
  if (offer.listed) await form.getByLabel("Show it in the lobby").check();
  await form.getByRole("button", { name: "Create the game" }).click();
  await page.getByTestId("waiting").waitFor();
}

/** The link that the page shows for the other player. */
const invitation = (page: Page) => page.locator(".seat-link textarea").first().inputValue();

/** Opens a link of this server in a browser of its own. */
function follow(link: string, phone = false): Promise<Page> {
  return open(browser, link.slice(base.length), { phone });
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByTestId("sit-down").click();
  await page.locator(".cell").first().waitFor();
  await page.locator(".board-page").waitFor();
}

/** The side that the page plays, as its move may be made. */
async function isToMove(page: Page): Promise<boolean> {
  await page.getByTestId("turn").waitFor();
  return (await page.getByTestId("turn").textContent())?.includes("Your turn") ?? false;
}

describe("an invitation", () => {
  it("brings a second person to the board, who sees what is agreed first", async () => {
    const host = await open(browser, "/");
    await invite(host, { side: "random", clock: "10 min + 5 s a turn" });
    const link = await invitation(host);
    expect(link).toMatch(/\/game\/[0-9a-f]{32}#seat=[0-9a-f]+$/);
    await host.locator(".qr-code").waitFor();
    await loadAxe(host);
    expect(await findings(host)).toEqual([]);

    const guest = await follow(link, true);
    await guest.getByText("Æthelstan invites you to a game.").waitFor();
    const terms = await guest.getByTestId("terms").textContent();
    expect(terms).toContain("sides are drawn");
    expect(terms).toContain("10 min + 5 s a turn");
    await loadAxe(guest);
    expect(await findings(guest)).toEqual([]);
    await sitDown(guest, "Dub Innse");
    expect(new URL(guest.url()).hash).toBe("");

    await host.locator(".board-page").waitFor();
    await spoken(host, /the game begins\. you play the (attackers|defenders) against Dub Innse/);
    await spoken(guest, /against Æthelstan/);
    const [first, second] = (await isToMove(host)) ? [host, guest] : [guest, host];
    await click(first, "a4", "a5");
    await moves(second, 1);
    await second.waitForFunction(() => document.title.startsWith("Your turn"));
    await first.waitForFunction(() => !document.title.startsWith("Your turn"));
    await click(second, "d3", "c3");
    await moves(first, 2);
    expect(heard(host)).toEqual([]);
    expect(heard(guest)).toEqual([]);

    // A third person learns that the seat is taken.
    const late = await follow(link);
    await late.getByText("Somebody else has taken this seat.").waitFor();
    await late.getByRole("button", { name: "Watch the game" }).click();
    await moves(late, 2);
    expect(heard(late)).toEqual([]);
    // The guest who follows the link again goes on playing.
    await guest.goto(link);
    await moves(guest, 2);
    await Promise.all([host, guest, late].map((page) => page.context().close()));
  });

  it("does not take the seat in the browser that sent it, and can be shown again", async () => {
    const host = await open(browser, "/");
    await invite(host);
    const link = await invitation(host);
    await host.goto(`${base}/`);
    await host.getByTestId("shared-games").getByText("Show the invitation").waitFor();
    await host.getByTestId("shared-games").getByRole("link").click();
    await host.getByTestId("waiting").waitFor();
    expect(await invitation(host)).toBe(link);
    await host.goto("about:blank");
    await host.goto(link);
    await host.getByTestId("own-invitation").waitFor();
    const game = await (
      await fetch(`${base}/api/v1${new URL(link).pathname.replace("game", "games")}`)
    ).json();
    expect(game.seats.defenders.kind).toBe("open");
    await host.context().close();
  });

  it("is lost when the game is called off", async () => {
    const host = await open(browser, "/");
    await invite(host, { fair: "pie" });
    const guest = await follow(await invitation(host));
    await guest.getByTestId("sit-down").waitFor();
    expect(await guest.getByTestId("terms").textContent()).toContain("Pie rule");
    await host.getByTestId("call-off").click();
    await host.locator("dialog[open]").getByRole("button", { name: "Call the game off" }).click();
    for (const page of [host, guest]) await page.getByText("This game was called off.").waitFor();
    await host.goto(`${base}/`);
    await host.getByText("Called off").waitFor();
    expect(await host.getByTestId("shared-games").count()).toBe(0);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });

  it("is sent again with the same secret if the answer was lost", async () => {
    const host = await open(browser, "/");
    await invite(host);
    const guest = await follow(await invitation(host));
    await guest.getByTestId("sit-down").waitFor();
    // The server has the request, and the guest never learns of it.
    let lost = 0;
    await guest.route("**/seats", async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await guest.getByTestId("sit-down").click();
    await guest.reload();
    await guest.getByText("Somebody else has taken this seat.").or(guest.locator(".board-page")).waitFor();
    expect(await guest.locator(".board-page").count()).toBe(1);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });

  it("to two others has a link for each side", async () => {
    const host = await open(browser, "/");
    await invite(host, { against: "others" });
    const links = await host
      .locator('.seat-link textarea[id^="link-"]:not(#link-watch)')
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
    expect(new Set(links).size).toBe(2);
    const [one, two] = [await follow(links[0] ?? ""), await follow(links[1] ?? "")];
    await one.getByText("You play the attackers.").waitFor();
    await two.getByText("You play the defenders.").waitFor();
    await one.getByTestId("sit-down").click();
    await two.getByTestId("sit-down").click();
    await click(one, "a4", "a5");
    await moves(two, 1);
    await moves(host, 1);
    await host.goto(`${base}/`);
    await host.locator(".recent").getByText("Watching").waitFor();
    await Promise.all([host, one, two].map((page) => page.context().close()));
  });
});

describe("the form", () => {
  it("says beside the field what is wrong with a number, and what would be right", async () => {
    const page = await open(browser, "/?against=person&rules=brandubh-cyningstan#choose");
    const form = page.locator(".players-form");
    await form.getByTestId("clock").selectOption("own");
    await form.getByLabel("Seconds more after a turn").fill("many");
    await form.getByText("Enter a whole number from 0 to 600.").waitFor();
    const create = form.getByRole("button", { name: "Create the game" });
    expect(await create.isDisabled()).toBe(true);
    await form.getByLabel("Seconds more after a turn").fill("7");
    await form.getByLabel("Unequal times").check();
    await form.getByTestId("clock").last().selectOption({ label: "3 days a turn" });
    await form.getByText("Give days for a turn to both sides").waitFor();
    expect(await create.isDisabled()).toBe(true);
    await form.getByTestId("clock").last().selectOption({ label: "30 min + 20 s a turn" });
    await create.click();
    await page.getByTestId("terms").getByText("15 min + 7 s a turn").waitFor();
    expect(await page.getByTestId("terms").textContent()).toContain("Defenders: 30 min + 20 s a turn");
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is filled in, and the seat taken, by the keyboard alone", async () => {
    const host = await open(browser, "/?against=person&rules=brandubh-cyningstan#choose");
    await host.locator(".players-form").waitFor();
    await tabTo(host, 'input[name="seat"]');
    await host.keyboard.press("ArrowDown");
    await tabTo(host, "#player-name");
    await host.keyboard.type("Æthelstan");
    await host.keyboard.press("Enter");
    await host.getByTestId("waiting").waitFor();
    const guest = await follow(await invitation(host));
    await guest.getByText("You play the attackers.").waitFor();
    await tabTo(guest, "#player-name");
    await guest.keyboard.press("Enter");
    await spoken(guest, /you play the attackers against Æthelstan/);
    await spoken(host, /you play the defenders against a player without a name/);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

describe("a seat", () => {
  it("is taken to another device by a link, and both keep it", async () => {
    const host = await open(browser, "/");
    await invite(host);
    const guest = await follow(await invitation(host));
    await sitDown(guest, "Dub Innse");
    await host.locator(".board-page").waitFor();
    await openSheet(host);
    await host.getByTestId("device").locator("summary").click();
    const link = await host.locator("#link-device").inputValue();
    const phone = await follow(link, true);
    await click(phone, "a4", "a5");
    await moves(host, 1);
    expect(new URL(phone.url()).hash).toBe("");
    await phone.reload();
    await moves(phone, 1);
    await moves(guest, 1);
    // A stranger's secret is no seat.
    const stranger = await follow(link.replace(/#token=.*/, `#token=${"0".repeat(32)}`));
    await moves(stranger, 1);
    await stranger.getByText("You are watching this game.").waitFor({ state: "attached" });
    expect(await stranger.evaluate(() => localStorage.getItem("hnefi.games"))).toBe(null);
    await Promise.all([host, guest, phone, stranger].map((page) => page.context().close()));
  });

  it("is found again among one's games, those first where it is one's turn", async () => {
    const host = await open(browser, "/");
    await invite(host, { clock: "3 days a turn" });
    const guest = await follow(await invitation(host));
    await host.goto(`${base}/`);
    await sitDown(guest, "Dub Innse");
    await host.reload();
    const mine = host.getByTestId("shared-games").getByRole("listitem").first();
    await mine.getByText("Attackers, against Dub Innse").waitFor();
    await mine.getByText(/Your turn · until/).waitFor();
    await mine.getByRole("link").click();
    await click(host, "a4", "a5");
    await host.getByTestId("confirm").locator(".primary").click();
    await moves(guest, 1);
    await host.goto(`${base}/`);
    await mine.getByText("The other player’s turn").waitFor();
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

/** The screens on which a page must not be wider than the window. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

describe("on a small screen", () => {
  it.each(["en", "de", "is"])("form, invitation, lobby and seat fit, in %s", async (language) => {
    const host = await open(browser, "/?against=person&rules=brandubh-cyningstan#choose", {
      phone: true,
      language,
    });
    const fits = async (page: Page, what: string) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${what}, ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(0);
        if (process.env.PICTURES)
          await page.screenshot({
            path: `${process.env.PICTURES}/${what}-${language}-${screen.width}.png`,
            fullPage: true,
          });
      }
    };
    await host.locator("#player-name").fill("Æthelstan of the forty characters or so");
    await host.locator(".own-clock, [data-testid=clock]").first().selectOption("own");
    await host.locator(".players-form input[type=checkbox]").first().check();
    await host.locator(".players-form input[type=checkbox]").last().check();
    await fits(host, "form");
    await host.locator('.players-form button[type="submit"]').click();
    await host.getByTestId("waiting").waitFor();
    await fits(host, "invitation");
    const guest = await open(browser, (await invitation(host)).slice(base.length), { phone: true, language });
    await guest.getByTestId("sit-down").waitFor();
    await fits(guest, "seat");
    await guest.goto(`${base}/lobby`);
    await guest.getByTestId("accept").first().waitFor();
    await fits(guest, "lobby");
    await guest.goto(await invitation(host));
    await guest.getByTestId("sit-down").click();
    await guest.locator(".board-page").waitFor();
    await host.locator(".board-page").waitFor();
    await host.goto(`${base}/`);
    await host.getByTestId("shared-games").getByRole("link").first().waitFor();
    await fits(host, "home");
    expect([...heard(host), ...heard(guest)]).toEqual([]);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

describe("the lobby", () => {
  it("lists open challenges, and one press sits down", async () => {
    const visitor = await open(browser, "/lobby", { phone: true });
    await visitor.getByRole("heading", { level: 1, name: "Lobby" }).waitFor();
    const host = await open(browser, "/");
    await invite(host, { side: "defenders", clock: "5 min + 3 s a turn", fair: "two", listed: true });
    const id = new URL(await invitation(host)).pathname.split("/").at(-1);
    // The list is asked for again by itself.
    const entry = visitor.locator(`[data-game="${id}"]`);
    await entry.waitFor();
    const words = await entry.textContent();
    for (const part of ["Æthelstan", "you play the attackers", "5 min + 3 s a turn", "two games"])
      expect(words).toContain(part);
    await loadAxe(visitor);
    expect(await findings(visitor)).toEqual([]);
    // One's own is no challenge to oneself.
    await host.goto(`${base}/lobby`);
    await host.locator(`[data-game="${id}"]`).getByRole("button", { name: "Your own game" }).click();
    await host.getByTestId("waiting").waitFor();

    const name = visitor.getByLabel("Your name");
    await name.fill("Dub Innse");
    // A list that does not come once takes nothing away.
    const asksAgain = () =>
      visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await visitor.route("**/api/v1/challenges", (route) => route.fulfill({ status: 503, json: {} }));
    await asksAgain();
    await visitor.locator(".lobby .problem").waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await visitor.unroute("**/api/v1/challenges");
    await asksAgain();
    await visitor.locator(".lobby .problem").waitFor({ state: "detached" });
    await entry.getByTestId("accept").click();
    await spoken(visitor, /you play the attackers against Æthelstan/);
    await click(visitor, "a4", "a5");
    await moves(host, 1);
    await visitor.goto(`${base}/lobby`);
    await visitor.getByRole("heading", { level: 1, name: "Lobby" }).waitFor();
    expect(await entry.count()).toBe(0);
    expect([...heard(host), ...heard(visitor)]).toEqual([]);
    await Promise.all([host, visitor].map((page) => page.context().close()));
  });
});
