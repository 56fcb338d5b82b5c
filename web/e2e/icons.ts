// The icons of the app in the sizes that phones and desktops want: `npm run icons` draws them from the favicon into public/.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { launch } from "./browser";

const folder = join(import.meta.dirname, "../public");
const picture = readFileSync(join(folder, "favicon.svg"), "utf8");

/** Its share of the width, and whether its ground goes on to the corners: those that a system cuts to its own shape must have all of theirs. */
const icons = [
  { name: "icon-192", size: 192, share: 1, whole: false },
  { name: "icon-512", size: 512, share: 1, whole: false },
  { name: "icon-maskable-512", size: 512, share: 0.86, whole: true },
  { name: "icon-apple-180", size: 180, share: 0.94, whole: true },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each(icons)("$name", async ({ name, size, share, whole }) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = /<rect [^>]*fill="([^"]+)"/.exec(picture)?.[1];
  if (!ground) throw new Error("the favicon has no ground");
  await page.setContent(
    `<style>
      body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${whole ? ground : "none"} }
      svg { width: ${100 * share}vw }
    </style>${picture}`,
  );
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
});
