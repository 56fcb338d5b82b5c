// The client as an app: it can be installed, its pages open without a connection, and no page mixes the files of two versions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../src/words/languages";
import { findings, loadAxe } from "./axe";
import { base, heard, launch, open } from "./browser";
import { Builds } from "./builds";
import { Line } from "./line";
import { begin, moves, playFirstMove } from "./table";

/** What all that is kept may weigh, in bytes, as the server compresses it. */
const KEPT = 3_000_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Waits until the browser has every file of the page's version. */
async function filesKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The caches of versions that there are. */
const caches = async (page: Page) => {
  const names = await page.evaluate(() => globalThis.caches.keys());
  return names.filter((name) => name.startsWith("hnefi-"));
};

/** The files that the worker of the server keeps, as it names them. */
async function keptFiles(): Promise<string[]> {
  const worker = await (await fetch(`${base}/service-worker.js`)).text();
  return [...new Set(worker.match(/\/(assets\/[\w.-]+|favicon\.svg|manifest\.webmanifest)/g))];
}

/** The heading of a page that has nothing to wait for. */
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

describe("an app", () => {
  it("can be installed", async () => {
    const page = await open(browser, "/", { keeps: true });
    await filesKept(page);
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(url).toBe(`${base}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "{}");
    expect(manifest).toMatchObject({ name: "hnefi", start_url: "/", scope: "/", display: "standalone" });
    expect(Object.keys(manifest.description_localized).sort()).toEqual(
      Object.keys(languages)
        .filter((language) => language !== "en")
        .sort(),
    );
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // The browser of the tests runs without a profile of its own, in which it installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    for (const { src, sizes } of manifest.icons) {
      const drawn = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      if (sizes !== "any") expect(drawn, src).toBe(sizes);
    }
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("is offered on the settings page where the browser can install it", async () => {
    const page = await open(browser, "/settings", { phone: true });
    const section = page.getByRole("region", { name: "App" });
    await section.getByText("Add to Home Screen").waitFor();
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => Object.assign(window, { prompted: true }),
      });
      dispatchEvent(offer);
    });
    await page.getByTestId("install").click();
    expect(await page.evaluate(() => "prompted" in window)).toBe(true);
    await page.getByTestId("install").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("keeps its files only once a game can be begun", async () => {
    const page = await open(browser, "/robots.txt", { keeps: true });
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...wanted) {
        Object.assign(window, { usable: document.querySelector('[data-testid="play-now"]') !== null });
        return register.apply(this, wanted);
      };
    });
    await page.goto(base);
    await filesKept(page);
    expect(await page.evaluate(() => Reflect.get(window, "usable"))).toBe(true);
    await page.context().close();
  });

  it("keeps all scripts, styles, fonts, words and the engine, and nothing else", async () => {
    const files = await keptFiles();
    const fonts = files.filter((file) => file.endsWith(".woff2"));
    expect(fonts.length).toBe(4);
    expect(files.filter((file) => !/\.(js|css|woff2|svg|wasm|webmanifest)$/.test(file))).toEqual([]);
    const sizes = await Promise.all(
      files.map(async (file) => {
        const answer = await fetch(base + file, { method: "HEAD" });
        expect(answer.status, file).toBe(200);
        return Number(answer.headers.get("content-length"));
      }),
    );
    const sum = sizes.reduce((all, size) => all + size, 0);
    console.info(`${files.length} files are kept, ${sum} bytes of ${KEPT}`);
    expect(sum).toBeLessThanOrEqual(KEPT);
    expect(sum).toBeGreaterThan(300_000);
  });
});

describe("without a connection", () => {
  const line = new Line();
  beforeAll(() => line.lay());
  afterAll(() => line.cut());

  it("every page opens after one visit of the first one, in every language", {
    timeout: 120_000,
  }, async () => {
    const page = await open(browser, "/", { at: line.address, keeps: true });
    await filesKept(page);
    await line.cut();
    // A page that needs nothing of the server's answers, opened anew, and one that was never seen.
    for (const [code, words] of Object.entries(TITLES)) {
      await page.evaluate((language) => localStorage.setItem("hnefi.language", language), code);
      await page.goto(`${line.address}/privacy`);
      await page.getByRole("heading", { level: 1, name: words }).waitFor();
      expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
    }
    await page.evaluate(() => localStorage.setItem("hnefi.language", "en"));
    const pages = JSON.parse(readFileSync(join(import.meta.dirname, "../src/pages.json"), "utf8"));
    for (const path of Object.keys(pages)) {
      await page.goto(line.address + path.replace(":id", "alea-walker-2015"));
      await heading(page).waitFor();
      await page.getByRole("navigation", { name: "Main menu" }).waitFor();
    }
    expect(heard(page)).toEqual([]);
    // What is not the client's is not answered from what is kept.
    for (const path of ["/api/v1/rulesets", "/api/v1/diagram.svg?rules=brandubh-cyningstan", "/nowhere"])
      expect(await page.evaluate((address) => fetch(address).then(String, () => "none"), path)).toBe("none");
    await line.lay();
    await page.goto(`${line.address}/`);
    await page.getByTestId("play-now").waitFor();
    await page.context().close();
  });

  it("a browser without a network opens the settings", async () => {
    const page = await open(browser, "/", { keeps: true });
    await filesKept(page);
    await page.context().setOffline(true);
    await page.goto(`${base}/settings`);
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });
});

/** What the page about privacy is called. */
const TITLES = Object.fromEntries(
  Object.keys(languages).map((code) => {
    const file = join(import.meta.dirname, `../../languages/${code}/web/privacy.ftl`);
    const title = /^privacy-title = (.*)$/m.exec(readFileSync(file, "utf8"))?.[1];
    return [code, title ?? ""];
  }),
);

describe("a newer version", () => {
  const builds = new Builds();
  beforeAll(() => builds.start());
  afterAll(() => builds.stop());

  /** Which build the scripts of the first page, and of the page on privacy, are of. */
  const made = (page: Page) =>
    page.evaluate(() => {
      const { first = "older", later = "older" } = document.documentElement.dataset;
      return { first, later };
    });

  const toPrivacy = async (page: Page) => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/privacy" });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await page.getByRole("heading", { level: 1, name: TITLES.en ?? "" }).waitFor();
  };

  it("leaves open pages as they are, says that it is there, and comes with a reload", async () => {
    const page = await open(browser, "/settings", { at: builds.address, keeps: true });
    await filesKept(page);
    await page.getByText("Wood and bone").click();
    const other = await page.context().newPage();
    await other.goto(`${builds.address}/rules`);
    await heading(other).waitFor();
    const stand = await page.context().newPage();
    await stand.goto(`${builds.address}/?kiosk`);
    await stand.getByTestId("replay").waitFor();
    expect((await caches(page)).length).toBe(1);

    builds.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    for (const each of [page, other]) await each.getByTestId("new-version").waitFor();
    const note = page.getByRole("status").filter({ hasText: "A new version is there." });
    await note.waitFor();
    await loadAxe(page);
    expect(await findings(page)).toEqual([]);

    // A stand has nobody who could reload it.
    await stand.waitForFunction(() => document.documentElement.dataset.first === "newer");
    await stand.getByTestId("replay").waitFor();
    await stand.close();

    // What the older pages had not loaded yet is still theirs.
    expect((await caches(page)).length).toBe(2);
    await toPrivacy(other);
    expect(await made(other)).toEqual({ first: "older", later: "older" });

    // The other one reloads, by its keys alone.
    await page.getByTestId("new-version").focus();
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await page.getByText("Wood and bone").waitFor();
    await toPrivacy(page);
    expect(await made(page)).toEqual({ first: "newer", later: "newer" });
    expect(await page.locator("html").getAttribute("data-look")).toBe("wood");
    expect(await page.getByTestId("new-version").count()).toBe(0);

    // As long as one page of the older version is open, its files are kept; after that they are not.
    await other.getByRole("button", { name: "Dismiss" }).click();
    await other.getByTestId("new-version").waitFor({ state: "detached" });
    expect((await caches(page)).length).toBe(2);
    await other.close();
    await expect
      .poll(async () => {
        await page.reload();
        return (await caches(page)).length;
      })
      .toBe(1);
    expect(heard(page)).toEqual([]);
    await page.context().close();
  });

  it("loses no game that is kept in the browser, and the older version plays on until the reload", async () => {
    const own = new Builds();
    await own.start();
    const page = await open(browser, "/", { at: own.address, keeps: true });
    await filesKept(page);
    // Without a connection the browser keeps the game.
    await page.context().setOffline(true);
    await begin(page, { rules: "brandubh-cyningstan", side: "attackers" });
    await page.waitForURL(/\/game\/here-/);
    await playFirstMove(page);
    await moves(page, 2);
    await page.context().setOffline(false);

    own.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByTestId("new-version").waitFor();
    await playFirstMove(page);
    await moves(page, 4);
    const played = await page.locator(".moves li").allTextContents();
    await Promise.all([page.waitForEvent("load"), page.getByTestId("new-version").click()]);
    await moves(page, 4);
    expect(await made(page)).toMatchObject({ first: "newer" });
    expect(await page.locator(".moves li").allTextContents()).toEqual(played);
    await playFirstMove(page);
    await moves(page, 6);
    expect(heard(page)).toEqual([]);
    await page.context().close();
    await own.stop();
  });
});
