// A page as a player handles it, above all that of a game.
import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { base, open } from "./browser";

/** What a game is to be. */
export interface Wanted {
  rules: string;
  side: "attackers" | "defenders" | "both" | "watch";
  level?: number;
}

/** Puts a game together in the form of the first page and begins it. */
export async function begin(page: Page, { rules, side, level }: Wanted): Promise<void> {
  await page.locator("#form-rules").selectOption(rules);
  const against = { attackers: "engine", defenders: "engine", both: "screen", watch: "watch" }[side];
  await page.locator(`input[name="against"][value="${against}"]`).check();
  if (against === "engine") await page.locator(`input[name="seat"][value="${side}"]`).check();
  if (level) await page.locator("#form-level").selectOption(String(level));
  await page.locator('.play-form button[type="submit"]').click();
  await page.locator(".cell").first().waitFor();
}

/** Begins a game on the board of nineteen lines with the quick start. */
export async function playAlea(page: Page): Promise<void> {
  await page.locator('input[name="quick-game"][value="great"]').check();
  await page.getByTestId("play-now").click();
}

/** Opens the sheet with what has no room beside the board, where it is not open already. */
export async function openSheet(page: Page): Promise<void> {
  const button = page.getByTestId("more");
  if ((await button.isVisible()) && !(await page.locator(".more:popover-open").count())) await button.click();
}

/** One point of the board. */
export function cell(page: Page, point: string) {
  return page.locator(`.cell[data-point="${point}"]`);
}

/** The middle of a point on the screen. */
export async function centre(page: Page, point: string): Promise<{ x: number; y: number }> {
  const box = await cell(page, point).locator("rect").boundingBox();
  if (!box) throw new Error(`${point} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays the first legal move of the first piece that has one. */
export async function playFirstMove(page: Page): Promise<void> {
  for (const kind of ["movable", "target"]) {
    const point = page.locator(`.cell.${kind}`).first();
    await point.waitFor();
    const { x, y } = await centre(page, (await point.getAttribute("data-point")) ?? "");
    await page.mouse.click(x, y);
  }
}

/** Waits until this number of moves is listed. */
export async function moves(page: Page, count: number): Promise<void> {
  await page.waitForFunction((n) => document.querySelectorAll(".moves li").length === n, count);
}

/** Waits until a piece on this point may be moved. */
export async function ready(page: Page, point: string): Promise<void> {
  await page.locator(`.cell.movable[data-point="${point}"]`).waitFor();
}

/** Moves with two clicks. */
export async function click(page: Page, from: string, to: string): Promise<void> {
  await ready(page, from);
  const a = await centre(page, from);
  await page.mouse.click(a.x, a.y);
  await page.locator(`.cell.target[data-point="${to}"]`).waitFor();
  const b = await centre(page, to);
  await page.mouse.click(b.x, b.y);
}

/** Moves by dragging with the mouse. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await ready(page, from);
  const a = await centre(page, from);
  const b = await centre(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

/** Offers a draw, and confirms it. */
export async function offerDraw(page: Page): Promise<void> {
  await openSheet(page);
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Offer a draw" }).click();
}

/** A finger on the screen. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (x: number, y: number) => send("touchStart", [{ x, y }]),
    /** Rests until it holds what is under it: on small points the loupe shows, on others the piece is picked up. */
    async hold(x: number, y: number) {
      await this.down(x, y);
      await page.waitForFunction(
        ([left, top]) => {
          const under = document.elementFromPoint(left ?? 0, top ?? 0)?.closest(".cell");
          const small = (under?.getBoundingClientRect().width ?? 0) < 34;
          const held = small ? '.board-loupe[visibility="visible"]' : '.cell[aria-selected="true"]';
          return document.querySelector(held) !== null;
        },
        [x, y],
      );
    },
    slide: (x: number, y: number) => send("touchMove", [{ x, y }]),
    up: () => send("touchEnd", []),
    async tap(x: number, y: number) {
      await this.down(x, y);
      await this.up();
    },
  };
}

/** Walks to a point by its name and presses Enter there. */
export async function press(page: Page, point: string): Promise<void> {
  await page.keyboard.type(point);
  await page.waitForFunction((name) => document.activeElement?.getAttribute("data-point") === name, point);
  await page.keyboard.press("Enter");
}

/** Presses Tab until the focus is where it should be; a page that cannot be reached so fails here. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** Waits for words in the live region, as long as a page waits or for these milliseconds. */
export async function spoken(page: Page, words: RegExp, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (source) =>
      new RegExp(source, "i").test(document.querySelector('[data-testid="spoken"]')?.textContent ?? ""),
    words.source,
    timeout ? { timeout } : {},
  );
}

/** Notes every line of the live region from now on; what is returned reads them. */
export async function noteSpoken(page: Page): Promise<() => Promise<string[]>> {
  const lines = await page.getByTestId("spoken").evaluateHandle((region) => {
    const noted: string[] = [];
    const note = () => noted.push(region.textContent ?? "");
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return noted;
  });
  return () => lines.jsonValue();
}

/**
 * Tablut by Murray's rules, both sides on one screen: the defenders open the way for their king, who walks out to the
 * edge, while an attacker goes to and fro.
 */
export const walkOut: [string, string][] = [
  ["a4", "b4"],
  ["e7", "d7"],
  ["b4", "a4"],
  ["e6", "d6"],
  ["a4", "b4"],
  ["e5", "e7"],
  ["b4", "a4"],
  ["e7", "i7"],
];

/** Berserk, both sides on one screen: the last of these captures on d6, and the same piece could capture on from d7 to c7. */
export const firstOfTwo: [string, string][] = [
  ["d1", "d5"],
  ["e7", "b7"],
  ["d11", "d7"],
];

/** An unfinished game of a given number of plies, with arbitrary but fixed moves. */
export async function longGame(rules: string, plies: number): Promise<string[]> {
  let seed = 1;
  const pick = <T>(from: T[]): T => {
    seed = (seed * 48_271) % 2_147_483_647;
    return from[seed % from.length] as T;
  };
  const moves: string[] = [];
  for (let asked = 0; moves.length < plies; asked++) {
    if (asked > 2 * plies) throw new Error(`no game under ${rules} goes on for ${plies} plies`);
    const answer = await fetch(`${base}/api/v1/positions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rules, moves }),
    });
    if (answer.status === 429) {
      // Where the machine is quick, the server says when to ask again.
      const seconds = Number(answer.headers.get("retry-after"));
      await new Promise((again) => setTimeout(again, 1_000 * seconds));
      continue;
    }
    const { legal, outcome } = await answer.json();
    if (outcome) {
      moves.splice(-3);
      continue;
    }
    const from = pick(Object.keys(legal));
    moves.push(`${from}-${pick(legal[from])}`);
  }
  return moves;
}

/** Plays moves for both sides of the game that this page has begun, as quickly as the server takes them. */
export async function playOn(page: Page, list: readonly string[]): Promise<void> {
  const before = await page.locator(".moves li").count();
  const { id, token } = await page.evaluate(() => JSON.parse(localStorage.getItem("hnefi.games") ?? "[]")[0]);
  for (const [index, move] of list.entries()) {
    const answer = await fetch(`${base}/api/v1/games/${id}/actions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ action: "move", move, ply: before + index + 1 }),
    });
    if (!answer.ok) throw new Error(`${move}: ${await answer.text()}`);
  }
  await moves(page, before + list.length);
}

/** A game between two people, with the secrets of both seats. */
export interface People {
  id: string;
  /** The attackers' and the defenders' secret. */
  tokens: { attackers: string; defenders: string };
}

/** Creates a game between two people, Æthelstan with the attackers and Dub Innse with the defenders. */
export async function people(terms: Record<string, unknown>, at = base): Promise<People> {
  const sent = async (path: string, body: object) => {
    const answer = await fetch(`${at}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { token, invitations, game } = await sent("/games", {
    rules: "tablut-murray",
    attackers: { kind: "human" },
    defenders: { kind: "open" },
    name: "Æthelstan",
    ...terms,
  });
  const guest = randomBytes(16).toString("hex");
  const seat = { invitation: invitations.defenders, name: "Dub Innse", token: guest };
  await sent(`/games/${game.id}/seats`, seat);
  return { id: game.id, tokens: { attackers: token, defenders: guest } };
}

/** Gives a page the secret of a seat, and opens the game there. */
export async function sit(
  page: Page,
  { id, tokens }: People,
  side: "attackers" | "defenders",
): Promise<void> {
  const { origin } = new URL(page.url());
  const entry = { id, token: tokens[side], touched: Date.now() };
  await page.evaluate((kept) => localStorage.setItem("hnefi.games", JSON.stringify([kept])), entry);
  await page.goto(`${origin}/game/${id}`);
  await page.locator(".cell").first().waitFor();
}

/** Two people at a board, each in a browser of its own. */
export interface TwoPeople {
  game: People;
  /** Æthelstan, with the attackers. */
  host: Page;
  /** Dub Innse, with the defenders. */
  guest: Page;
}

/** How two people come to the board. */
export interface Seating {
  terms?: Record<string, unknown>;
  at?: string;
  /** Whether the guest plays on a phone. */
  phone?: boolean;
  /** Whether the test sets the clock of the host's page. */
  ownTime?: boolean;
}

/** Creates a game between two people and opens it for both. */
export async function seated(
  browser: Browser,
  { terms = {}, at = base, phone = true, ownTime = false }: Seating = {},
): Promise<TwoPeople> {
  const game = await people(terms, at);
  const host = await open(browser, "/privacy", { at });
  const guest = await open(browser, "/privacy", { at, phone });
  if (ownTime) await host.clock.install();
  await sit(host, game, "attackers");
  await sit(guest, game, "defenders");
  return { game, host, guest };
}
