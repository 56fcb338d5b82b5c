// The browser tests that need no server, against a site of files: `npm run e2e:files`. What a test in these files needs a server for, it
// says itself.
import { defineConfig } from "vitest/config";

const NO_SERVER = [
  "aim",
  "analysis",
  "balance",
  "cite",
  "coach",
  "conformance",
  "engine",
  "gallery",
  "game-page",
  "going-on",
  "history",
  "keyboard",
  "kiosk",
  "languages",
  "layout-editor",
  "learn",
  "make",
  "manuscript",
  "missing",
  "mouse",
  "pages",
  "position-editor",
  "print",
  "puzzles",
  "reader",
  "records",
  "rule-editor",
  "rules",
  "settings",
  "touch",
  "why",
];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: NO_SERVER.map((name) => `${name}.test.ts`),
    globalSetup: ["files-server.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
