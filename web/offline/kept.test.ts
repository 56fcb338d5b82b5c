import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stamp } from "./kept";

const folder = mkdtempSync(join(tmpdir(), "hnefi-kept-"));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  write("index.html", '<meta name="version" content="" /><script src="/assets/first-1.js"></script>');
  for (const name of [
    "first-1.js",
    "first-1.css",
    "words-1.js",
    "letters-1.woff2",
    "engine-1.wasm",
    "net-1.bin",
    "hnefi-print_bg-1.wasm",
  ])
    write(`assets/${name}`, name);
  for (const name of [
    "favicon.svg",
    "manifest.webmanifest",
    "icon-512.png",
    "licences.txt",
    "hnefi-board.js",
  ])
    write(name, name);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("scripts, styles, fonts, words and the engine are kept, and nothing else", () => {
  expect(stamp(folder).files).toEqual([
    "/favicon.svg",
    "/manifest.webmanifest",
    "/assets/engine-1.wasm",
    "/assets/first-1.css",
    "/assets/first-1.js",
    "/assets/letters-1.woff2",
    "/assets/words-1.js",
  ]);
});

test("the page says its version, which stays until something that is kept changes", () => {
  const { version } = stamp(folder);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(`content="${version}"`);
  write("assets/net-1.bin", "another net");
  expect(stamp(folder).version).toBe(version);
  write("favicon.svg", "another picture");
  expect(stamp(folder).version).not.toBe(version);
});

test("a page without a place for the version is refused", () => {
  write("index.html", "<script src='/assets/first-1.js'></script>");
  expect(() => stamp(folder)).toThrow("no place for the version");
});
