// A browser for a test file, and pages in it that complain about whatever a user should never meet.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The address of the server under test. */
export const base = inject("base");

/** Starts the browser that is installed here; `CHROMIUM` names another. */
export function launch(): Promise<Browser> {
  const path = [process.env.CHROMIUM ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));
  if (!path) throw new Error("no chromium was found: install one, or name it in CHROMIUM");
  return chromium.launch({ executablePath: path, args: FLAGS });
}

/** What kind of page a test wants. */
export interface Wish {
  phone?: boolean;
  language?: string;
  scheme?: "light" | "dark";
  /** Another address of the same server. */
  at?: string;
}

/** What went wrong on a page that nobody looked at: script errors, refused content, requests to other hosts. */
const complaints = new WeakMap<Page, string[]>();

/** Opens a page of its own, with nothing remembered. */
export async function open(browser: Browser, path: string, wish: Wish = {}): Promise<Page> {
  const at = wish.at ?? base;
  const context = await browser.newContext({
    viewport: wish.phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: wish.phone ?? false,
    isMobile: wish.phone ?? false,
    locale: wish.language ?? "en",
    colorScheme: wish.scheme ?? "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on("pageerror", (error) => heard.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) heard.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== at) heard.push(`asked ${request.url()}`);
  });
  await page.goto(at + path);
  return page;
}

/** What a page has complained about. */
export function heard(page: Page): string[] {
  return complaints.get(page) ?? [];
}
