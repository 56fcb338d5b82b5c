// The pictures for the documents, taken with the same server and browser as the browser tests.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["screenshots.ts"],
    globalSetup: ["server.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
