// What frames cost, and how fast the engine is, with the same server and browser as the browser tests.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["bench.ts", "engine-bench.ts"],
    globalSetup: ["server.ts"],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
