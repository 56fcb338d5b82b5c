// The browser of the tests, and of whatever else shows pages.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The shell without windows first: the same browser without the parts of its own that nobody sees, which take a third of a test's time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
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

/** Starts the browser that is installed here; `CHROMIUM` names another. */
export function launch(): Promise<Browser> {
  const path = [process.env.CHROMIUM ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));
  if (!path) throw new Error("no chromium was found: install one, or name it in CHROMIUM");
  return chromium.launch({ executablePath: path, args: FLAGS });
}
