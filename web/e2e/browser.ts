// A browser for a test file, with pages that record every error.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { inject } from "vitest";
import { launch } from "./chromium";

/** The address of the server under test, or of the site of files. */
export const base = inject("base");
/** Whether a server is under test: else it is a site of files. */
export const onServer = inject("onServer");

/** Asks the API for something that a site of files has as a file. */
export async function answerOf<T>(path: string): Promise<T> {
  const answer = await fetch(`${base}/api/v1/${path}${onServer ? "" : ".json"}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export { launch };

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What kind of page a test wants. */
export interface Wish {
  phone?: boolean;
  language?: string;
  scheme?: "light" | "dark";
  /** Another address of the same server. */
  at?: string;
  /** A folder with another build of the client, which stands in for the server's own. */
  client?: string;
  /** Whether the browser may keep the files of the client, as it does for people. Else each page would load all of them. */
  keeps?: boolean;
}

/** Errors of a page: script errors, refused content, requests to other hosts. */
const complaints = new WeakMap<Page, string[]>();

const sessions = new WeakMap<Page, CDPSession>();

/** Opens a page of its own, with nothing remembered. */
export async function open(browser: Browser, path: string, wish: Wish = {}): Promise<Page> {
  const at = wish.at ?? base;
  const context = await browser.newContext({
    viewport: wish.phone ? PHONE : DESKTOP,
    hasTouch: wish.phone ?? false,
    isMobile: wish.phone ?? false,
    locale: wish.language ?? "en",
    colorScheme: wish.scheme ?? "light",
    reducedMotion: "reduce",
    serviceWorkers: wish.keeps ? "allow" : "block",
    // The certificates of the tests are self-signed.
    ignoreHTTPSErrors: at.startsWith("https:"),
  });
  if (wish.client) await serveFrom(context, wish.client);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on("pageerror", (error) => heard.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|no words here/i.test(message.text())) heard.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== at) heard.push(`asked ${request.url()}`);
  });
  page.on("response", async (response) => {
    const { "content-type": kind, "content-security-policy": policy } = response.headers();
    if (!kind?.startsWith("text/html") || !response.url().startsWith(at)) return;
    const said = onServer ? (policy ?? null) : policyIn(await response.text().catch(() => ""));
    heard.push(...inline(said).map((gap) => `${response.url()} may run too much: ${gap}`));
  });
  await page.goto(at + path);
  // A page of files may have its text before the client has started.
  if (!onServer && (await page.locator("#app").count())) await page.locator("#app > main").waitFor();
  return page;
}

/** The policy that a page of files has in itself, since its host sends none. */
function policyIn(html: string): string | null {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** Answers what is not the API's with the files of a folder, and every other address with its page. */
async function serveFrom(context: BrowserContext, folder: string): Promise<void> {
  // The browser does not know where such a page comes from, and lets it open no socket to this machine otherwise.
  await context.grantPermissions(["local-network-access"]);
  await context.route(
    (address) => !address.pathname.startsWith("/api/"),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      const found = existsSync(file) && statSync(file).isFile();
      return route.fulfill({ path: found ? file : join(folder, "index.html") });
    },
  );
}

/** Makes a loaded page that of a phone, or that of a desktop again. */
export async function handle(page: Page, phone: boolean): Promise<void> {
  const size = phone ? PHONE : DESKTOP;
  let session = sessions.get(page);
  if (!session) {
    // What a session emulates ends with it.
    session = await page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: phone });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: phone });
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await drawn(page);
}

/** Waits until the page has been laid out anew and drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What a content security policy lets a page run besides the scripts of its server, WebAssembly, and scripts known by their hash. */
export function inline(policy: string | null): string[] {
  const directives = new Map(
    (policy ?? "").split(";").map((part): [string, string[]] => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src") ?? ["anything"];
  return scripts.filter(
    (source) => !/^('self'|'none'|'wasm-unsafe-eval'|'sha256-[A-Za-z0-9+/=]+')$/.test(source),
  );
}

/** What a page has complained about. */
export function heard(page: Page): string[] {
  return complaints.get(page) ?? [];
}

/** Marks in the page's timeline, as "usable", when a game can be begun on the first page. To be called before the page is loaded. */
export async function markUsable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-testid="play-now"]')) return;
      observer.disconnect();
      performance.mark("usable");
    }).observe(document, { childList: true, subtree: true });
  });
}
